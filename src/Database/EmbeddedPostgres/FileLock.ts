import { Database } from "bun:sqlite"
import { Effect, Either } from "effect"

const transactions = { alone: "BEGIN EXCLUSIVE", together: "BEGIN" } as const

/**
 * Locks a file, for one or for many at once; throws where that cannot be. It is SQLite's lock: the system itself takes it
 * back from a process that dies in whatever way, so that there is no stale lock and no process id to mistake.
 */
export const lock = (file: string, whose: keyof typeof transactions): Database => {
  const database = new Database(file, { create: true })
  try {
    database.run(transactions[whose])
    // many hold it from the first that they read on
    database.run("SELECT 1 FROM sqlite_master")
    return database
  } catch (cause) {
    database.close()
    throw cause
  }
}

export const unlock = (database: Database) =>
  Effect.sync(() => {
    database.run("ROLLBACK")
    database.close()
  })

/** Whether a file could not be locked because somebody else has it. */
export const isBusy = (cause: unknown) => cause instanceof Error && "code" in cause && cause.code === "SQLITE_BUSY"

/** Whether somebody has a file locked now. One that cannot be looked at is nobody's. */
export const isHeld = Effect.fnUntraced(function* (file: string) {
  const tried = yield* Effect.either(Effect.try({ try: () => lock(file, "alone"), catch: (cause) => cause }))
  if (Either.isLeft(tried)) return isBusy(tried.left)
  yield* unlock(tried.right)
  return false
})
