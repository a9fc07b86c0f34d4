import { assert, it } from "@effect/vitest"
import { Effect, Either, Layer } from "effect"
import { WorkspaceId } from "#schema/Ids.ts"
import { Cursors } from "#src/Database/Cursors.ts"
import { RandomBytes } from "#src/Ground/RandomBytes.ts"
import { TestDatabase } from "#test/TestDatabase.ts"

const workspace = WorkspaceId.make("ws_1")
const key = { at: 1_790_000_000_000, id: "com_1" }

const started = Effect.provide(Cursors, Layer.fresh(Cursors.layer))

it.effect("a cursor outlives a restart, and every process reads it", () =>
  Effect.gen(function* () {
    const together = yield* Effect.replicateEffect(started, 5).pipe(Effect.withConcurrency("unbounded"))
    const restarted = yield* started
    for (const { encode } of [...together, restarted]) {
      for (const { decode } of [...together, restarted]) {
        assert.deepStrictEqual(decode("comments", workspace, encode("comments", workspace, key)), Either.right(key))
      }
    }
  }).pipe(Effect.provide(Layer.merge(TestDatabase, RandomBytes.layer)))
)

it.effect("a cursor of another installation is refused", () =>
  Effect.gen(function* () {
    const installed = started.pipe(Effect.provide(Layer.fresh(TestDatabase)), Effect.provide(RandomBytes.layer))
    const [one, two] = [yield* installed, yield* installed]
    assert.isTrue(Either.isLeft(two.decode("comments", workspace, one.encode("comments", workspace, key))))
  })
)
