import { assert, describe, it } from "@effect/vitest"
import { Deferred, Effect, Exit, Fiber, Layer, Ref } from "effect"
import { Unavailable } from "#schema/Errors.ts"
import { WorkspaceId } from "#schema/Ids.ts"
import { mostOfCaller, mostOfWorkspace, mostWaiting, RequestPlaces } from "#src/Http/Places/RequestPlaces.ts"

const one = WorkspaceId.make(`ws_${"1".repeat(32)}`)
const other = WorkspaceId.make(`ws_${"2".repeat(32)}`)

/** Requests that are begun, and stay until they are let go. */
const scene = Effect.gen(function* () {
  const { enter } = yield* RequestPlaces
  const begun = yield* Ref.make<ReadonlyArray<string>>([])
  const letGo = yield* Deferred.make<void>()
  const ask = (
    caller: string,
    workspaceId: WorkspaceId | null,
    stays: Effect.Effect<unknown> = Deferred.await(letGo)
  ) =>
    enter(caller, workspaceId).pipe(
      Effect.zipRight(Ref.update(begun, (names) => [...names, caller])),
      Effect.zipRight(stays),
      Effect.fork
    )
  const many = (count: number, caller: string, workspaceId: WorkspaceId | null) =>
    Effect.replicateEffect(ask(caller, workspaceId), count)
  const settled = Effect.repeatN(Effect.yieldNow(), 2000)
  const count = (caller: string) =>
    Effect.zipRight(
      settled,
      Effect.map(Ref.get(begun), (names) => names.filter((name) => name === caller).length)
    )
  return { ask, many, count, letGo }
}).pipe(Effect.provide(RequestPlaces.layer))

describe("requests that are answered at a time", () => {
  it.effect("are looked at once more where they had to wait, and only there", () =>
    Effect.gen(function* () {
      const { enter } = yield* RequestPlaces
      const letGo = yield* Deferred.make<void>()
      let looked = 0
      const look = Effect.suspend(() => {
        looked += 1
        return Effect.fail("revoked" as const)
      })
      const ask = Effect.fork(Effect.zipRight(enter("key", one, look), Deferred.await(letGo)))
      const begun = yield* Effect.replicateEffect(ask, mostOfCaller)
      const late = yield* ask
      yield* Effect.repeatN(Effect.yieldNow(), 100)
      assert.strictEqual(looked, 0)
      yield* Deferred.succeed(letGo, undefined)
      yield* Fiber.join(Fiber.all(begun))
      assert.deepStrictEqual(yield* Effect.flip(Fiber.join(late)), "revoked")
      assert.strictEqual(looked, 1)
    }).pipe(Effect.provide(RequestPlaces.layer))
  )

  it.effect("are some of each caller and of each workspace; the rest wait, and nobody else does", () =>
    Effect.gen(function* () {
      const { count, letGo, many } = yield* scene
      yield* many(50, "viewer", one)
      assert.strictEqual(yield* count("viewer"), mostOfCaller)
      yield* many(50, "owner", one)
      assert.strictEqual(yield* count("owner"), mostOfWorkspace - mostOfCaller)
      yield* many(1, "stranger", other)
      assert.strictEqual(yield* count("stranger"), 1)
      yield* many(20, "alone", null)
      assert.strictEqual(yield* count("alone"), mostOfCaller)
      yield* Deferred.succeed(letGo, undefined)
      assert.strictEqual((yield* count("viewer")) + (yield* count("owner")), 100)
    })
  )

  it.effect("are given on however they end, and never asked for twice by one", () =>
    Effect.gen(function* () {
      const { ask, count, letGo, many } = yield* scene
      const first = yield* many(mostOfCaller, "key", one)
      const gone = yield* ask("key", one)
      yield* many(3, "key", one)
      assert.strictEqual(yield* count("key"), mostOfCaller)
      yield* Fiber.interrupt(gone)
      yield* Fiber.interruptAll(first.slice(0, 2))
      assert.strictEqual(yield* count("key"), mostOfCaller + 2)
      yield* Deferred.succeed(letGo, undefined)
      assert.strictEqual(yield* count("key"), mostOfCaller + 3)
      yield* Effect.replicateEffect(ask("dies", one, Effect.die("broken")), 3 * mostOfCaller)
      assert.strictEqual(yield* count("dies"), 3 * mostOfCaller)
    })
  )

  it.effect("of one fiber take one place, however often they are asked for", () =>
    Effect.gen(function* () {
      const { enter } = yield* RequestPlaces
      yield* Effect.replicateEffect(enter("key", one), 3 * mostOfWorkspace)
    }).pipe(Effect.provide(Layer.fresh(RequestPlaces.layer)))
  )

  it.effect("are refused where very many wait", () =>
    Effect.gen(function* () {
      const { ask, count, letGo, many } = yield* scene
      yield* many(mostOfCaller + mostWaiting, "key", one)
      assert.strictEqual(yield* count("key"), mostOfCaller)
      const refused = yield* Fiber.await(yield* ask("key", one))
      assert.isTrue(Exit.isFailure(refused))
      if (Exit.isFailure(refused))
        assert.instanceOf(Effect.runSync(Effect.flip(Effect.failCause(refused.cause))), Unavailable)
      yield* Deferred.succeed(letGo, undefined)
      assert.strictEqual(yield* count("key"), mostOfCaller + mostWaiting)
    })
  )
})
