import { assert, layer } from "@effect/vitest"
import { Effect, TestClock } from "effect"
import { StatusReport } from "#src/Autopilot/Status/StatusReport.ts"
import { Contacts } from "#src/Contacts/Contacts.ts"
import { Moderation } from "#src/Moderation/Moderation.ts"
import { Reports } from "#src/Reports/Reports.ts"
import { listening } from "#test/Contacts/Listening.ts"
import { FakePlatform, HouseOnFakePlatform } from "#test/FakePlatform.ts"
import { answer, lessons } from "./People.ts"
import { decided, detailOf, scene, worked } from "./Scene.ts"

/** A brand with a campaign that acts by a key of its owner's. */
const set = Effect.gen(function* () {
  const brand = yield* scene()
  const campaign = { ...brand.principal, campaign: "Autumn sale" }
  const week = Effect.flatMap(StatusReport, ({ get }) => get(brand.workspaceId)).pipe(
    Effect.map(({ this_week }) => this_week)
  )
  return { ...brand, campaign, week }
})

layer(HouseOnFakePlatform)("campaigns", (it) => {
  it.effect("reply in their own name, once however often they ask, and are counted by comment", () =>
    Effect.gen(function* () {
      const { account, campaign, principal, week, workspaceId } = yield* set
      const platform = yield* FakePlatform
      const elsewhere = yield* set
      const { id, externalId } = yield* decided(account, "keep")
      const other = yield* decided(account, "keep", { text: "Where do you ship from?" })
      const moderation = yield* Moderation
      const reply = (text: string) => moderation.act(campaign, id, { action: "reply", text })
      yield* reply("See our shop")
      yield* worked
      yield* TestClock.adjust("2 hours")
      yield* reply("See our shop")
      yield* answer(campaign, id, "reply", "See our shop")
      yield* worked
      yield* reply("And our sale")
      yield* moderation.act(principal, other.id, { action: "reply", text: "From Bergen" })
      yield* worked
      const told = platform.comment(account.externalId, externalId).replies
      assert.lengthOf(told, 2)
      const { decision, history, replies } = yield* detailOf(workspaceId, id)
      assert.deepStrictEqual(
        replies.map(({ by, name, text }) => [by, name, text]),
        [
          ["campaign", "Autumn sale", "See our shop"],
          ["campaign", "Autumn sale", "And our sale"]
        ]
      )
      assert.deepInclude<object>(decision ?? {}, {
        by: "campaign",
        name: "Autumn sale",
        reason: "Replied to by the campaign Autumn sale"
      })
      assert.include(
        history.map(({ actor }) => actor),
        `${principal.personName}, by the campaign Autumn sale`
      )
      assert.strictEqual((yield* week).answered_by_campaigns, 1)
      assert.strictEqual((yield* elsewhere.week).answered_by_campaigns, 0)
      const { replies: counted } = yield* Effect.flatMap(Reports, ({ summary }) => summary(workspaceId, {}))
      assert.deepStrictEqual(counted, { total: 3, person: 1, autopilot: 0, campaign: 2 })
      yield* TestClock.adjust("8 days")
      assert.strictEqual((yield* week).answered_by_campaigns, 0)
    })
  )

  it.effect("teach the autopilot nothing, and leave a person's own answer a correction of nobody", () =>
    Effect.gen(function* () {
      const { account, campaign, principal, week, workspaceId } = yield* set
      const { id } = yield* decided(account, "ask")
      const first = yield* answer(campaign, id, "hide")
      yield* worked
      const before = yield* detailOf(workspaceId, id)
      assert.strictEqual(before.status, "hidden")
      yield* TestClock.adjust("1 hour")
      assert.deepStrictEqual(yield* answer(campaign, id, "hide"), first)
      assert.deepStrictEqual(yield* detailOf(workspaceId, id), before)
      assert.deepStrictEqual(yield* lessons(principal), [])
      yield* answer(principal, id, "keep")
      yield* worked
      assert.strictEqual((yield* detailOf(workspaceId, id)).decision?.by, "person")
      assert.deepStrictEqual(
        (yield* lessons(principal)).map(({ agreed, verdict }) => [verdict, agreed]),
        [["keep", null]]
      )
      assert.strictEqual((yield* week).corrections, 0)
    })
  )

  it.effect("capture leads by what they give a contact, once, and people none by the same change", () =>
    Effect.gen(function* () {
      const { account, campaign, principal, workspaceId } = yield* set
      yield* decided(account, "keep")
      const contacts = yield* Contacts
      const [person] = (yield* contacts.list(workspaceId, {}, {})).data
      const delivered = yield* listening(workspaceId)
      const id = person?.id ?? ""
      yield* contacts.update(principal, id, { phone: "+4722864400" })
      yield* contacts.update(campaign, id, { email: "dana@example.com", fields: { size: "L" } })
      yield* contacts.update(campaign, id, { email: "dana@example.com" })
      yield* contacts.update(campaign, id, { email: "Dana@example.com" })
      yield* contacts.update(campaign, id, { add_tags: ["vip"] })
      yield* contacts.update(campaign, id, { email: null })
      const bodies = yield* delivered
      assert.deepStrictEqual(
        bodies.flatMap((body) => (body.event === "lead.captured" ? [body.lead] : [])),
        [{ email: "dana@example.com", phone: null, source: "campaign" }]
      )
    })
  )
})
