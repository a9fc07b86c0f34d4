import * as BunContext from "@effect/platform-bun/BunContext"
import * as BunRuntime from "@effect/platform-bun/BunRuntime"
import { Effect, RuntimeFlags, RuntimeFlagsPatch } from "effect"
import { program } from "./Program.ts"

// a terminal that was closed, or Ctrl-\: what is still said may go nowhere, and everything is stopped as by Ctrl-C
for (const output of [process.stdout, process.stderr]) output.on("error", () => {})
for (const signal of ["SIGHUP", "SIGQUIT"]) {
  process.once(signal, () => {
    process.on(signal, () => {})
    process.kill(process.pid, "SIGTERM")
  })
}
// stopping takes a moment; whoever asks for it again meanwhile must not leave PostgreSQL running
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {})

program(process.argv.slice(2)).pipe(
  Effect.provide(BunContext.layer),
  // to count every fiber and how long it lived takes a tenth of the processor time of taking in a comment
  Effect.withRuntimeFlagsPatch(RuntimeFlagsPatch.disable(RuntimeFlags.RuntimeMetrics)),
  BunRuntime.runMain({ disableErrorReporting: true, disablePrettyLogger: true })
)
