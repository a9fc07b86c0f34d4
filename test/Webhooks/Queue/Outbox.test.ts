import { SqlClient } from "@effect/sql"
import { assert, layer } from "@effect/vitest"
import { Data, Effect, Exit, FastCheck } from "effect"
import type { DeliveryBody, WebhookEvent } from "#schema/resources/Event.ts"
import { Comments } from "#src/Comments/Comments.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { brand } from "#test/House.ts"
import { runs } from "#test/Runs.ts"
import { addSettingsWebhook, deliveriesOf, subscribe, url } from "../Delivering.ts"
import { commentEvents, newComment, settle, settled, someCommentEvents } from "../Happenings.ts"
import { House, toldTo, unwritable, upTo } from "../Outbox/Told.ts"

class Refused extends Data.TaggedError("Refused") {}

const textsOf = (bodies: ReadonlyArray<DeliveryBody>) =>
  bodies.flatMap((body) => ("comment" in body ? [body.comment.text] : []))

const few = { fastCheck: { numRuns: runs(10) } }

layer(House)("Outbox", (it) => {
  it.effect("counts each hook's deliveries without gaps, whatever happens at once and is rolled back", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const workspaces = yield* Effect.forEach([1, 2, 3], (host) =>
        Effect.gen(function* () {
          const { accounts, principal, workspaceId } = yield* brand()
          const received = yield* subscribe(principal, url(host, "received"))
          const hidden = yield* subscribe(principal, url(host, "hidden"), "comment.hidden")
          const all = yield* addSettingsWebhook(workspaceId, url(host, "all"), commentEvents)
          const comment = yield* newComment(accounts.facebook, "c")
          return { workspaceId, received, hidden, all, comment }
        })
      )
      const changes = workspaces.flatMap(({ comment, workspaceId }) =>
        upTo(30).map((round) => {
          const events: ReadonlyArray<WebhookEvent> = round % 2 === 0 ? ["comment.hidden"] : ["comment.received"]
          const change = settle(workspaceId, comment, events, `round ${round}`)
          return round % 3 === 0 ? transaction(sql)(Effect.zipRight(change, new Refused())) : change
        })
      )
      const exits = yield* Effect.all(changes.map(Effect.exit), { concurrency: "unbounded" })
      assert.strictEqual(exits.filter(Exit.isSuccess).length, 60)
      for (const { workspaceId, received, hidden, all } of workspaces) {
        const told = yield* toldTo(workspaceId)
        assert.deepStrictEqual([told(received.id).length, told(hidden.id).length, told(all).length], [10, 10, 20])
      }
    })
  )

  const failure = FastCheck.constantFrom("none", "none", "while deciding", "while writing deliveries", "afterwards")

  it.effect.prop(
    "no change without its event, no event without its change, wherever it fails",
    [FastCheck.array(FastCheck.record({ failure, events: someCommentEvents }), { minLength: 1, maxLength: 12 })],
    ([attempts]) =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const comments = yield* Comments
        const { accounts, principal, workspaceId } = yield* brand()
        const all = yield* addSettingsWebhook(workspaceId, url(1), commentEvents)
        const received = yield* subscribe(principal, url(2))
        const id = yield* newComment(accounts.facebook, "c")
        const exits = yield* Effect.forEach(
          attempts,
          ({ events, failure }, index) => {
            const text = failure === "while writing deliveries" ? `${unwritable} ${index}` : `change ${index}`
            const change = comments.change(workspaceId, id, (_, at) =>
              failure === "while deciding"
                ? Effect.fail(new Refused())
                : Effect.succeed([undefined, settled(events, text, at)] as const)
            )
            const refused = transaction(sql)(Effect.zipRight(change, new Refused()))
            return Effect.exit(failure === "afterwards" ? refused : change)
          },
          { concurrency: 4 }
        )
        const committed = attempts.flatMap(({ events, failure }, index) =>
          failure === "none" ? [{ events, text: `change ${index}` }] : []
        )
        const { history } = yield* comments.get(workspaceId, id)
        const told = yield* toldTo(workspaceId)
        const texts = committed.map(({ text }) => text)
        assert.strictEqual(exits.filter(Exit.isSuccess).length, texts.length)
        assert.sameMembers(
          history.filter(({ what }) => what === "decided").map(({ note }) => note ?? ""),
          texts
        )
        assert.sameMembers(textsOf(told(all)), texts)
        assert.sameMembers(
          textsOf(told(received.id)),
          committed.filter(({ events }) => events.includes("comment.received")).map(({ text }) => text)
        )
      }),
    few
  )

  it.effect.prop(
    "one delivery with the most specific event that the webhook listens to",
    [FastCheck.array(someCommentEvents, { minLength: 1, maxLength: 4 }), someCommentEvents],
    ([subscriptions, occurred]) =>
      Effect.gen(function* () {
        const { accounts, workspaceId } = yield* brand()
        const hooks = yield* Effect.forEach(subscriptions, (events, index) =>
          addSettingsWebhook(workspaceId, url(index), events)
        )
        const id = yield* newComment(accounts.youtube, "c")
        yield* settle(workspaceId, id, occurred, "change")
        const told = yield* toldTo(workspaceId)
        for (const [index, events] of subscriptions.entries()) {
          const expected = commentEvents.find((event) => events.includes(event) && occurred.includes(event))
          assert.deepStrictEqual(
            told(hooks[index] ?? "").map(({ event }) => event),
            expected === undefined ? [] : [expected]
          )
        }
      }),
    few
  )

  it.effect("nobody is told who has not asked, was disabled or removed, or belongs to another workspace", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const mine = yield* brand()
      const other = yield* brand()
      yield* addSettingsWebhook(mine.workspaceId, url(1), ["comment.hidden", "hook.disabled"])
      const disabled = yield* addSettingsWebhook(mine.workspaceId, url(2), commentEvents)
      const removed = yield* addSettingsWebhook(mine.workspaceId, url(3), commentEvents)
      const foreign = yield* subscribe(other.principal, url(4))
      yield* sql`UPDATE hooks SET enabled = false WHERE id = ${disabled}`
      yield* sql`UPDATE hooks SET removed_at = created_at WHERE id = ${removed}`
      const id = yield* newComment(mine.accounts.facebook, "c")
      yield* settle(mine.workspaceId, id, ["comment.received"], "change")
      assert.deepStrictEqual(yield* deliveriesOf(mine.workspaceId), [])
      assert.deepStrictEqual((yield* toldTo(other.workspaceId))(foreign.id), [])
    })
  )
})
