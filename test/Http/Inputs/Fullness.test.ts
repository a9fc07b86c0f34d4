import { SqlClient } from "@effect/sql"
import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { defaultProtections } from "#schema/resources/Autopilot.ts"
import type { Reply } from "#schema/resources/Comment.ts"
import { Comments } from "#src/Comments/Comments.ts"
import { jsonb } from "#src/Database/Json.ts"
import { shown } from "#src/Ground/Time.ts"
import { brand } from "#test/House.ts"
import { clientOf } from "#test/InProcess.ts"
import { Door } from "../Asking.ts"
import { met, received, waiting } from "../Scenes.ts"

layer(Door)("all that there can be", (it) => {
  it.effect("of a comment is in lists, by itself and in samples", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      const id = yield* received(ours, { ad: { id: "ad-1", name: "Autumn" }, surface: "ad" })
      yield* received(ours, { externalId: "2", post: null })
      const at = new Date(0)
      const reply = { text: "Thanks", by: "person", name: "Ada", at: shown(at), external_id: "9" } satisfies Reply
      const decision = {
        outcome: "hide",
        by: "autopilot",
        name: null,
        reason: "It looks like a scam",
        category: "scams",
        score: 0.9,
        policy_version: 1,
        at: shown(at)
      } as const
      const hidden = { status: "hidden", hidden_at: at, decided_at: at, hidden_on_platform: true } as const
      const set = { ...hidden, decision, replies: [reply], pending_action: "unhide", pending_since: at } as const
      const comments = yield* Comments
      yield* comments.change(ours.workspaceId, id, () =>
        Effect.succeed([undefined, { set, history: [], events: [] }] as const)
      )

      const client = yield* clientOf(ours.key)
      const urlParams = { platform: "facebook", surface: "ad", ad_id: "ad-1" } as const
      const { data } = yield* client.comments.list({ urlParams })
      const [listed] = data
      assert.lengthOf(data, 1)
      assert.deepInclude(listed, { replies: [reply], pending_action: { action: "unhide", since: shown(at) }, decision })
      const { data: single } = yield* client.comments.get({ path: { id } })
      assert.deepInclude(single, { replies: [reply], pending_action: { action: "unhide", since: shown(at) }, decision })
      const { data: samples } = yield* client.hooks.samples({ path: { event: "comment.hidden" } })
      const [sample] = samples
      assert.deepStrictEqual(sample !== undefined && "comment" in sample ? sample.comment : undefined, listed)
      const { data: report } = yield* client.reports.summary({ urlParams: {} })
      assert.deepStrictEqual(report.hidden_by_category, [{ category: "scams", label: "Scams", count: 1 }])
    })
  )

  it.effect("of the protections is in them, and can be changed at once", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      const { accountId } = ours.accounts.facebook
      const sql = yield* SqlClient.SqlClient
      yield* sql`UPDATE accounts SET own_protections = ${jsonb({ ...defaultProtections, links: true })} WHERE id = ${accountId}`
      const { autopilot } = yield* clientOf(ours.key)
      const before = yield* autopilot.getProtections()
      assert.deepStrictEqual(before.data.customized_accounts, [{ id: accountId, name: "Fjord Coffee" }])
      const payload = {
        scams: false,
        spam: false,
        hate: false,
        competitors: false,
        profanity: false,
        links: true,
        contact: true,
        media: true,
        negative: true,
        answer_questions: "send"
      } as const
      const { data } = yield* autopilot.patchProtections({ headers: {}, payload })
      const { answer_questions, ...switches } = payload
      assert.strictEqual(data.answer_questions, answer_questions)
      assert.deepStrictEqual(Object.fromEntries(data.protections.map(({ key, on }) => [key, on])), switches)
    })
  )

  it.effect("of an answer and of a contact's change can be sent", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      const id = yield* waiting(ours)
      const { autopilot, contacts } = yield* clientOf(ours.key)
      const answered = yield* autopilot.answer({
        headers: {},
        path: { id },
        payload: { answer: "reply", text: "It is on its way" }
      })
      assert.isTrue(answered.data.queued)
      const contact = yield* met(ours)
      const path = { id: contact.id }
      yield* contacts.update({ path, payload: { add_tags: ["vip", "new"] } })
      const { data } = yield* contacts.update({ path, payload: { remove_tags: ["new"], fields: { size: "L" } } })
      assert.deepInclude(data, { tags: ["vip"], fields: { size: "L" } })
    })
  )
})
