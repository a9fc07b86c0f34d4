import { Reactivity } from "@effect/experimental"
import { FileSystem } from "@effect/platform"
import { PgClient } from "@effect/sql-pg"
import { Effect, Option, type Redacted } from "effect"
import { findServer } from "#src/Database/EmbeddedPostgres/ServerProcess.ts"

/** How to `kill -9` the server that has this database: whichever runs on its folder by then. */
export const databaseKiller = Effect.fn("databaseKiller")(
  function* (url: Redacted.Redacted) {
    const fs = yield* FileSystem.FileSystem
    const sql = yield* PgClient.make({ url, maxConnections: 1 })
    const [row] = yield* sql<{ readonly data_directory: string }>`SHOW data_directory`
    const { data_directory } = yield* Effect.fromNullable(row)
    return findServer(data_directory).pipe(
      Effect.flatMap(
        Option.match({
          onNone: () => Effect.void,
          onSome: ({ pid }) => Effect.sync(() => process.kill(pid, "SIGKILL"))
        })
      ),
      Effect.provideService(FileSystem.FileSystem, fs),
      Effect.asVoid
    )
  },
  Effect.scoped,
  Effect.provide(Reactivity.layer)
)
