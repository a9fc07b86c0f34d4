import { FileSystem, Path } from "@effect/platform"
import { Effect, Option } from "effect"
import { tracedFn } from "#src/Ground/Span.ts"
import { failing } from "./EmbeddedPostgresError.ts"
import { isHeld, lock, unlock } from "./FileLock.ts"
import { holdHome } from "./HomeLock.ts"
import { findServer, isServerOn } from "./ServerProcess.ts"
import { stopServer } from "./StopServer.ts"

const fileOf = Effect.fnUntraced(function* (home: string) {
  const fs = yield* FileSystem.FileSystem
  const path = yield* Path.Path
  const file = path.join(home, "guests")
  yield* Effect.ignore(fs.writeFileString(file, "", { flag: "wx", mode: 0o600 }))
  return file
})

/**
 * Whether others use the server of a data folder that this process holds: the server is theirs then, and the last of
 * them stops it.
 */
export const hasGuests = tracedFn("EmbeddedPostgres.hasGuests")(function* (home: string) {
  return yield* isHeld(yield* fileOf(home))
})

/** Stops the server that nobody uses any more, and nobody holds. */
const stopUnused = tracedFn("EmbeddedPostgres.stopUnused")(
  function* (home: string) {
    const path = yield* Path.Path
    yield* holdHome(home)
    if (yield* hasGuests(home)) return
    const data = path.join(home, "data")
    const server = yield* findServer(data)
    if (Option.isNone(server)) return
    const { pid, port } = server.value
    yield* stopServer({ pid, port, adopted: true, isRunning: isServerOn(pid, data) })
  },
  Effect.scoped,
  // whoever holds it stops it
  Effect.ignore
)

/** Uses the server of a data folder that another process holds, until the scope closes. */
export const joinGuests = tracedFn("EmbeddedPostgres.joinGuests")(function* (dataDirectory: string) {
  const fs = yield* FileSystem.FileSystem
  const home = yield* fs.realPath(dataDirectory).pipe(failing(`find the data directory ${dataDirectory}`))
  const file = yield* fileOf(home)
  yield* Effect.addFinalizer(() => stopUnused(home))
  yield* Effect.acquireRelease(Effect.try(() => lock(file, "together")).pipe(failing(`lock ${file}`)), unlock)
})
