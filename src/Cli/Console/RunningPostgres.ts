import { FileSystem, Path } from "@effect/platform"
import { Effect, Option, Redacted } from "effect"
import { findServer } from "#src/Database/EmbeddedPostgres/ServerProcess.ts"
import { tracedFn } from "#src/Ground/Span.ts"

/** The URL of the PostgreSQL that another Steward runs on this data directory; none while there is none. */
export const runningPostgres = tracedFn("Cli.runningPostgres")(
  function* (dataDirectory: string) {
    const fs = yield* FileSystem.FileSystem
    const path = yield* Path.Path
    const data = path.join(yield* fs.realPath(dataDirectory), "data")
    const server = Option.filter(yield* findServer(data), ({ status }) => status === "ready")
    const password = (yield* fs.readFileString(path.join(data, "steward.password"))).trim()
    return Option.map(server, ({ port }) => Redacted.make(`postgres://steward:${password}@127.0.0.1:${port}/steward`))
  },
  Effect.orElseSucceed(() => Option.none<Redacted.Redacted>())
)
