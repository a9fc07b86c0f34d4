import { SqlClient } from "@effect/sql"
import { Data, Deferred, Effect, FastCheck, Fiber } from "effect"
import { transaction } from "#src/Database/Transaction.ts"

class RolledBack extends Data.TaggedError("RolledBack") {}

/** What a transaction writes; one that is not `kept` is rolled back instead of committed. */
export interface Writing {
  readonly write: Effect.Effect<unknown>
  readonly kept: boolean
}

/** A point in the life of one of the transactions: `writer` counts round them. */
export interface Step {
  readonly writer: number
  readonly verb: "write" | "commit"
}

export const step: FastCheck.Arbitrary<Step> = FastCheck.record({
  writer: FastCheck.nat(5),
  verb: FastCheck.constantFrom("write", "commit")
})

/** A transaction that has begun, on a connection of its own. */
const begin = Effect.fn("begin")(function* ({ kept, write }: Writing) {
  const sql = yield* SqlClient.SqlClient
  const [begun, mayWrite, mayEnd] = [
    yield* Deferred.make<number>(),
    yield* Deferred.make<void>(),
    yield* Deferred.make<void>()
  ]
  const state = { started: false, written: false, released: false, ended: false }
  const fiber = yield* Effect.gen(function* () {
    const [session] = yield* Effect.orDie(sql<{ readonly pid: number }>`SELECT pg_backend_pid() AS pid`)
    yield* Deferred.succeed(begun, session?.pid ?? 0)
    yield* Deferred.await(mayWrite)
    yield* write
    state.written = true
    yield* Deferred.await(mayEnd)
    if (!kept) yield* new RolledBack()
  }).pipe(transaction(sql), Effect.ignore, Effect.ensuring(Effect.sync(() => (state.ended = true))), Effect.fork)
  return { state, fiber, mayWrite, mayEnd, pid: yield* Deferred.await(begun) }
})

/**
 * Transactions that have all begun, and write and commit when they are told. After each step every one of them has
 * done what it can do by now: it is through with it, or waits for the lock of another.
 */
export const openWriters = Effect.fn("openWriters")(function* (writings: ReadonlyArray<Writing>) {
  const sql = yield* SqlClient.SqlClient
  const writers = yield* Effect.forEach(writings, begin)
  type Writer = (typeof writers)[number]

  const isBlocked = ({ pid }: Writer) =>
    sql<{ readonly blocked: boolean }>`SELECT cardinality(pg_blocking_pids(${pid})) > 0 AS blocked`.pipe(
      Effect.map(([row]) => row?.blocked === true),
      Effect.orDie
    )

  const comesToRest = Effect.fn("comesToRest")(function* (writer: Writer) {
    const { state } = writer
    while (!(state.written || state.ended || (yield* isBlocked(writer)))) yield* Effect.yieldNow()
    if (state.ended || (state.written && state.released)) yield* Fiber.join(writer.fiber)
  })

  /** One that ends lets others go on. */
  const settle: Effect.Effect<void> = Effect.suspend(() => {
    const open = writers.filter(({ state }) => state.started && !state.ended)
    return Effect.forEach(open, comesToRest, { discard: true }).pipe(
      Effect.zipRight(Effect.suspend(() => (open.some(({ state }) => state.ended) ? settle : Effect.void)))
    )
  })

  const write = ({ mayWrite, state }: Writer) =>
    Effect.zipRight(
      Effect.sync(() => (state.started = true)),
      Deferred.succeed(mayWrite, undefined)
    )

  const commit = ({ mayEnd, state }: Writer) =>
    Effect.zipRight(
      Effect.sync(() => (state.released = true)),
      Deferred.succeed(mayEnd, undefined)
    )

  return {
    take: Effect.fn("take")(function* ({ verb, writer: index }: Step) {
      const writer = writers[index % writers.length]
      if (writer === undefined) return
      yield* verb === "write" ? write(writer) : commit(writer)
      yield* settle
    }),
    /** Lets every transaction write and end. */
    finish: Effect.gen(function* () {
      yield* Effect.forEach(writers, write)
      yield* Effect.forEach(writers, commit)
      yield* Effect.forEach(writers, ({ fiber }) => Fiber.join(fiber), { discard: true })
    })
  }
})
