import { assert, layer } from "@effect/vitest"
import { Clock, Duration, Effect, FastCheck as fc, TestClock } from "effect"
import type { CommentId } from "#schema/Ids.ts"
import { protectionKeys } from "#schema/resources/Autopilot.ts"
import { TimeZone } from "#schema/TimeZone.ts"
import { Workspaces } from "#src/Access/Workspaces/Workspaces.ts"
import { ProtectionSettings } from "#src/Autopilot/Settings/ProtectionSettings.ts"
import { StatusReport } from "#src/Autopilot/Status/StatusReport.ts"
import { Decider } from "#src/Autopilot/Worker/Decider.ts"
import { Comments } from "#src/Comments/Comments.ts"
import { Intake } from "#src/Comments/Intake/Intake.ts"
import { Moderation } from "#src/Moderation/Moderation.ts"
import { NotAllowed } from "#src/Platforms/Port/PlatformError.ts"
import { FakePlatform, fails, HouseOnFakePlatform } from "#test/FakePlatform.ts"
import { observed } from "#test/House.ts"
import { decided, drained, rowOf, scene, texts, worked } from "#test/Moderation/Scene.ts"
import { runs } from "#test/Runs.ts"

const report = (brand: Effect.Effect.Success<ReturnType<typeof scene>>) =>
  Effect.flatMap(StatusReport, ({ get }) => get(brand.workspaceId))

type Step =
  | { readonly _tag: "Comment"; readonly text: keyof typeof texts }
  | { readonly _tag: "Verdict"; readonly nth: number; readonly verdict: "hide" | "keep" }
  | { readonly _tag: "Days"; readonly days: number }

const text = fc.constantFrom<keyof typeof texts>("hide", "ask", "keep")
const verdict = fc.constantFrom<"hide" | "keep">("hide", "keep")
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ _tag: fc.constant<"Comment">("Comment"), text }) },
  { weight: 2, arbitrary: fc.record({ _tag: fc.constant<"Verdict">("Verdict"), nth: fc.nat(20), verdict }) },
  { weight: 1, arbitrary: fc.record({ _tag: fc.constant<"Days">("Days"), days: fc.integer({ min: 1, max: 5 }) }) }
)
const story = fc.array(step, { minLength: 5, maxLength: 18 })

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
        for (const step of steps) {
          if (step._tag === "Days") yield* TestClock.adjust(Duration.days(step.days))
          if (step._tag === "Comment") {
            const at = yield* Clock.currentTimeMillis
            const { id } = yield* decided(brand.account, step.text)
            // not always what the text says by itself, since the autopilot learns on the way
            const { decision } = yield* rowOf(brand.workspaceId, id)
            known.push({ id, at, outcome: decision?.outcome ?? "keep", verdict: null })
          }
          const answered = step._tag === "Verdict" ? known[step.nth % Math.max(1, known.length)] : undefined
          if (step._tag === "Verdict" && answered !== undefined) {
            yield* act(brand.principal, answered.id, { action: step.verdict === "hide" ? "hide" : "allow" })
            answered.verdict = step.verdict
          }
        }
        const now = yield* Clock.currentTimeMillis
        const status = yield* report(brand)
        assert.deepStrictEqual(status.this_week, counted(known, now - 7 * day, now + day))
        assert.deepStrictEqual(status.previous_week, counted(known, now - 14 * day, now - 7 * day))
        assert.strictEqual(status.waiting, known.filter((one) => one.outcome === "ask" && one.verdict === null).length)
      }),
    { fastCheck: { numRuns: runs(4) }, timeout: 30_000 }
  )

  it.effect("counts a comment once, however often it is edited, by what was decided last in that week", () =>
    Effect.gen(function* () {
      const brand = yield* scene()
      const { externalId } = yield* decided(brand.account, "keep")
      const edited = Effect.fn("edited")(function* (text: string) {
        yield* TestClock.adjust("1 minute")
        yield* Effect.flatMap(Intake, ({ receive }) =>
          receive(brand.account, [{ _tag: "Edited", externalId, text, hasMedia: null }])
        )
        yield* drained(Effect.flatMap(Decider, ({ drain }) => drain))
      })
      const week = Effect.map(report(brand), ({ previous_week, this_week }) =>
        [this_week, previous_week].map((one) => [one.decided, one.handled_alone, one.asked_you, one.corrections])
      )
      for (const text of ["Nice cup", "Nice cups", "Nice cups!"]) yield* edited(text)
      assert.deepStrictEqual(yield* week, [
        [1, 1, 0, 0],
        [0, 0, 0, 0]
      ])
      yield* edited(texts.ask)
      assert.deepStrictEqual(yield* week, [
        [1, 0, 1, 0],
        [0, 0, 0, 0]
      ])
      yield* TestClock.adjust("8 days")
      assert.deepStrictEqual(yield* week, [
        [0, 0, 0, 0],
        [1, 0, 1, 0]
      ])
      yield* edited("Nice cups")
      assert.deepStrictEqual(yield* week, [
        [1, 1, 0, 0],
        [1, 0, 1, 0]
      ])
    })
  )

  it.effect("counts what people corrected beside what an edit made of it", () =>
    Effect.gen(function* () {
      const brand = yield* scene()
      const { externalId, id } = yield* decided(brand.account, "hide")
      yield* worked
      yield* Effect.flatMap(Moderation, ({ act }) => act(brand.principal, id, { action: "allow" }))
      yield* worked
      yield* TestClock.adjust("2 minutes")
      yield* Effect.flatMap(Intake, ({ receive }) =>
        receive(brand.account, [{ _tag: "Edited", externalId, text: "Nice cups", hasMedia: null }])
      )
      yield* drained(Effect.flatMap(Decider, ({ drain }) => drain))
      assert.strictEqual((yield* rowOf(brand.workspaceId, id)).decision?.by, "autopilot")
      assert.deepInclude((yield* report(brand)).this_week, {
        decided: 2,
        handled_alone: 2,
        corrections: 1,
        agreement: 0.5
      })
    })
  )

  it.effect("counts comments whose platform action failed as waiting", () =>
    Effect.gen(function* () {
      const brand = yield* scene()
      const platform = yield* FakePlatform
      platform.script(brand.account.externalId, "hide", fails(new NotAllowed({ reason: "No." })))
      yield* decided(brand.account, "hide")
      assert.strictEqual((yield* report(brand)).waiting, 0)
      yield* worked
      const status = yield* report(brand)
      assert.strictEqual(status.waiting, 1)
      assert.include(status.summary, "1 comment is waiting for you.")
      assert.strictEqual((yield* report(yield* scene())).waiting, 0)
    })
  )

  it.effect("is set up once an account is connected and a protection is on", () =>
    Effect.gen(function* () {
      const brand = yield* scene()
      assert.isTrue((yield* report(brand)).set_up)
      const off = Object.fromEntries(protectionKeys.map((key) => [key, false]))
      yield* Effect.flatMap(ProtectionSettings, ({ change }) => change(brand.principal, off))
      assert.isFalse((yield* report(brand)).set_up)
      const workspaces = yield* Workspaces
      const bare = yield* workspaces.create({ name: "Bare", timeZone: TimeZone.make("UTC") })
      assert.isFalse((yield* Effect.flatMap(StatusReport, ({ get }) => get(bare.id))).set_up)
    })
  )

  it.effect("an area is trusted after 100 answers that agree, and asks more after three that do not", () =>
    Effect.gen(function* () {
      const brand = yield* scene()
      const { act } = yield* Moderation
      const { receive } = yield* Intake
      const ids = Array.from({ length: 100 }, (_, index) => String(index))
      yield* receive(
        brand.account,
        ids.map((externalId) => {
          const author = { externalId, name: "Kari", handle: "kari" }
          return { _tag: "Commented", comment: observed({ externalId, author, text: texts.ask }) }
        })
      )
      yield* drained(Effect.flatMap(Decider, (decider) => decider.drain))
      const { data } = yield* Effect.flatMap(Comments, (comments) =>
        comments.listWaiting(brand.workspaceId, { limit: 100 })
      )
      assert.lengthOf(data, 100)
      for (const { id } of data.slice(1)) yield* act(brand.principal, id, { action: "hide" })
      assert.deepInclude(yield* report(brand), { handles_on_its_own: [], asks_more_about: [] })
      for (const { id } of data.slice(0, 1)) yield* act(brand.principal, id, { action: "hide" })
      assert.deepInclude(yield* report(brand), { handles_on_its_own: ["spam"], asks_more_about: [] })
      for (const { id } of data.slice(0, 3)) yield* act(brand.principal, id, { action: "allow" })
      assert.deepInclude(yield* report(brand), { handles_on_its_own: [], asks_more_about: ["spam"] })
      const [words, careful] = (yield* report(brand)).taught
      assert.match(words ?? "", /^100 answers /)
      assert.match(careful ?? "", /^Three answers went against it about spam, so it is more careful there: /)
      // answers that are taken back leave nothing
      for (const { id } of data.slice(0, 3)) yield* act(brand.principal, id, { action: "hide" })
      const { asks_more_about, taught } = yield* report(brand)
      assert.deepStrictEqual(asks_more_about, [])
      assert.isFalse(
        taught.some((said) => said.includes("careful")),
        taught.join(" ")
      )
    })
  )
})
