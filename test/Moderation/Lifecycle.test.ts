import { layer } from "@effect/vitest"
import { Effect } from "effect"
import { HouseOnFakePlatform } from "#test/FakePlatform.ts"
import { runs } from "#test/Runs.ts"
import { lifecycle } from "./Lifecycle.ts"
import { steps } from "./Steps.ts"

layer(HouseOnFakePlatform)("the life of comments", (it) => {
  it.effect.prop(
    "whatever happens in whatever order, the status is the truth, nothing is told twice and nothing is left undone",
    [steps],
    ([story]) =>
      Effect.gen(function* () {
        const { check, end, snapshot, take } = yield* lifecycle()
        let before = yield* snapshot
        for (const step of story) {
          yield* take(step)
          before = yield* check(before)
        }
        yield* end
      }),
    { fastCheck: { numRuns: runs(5) }, timeout: 60_000 }
  )
})
