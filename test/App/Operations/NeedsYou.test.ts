import { assert, layer } from "@effect/vitest"
import { Effect, FastCheck, Schema, TestClock } from "effect"
import { Lookalikes, NeedsYouView, PolicyPreview, PolicyReading } from "#schema/app/NeedsYouView.ts"
import type { CommentId } from "#schema/Ids.ts"
import { ActedOnSeveral, HeldAnswer, HeldAnswerList } from "#schema/resources/HeldAnswer.ts"
import { Backtest } from "#schema/resources/policy/Backtest.ts"
import type { PolicyDraft } from "#schema/resources/policy/PolicyDraft.ts"
import { PolicyTaskRunner } from "#src/Autopilot/Drafts/PolicyTaskRunner.ts"
import { Decider } from "#src/Autopilot/Worker/Decider.ts"
import { Intake } from "#src/Comments/Intake/Intake.ts"
import { HeldRunner } from "#src/Moderation/Held/HeldRunner.ts"
import { connect, member } from "#test/House.ts"
import { DoorOnFakePlatform, readAs, refused } from "#test/Http/Asking.ts"
import { commented, decided, drained, rowOf, scene } from "#test/Moderation/Scene.ts"
import { signedIn } from "./SignedIn.ts"

const data = <A, I>(schema: Schema.Schema<A, I>) => Schema.Struct({ data: schema })
const sentences = [
  "Hide mentions of Fjellvik.",
  "Our competitors are Granite Peak.",
  "Keep everything about watches.",
  "Ask me about jackets.",
  "Hide links on Facebook.",
  "Show scams.",
  "Do as the moon does."
] as const

/** Guidance, switches, or both: never nothing. */
const anyDraft: FastCheck.Arbitrary<PolicyDraft> = FastCheck.record(
  {
    guidance: FastCheck.subarray([...sentences]).map((some) => some.join(" ")),
    protections: FastCheck.record(
      { links: FastCheck.boolean(), scams: FastCheck.boolean(), spam: FastCheck.boolean() },
      { requiredKeys: ["spam"] }
    )
  },
  { requiredKeys: [] }
).filter((draft) => Object.keys(draft).length > 0)

const released = drained(Effect.flatMap(HeldRunner, ({ drain }) => drain))
const waiting = (answered: { readonly text: string }): ReadonlyArray<string> =>
  JSON.parse(answered.text).data.map((item: { readonly id: string }) => item.id)

layer(DoorOnFakePlatform)("needs you, in the app", (it) => {
  it.effect("an answer is held, seen by everybody, and taken back", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene()
      const { api, app } = yield* signedIn(principal.personId, workspaceId)
      const other = yield* member(workspaceId, "moderator")
      const theirs = yield* signedIn(other.personId, workspaceId)
      const { id } = yield* decided(account, "ask")
      const given = yield* app("POST", `/needs-you/${id}/answer`, { json: { answer: "hide" } })
      assert.strictEqual(given.status, 202, given.text)
      const held = readAs(data(HeldAnswer), given).data
      assert.deepStrictEqual([held.comment_id, held.answer], [id, "hide"])
      for (const one of [api, theirs.api])
        assert.deepStrictEqual(waiting(yield* one("GET", "/autopilot/needs-you")), [])
      assert.include((yield* api("GET", "/autopilot")).text, '"waiting":0')
      const seen = readAs(data(NeedsYouView), yield* theirs.app("GET", `/needs-you/${id}`)).data
      assert.deepInclude(seen.held, { answer: "hide", by: principal.personName, is_own: false })
      assert.isNull(seen.needs_you)
      refused(yield* theirs.app("POST", `/needs-you/${id}/answer`, { json: { answer: "keep" } }), 409, "conflict")
      refused(yield* theirs.app("DELETE", `/needs-you/${id}/answer`), 409, "conflict")
      const back = yield* app("DELETE", `/needs-you/${id}/answer`)
      assert.deepStrictEqual(JSON.parse(back.text), { data: { comment_id: id, taken_back: true } })
      assert.deepStrictEqual(waiting(yield* theirs.api("GET", "/autopilot/needs-you")), [id])
      assert.include((yield* api("GET", "/autopilot")).text, '"waiting":1')
      yield* app("POST", `/needs-you/${id}/answer`, { json: { answer: "hide" } })
      yield* TestClock.adjust("10 seconds")
      yield* released
      assert.strictEqual((yield* rowOf(workspaceId, id)).decision?.name, principal.personName)
      refused(yield* app("DELETE", `/needs-you/${id}/answer`), 409, "conflict")
    })
  )

  it.effect("is for those who may moderate, on their accounts, in their brand", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene()
      const { id } = yield* decided(account, "ask")
      const youtube = yield* connect(workspaceId, "youtube")
      const viewer = yield* signedIn((yield* member(workspaceId, "viewer")).personId, workspaceId)
      const limited = yield* member(workspaceId, "moderator", [youtube.accountId])
      const apart = yield* signedIn(limited.personId, workspaceId)
      const json = { answer: "hide" }
      refused(yield* viewer.app("POST", `/needs-you/${id}/answer`, { json }), 403, "forbidden")
      refused(yield* apart.app("POST", `/needs-you/${id}/answer`, { json }), 403, "forbidden")
      const none = { hide: false, keep: false, reply: false, block: false, archive: false }
      for (const one of [viewer, apart]) {
        assert.deepStrictEqual(readAs(data(NeedsYouView), yield* one.app("GET", `/needs-you/${id}`)).data.can, none)
      }
      const foreign = yield* scene()
      const stranger = yield* signedIn(foreign.principal.personId, foreign.workspaceId)
      for (const path of [`/needs-you/${id}`, `/needs-you/${id}/lookalikes`]) {
        refused(yield* stranger.app("GET", path), 404, "not_found")
      }
      refused(yield* stranger.app("POST", `/needs-you/${id}/answer`, { json }), 404, "not_found")
      const { app } = yield* signedIn(principal.personId, workspaceId)
      refused(yield* app("POST", `/needs-you/${id}/answer`, { json: { answer: "reply" } }), 400, "invalid_request")
      refused(yield* app("POST", `/needs-you/${id}/answer`, { json: { answer: "hid" } }), 400, "invalid_request")
      const unread = { answer: "hide", text: "Sold out, sorry" }
      refused(yield* app("POST", `/needs-you/${id}/answer`, { json: unread }), 400, "invalid_request")
      refused(
        yield* app("POST", "/needs-you/answers", { json: { comment_ids: [], answer: "hide" } }),
        400,
        "invalid_request"
      )
      refused(
        yield* app("POST", "/needs-you/answers", { json: { comment_ids: [id, id], answer: "hide" } }),
        400,
        "invalid_request"
      )
      refused(yield* apart.app("POST", "/autopilot/preview", { json: { guidance: "Hide links." } }), 403, "forbidden")
      const elsewhere = { "sec-fetch-site": "cross-site" }
      refused(yield* app("GET", `/needs-you/${id}`, { headers: elsewhere }), 403, "forbidden")
    })
  )

  it.effect("shows what was noticed, what the author wrote before, and what can be answered", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene("tiktok")
      const { app } = yield* signedIn(principal.personId, workspaceId)
      for (const nth of [1, 2, 3, 4, 5, 6, 7]) yield* commented(account, { text: `Lovely cup number ${nth}` })
      const author = { externalId: "somebody", name: "Somebody", handle: "else" }
      yield* commented(account, { text: "Not theirs", author })
      const text = "😀 Best replica watches, aaa quality, worldwide shipping"
      const { id } = yield* decided(account, "ask", { text })
      const { can, earlier, needs_you, noticed, reply_limit } = readAs(
        data(NeedsYouView),
        yield* app("GET", `/needs-you/${id}`)
      ).data
      assert.strictEqual(needs_you?.id, id)
      assert.deepStrictEqual(
        earlier.map((one) => one.text),
        [7, 6, 5, 4, 3].map((nth) => `Lovely cup number ${nth}`)
      )
      assert.deepStrictEqual(can, { hide: true, keep: true, reply: true, block: false, archive: true })
      assert.strictEqual(reply_limit, 150)
      const letters = Array.from(text)
      const words = noticed.map(({ end, start }) => letters.slice(start, end).join("").toLowerCase())
      assert.isAbove(words.length, 0)
      for (const word of words) assert.include(text.toLowerCase(), word)
      const { personId } = yield* member(workspaceId, "moderator", [(yield* connect(workspaceId, "youtube")).accountId])
      const apart = yield* signedIn(personId, workspaceId)
      assert.deepStrictEqual(readAs(data(NeedsYouView), yield* apart.app("GET", `/needs-you/${id}`)).data.earlier, [])
    })
  )

  it.effect("takes no answer to what a comment no longer says, of one and of several", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene()
      const { app } = yield* signedIn(principal.personId, workspaceId)
      const long = `Best replica bags, aaa quality, worldwide shipping ${"🎒".repeat(9_900)}`
      const one = yield* decided(account, "ask", { text: long })
      const other = yield* decided(account, "ask")
      const textOf = (id: CommentId) => Effect.map(rowOf(workspaceId, id), ({ text }) => text)
      // what is appended, or changed within, counts as much as another beginning
      for (const text of [`${long} today`, `${long} now!!`, "Best replica shoes, aaa quality, worldwide shipping"]) {
        const seen = yield* textOf(one.id)
        yield* Effect.flatMap(Intake, ({ receive }) =>
          receive(account, [{ _tag: "Edited", externalId: one.externalId, text, hasMedia: null }])
        )
        yield* drained(Effect.flatMap(Decider, ({ drain }) => drain))
        const refusal = yield* app("POST", `/needs-you/${one.id}/answer`, { json: { answer: "keep", seen } })
        refused(refusal, 412, "precondition_failed")
        const several = yield* app("POST", "/needs-you/answers", {
          json: {
            comment_ids: [one.id, other.id],
            answer: "keep",
            seen: { [one.id]: seen, [other.id]: yield* textOf(other.id) }
          }
        })
        const [left, held] = readAs(data(HeldAnswerList), several).data
        assert.deepInclude(left, { comment_id: one.id })
        assert.strictEqual(left !== undefined && "error" in left ? left.error.code : null, "precondition_failed")
        assert.deepInclude(held, { comment_id: other.id, answer: "keep" })
      }
      const seen = yield* textOf(one.id)
      const given = yield* app("POST", `/needs-you/${one.id}/answer`, { json: { answer: "keep", seen } })
      assert.strictEqual(given.status, 202, given.text)
    })
  )

  it.effect("answers lookalikes alike, and acts on a selection", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene()
      const { app } = yield* signedIn(principal.personId, workspaceId)
      const one = yield* decided(account, "ask", { text: "Best replica watches, aaa quality, worldwide shipping" })
      const copy = yield* decided(account, "ask", { text: "Best replica watches, aaa quality, worldwide shipping!!" })
      const other = yield* decided(account, "ask", {
        text: "Cheap fake sneakers in every size, direct from the factory"
      })
      const alike = readAs(data(Lookalikes), yield* app("GET", `/needs-you/${one.id}/lookalikes`)).data
      assert.deepStrictEqual(
        alike.map(({ id }) => id),
        [copy.id]
      )
      const ids = [one.id, copy.id, "com_none"]
      const held = yield* app("POST", "/needs-you/answers", { json: { comment_ids: ids, answer: "hide" } })
      assert.strictEqual(held.status, 202)
      assert.deepStrictEqual(
        readAs(data(HeldAnswerList), held).data.map((each) => ("error" in each ? each.error.code : each.answer)),
        ["hide", "hide", "not_found"]
      )
      const json = { comment_ids: [one.id, other.id, "com_none"], action: "unhide" }
      const acted = readAs(data(ActedOnSeveral), yield* app("POST", "/comments/actions", { json })).data
      assert.deepStrictEqual(
        acted.map((each) => ("error" in each ? each.error.code : each.queued)),
        ["conflict", false, "not_found"]
      )
      const said = "Cheap fake sneakers in every size, direct from the factory"
      yield* Effect.flatMap(Intake, ({ receive }) =>
        receive(account, [{ _tag: "Edited", externalId: other.externalId, text: `${said}!`, hasMedia: null }])
      )
      const stillSaid = { [other.id]: said, com_none: "Anything" }
      for (const [seen, becomes] of [
        [stillSaid, "conflict"],
        [{ ...stillSaid, [other.id]: `${said}!` }, false]
      ] as const) {
        const answered = yield* app("POST", "/comments/actions", {
          json: { comment_ids: [other.id], action: "allow", seen }
        })
        const [one] = readAs(data(ActedOnSeveral), answered).data
        assert.strictEqual(one !== undefined && "error" in one ? one.error.code : one?.queued, becomes)
      }
    })
  )

  it.effect("previews a draft as the backtest of the same comments tells it, and changes nothing", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene()
      const { api, app } = yield* signedIn(principal.personId, workspaceId)
      for (const outcome of ["hide", "ask", "keep"] as const) yield* decided(account, outcome)
      yield* decided(account, "keep", { text: "Fjellvik makes better jackets, and see www.fjellvik.example" })
      yield* TestClock.adjust("1 second")
      const generated = FastCheck.sample(anyDraft, { numRuns: 12, seed: 7 })
      const drafts: ReadonlyArray<PolicyDraft> = [
        ...generated,
        { guidance: "Our competitors are Fjellvik and Granite Peak. Do as the moon does." },
        { protections: { links: true, scams: false } },
        { guidance: "Keep everything about watches.", protections: { spam: false } }
      ]
      for (const draft of drafts) {
        const answered = yield* app("POST", "/autopilot/preview", { json: draft })
        assert.strictEqual(answered.status, 200, answered.text)
        const preview = readAs(data(PolicyPreview), answered).data
        const read = readAs(data(PolicyReading), yield* app("POST", "/autopilot/reading", { json: draft })).data
        const { does, unclear, understood } = preview
        assert.deepStrictEqual(read, { does, unclear, understood })
        const started = yield* api("POST", "/autopilot/backtest", { json: { draft, limit: 300 } })
        const { id } = JSON.parse(started.text).data
        yield* drained(Effect.flatMap(PolicyTaskRunner, ({ drain }) => drain))
        const backtest = readAs(data(Backtest), yield* api("GET", `/autopilot/backtest/${id}`)).data
        assert.deepStrictEqual(preview.difference, backtest.result)
        if (draft.guidance !== undefined) assert.deepStrictEqual(preview.unclear, backtest.unclear)
        const { newly_asked, newly_hidden, newly_kept } = preview.difference
        assert.lengthOf(preview.changes, newly_asked.count + newly_hidden.count + newly_kept.count)
      }
      assert.include((yield* api("GET", "/autopilot/guidance")).text, '"policy_version":null')
      for (const path of ["/autopilot/preview", "/autopilot/reading"]) {
        refused(yield* app("POST", path, { json: {} }), 400, "invalid_request")
      }
    })
  )
})
