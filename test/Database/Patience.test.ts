import { SqlError } from "@effect/sql"
import { assert, it } from "@effect/vitest"
import { Cause, Clock, Duration, Effect, Exit, Fiber, FastCheck as fc, Logger, TestClock } from "effect"
import { patiently } from "#src/Database/Patience.ts"
import { rootCause } from "#src/Ground/RootCause.ts"

const failed = (code: string) =>
  new SqlError.SqlError({ cause: Object.assign(new Error(code), { code }), message: "Failed to execute statement" })

const away = fc.constantFrom("ECONNREFUSED", "ECONNRESET", "57P03", "57P01", "08006", "53300", "57014")
const wrong = fc.constantFrom("28P01", "3D000", "42P01", "42501", "23505")

/** What asks a database that answers by codes, one after the other and the last for ever; null for well. */
const asking = (answers: ReadonlyArray<string | null>, fails: "fails" | "dies") => {
  let asked = 0
  const ask = Effect.suspend(() => {
    const code = answers[Math.min(asked, answers.length - 1)] ?? null
    asked += 1
    if (code === null) return Effect.succeed("answered")
    return fails === "fails" ? Effect.fail(failed(code)) : Effect.die(failed(code))
  })
  return { ask, asked: () => asked }
}

/** How it ended, and after how many seconds. */
const timed = <A, E>(effect: Effect.Effect<A, E>) =>
  Effect.gen(function* () {
    const begun = yield* Clock.currentTimeMillis
    const fiber = yield* Effect.fork(Effect.zip(Effect.exit(effect), Clock.currentTimeMillis))
    yield* TestClock.adjust(Duration.seconds(40))
    const [exit, ended] = yield* Fiber.join(fiber)
    return { exit, seconds: (ended - begun) / 1000 }
  })

const few = { fastCheck: { numRuns: 10 } }
const ways = fc.constantFrom("fails" as const, "dies" as const)

it.effect.prop(
  "a database that is away is waited for",
  [fc.array(away, { maxLength: 29 }), ways],
  ([codes, way]) =>
    Effect.gen(function* () {
      const { ask } = asking([...codes, null], way)
      const { exit, seconds } = yield* timed(patiently(ask))
      assert.deepStrictEqual(exit, Exit.succeed("answered"))
      assert.strictEqual(seconds, codes.length)
    }),
  few
)

it.effect.prop(
  "for half a minute and no longer",
  [away, ways],
  ([code, way]) =>
    Effect.gen(function* () {
      const { exit, seconds } = yield* timed(patiently(asking([code], way).ask))
      assert.isTrue(Exit.isFailure(exit))
      assert.approximately(seconds, 30, 1)
    }),
  few
)

it.effect.prop(
  "what is wrong fails at once",
  [fc.array(away, { maxLength: 3 }), wrong, ways],
  ([codes, code, way]) =>
    Effect.gen(function* () {
      const { ask, asked } = asking([...codes, code], way)
      const { exit, seconds } = yield* timed(patiently(ask))
      assert.deepStrictEqual([seconds, asked()], [codes.length, codes.length + 1])
      assert.strictEqual(Exit.isFailure(exit) ? rootCause(Cause.squash(exit.cause)) : "", code)
    }),
  few
)

it.effect("a reason to wait is told once, and another one as well", () =>
  Effect.gen(function* () {
    const told: Array<string> = []
    const logger = Logger.make(({ message }) => told.push(String(message)))
    const { ask } = asking(["ECONNREFUSED", "ECONNREFUSED", "57P03", "57P03", null], "fails")
    yield* timed(patiently(ask)).pipe(Effect.provide(Logger.replace(Logger.defaultLogger, logger)))
    assert.deepStrictEqual(told, [
      "Waiting up to 30 seconds for PostgreSQL: ECONNREFUSED",
      "Waiting up to 30 seconds for PostgreSQL: 57P03"
    ])
  })
)
