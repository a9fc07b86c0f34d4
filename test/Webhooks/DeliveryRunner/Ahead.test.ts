import { assert, describe } from "@effect/vitest"
import { Effect, Layer, Queue, Random, TestClock } from "effect"
import { Signals } from "#src/Database/Signals.ts"
import { DeliveryRunner } from "#src/Webhooks/Send/DeliveryRunner.ts"
import { deliveryWorker } from "#src/Webhooks/Send/DeliveryWorker.ts"
import { brand } from "#test/House.ts"
import { turn } from "#test/Turn.ts"
import { addSettingsWebhook, deliveriesOf, drainAll, occur, scenario, url } from "../Delivering.ts"
import { answered, Script } from "../Script.ts"

const good = url(1, "good")

/** A hook that does well, and so many others of another workspace that answer 500; `known` is how often they were tried. */
const beside = Effect.fn("beside")(function* (others: number) {
  const script = yield* Script
  const [ours, theirs] = [yield* brand(), yield* brand()]
  yield* addSettingsWebhook(ours.workspaceId, good, ["comment.received"])
  for (let other = 0; other < others; other++) {
    yield* script.answer(url(2, `${other}`), answered(500))
    yield* addSettingsWebhook(theirs.workspaceId, url(2, `${other}`), ["comment.received"])
  }
  yield* Effect.replicateEffect(occur(ours.workspaceId), 3)
  yield* drainAll
  yield* occur(theirs.workspaceId)
  yield* drainAll
  const known = (yield* script.sent).length
  assert.strictEqual(known, 3 + others)
  return { ours: ours.workspaceId, theirs: theirs.workspaceId, known }
})

const beginAhead = Effect.gen(function* () {
  const { beginAhead, record } = (yield* DeliveryRunner).steps
  const { claimed, ended } = yield* beginAhead(() => {})
  yield* ended
  yield* record
  return claimed
})

describe("DeliveryRunner, while many hooks are claimed for,", () => {
  scenario(
    "sends ahead to those that do well, and only to those",
    Effect.gen(function* () {
      const script = yield* Script
      const { known, ours, theirs } = yield* beside(16)
      yield* occur(ours)
      yield* occur(theirs)
      assert.strictEqual(yield* beginAhead, 1)
      assert.deepStrictEqual(
        (yield* script.sent).slice(known).map(({ url }) => url),
        [good]
      )
      assert.strictEqual(yield* beginAhead, 0)
      assert.isTrue((yield* deliveriesOf(ours)).every(({ attempts, state }) => state === "delivered" && attempts === 1))
    }).pipe(Effect.withRandom(Random.fixed([0.5])))
  )

  scenario(
    "leaves it to the next look where others are few, or a hook no longer does well",
    Effect.gen(function* () {
      const script = yield* Script
      const { ours, theirs } = yield* beside(15)
      yield* occur(ours)
      assert.strictEqual(yield* beginAhead, 0)
      assert.strictEqual(yield* drainAll, 1)

      yield* addSettingsWebhook(theirs, url(2, "one more"), ["comment.received"])
      yield* script.answer(url(2, "one more"), answered(500))
      yield* occur(theirs)
      yield* drainAll
      yield* script.answer(good, answered(500), answered(200))
      yield* occur(ours)
      assert.strictEqual(yield* beginAhead, 1)
      yield* occur(ours)
      assert.strictEqual(yield* beginAhead, 0)
      yield* TestClock.adjust("1 minute")
      yield* drainAll
      assert.isTrue((yield* deliveriesOf(ours)).every(({ state }) => state === "delivered"))
    }).pipe(Effect.withRandom(Random.fixed([0.5])))
  )

  scenario(
    "claims nothing twice while a look claims as well, and leaves nothing",
    Effect.gen(function* () {
      const script = yield* Script
      const { known, ours } = yield* beside(16)
      yield* Effect.replicateEffect(occur(ours), 40)
      const { steps } = yield* DeliveryRunner
      for (let more = 1; more > 0; ) {
        const begun = yield* Effect.all(
          [steps.begin(() => {}, true), steps.beginAhead(() => {}), steps.beginAhead(() => {})],
          { concurrency: "unbounded" }
        )
        more = begun.reduce((sum, { claimed }) => sum + claimed, 0)
        yield* Effect.replicateEffect(turn, 3)
        yield* steps.record
      }
      const ids = (yield* script.sent).slice(known).map(({ headers }) => headers["x-service-delivery"])
      assert.strictEqual(ids.length, 40)
      assert.strictEqual(new Set(ids).size, 40)
    }).pipe(Effect.withRandom(Random.fixed([0.5])))
  )

  scenario(
    "never gives a hook more than its pace allows",
    Effect.gen(function* () {
      const { ours } = yield* beside(16)
      const script = yield* Script
      yield* script.answer(good, Effect.never)
      yield* Effect.replicateEffect(occur(ours), 40)
      const { steps } = yield* DeliveryRunner
      const begun = yield* Effect.all(
        Effect.replicate(
          steps.beginAhead(() => {}),
          4
        ),
        { concurrency: "unbounded" }
      )
      const onTheWay = begun.reduce((sum, { claimed }) => sum + claimed, 0)
      // its window has grown from 1 with each of three successes
      assert.strictEqual(onTheWay, 4)
      for (const { breakOff } of begun) breakOff()
      yield* steps.record
    }).pipe(Effect.withRandom(Random.fixed([0.5])))
  )

  scenario(
    "does so as soon as it is told, whatever else is under way",
    Effect.gen(function* () {
      const script = yield* Script
      const { ours } = yield* beside(16)
      const { steps, ...runner } = yield* DeliveryRunner
      const stuck = Layer.succeed(DeliveryRunner, {
        ...runner,
        steps: { ...steps, begin: () => Effect.interruptible(Effect.never) }
      })
      const told = yield* Queue.unbounded<void>()
      const signals = Layer.succeed(Signals, { notify: () => Effect.void, subscribe: () => Effect.succeed(told) })
      yield* Layer.build(Layer.provide(Layer.fresh(deliveryWorker), [stuck, signals]))
      yield* occur(ours)
      yield* Queue.offer(told, undefined)
      yield* script.called(good, 4)
    }).pipe(Effect.scoped, Effect.withRandom(Random.fixed([0.5])))
  )
})
