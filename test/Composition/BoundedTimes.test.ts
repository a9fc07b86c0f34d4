import { SqlClient } from "@effect/sql"
import { assert, it } from "@effect/vitest"
import { Duration, Effect, Option, TestClock } from "effect"
import { absoluteLimit, Sessions } from "#src/Access/SignIn/Sessions.ts"
import { PendingComments } from "#src/Comments/Pending/PendingComments.ts"
import { everyTime } from "#src/Composition/BoundedTimes.ts"
import { boundTimes } from "#src/Database/BoundedTimes.ts"
import { Moderation } from "#src/Moderation/Moderation.ts"
import { Hooks } from "#src/Webhooks/Hooks/Hooks.ts"
import { byLink } from "#test/Access/TestSignIn.ts"
import { brand } from "../House.ts"
import { doorWith } from "../Http/Address.ts"
import { ask, Door, refused } from "../Http/Asking.ts"
import { decideAll, received } from "../Http/Scenes.ts"
import { settle } from "../Webhooks/Happenings.ts"

const today = Date.UTC(2026, 10, 22)
const ahead = Duration.toMillis("30 days")

/** Runs something while the clock is a month ahead, and sets it back. */
const inAMonth = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  TestClock.setTime(today + ahead).pipe(Effect.zipRight(effect), Effect.zipLeft(TestClock.setTime(today)))

const rateLimit = { perMinute: 60, burst: 5 }

it.layer(doorWith({ rateLimit }))("a clock that ran ahead and was set back", (it) => {
  it.effect("leaves no key refused, and none waiting longer than its limit", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(today)
      const { key } = yield* brand()
      const me = ask("GET", "/api/v1/me", { key })
      const tooMany = yield* inAMonth(Effect.replicateEffect(me, rateLimit.burst).pipe(Effect.zipRight(me)))
      refused(tooMany, 429, "rate_limited")
      for (let left = rateLimit.burst - 1; left >= 0; left--) {
        const { headers, status } = yield* me
        assert.deepStrictEqual(
          [status, headers.get("ratelimit")],
          [200, `"burst";r=${left};t=${rateLimit.burst - left}`]
        )
      }
      const again = yield* me
      refused(again, 429, "rate_limited")
      assert.strictEqual(again.headers.get("retry-after"), "1")
    })
  )
})

it.layer(Door)("what a clock that ran ahead left behind", (it) => {
  it.effect("is claimed again at once, where a claim can mean no such time", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(today)
      const ours = yield* brand()
      const id = yield* received(ours)
      const sql = yield* SqlClient.SqlClient
      const { withPending } = yield* PendingComments
      const died = sql`
        INSERT INTO turns (workspace_id, queue, lane, claimed_until, taken_at)
        VALUES (${ours.workspaceId}, 'deciding', '', ${new Date(today + ahead)}, ${new Date(today + ahead)})`
      yield* inAMonth(died)
      const seen: Array<string> = []
      const look = withPending(10, "30 seconds", (_, pending) =>
        Effect.sync(() => seen.push(...pending.map((one) => one.id)))
      )
      assert.strictEqual(yield* look, 1)
      assert.deepStrictEqual(seen, [id])
    })
  )

  it.effect("is bounded to what it can mean, and a time that was right stays", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(today)
      const ours = yield* brand()
      const sql = yield* SqlClient.SqlClient
      const sessions = yield* Sessions
      const hooks = yield* Hooks
      const moderation = yield* Moderation
      const event = "comment.received"
      yield* hooks.subscribe(ours.principal, { target_url: "https://93.184.215.14/hook", event })
      const right = yield* sessions.start(ours.personId, byLink)
      yield* inAMonth(
        Effect.gen(function* () {
          const id = yield* received(ours)
          yield* decideAll
          yield* settle(ours.workspaceId, id, [event], "Hello")
          yield* moderation.act(ours.principal, id, { action: "hide" })
          yield* sessions.start(ours.personId, byLink)
          const headers = { "idempotency-key": "one" }
          const sale = { click_id: "clk_none", value: 1 }
          yield* ask("POST", "/api/v1/conversions", { key: ours.key, headers, json: sale })
          yield* ask("POST", `/api/v1/comments/${id}/actions`, { key: ours.key, headers, json: { action: "archive" } })
        })
      )
      const tooFar = Effect.forEach(everyTime, ({ among = "true", column, longest, table }) =>
        Effect.map(
          sql`SELECT 1 FROM ${sql(table)} WHERE ${sql(column)} > ${new Date(today + Duration.toMillis(longest))}
            AND ${sql.literal(among)}`,
          (rows) => (rows.length > 0 ? [`${table}.${column}`] : [])
        )
      )
      const found = (yield* tooFar).flat()
      const expected = [
        "undelivered.due_at",
        "platform_work.due_at",
        "sessions.expires_at",
        "idempotent_answers.created_at"
      ]
      assert.includeMembers(found, expected)
      assert.isAtLeast(yield* boundTimes(everyTime), expected.length)
      assert.deepStrictEqual((yield* tooFar).flat(), [])
      assert.strictEqual(yield* boundTimes(everyTime), 0)
      const [due] = yield* sql<{ readonly due_at: Date }>`
        SELECT due_at FROM undelivered WHERE workspace_id = ${ours.workspaceId}`
      assert.deepStrictEqual(due?.due_at, new Date(today))
      const ends = yield* sql<{
        readonly expires_at: Date
      }>`SELECT expires_at FROM sessions WHERE person_id = ${ours.personId}`
      const end = new Date(today + Duration.toMillis(absoluteLimit))
      assert.deepStrictEqual(
        ends.map(({ expires_at }) => expires_at),
        [end, end]
      )
      assert.isTrue(Option.isSome(yield* sessions.authenticate(right)))
    })
  )
})
