import { Path } from "@effect/platform"
import { Data, Option } from "effect"
import { holderOf } from "#src/Database/EmbeddedPostgres/HomeLock.ts"
import { tracedFn } from "#src/Ground/Span.ts"

/** Steward works on the data folder already, also where what started it was killed. */
export class AlreadyRunning extends Data.TaggedError("AlreadyRunning")<{ readonly message: string }> {}

/** Fails where a Steward holds a data folder; nothing is waited for. */
export const notRunningOn = tracedFn("notRunningOn")(function* (dataDirectory: string) {
  const path = yield* Path.Path
  const holder = yield* holderOf(path.join(dataDirectory, "postgres"))
  if (Option.isNone(holder)) return
  return yield* new AlreadyRunning({
    message:
      `Steward itself is already running on the data folder ${dataDirectory}, as process ${holder.value}.\n` +
      `Use that one, or stop it first (kill ${holder.value}). A second one needs a folder and a port of its own: ` +
      "set STEWARD_DATA_DIR and STEWARD_PORT."
  })
})
