import { Path } from "@effect/platform"
import { Effect, Option, Schedule } from "effect"
import { readConfig } from "#src/Config/Config.ts"
import { EmbeddedPostgres } from "#src/Database/EmbeddedPostgres.ts"
import { CommandFailed } from "./CommandFailed.ts"
import { runningPostgres } from "./RunningPostgres.ts"

/**
 * Where the database is: DATABASE_URL; else the PostgreSQL of the data folder, that of a Steward which is running now,
 * or one started for as long as the command takes.
 */
export const databaseUrl = Effect.gen(function* () {
  const path = yield* Path.Path
  const config = yield* readConfig
  if (Option.isSome(config.databaseUrl)) return config.databaseUrl.value
  const dataDirectory = path.resolve(config.dataDirectory, "postgres")
  return yield* EmbeddedPostgres.start({ dataDirectory }).pipe(
    Effect.map(({ url }) => url),
    Effect.catchIf(
      ({ reason }) => reason === "InUse",
      () => ready(dataDirectory)
    )
  )
})

// whoever holds the data folder may just be starting its PostgreSQL
const ready = (dataDirectory: string) =>
  Effect.flatten(runningPostgres(dataDirectory)).pipe(
    Effect.retry(Schedule.spaced("200 millis")),
    Effect.timeoutFail({
      duration: "30 seconds",
      onTimeout: () =>
        new CommandFailed({
          message: `Another Steward uses ${dataDirectory}, and its PostgreSQL accepts no connections; try again later`
        })
    })
  )
