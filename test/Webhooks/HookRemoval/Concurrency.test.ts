import { SqlClient } from "@effect/sql"
import { assert, describe } from "@effect/vitest"
import { Cause, Deferred, Effect, Fiber, Logger, LogLevel, Random, TestClock } from "effect"
import { Unauthorized } from "#schema/Errors.ts"
import type { HookEvent } from "#schema/resources/Event.ts"
import { KeyRevocation } from "#src/Access/Keys/KeyRevocation.ts"
import type { Comments } from "#src/Comments/Comments.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { Disconnections } from "#src/Platforms/Accounts/Disconnections.ts"
import { Hooks } from "#src/Webhooks/Hooks/Hooks.ts"
import { DeliveryRunner } from "#src/Webhooks/Send/DeliveryRunner.ts"
import { brand, connect, member } from "#test/House.ts"
import {
  addSettingsWebhook,
  deliveriesOf,
  occur,
  type Secrets,
  scenario,
  somebodyWaits,
  subscribe,
  url
} from "../Delivering.ts"
import { commentEvents, newComment, settle } from "../Happenings.ts"
import { answered, Script, unreachable } from "../Script.ts"

/** Each host answers in its own way, and so does each of the hooks on it. */
const hosts = [
  answered(200),
  answered(410),
  answered(503, { retryAfter: "0" }),
  answered(404),
  unreachable("down")
].entries()
const listens: ReadonlyArray<HookEvent> = ["comment.hidden", "comment.review", "comment.received"]

const changes = 25

const times = <A>(count: number, each: (index: number) => A) => Array.from({ length: count }, (_, index) => each(index))

/** Runs all of it at once, in an order of its own, and answers what was logged as an error meanwhile. */
const atOnce = Effect.fn("atOnce")(function* <R>(effects: ReadonlyArray<Effect.Effect<unknown, unknown, R>>) {
  const logged: Array<string> = []
  const errors = Logger.make(({ cause, logLevel, message }) => {
    if (LogLevel.greaterThanEqual(logLevel, LogLevel.Error)) logged.push(`${message} ${Cause.pretty(cause)}`)
  })
  const shuffled = yield* Random.shuffle(effects)
  yield* Effect.provide(Effect.all(shuffled, { concurrency: "unbounded", discard: true }), Logger.add(errors))
  return logged
})

describe("hooks and deliveries", () => {
  scenario(
    "changed from all sides at once, never wait for each other, leave no gap, and send nothing that was cancelled",
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const script = yield* Script
      const hooks = yield* Hooks
      const { revoke } = yield* KeyRevocation
      const { drain } = yield* DeliveryRunner
      const { accounts, workspaceId } = yield* brand()
      const comment = yield* newComment(accounts.facebook, "c")
      const all = yield* addSettingsWebhook(workspaceId, url(100), commentEvents)
      yield* addSettingsWebhook(workspaceId, url(101), ["hook.disabled", "comment.review"])
      const people = yield* Effect.replicateEffect(member(workspaceId, "moderator"), 3)
      const subscribed: Array<{ readonly unsubscribe: Effect.Effect<unknown, unknown> }> = []
      for (const [host, response] of hosts) {
        for (const [index, { principal }] of people.entries()) {
          const target = url(host, `${index}`)
          yield* script.answer(target, response)
          const event = listens[(host + index) % listens.length] ?? "comment.received"
          const { id } = yield* subscribe(principal, target, event, index % 2 === 0 ? "zapier" : "api")
          subscribed.push({ unsubscribe: hooks.unsubscribe(principal, id) })
        }
      }

      const change = (index: number) =>
        settle(workspaceId, comment, [...commentEvents].slice(index % commentEvents.length), `change ${index}`)
      const late = people.flatMap(({ principal }, index) =>
        times(3, (n) =>
          subscribe(principal, url(n, `late-${index}`)).pipe(
            Effect.catchIf(
              (error) => error instanceof Unauthorized,
              () => Effect.void
            )
          )
        )
      )
      const logged = yield* atOnce<Comments | Hooks | Secrets>([
        ...times(changes, change),
        ...times(60, () => drain),
        ...subscribed.filter((_, index) => index % 5 === 0).map(({ unsubscribe }) => unsubscribe.pipe(Effect.ignore)),
        ...people.slice(0, 2).map(({ keyId }) => revoke(workspaceId, keyId, "Grace")),
        ...late
      ])
      assert.deepStrictEqual(logged, [])

      const cancelled = yield* sql<{ id: string }>`
        SELECT d.id FROM delivery_log d JOIN hooks h ON h.workspace_id = d.workspace_id AND h.id = d.hook_id
        WHERE d.state = 'queued' AND d.method = 'POST' AND (h.removed_at IS NOT NULL OR NOT h.enabled)`
      assert.deepStrictEqual(cancelled, [])
      const deliveries = yield* deliveriesOf(workspaceId)
      const sequences = Map.groupBy(
        deliveries.filter(({ method }) => method === "POST"),
        ({ hook_id }) => hook_id
      )
      for (const each of sequences.values()) {
        assert.deepStrictEqual(
          each.map(({ sequence }) => sequence),
          times(each.length, (index) => index + 1)
        )
      }
      assert.strictEqual(deliveries.filter(({ hook_id }) => hook_id === all).length, changes)
      const live = yield* hooks.list(workspaceId)
      const revoked = people.slice(0, 2).map(({ keyId }) => keyId)
      const [orphans] = yield* sql<{ count: number }>`
        SELECT count(*)::int AS count FROM hooks
        WHERE workspace_id = ${workspaceId} AND removed_at IS NULL AND ${sql.in("key_id", revoked)}`
      assert.deepStrictEqual(orphans, { count: 0 })
      assert.isAbove(live.length, 0)
    })
  )

  scenario(
    "a transaction that tells of two things, and a removal of the hooks for both, come one after the other",
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const { revoke } = yield* KeyRevocation
      const orders = [
        ["comment.hidden", "comment.review"],
        ["comment.review", "comment.hidden"]
      ] as const
      for (const [first, then] of orders) {
        const { keyId, principal, workspaceId } = yield* brand()
        yield* subscribe(principal, url(1, workspaceId), "comment.hidden")
        yield* TestClock.adjust("1 millis")
        yield* subscribe(principal, url(2, workspaceId), "comment.review")
        const [begun, goOn] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
        const telling = yield* occur(workspaceId, [first]).pipe(
          Effect.zipRight(Deferred.succeed(begun, undefined)),
          Effect.zipRight(Deferred.await(goOn)),
          Effect.zipRight(occur(workspaceId, [then])),
          transaction(sql),
          Effect.fork
        )
        yield* Deferred.await(begun)
        const revoking = yield* Effect.fork(revoke(workspaceId, keyId, "Grace"))
        yield* somebodyWaits
        yield* Deferred.succeed(goOn, undefined)
        yield* Fiber.join(telling)
        assert.deepStrictEqual(yield* Fiber.join(revoking), { hooksRemoved: 2 })
        assert.deepStrictEqual(
          (yield* deliveriesOf(workspaceId)).map(({ state }) => state),
          ["cancelled", "cancelled"]
        )
      }
    })
  )

  scenario(
    "news of several accounts at once do not wait for each other",
    Effect.gen(function* () {
      const { disconnected } = yield* Disconnections
      const { workspaceId } = yield* brand()
      const accounts = yield* Effect.replicateEffect(connect(workspaceId, "youtube"), 40)
      const webhooks = yield* Effect.forEach(times(6, url), (target) =>
        addSettingsWebhook(workspaceId, target, ["account.disconnected"])
      )
      yield* Effect.forEach(
        accounts,
        ({ accountId }) => disconnected(workspaceId, accountId, new Date(0), "The token has expired"),
        { concurrency: "unbounded" }
      )
      assert.strictEqual((yield* deliveriesOf(workspaceId)).length, accounts.length * webhooks.length)
    })
  )
})
