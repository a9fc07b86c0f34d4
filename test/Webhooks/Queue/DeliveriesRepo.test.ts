import { SqlClient } from "@effect/sql"
import { assert, layer } from "@effect/vitest"
import { Deferred, Effect, Fiber } from "effect"
import { DeliveryId, type HookId, type WorkspaceId } from "#schema/Ids.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { Ids } from "#src/Ground/Ids.ts"
import type { AttemptResult } from "#src/Webhooks/Attempt/AttemptResult.ts"
import { DeliveryErasure } from "#src/Webhooks/Log/DeliveryErasure.ts"
import { DeliveriesRepo } from "#src/Webhooks/Queue/DeliveriesRepo.ts"
import { type LanePosition, lanesAtOnce, type QueuedLane } from "#src/Webhooks/Queue/Lanes.ts"
import { brand } from "#test/House.ts"
import { addSettingsWebhook, DeliveryHouse, deliveriesOf, url } from "../Delivering.ts"

const now = new Date(1_000_000)
const until = new Date(1_030_000)

/** A hook with so many deliveries in its queue, due at the given times in turn. */
const queue = Effect.fn("queue")(function* (
  workspaceId: WorkspaceId,
  count: number,
  dueAt: ReadonlyArray<Date> = [now],
  host = 1
) {
  const sql = yield* SqlClient.SqlClient
  const ids = yield* Ids
  const hookId = yield* addSettingsWebhook(workspaceId, url(host), ["comment.received"])
  yield* sql`INSERT INTO hook_queues VALUES (${workspaceId}, ${hookId})`
  for (let index = 0; index < count; index++) {
    const id = yield* ids.make("dlv", DeliveryId.make)
    yield* sql`INSERT INTO deliveries ${sql.insert({
      workspace_id: workspaceId,
      id,
      hook_id: hookId,
      sequence: index + 1,
      event: "comment.received",
      body: `{"sequence":${index + 1}}`,
      created_at: now
    })}`
    yield* sql`INSERT INTO undelivered ${sql.insert({
      workspace_id: workspaceId,
      delivery_id: id,
      hook_id: hookId,
      place: index + 1,
      state: "queued",
      due_at: dueAt[index % dueAt.length] ?? now
    })}`
  }
  return hookId
})

/** All lanes of a workspace, walked from end to end. */
const walkAll = Effect.fn("walkAll")(function* (workspaceId: WorkspaceId) {
  const repo = yield* DeliveriesRepo
  const found: Array<QueuedLane> = []
  let position: LanePosition | null = null
  for (;;) {
    const lanes: ReadonlyArray<QueuedLane> = yield* repo.walk(position, now)
    found.push(...lanes)
    const last = lanes.at(-1)
    if (last === undefined || lanes.length < lanesAtOnce) break
    position = last
  }
  return found.filter((lane) => lane.workspace_id === workspaceId)
})

const claim = Effect.fn("claim")(function* (workspaceId: WorkspaceId, take: number) {
  const repo = yield* DeliveriesRepo
  const lanes = (yield* walkAll(workspaceId)).filter(({ first_due }) => first_due !== null)
  return yield* repo.claim(
    lanes.map((lane) => ({ lane, take, begin: take, reach: 256 })),
    now,
    until
  )
})

const delivered = (workspaceId: WorkspaceId, id: DeliveryId): AttemptResult => ({
  workspace_id: workspaceId,
  id,
  claimed_until: until.getTime(),
  outcome: "delivered",
  due_at: null,
  started: now.getTime(),
  ended: now.getTime() + 3,
  status: 200,
  address: "9.9.9.9",
  excerpt: "thanks",
  error: null
})

layer(DeliveryHouse)("DeliveriesRepo", (it) => {
  it.effect("walks over every hook that has a queue, however many there are, once", () =>
    Effect.gen(function* () {
      const { workspaceId } = yield* brand()
      const hooks = yield* Effect.replicateEffect(queue(workspaceId, 1), lanesAtOnce + 40)
      const walked = (yield* walkAll(workspaceId)).map(({ hook_id }) => hook_id)
      assert.deepStrictEqual(walked, hooks.toSorted())
    })
  )

  it.effect("says where in each queue the first is that is due, not claimed, and not begun", () =>
    Effect.gen(function* () {
      const { workspaceId } = yield* brand()
      const later = new Date(now.getTime() + 1)
      const due: ReadonlyArray<HookId> = [
        yield* queue(workspaceId, 1, [later]),
        yield* queue(workspaceId, 3, [later, now]),
        yield* queue(workspaceId, 1, [now], 2)
      ]
      const firstDue = Effect.map(walkAll(workspaceId), (lanes) =>
        due.map((id) => lanes.find(({ hook_id }) => hook_id === id)?.first_due)
      )
      assert.deepStrictEqual(yield* firstDue, [null, 1, 0])
      yield* claim(workspaceId, 5)
      assert.deepStrictEqual(yield* firstDue, [null, null, null])
    })
  )

  it.effect("says when what was begun is to be sent again, and claims it however far behind it stands", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const repo = yield* DeliveriesRepo
      const { workspaceId } = yield* brand()
      yield* queue(workspaceId, 5)
      const later = new Date(now.getTime() + 500)
      yield* sql`UPDATE undelivered SET tries = 1, due_at = ${later} WHERE workspace_id = ${workspaceId} AND place = 4`
      const [before] = yield* walkAll(workspaceId)
      assert.deepInclude(before, { retry_at: later, has_retries: false, first_due: 0 })
      yield* sql`UPDATE undelivered SET due_at = ${now} WHERE workspace_id = ${workspaceId} AND place = 4`
      const [lane] = yield* walkAll(workspaceId)
      assert.isTrue(lane?.has_retries)
      const portions = lane === undefined ? [] : [{ lane, take: 3, begin: 1, reach: 1 }]
      const places = (yield* repo.claim(portions, now, until)).map(({ place }) => place)
      assert.sameMembers(places, [1, 4])
      assert.deepStrictEqual(yield* repo.claim(portions, now, until), [])
    })
  )

  it.effect("claims without waiting for the disk", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const { workspaceId } = yield* brand()
      yield* queue(workspaceId, 1)
      const waits = Effect.map(
        sql<{ readonly synchronous_commit: string }>`SHOW synchronous_commit`,
        ([setting]) => setting?.synchronous_commit
      )
      const claiming = Effect.gen(function* () {
        yield* sql`SET LOCAL synchronous_commit TO on`
        return [yield* waits, (yield* claim(workspaceId, 1)).length, yield* waits]
      })
      assert.deepStrictEqual(yield* transaction(sql)(claiming), ["on", 1, "off"])
    })
  )

  it.effect("claims from each lane the first in its queue, and what somebody else is claiming only once", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const { workspaceId } = yield* brand()
      const times = [3, 1, 2, 5, 4].map((at) => new Date(at * 1000))
      yield* queue(workspaceId, 5, times)
      yield* queue(workspaceId, 2, [now], 2)
      const first = yield* claim(workspaceId, 2)
      const bodies = first.map(({ body }) => JSON.parse(body).sequence).toSorted()
      assert.deepStrictEqual([first.length, bodies], [4, [1, 1, 2, 2]])

      const [begun, goOn] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
      const slow = yield* claim(workspaceId, 2).pipe(
        Effect.zipLeft(Deferred.succeed(begun, undefined)),
        Effect.zipLeft(Deferred.await(goOn)),
        transaction(sql),
        Effect.fork
      )
      yield* Deferred.await(begun)
      assert.strictEqual((yield* claim(workspaceId, 9)).length, 1)
      yield* Deferred.succeed(goOn, undefined)
      assert.strictEqual((yield* Fiber.join(slow)).length, 2)
    })
  )

  it.effect("keeps no words of a receiver that was told what has been erased since, however late it is heard", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const repo = yield* DeliveriesRepo
      const { rewrite } = yield* DeliveryErasure
      const { workspaceId } = yield* brand()
      yield* queue(workspaceId, 3)
      const claimed = yield* claim(workspaceId, 3)
      const [missed, late, other] = claimed.map(({ id }) => ({ ...delivered(workspaceId, id), excerpt: "told Mia" }))
      if (missed === undefined || late === undefined || other === undefined) return assert.fail("Nothing was claimed")
      yield* sql`DELETE FROM undelivered WHERE workspace_id = ${workspaceId} AND delivery_id = ${late.id}`
      yield* Effect.forEach([missed, late], ({ id }) => rewrite(workspaceId, id, "{}"))
      yield* repo.record([{ ...missed, outcome: "retry", due_at: 0 }, other], "wait")
      yield* repo.logLate(late)
      const logged = yield* sql<{ readonly delivery_id: string; readonly excerpt: string | null }>`
        SELECT delivery_id, excerpt FROM delivery_attempts WHERE workspace_id = ${workspaceId}`
      const heard = new Map(logged.map(({ delivery_id, excerpt }) => [delivery_id, excerpt]))
      assert.deepStrictEqual(
        [missed, late, other].map(({ id }) => heard.get(id)),
        [null, null, "told Mia"]
      )
    }).pipe(Effect.provide(DeliveryErasure.layer))
  )

  it.effect("leaves out what is locked when it settles, unless told to wait", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const repo = yield* DeliveriesRepo
      const { workspaceId } = yield* brand()
      yield* queue(workspaceId, 3)
      const ids = (yield* claim(workspaceId, 3)).map(({ id }) => id)
      const locked = yield* Effect.fromNullable(ids[0])
      const [begun, goOn] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
      const holding = yield* sql`SELECT FROM undelivered WHERE delivery_id = ${locked} FOR UPDATE`.pipe(
        Effect.zipLeft(Deferred.succeed(begun, undefined)),
        Effect.zipLeft(Deferred.await(goOn)),
        transaction(sql),
        Effect.fork
      )
      yield* Deferred.await(begun)
      const settlements = ids.map((id) => delivered(workspaceId, id))
      assert.deepStrictEqual(yield* repo.record(settlements, "skip"), [{ id: locked, recorded: false }])
      yield* Deferred.succeed(goOn, undefined)
      yield* Fiber.join(holding)
      assert.deepStrictEqual(yield* repo.record(settlements.slice(0, 1), "wait"), [])
      // It has arrived by now.
      assert.deepStrictEqual(yield* repo.record(settlements.slice(0, 1), "wait"), [{ id: locked, recorded: false }])
      const states = (yield* deliveriesOf(workspaceId)).map(({ attempts, state }) => [state, attempts])
      assert.deepStrictEqual(
        states,
        [1, 1, 1].map((attempts) => ["delivered", attempts])
      )
    })
  )

  it.effect("gives back only what is still claimed by who gives it back", () =>
    Effect.gen(function* () {
      const repo = yield* DeliveriesRepo
      const { workspaceId } = yield* brand()
      const hook_id = yield* queue(workspaceId, 2)
      const claimed = (yield* claim(workspaceId, 2)).map(({ portion: _, ...row }) => ({
        ...row,
        workspace_id: workspaceId,
        hook_id,
        claimed_until: until
      }))
      yield* repo.release(claimed.map((one, index) => (index === 0 ? one : { ...one, claimed_until: now })))
      const untils = (yield* deliveriesOf(workspaceId)).map(({ claimed_until }) => claimed_until.getTime())
      assert.sameMembers(untils, [0, until.getTime()])
    })
  )
})
