import { SqlClient } from "@effect/sql"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber, Layer, Redacted } from "effect"
import { Readiness } from "#src/Database/Health/Readiness.ts"
import { SecretBox } from "#src/Database/Secrets/SecretBox.ts"
import { RandomBytes } from "#src/Ground/RandomBytes.ts"
import { TestDatabase } from "#test/TestDatabase.ts"

const secrets = SecretBox.layer(Redacted.make(new Uint8Array(32).fill(7))).pipe(Layer.provide(RandomBytes.layer))
const House = Readiness.layer(0).pipe(Layer.provide(secrets), Layer.provideMerge(TestDatabase))

describe("whether a process can work", () => {
  it.live("is told to however many ask at once, and nobody of them makes it look as if it could not", () =>
    Effect.gen(function* () {
      const { problem } = yield* Readiness
      const told = yield* Effect.all(
        Array.from({ length: 400 }, () => problem),
        { concurrency: "unbounded" }
      )
      assert.deepStrictEqual([...new Set(told)], [null])
    }).pipe(Effect.provide(House))
  )

  it.live("is looked at anew by who asks after the others were told, whoever went away meanwhile", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const { problem } = yield* Readiness
      const gone = yield* Effect.fork(problem)
      const others = yield* Effect.replicateEffect(Effect.fork(problem), 20)
      yield* Effect.yieldNow()
      yield* Fiber.interrupt(gone)
      assert.deepStrictEqual([...new Set(yield* Fiber.join(Fiber.all(others)))], [null])
      yield* sql`ALTER TABLE readiness_probe ADD CONSTRAINT full_disk CHECK (at < 'epoch') NOT VALID`
      assert.strictEqual(yield* problem, "The database cannot be written to")
      yield* sql`ALTER TABLE readiness_probe DROP CONSTRAINT full_disk`
      assert.isNull(yield* problem)
    }).pipe(Effect.provide(House))
  )
})
