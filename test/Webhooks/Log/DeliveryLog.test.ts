import { assert, layer } from "@effect/vitest"
import { Effect, FastCheck, Schema } from "effect"
import { InvalidRequest, NotFound } from "#schema/Errors.ts"
import { CommentId } from "#schema/Ids.ts"
import { Delivery, type DeliveryFilter, DeliveryStatus } from "#schema/resources/Delivery.ts"
import { SettingsWebhooks } from "#src/Webhooks/Hooks/SettingsWebhooks.ts"
import { brand } from "#test/House.ts"
import { runs } from "#test/Runs.ts"
import { DeliveryHouse, deliveriesOf, drainAll, occur, subscribe, url } from "../Delivering.ts"
import { type Brand, listed } from "../DeliveryLog/Walked.ts"
import { newComment, settle } from "../Happenings.ts"
import { answered, Script, unreachable } from "../Script.ts"
import { addWebhook, manager } from "../Settings.ts"

const readDelivery = Schema.decodeUnknownSync(Delivery, { onExcessProperty: "error" })

/** Every page of a listing. */
const walked = Effect.fn("walked")(function* (ours: Brand, id: string, filter: DeliveryFilter) {
  const pages = [yield* listed(ours, id, filter)]
  for (let cursor = pages[0]?.next_cursor ?? null; cursor !== null; ) {
    const page = yield* listed(ours, id, { ...filter, cursor })
    pages.push(page)
    cursor = page.next_cursor
  }
  return pages.flatMap(({ data }) => data)
})

layer(DeliveryHouse)("the log of deliveries", (it) => {
  it.effect("tells every attempt with its status, its time, where it went and how it was answered", () =>
    Effect.gen(function* () {
      const script = yield* Script
      const ours = yield* brand()
      const { accounts, principal, workspaceId } = ours
      const hook = yield* subscribe(principal, url(1))
      const id = yield* newComment(accounts.facebook, "c")
      yield* settle(workspaceId, id, ["comment.received"], "Hello")
      yield* script.answer(url(1), answered(400, { excerpt: "no such field", address: "9.0.1.9" }))
      yield* drainAll
      const page = yield* listed(ours, hook.id)
      const delivery = readDelivery(page.data[0])
      const [attempt] = delivery.attempts
      if (attempt === undefined) return assert.fail("No attempt was logged")
      assert.deepStrictEqual(
        { ...delivery, attempts: [], body: "comment" in delivery.body ? delivery.body.comment.id : null },
        {
          id: delivery.id,
          event: "comment.received",
          sequence: 1,
          test: false,
          status: "failed",
          created_at: delivery.created_at,
          next_attempt_at: null,
          finished_at: delivery.finished_at,
          attempts: [],
          body: CommentId.make(id)
        }
      )
      assert.deepStrictEqual(attempt, {
        attempt: 1,
        at: attempt.at,
        status: 400,
        milliseconds: attempt.milliseconds,
        address: "9.0.1.9",
        answer: "no such field",
        error: "answered 400 Bad Request"
      })
      assert.deepStrictEqual([page.next_cursor, page.last_sequence], [null, 1])
      assert.deepStrictEqual(delivery.body.id, delivery.id)

      yield* script.answer(url(1), unreachable("the host name has no address"))
      yield* settle(workspaceId, id, ["comment.received"], "Again")
      yield* drainAll
      const [latest] = (yield* listed(ours, hook.id)).data
      assert.deepInclude(latest, { status: "queued", finished_at: null })
      assert.isNotNull(latest?.next_attempt_at)
      assert.deepInclude(latest?.attempts[0], {
        status: null,
        answer: null,
        error: "the host name has no address"
      })
    })
  )

  it.effect.prop(
    "is walked page by page in both directions, by any status, without skipping or repeating",
    [
      FastCheck.array(FastCheck.constantFrom(200, 404, null), { minLength: 1, maxLength: 9 }),
      FastCheck.integer({ min: 1, max: 4 }),
      FastCheck.nat({ max: 9 }),
      FastCheck.constantFrom(undefined, ...DeliveryStatus.literals)
    ],
    ([outcomes, limit, after, status]) =>
      Effect.gen(function* () {
        const script = yield* Script
        const ours = yield* brand()
        const webhooks = yield* SettingsWebhooks
        const hook = yield* addWebhook(ours.principal, url(2, ours.workspaceId))
        for (const outcome of outcomes) {
          yield* script.answer(url(2, ours.workspaceId), answered(outcome ?? 200))
          yield* occur(ours.workspaceId)
          if (outcome !== null) yield* drainAll
        }
        if (outcomes.length % 2 === 0) yield* webhooks.pause(manager(ours.principal), hook.id)
        const rows = (yield* deliveriesOf(ours.workspaceId)).filter(
          (row) => status === undefined || row.state === status
        )
        const filter = status === undefined ? { limit } : { limit, status }
        const newest = yield* walked(ours, hook.id, filter)
        assert.deepStrictEqual(
          newest.map(({ sequence }) => sequence),
          rows.map(({ sequence }) => sequence).reverse()
        )
        const missed = yield* walked(ours, hook.id, { ...filter, after_sequence: after })
        assert.deepStrictEqual(
          missed.map(({ sequence }) => sequence),
          rows.map(({ sequence }) => sequence).filter((sequence) => (sequence ?? 0) > after)
        )
      }),
    { fastCheck: { numRuns: runs(6) } }
  )

  it.effect("is of one hook: neither another workspace's key nor another hook's cursor opens it", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      const theirs = yield* brand()
      const [one, two] = [yield* subscribe(ours.principal, url(3)), yield* subscribe(ours.principal, url(4))]
      yield* occur(ours.workspaceId)
      yield* occur(ours.workspaceId)
      for (const id of [one.id, "hook_none", "x".repeat(500)]) {
        assert.instanceOf(yield* Effect.flip(listed(theirs, id)), NotFound)
      }
      const { next_cursor } = yield* listed(ours, one.id, { limit: 1 })
      const cursor = next_cursor ?? ""
      assert.instanceOf(yield* Effect.flip(listed(ours, two.id, { cursor })), InvalidRequest)
      assert.instanceOf(yield* Effect.flip(listed(ours, one.id, { cursor, after_sequence: 0 })), InvalidRequest)
      yield* Effect.flatMap(SettingsWebhooks, ({ remove }) => remove(manager(ours.principal), one.id))
      assert.instanceOf(yield* Effect.flip(listed(ours, one.id)), NotFound)
    })
  )
})
