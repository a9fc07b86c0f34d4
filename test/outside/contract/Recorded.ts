import { Effect, Schedule } from "effect"
import { freePort } from "../../../src/Database/EmbeddedPostgres/FreePort.ts"
import { recorderVariable } from "../../Recorder.ts"
import { switchboard } from "./Switchboard.ts"
import { ranWell, redocly, started } from "./Tool.ts"

/** Runs tests with every request to a door of theirs recorded in a file; answers whether they passed. */
export const recordedTests = Effect.fn("recordedTests")(function* (filters: ReadonlyArray<string>, har: string) {
  const target = yield* switchboard
  const port = yield* freePort
  const recorder = yield* started([redocly, "proxy", "--target", target, "--port", String(port), "--har", har])
  const origin = `http://127.0.0.1:${port}`
  // what is not for a door is not recorded, and is answered as soon as there is somebody
  yield* Effect.tryPromise(() => fetch(origin, { method: "PURGE" })).pipe(
    Effect.retry(Schedule.intersect(Schedule.spaced("50 millis"), Schedule.recurs(200)))
  )
  const vitest = ["--bun", "vitest", "run", "--config", "test/vitest.config.ts", ...filters]
  const passed = yield* ranWell(vitest, { [recorderVariable]: origin })
  yield* recorder.interrupt
  yield* recorder.ended
  return passed
}, Effect.scoped)
