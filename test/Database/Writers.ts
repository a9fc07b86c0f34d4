import { SqlClient } from "@effect/sql"
import { Data, Deferred, Effect, FastCheck, Fiber } from "effect"
import { transaction } from "#src/Database/Transaction.ts"

class RolledBack extends Data.TaggedError("RolledBack") {}

interface Writer {
  readonly go: Deferred.Deferred<void>
  /** Done when everything is written and only the commit is missing. */
  readonly written: Effect.Effect<void>
  readonly release: Deferred.Deferred<void>
  readonly fiber: Fiber.RuntimeFiber<void>
  released: boolean
  started: boolean
}

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

const open = Effect.fn("open")(function* ({ kept, write }: Writing) {
  const sql = yield* SqlClient.SqlClient
  const [begun, go, wrote, release] = yield* Effect.all([
    Deferred.make<void>(),
    Deferred.make<void>(),
    Deferred.make<void>(),
    Deferred.make<void>()
  ])
  const fiber = yield* Effect.orDie(sql`SELECT 1`).pipe(
    Effect.zipRight(Deferred.succeed(begun, undefined)),
    Effect.zipRight(Deferred.await(go)),
    Effect.zipRight(write),
    Effect.zipRight(Deferred.succeed(wrote, undefined)),
    Effect.zipRight(Deferred.await(release)),
    Effect.zipRight(kept ? Effect.void : new RolledBack()),
    transaction(sql),
    Effect.ignore,
    Effect.fork
  )
  yield* Deferred.await(begun)
  const written = Effect.raceFirst(Deferred.await(wrote), Fiber.join(fiber))
  return { go, written, release, fiber, released: false, started: false } satisfies Writer as Writer
})

/**
 * Transactions that have all begun, each on a connection of its own, and write and commit at the points that they
 * are told. They wait for each other wherever the database makes them; whoever drives them never has to.
 */
export const openWriters = Effect.fn("openWriters")(function* (writings: ReadonlyArray<Writing>) {
  const writers = yield* Effect.forEach(writings, open)
  const waiting = new Set<Writer>()
  let holder: Writer | null = null

  const hold = (writer: Writer): Effect.Effect<void> =>
    Effect.suspend(() => {
      holder = writer
      return writer.released ? finish(writer) : Effect.void
    })

  const finish = (writer: Writer): Effect.Effect<void> =>
    Effect.gen(function* () {
      yield* Fiber.join(writer.fiber)
      holder = null
      if (waiting.size === 0) return
      const next = yield* Effect.raceAll(Array.from(waiting, (other) => Effect.as(other.written, other)))
      waiting.delete(next)
      yield* hold(next)
    })

  const write = Effect.fn("write")(function* (writer: Writer) {
    if (writer.started) return
    writer.started = true
    yield* Deferred.succeed(writer.go, undefined)
    if (holder === null) {
      yield* writer.written
      yield* hold(writer)
    } else waiting.add(writer)
  })

  const commit = Effect.fn("commit")(function* (writer: Writer) {
    if (writer.released) return
    writer.released = true
    yield* Deferred.succeed(writer.release, undefined)
    if (holder === writer) yield* finish(writer)
  })

  return {
    take: Effect.fn("take")(function* ({ verb, writer: index }: Step) {
      const writer = writers[index % writers.length]
      if (writer !== undefined) yield* verb === "write" ? write(writer) : commit(writer)
    }),
    /** Lets every transaction write and end. */
    finish: Effect.gen(function* () {
      yield* Effect.forEach(writers, write, { discard: true })
      yield* Effect.forEach(writers, commit, { discard: true })
      yield* Effect.forEach(writers, ({ fiber }) => Fiber.join(fiber), { discard: true })
    })
  }
})
