import { layer } from "@effect/vitest"
import { Effect, FastCheck, TestClock } from "effect"
import { DoorOnFakePlatform } from "#test/Http/Asking.ts"
import { runs } from "#test/Runs.ts"
import { makeBrand } from "./Brand.ts"
import { pick } from "./Turn.ts"
import { looks, type Step, step, take } from "./Turns.ts"

/** A Saturday on whose night clocks are put back. */
const start = Date.UTC(2026, 9, 24, 10)

const story = FastCheck.array(step, { minLength: 30, maxLength: 60, size: "max" })

/** Two workspaces side by side, each in the end as the model has it. */
const run = Effect.fn("run")(function* (steps: ReadonlyArray<Step>) {
  yield* TestClock.setTime(start)
  const brands = [yield* makeBrand("Fjord Coffee"), yield* makeBrand("Bergen Tea")] as const
  const turnOf = ({ a, b, brand, person, which }: Omit<Step, "does">) => {
    const ours = pick(brands, brand)
    return { a, b, which, brand: ours, other: pick(brands, brand + 1), person: pick(ours.people, person) }
  }
  for (let which = 0; which < 10; which++) {
    yield* take("arrive", turnOf({ brand: which, person: 0, which, a: which, b: which * 3 }))
  }
  for (const [index, one] of steps.entries()) {
    yield* take(one.does, turnOf(one)).pipe(
      Effect.catchAllDefect((defect) => {
        const told = defect instanceof Error ? defect : new Error(String(defect))
        told.message = `step ${index}, ${one.does}: ${told.message}`
        return Effect.die(told)
      })
    )
  }
  for (const brand of [0, 1]) {
    for (const does of looks) yield* take(does, turnOf({ brand, person: 6, which: 5, a: 0, b: 0 }))
  }
})

layer(DoorOnFakePlatform)("the API", (it) => {
  it.effect.prop(
    "answers what a model of it in memory does, whatever is asked in whatever order",
    [story],
    ([steps]) => Effect.orDie(run(steps)),
    // to shrink a story by telling it again takes minutes: what fails is told with its seed
    { fastCheck: { numRuns: runs(1), endOnFailure: true }, timeout: 60_000 }
  )

  // who replied to a comment that was up hides it after all
  it.effect.each([377])("and so it does in the story of seed %i", (seed) =>
    Effect.forEach(FastCheck.sample(story, { seed, numRuns: 1 }), (steps) => Effect.orDie(run(steps)), {
      discard: true
    })
  )
})
