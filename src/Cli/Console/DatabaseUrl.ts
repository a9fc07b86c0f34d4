import { FileSystem, Path } from "@effect/platform"
import { Cause, Effect, Option, Schedule } from "effect"
import { readConfig } from "#src/Config/Config.ts"
import { joinGuests } from "#src/Database/EmbeddedPostgres/Guests.ts"
import { EmbeddedPostgres } from "#src/Database/EmbeddedPostgres.ts"
import { CommandFailed } from "./CommandFailed.ts"
import { command, commandOf, GivenWords } from "./CommandLine.ts"
import { runningPostgres } from "./RunningPostgres.ts"

/** Half a minute in all. */
const mostTries = 150

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
  return yield* started(dataDirectory)
})

/** The server that another process holds, which does not stop it once this one has joined. */
const joined = Effect.fnUntraced(function* (dataDirectory: string) {
  const running = Effect.flatten(runningPostgres(dataDirectory))
  yield* running
  yield* joinGuests(dataDirectory)
  return yield* running
})

/** Tried again while whoever holds the data folder is just starting its PostgreSQL, or stops it. */
const started = (dataDirectory: string) =>
  EmbeddedPostgres.start({ dataDirectory, holder: "command" }).pipe(
    Effect.map(({ url }) => url),
    Effect.catchIf(
      ({ reason }) => reason === "InUse",
      () => joined(dataDirectory)
    ),
    Effect.retry({
      while: Cause.isNoSuchElementException,
      schedule: Schedule.intersect(Schedule.spaced("200 millis"), Schedule.recurs(mostTries))
    }),
    Effect.catchIf(
      Cause.isNoSuchElementException,
      () =>
        new CommandFailed({
          message: `Another Steward uses ${dataDirectory}, and its PostgreSQL accepts no connections; try again later`
        })
    )
  )
