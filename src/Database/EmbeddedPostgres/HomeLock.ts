import { FileSystem, Path } from "@effect/platform"
import { Effect, Option } from "effect"
import { tracedFn } from "#src/Ground/Span.ts"
import { EmbeddedPostgresError } from "./EmbeddedPostgresError.ts"
import { explain } from "./FailureWords.ts"
import { isBusy, isHeld, lock, unlock } from "./FileLock.ts"

/** What holds a data directory: Steward itself, or one of its commands. */
export type Holder = "service" | "command"

export interface HeldBy {
  /** Its process id; "unknown" where its file cannot be read. */
  readonly pid: string
  readonly holder: Holder
}

const heldBy = (text: string): HeldBy => {
  const [pid = "", holder] = text.trim().split(" ")
  return { pid, holder: holder === "command" ? holder : "service" }
}

/** Who holds a data directory, in the words of its file; none while nobody does. */
export const holderOf = tracedFn("EmbeddedPostgres.holderOf")(
  function* (directory: string) {
    const fs = yield* FileSystem.FileSystem
    const path = yield* Path.Path
    const home = yield* fs.realPath(directory)
    const lockFile = path.join(home, "lock")
    if (!(yield* fs.exists(lockFile)) || !(yield* isHeld(lockFile))) return Option.none<HeldBy>()
    const pid = yield* Effect.option(fs.readFileString(path.join(home, "steward.pid")))
    return Option.some(heldBy(Option.getOrElse(pid, () => "unknown")))
  },
  // what cannot be looked at is refused, in words, by whoever needs it
  Effect.orElseSucceed(() => Option.none<HeldBy>())
)

/**
 * Holds a data directory for this process until the scope closes; fails in words where another process holds it.
 * What holds it is the lock on the file `lock`; the file `steward.pid` only serves the words.
 */
export const holdHome = tracedFn("EmbeddedPostgres.holdHome")(function* (home: string, holder: Holder = "service") {
  const fs = yield* FileSystem.FileSystem
  const path = yield* Path.Path
  const lockFile = path.join(home, "lock")
  const pidFile = path.join(home, "steward.pid")

  const refusal = Effect.fnUntraced(function* (cause: unknown) {
    if (!isBusy(cause)) {
      const { reason, words } = explain(cause instanceof Error ? cause.message : String(cause))
      const message = `Cannot lock ${lockFile}: ${words}`
      return yield* new EmbeddedPostgresError({ reason, message, cause })
    }
    const pid = yield* fs.readFileString(pidFile).pipe(Effect.option)
    const who = Option.match(pid, { onNone: () => "", onSome: (text) => ` (process ${heldBy(text).pid})` })
    return yield* new EmbeddedPostgresError({
      reason: "InUse",
      message: `Another Steward${who} is already using ${home}. Stop it first, or give this one a data folder of its own with STEWARD_DATA_DIR.`,
      cause
    })
  })

  // Whoever may read the file could hold the lock. What is there is not opened: to close it would end the lock.
  for (const file of [lockFile, pidFile]) {
    yield* Effect.ignore(fs.writeFileString(file, "", { flag: "wx", mode: 0o600 }))
    yield* Effect.ignore(fs.chmod(file, 0o600))
  }
  yield* Effect.acquireRelease(
    Effect.try({ try: () => lock(lockFile, "alone"), catch: (cause) => cause }).pipe(Effect.catchAll(refusal)),
    unlock
  )
  yield* fs
    .writeFileString(pidFile, holder === "service" ? `${process.pid}\n` : `${process.pid} ${holder}\n`)
    .pipe(Effect.catchAll((error) => Effect.logDebug(`${pidFile} could not be written`, error)))
})
