import { BunContext, BunRuntime } from "@effect/platform-bun"
import { Effect } from "effect"
import { program } from "./Program.ts"

program(process.argv.slice(2)).pipe(
  Effect.provide(BunContext.layer),
  BunRuntime.runMain({ disableErrorReporting: true, disablePrettyLogger: true })
)
