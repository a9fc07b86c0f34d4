import { assert, layer } from "@effect/vitest"
import { Duration, Effect, FastCheck as fc, TestClock } from "effect"
import type { CommentId } from "#schema/Ids.ts"
import { ProtectionSettings } from "#src/Autopilot/ProtectionSettings.ts"
import { StatusReport } from "#src/Autopilot/StatusReport.ts"
import { Moderation } from "#src/Moderation/Moderation.ts"
import { NotAllowed } from "#src/Platforms/PlatformError.ts"
import { FakePlatform, fails, HouseOnFakePlatform } from "#test/FakePlatform.ts"
import { answer } from "#test/Moderation/People.ts"
import { decided, scene, texts, worked } from "#test/Moderation/Scene.ts"
import { TimeZone } from "#src/Access/TimeZone.ts"
import { Workspaces } from "#src/Access/Workspaces.ts"

const report = (brand: Effect.Effect.Success<ReturnType<typeof scene>>) =>
  Effect.flatMap(StatusReport, ({ get }) => get(brand.workspaceId))

type Step =
  | { readonly _tag: "Comment"; readonly text: keyof typeof texts }
  | { readonly _tag: "Verdict"; readonly nth: number; readonly verdict: "hide" | "keep" }
  | { readonly _tag: "Days"; readonly days: number }

const verdict = fc.constantFrom<"hide" | "keep">("hide", "keep")
const story = fc.array(
  fc.oneof<Array<fc.Arbitrary<Step>>>(
    {
      weight: 3,
      arbitrary: fc.record({
        _tag: fc.constant<"Comment">("Comment"),
        text: fc.constantFrom<keyof typeof texts>("hide", "ask", "keep")
      })
    },
    { weight: 2, arbitrary: fc.record({ _tag: fc.constant<"Verdict">("Verdict"), nth: fc.nat(20), verdict }) },
    { weight: 1, arbitrary: fc.record({ _tag: fc.constant<"Days">("Days"), days: fc.integer({ min: 1, max: 5 }) }) }
  ),
  { minLength: 5, maxLength: 18 }
)

interface Known {
  readonly id: CommentId
  readonly at: number
  readonly outcome: "hide" | "keep" | "ask"
  verdict: "hide" | "keep" | null
}

/** The figures of the days between, by counting. */
const counted = (known: ReadonlyArray<Known>, from: number, to: number) => {
  const decisions = known.filter(({ at }) => at >= from && at < to)
  const alone = decisions.filter(({ outcome }) => outcome !== "ask")
  const corrected = alone.filter(({ outcome, verdict }) => verdict !== null && verdict !== outcome).length
  const share = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((10_000 * part) / whole) / 10_000)
  return {
    decided: decisions.length,
    handled_alone: alone.length,
    asked_you: decisions.length - alone.length,
    handled_alone_rate: share(alone.length, decisions.length),
    asked_you_rate: share(decisions.length - alone.length, decisions.length),
    agreement: corrected === 0 ? null : share(alone.length - corrected, alone.length),
    corrections: corrected,
    answered_by_campaigns: 0
  }
}

const day = Duration.toMillis("1 day")

layer(HouseOnFakePlatform)("StatusReport", (it) => {
  it.effect.prop(
    "its figures are those that counting gives",
    [story],
    ([steps]) =>
      Effect.gen(function* () {
        const brand = yield* scene()
        const { act } = yield* Moderation
        const known: Array<Known> = []
        for (const [index, step] of steps.entries()) {
          if (step._tag === "Days") yield* TestClock.adjust(Duration.days(step.days))
          if (step._tag === "Comment") {
            // short and wordless differences, so that nothing is taken for a copy of what was answered
            const at = yield* Effect.clockWith((clock) => clock.currentTimeMillis)
            const { id } = yield* decided(brand.account, step.text, { externalId: `${brand.workspaceId}-${index}` })
            known.push({ id, at, outcome: step.text, verdict: null })
          }
          const answered = step._tag === "Verdict" ? known[step.nth % Math.max(1, known.length)] : undefined
          if (step._tag === "Verdict" && answered !== undefined) {
            yield* act(brand.principal, answered.id, { action: step.verdict })
            answered.verdict = step.verdict
          }
        }
        const now = yield* Effect.clockWith((clock) => clock.currentTimeMillis)
        const status = yield* report(brand)
        assert.deepStrictEqual(status.this_week, counted(known, now - 7 * day, now + day))
        assert.deepStrictEqual(status.previous_week, counted(known, now - 14 * day, now - 7 * day))
        assert.strictEqual(status.waiting, known.filter((one) => one.outcome === "ask" && one.verdict === null).length)
      }),
    { fastCheck: { numRuns: 15 } }
  )
})
