import { BunContext, BunRuntime } from "@effect/platform-bun"
import { Effect } from "effect"
import { decide } from "./Decide.ts"
import { deliveries } from "./Deliveries.ts"
import { fairness } from "./Fairness.ts"
import { hostileReceivers } from "./Hostile.ts"
import { ingest } from "./Ingest.ts"
import { parseOptions } from "./Options.ts"
import { rest } from "./Rest.ts"
import { tools } from "./Tools.ts"
import { wire } from "./Wire.ts"

Effect.gen(function* () {
  const { benches, ...options } = yield* parseOptions(process.argv.slice(2))
  const run = {
    rest: rest(options),
    tools: tools(options),
    decide,
    deliveries: deliveries(options),
    fairness: fairness(options),
    hostile: hostileReceivers,
    ingest: ingest(options),
    wire: wire(options)
  }
  for (const bench of benches) yield* run[bench]
}).pipe(Effect.provide(BunContext.layer), BunRuntime.runMain)
