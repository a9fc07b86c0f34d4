import { BunContext, BunRuntime } from "@effect/platform-bun"
import { Effect } from "effect"
import { decide } from "./Decide.ts"
import { parseOptions } from "./Options.ts"
import { rest } from "./Rest.ts"

Effect.gen(function* () {
  const { benches, ...options } = yield* parseOptions(process.argv.slice(2))
  for (const bench of benches) yield* bench === "rest" ? rest(options) : decide
}).pipe(Effect.provide(BunContext.layer), BunRuntime.runMain)
