import { FileSystem, Path } from "@effect/platform"
import { Effect, Option, Schedule } from "effect"
import { readConfig } from "#src/Config/Config.ts"
import { EmbeddedPostgres } from "#src/Database/EmbeddedPostgres.ts"
import { CommandFailed } from "./CommandFailed.ts"
import { command, commandOf, GivenWords } from "./CommandLine.ts"
import { runningPostgres } from "./RunningPostgres.ts"

/** Whether a command may make the database where there is none: only the one that everything begins with. */
export const beginsAnew = ([group, name]: ReadonlyArray<string>): boolean => group === "workspaces" && name === "create"

const nothingThere = (folder: string, words: ReadonlyArray<string>) =>
  new CommandFailed({
    code: "not_found",
    message: [
      `There is no database of Steward in ${folder}, and nothing is made there.`,
      "If the data are in another folder, say so (or set DATABASE_URL for a PostgreSQL of your own):",
      `  STEWARD_DATA_DIR=FOLDER ${commandOf(words)}`,
      "To begin in this one:",
      `  ${command("workspaces create NAME")}`
    ].join("\n")
  })

/**
 * Where the database is: DATABASE_URL; else the PostgreSQL of the data folder, that of a Steward which is running now,
 * or one started for as long as the command takes.
 */
export const databaseUrl = Effect.gen(function* () {
  const path = yield* Path.Path
  const config = yield* readConfig
  if (Option.isSome(config.databaseUrl)) return config.databaseUrl.value
  const fs = yield* FileSystem.FileSystem
  const words = yield* GivenWords
  const dataDirectory = path.resolve(config.dataDirectory, "postgres")
  if (!beginsAnew(words) && !(yield* fs.exists(dataDirectory))) {
    return yield* nothingThere(path.resolve(config.dataDirectory), words)
  }
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
