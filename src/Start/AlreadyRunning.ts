import { Path } from "@effect/platform"
import { Data, Option } from "effect"
import { holderOf } from "#src/Database/EmbeddedPostgres/HomeLock.ts"
import { tracedFn } from "#src/Ground/Span.ts"

/** Steward works on the data folder already, also where what started it was killed. */
export class AlreadyRunning extends Data.TaggedError("AlreadyRunning")<{ readonly message: string }> {}

/** Fails where a Steward holds a data folder; nothing is waited for. */
export const notRunningOn = tracedFn("notRunningOn")(function* (dataDirectory: string) {
  const path = yield* Path.Path
  const held = yield* holderOf(path.join(dataDirectory, "postgres"))
  if (Option.isNone(held)) return
  const { holder, pid } = held.value
  return yield* new AlreadyRunning({
    message:
      holder === "command"
        ? `A command of Steward works on the data folder ${dataDirectory}, as process ${pid}.\n` +
          "Start Steward once it has ended, or end it first. A second one needs a folder and a port of its own: " +
          "set STEWARD_DATA_DIR and STEWARD_PORT."
        : `Steward itself is already running on the data folder ${dataDirectory}, as process ${pid}.\n` +
          `Use that one, or stop it first (kill ${pid}). A second one needs a folder and a port of its own: ` +
          "set STEWARD_DATA_DIR and STEWARD_PORT."
  })
})
