import { SqlClient } from "@effect/sql"
import { assert, layer } from "@effect/vitest"
import { DateTime, Effect, Schema } from "effect"
import { CommentId } from "#schema/Ids.ts"
import { hookEvents } from "#schema/resources/Event.ts"
import { PolicyTaskRunner } from "#src/Autopilot/Drafts/PolicyTaskRunner.ts"
import { meet } from "#test/Contacts/Meeting.ts"
import { brand } from "#test/House.ts"
import { click } from "#test/Sales/Clicking.ts"
import { settle } from "#test/Webhooks/Happenings.ts"
import { type Asked, ask, Door, readAs } from "./Asking.ts"
import { endpoints } from "./Endpoints.ts"
import { clicked, decideAll, met, received, waiting } from "./Scenes.ts"

/** Asks an endpoint, and reads what it answers with the contract's schema for that answer and nothing more. */
const asking = (key: Asked["key"], covered: Set<string>) =>
  Effect.fn("conform")(function* (
    name: string,
    status: number,
    asked: { id?: string; query?: string; json?: unknown }
  ) {
    const endpoint = endpoints.find((one) => one.name === name)
    if (endpoint === undefined) return assert.fail(`The contract has no ${name}`)
    const path = endpoint.path.replace(/:\w+/, asked.id ?? "") + (asked.query ?? "")
    const answered = yield* ask(endpoint.method, path, { ...(key && { key }), json: asked.json })
    assert.strictEqual(answered.status, status, `${name}: ${answered.text}`)
    assert.match(answered.headers.get("content-type") ?? "", /^application\/json/)
    const schema = endpoint.successes.get(status)
    if (schema === undefined) return assert.fail(`${name} has no ${status}`)
    covered.add(`${name} ${status}`)
    return readAs(schema, answered)
  })

layer(Door)("what is answered", (it) => {
  it.effect("is what the contract says, at every endpoint and with every status", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      const covered = new Set<string>()
      const conform = asking(ours.key, covered)
      yield* conform("autopilot.getGuidance", 200, {})
      const decided = yield* waiting(ours, { externalId: "1", ad: { id: "ad-1", name: "Autumn" } })
      const bare = { post: null, url: null, author: { externalId: null, name: "", handle: "" } }
      yield* received(ours, { externalId: "2", ...bare })

      yield* conform("me.get", 200, {})
      yield* conform("accounts.list", 200, {})
      yield* conform("audit.list", 200, { query: "?limit=1" })
      yield* conform("comments.list", 200, {})
      yield* conform("comments.list", 200, { query: "?limit=1&status=review" })
      yield* conform("autopilot.needsYou", 200, {})
      yield* conform("autopilot.status", 200, {})
      yield* conform("comments.get", 200, { id: decided })
      yield* conform("autopilot.answer", 202, { id: decided, json: { answer: "hide" } })
      yield* conform("comments.get", 200, { id: decided })
      yield* conform("comments.act", 200, { id: decided, json: { action: "archive" } })
      yield* conform("comments.act", 202, { id: decided, json: { action: "reply", text: "We are on it" } })
      const fresh = yield* received(ours, { externalId: "fresh", createdAt: yield* DateTime.now })
      yield* conform("comments.replyPrivately", 202, { id: fresh, json: { text: "What is its number?" } })
      const kept = yield* waiting(ours, { externalId: "3", text: "Refund please" })
      yield* conform("autopilot.answer", 200, { id: kept, json: { answer: "keep" } })
      yield* conform("autopilot.putGuidance", 200, { json: { guidance: "Hide links. Be excellent." } })
      yield* conform("autopilot.getGuidance", 200, {})
      yield* conform("autopilot.getProtections", 200, {})
      yield* conform("autopilot.patchProtections", 200, { json: { links: true, answer_questions: "draft" } })
      const account = ours.accounts.facebook.accountId
      yield* conform("autopilot.getAccountProtections", 200, { id: account })
      yield* conform("autopilot.patchAccountProtections", 200, { id: account, json: { media: true } })
      yield* conform("autopilot.deleteAccountProtections", 200, { id: account })
      const draft = { guidance: "Hide mentions of Nike. Be excellent.", protections: { spam: false } }
      yield* conform("policy.getPolicy", 200, {})
      const backtest = idOf(yield* conform("policy.startBacktest", 202, { json: { draft, limit: 10 } }))
      yield* conform("policy.getBacktest", 200, { id: backtest })
      const undo = { policy_version: 1, since: "2026-01-01T00:00:00+01:00" }
      const undoing = idOf(yield* conform("policy.startUndo", 202, { json: undo }))
      yield* conform("policy.putShadow", 200, { json: draft })
      yield* received(ours, { externalId: "4", text: "Nike is better" })
      yield* decideAll
      yield* Effect.flatMap(PolicyTaskRunner, ({ drain }) => Effect.repeat(drain, { while: (count) => count > 0 }))
      yield* conform("policy.getBacktest", 200, { id: backtest })
      yield* conform("policy.getUndo", 200, { id: undoing })
      yield* conform("policy.getShadow", 200, {})
      yield* conform("policy.promoteShadow", 200, {})
      yield* conform("policy.putShadow", 200, { json: { protections: { links: false } } })
      yield* conform("policy.deleteShadow", 200, {})
      const { id: contact } = yield* met(ours)
      const origin = { comment_id: kept, contact_id: contact, campaign: "Autumn" }
      yield* conform("links.create", 201, { json: { target_url: "https://example.com/offer", ...origin } })
      const sold = { click_id: yield* click(ours.workspaceId, origin), value: 12.5 }
      yield* conform("reports.convert", 200, { json: sold })
      yield* conform("links.list", 200, { query: "?campaign=Autumn" })
      yield* conform("comments.get", 200, { id: kept })
      yield* conform("contacts.list", 200, {})
      yield* conform("contacts.get", 200, { id: contact })
      const change = { email: "kari@example.com", phone: "+4722334455", fields: { size: "L" }, add_tags: ["vip"] }
      yield* conform("contacts.update", 200, { id: contact, json: change })
      yield* conform("contacts.list", 200, { query: "?tag=vip" })
      yield* conform("contacts.tags", 200, {})
      yield* conform("contacts.export", 200, { id: contact })
      const other = yield* meet(ours.accounts.facebook, "other")
      yield* conform("contacts.link", 200, { id: contact, json: { contact_id: other } })
      const sql = yield* SqlClient.SqlClient
      const leaving = yield* meet(ours.accounts.facebook, "leaving")
      yield* sql`
        INSERT INTO leaving_people (workspace_id, id, contact_id, actor, comments, claimed_until)
        VALUES (${ours.workspaceId}, 'ers_1', ${leaving}, 'Ada', 400, 'infinity')`
      yield* conform("contacts.erase", 202, { id: leaving })
      yield* conform("contacts.eraseAuthor", 202, { id: account, query: "?author_id=leaving" })
      yield* conform("contacts.erase", 200, { id: contact })
      yield* meet(ours.accounts.facebook, "another")
      yield* conform("contacts.eraseAuthor", 200, { id: account, query: "?author_id=another" })
      const sale = { click_id: yield* clicked(ours), value: 12.5, currency: "eur" }
      yield* conform("reports.convert", 200, { json: sale })
      yield* conform("reports.convert", 200, { json: { ...sale, value: 0 } })
      yield* conform("reports.summary", 200, {})
      yield* conform("hooks.list", 200, {})
      const subscription = { target_url: "https://93.184.215.14/hook", event: "comment.hidden" }
      yield* conform("hooks.subscribe", 201, { json: subscription })
      const again = yield* conform("hooks.subscribe", 200, { json: subscription })
      yield* conform("hooks.list", 200, {})
      yield* settle(ours.workspaceId, CommentId.make(kept), ["comment.hidden"], "Refund please")
      yield* conform("hooks.deliveries", 200, { id: idOf(again) })
      yield* conform("hooks.deliveries", 200, { id: idOf(again), query: "?after_sequence=0&status=queued" })
      yield* conform("hooks.redeliver", 202, { id: idOf(again), json: { since: "1970-01-01T00:00:00Z" } })
      yield* conform("hooks.get", 200, { id: idOf(again) })
      const ears = { target_url: "https://93.184.215.14/received", event: "comment.received" }
      const hearing = idOf(yield* conform("hooks.subscribe", 201, { json: ears }))
      yield* conform("hooks.send", 202, { id: hearing, json: { comment_id: kept } })
      yield* conform("hooks.rotate", 200, { id: idOf(again), json: { is_known: true } })
      // refused before anything is sent
      yield* sql`UPDATE hooks SET target_url = 'https://127.0.0.1/' WHERE id = ${idOf(again)}`
      yield* conform("hooks.test", 200, { id: idOf(again), json: {} })
      yield* conform("hooks.unsubscribe", 200, { id: idOf(again) })
      for (const event of hookEvents) yield* conform("hooks.samples", 200, { id: event })

      const promised = endpoints.flatMap(({ name, successes }) =>
        [...successes.keys()].map((status) => `${name} ${status}`)
      )
      assert.deepStrictEqual([...covered].sort(), promised.sort())
    })
  )
})

const Identified = Schema.Struct({ data: Schema.Struct({ id: Schema.String }) })
const idOf = (answer: unknown) => Schema.decodeUnknownSync(Identified)(answer).data.id
