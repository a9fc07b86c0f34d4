import { Effect } from "effect"
import { turnOfLongWork } from "#src/Ground/Turns/EventLoop.ts"
import type { Policy } from "../../Policy.ts"
import { guidanceReading } from "./Loaded.ts"

/** Compiles guidance while others have their turn between its sentences: a long text takes longer than anybody may wait. */
export const compileInSteps = (guidance: string): Effect.Effect<Policy> =>
  Effect.gen(function* () {
    const { compileStepwise } = yield* guidanceReading
    const steps = compileStepwise(guidance)
    let step = steps.next()
    while (!step.done) {
      yield* turnOfLongWork
      step = steps.next()
    }
    return step.value
  })
