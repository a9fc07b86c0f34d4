import { assert, it } from "@effect/vitest"
import { Duration } from "effect"
import { restAfter } from "#src/Comments/Search/Pace.ts"

const rested = (took: number, isFarBehind: boolean) => Duration.toMillis(restAfter(Duration.millis(took), isFarBehind))

it("rests for twice as long as it was at work, for no more than a second, and not at all when far behind", () => {
  assert.deepStrictEqual(
    [0, 40, 499, 500, 60_000].map((took) => rested(took, false)),
    [0, 80, 998, 1000, 1000]
  )
  assert.strictEqual(rested(400, true), 0)
})
