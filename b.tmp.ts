import { Effect } from "effect"
import { decide } from "./test/bench/Decide.ts"
await Effect.runPromise(decide)
