import { assert, layer } from "@effect/vitest"
import { DateTime, Effect, FastCheck, TestClock } from "effect"
import { Intake } from "#src/Comments/Intake/Intake.ts"
import type { Observation } from "#src/Comments/Observation.ts"
import { House, observed } from "#test/House.ts"
import { runs } from "#test/Runs.ts"
import { row, stocked } from "../Rows.ts"
import { snapshot } from "../Store.ts"

const externalId = FastCheck.constantFrom("old-0", "old-1", "old-2", "new")
const text = FastCheck.constantFrom("What a lovely cup of coffee", "Buy followers")
const observation: FastCheck.Arbitrary<Observation> = FastCheck.oneof(
  FastCheck.record({ externalId, text, hidden: FastCheck.boolean(), hasMedia: FastCheck.boolean() }).map(
    (comment): Observation => ({ _tag: "Commented", comment: observed(comment) })
  ),
  FastCheck.record({ externalId, text }).map((edit): Observation => ({ _tag: "Edited", ...edit, hasMedia: null })),
  FastCheck.record({
    _tag: FastCheck.constantFrom("Hidden" as const, "Unhidden" as const, "Removed" as const),
    externalId
  })
)

layer(House)("Intake", (it) => {
  it.effect.prop(
    "the same report twice changes nothing, pushed or read",
    [
      FastCheck.array(
        row.map((row) => ({ ...row, account: 0 })),
        { minLength: 3, maxLength: 3 }
      ),
      FastCheck.array(FastCheck.tuple(observation, FastCheck.boolean()), { maxLength: 8 })
    ],
    ([rows, reports]) =>
      Effect.gen(function* () {
        const { accounts, workspaceId } = yield* stocked(rows)
        const { receive } = yield* Intake
        for (const [observation, read] of reports) {
          const report = Effect.gen(function* () {
            yield* TestClock.adjust("1 second")
            const since = yield* DateTime.now
            return yield* receive(accounts[0], [observation], ...(read ? [since] : []))
          })
          yield* report
          const before = yield* snapshot(workspaceId)
          assert.strictEqual(yield* report, 0)
          assert.deepStrictEqual(yield* snapshot(workspaceId), before)
        }
      }),
    { fastCheck: { numRuns: runs(8) }, timeout: 60_000 }
  )
})
