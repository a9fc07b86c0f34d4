import { assert, layer } from "@effect/vitest"
import { Effect, TestClock } from "effect"
import { GuidanceSettings } from "#src/Autopilot/GuidanceSettings/GuidanceSettings.ts"
import { ProtectionSettings } from "#src/Autopilot/Settings/ProtectionSettings.ts"
import { Intake } from "#src/Comments/Intake/Intake.ts"
import { Moderation } from "#src/Moderation/Moderation.ts"
import { WorkRunner } from "#src/Moderation/Running/WorkRunner.ts"
import { NotAllowed, Transient } from "#src/Platforms/Port/PlatformError.ts"
import { FakePlatform, fails, HouseOnFakePlatform } from "#test/FakePlatform.ts"
import { commented, decided, drained, listening, scene, worked } from "./Scene.ts"

const down = fails(new Transient({ reason: "The platform is down." }))
const announce = drained(Effect.flatMap(WorkRunner, (runner) => runner.announce))
const everything = [
  "comment.received",
  "comment.hidden",
  "comment.review",
  "comment.needs_reply",
  "comment.rule_matched"
] as const

/** One hook for every event, and one for each of the two that a comment's way in is told by. */
const ears = Effect.fn("ears")(function* (workspaceId: Effect.Effect.Success<ReturnType<typeof scene>>["workspaceId"]) {
  return {
    all: yield* listening(workspaceId, everything),
    received: yield* listening(workspaceId, ["comment.received"]),
    hidden: yield* listening(workspaceId, ["comment.hidden"])
  }
})

layer(HouseOnFakePlatform)("what hooks are told of a comment that settles", (it) => {
  it.effect("a confirmed hide is one occurrence: the most specific event wins, once for each hook", () =>
    Effect.gen(function* () {
      const { account, workspaceId } = yield* scene()
      const { all, hidden, received } = yield* ears(workspaceId)
      const { id } = yield* decided(account, "hide")
      assert.isEmpty((yield* all).events)
      yield* worked
      assert.deepStrictEqual((yield* all).of(id), ["comment.hidden"])
      assert.deepStrictEqual((yield* hidden).of(id), ["comment.hidden"])
      assert.deepStrictEqual((yield* received).of(id), ["comment.received"])
      yield* TestClock.adjust("1 minute")
      yield* announce
      assert.lengthOf((yield* all).events, 1)
    })
  )

  it.effect("of several that look at once what is to be announced, one does it", () =>
    Effect.gen(function* () {
      const { account, workspaceId } = yield* scene()
      const platform = yield* FakePlatform
      const { all } = yield* ears(workspaceId)
      const runner = yield* WorkRunner
      platform.script(account.externalId, "hide", down)
      const { id } = yield* decided(account, "hide")
      yield* TestClock.adjust("31 seconds")
      const told = yield* Effect.all([runner.announce, runner.announce, runner.announce], { concurrency: "unbounded" })
      assert.deepStrictEqual(told.toSorted(), [0, 0, 1])
      assert.deepStrictEqual((yield* all).of(id), ["comment.received"])
      yield* worked
    })
  )

  it.effect("a hide that is not confirmed within 30 s is announced without it, and comment.hidden follows alone", () =>
    Effect.gen(function* () {
      const { account, workspaceId } = yield* scene()
      const platform = yield* FakePlatform
      const { all, hidden, received } = yield* ears(workspaceId)
      platform.script(account.externalId, "hide", down, down, down, down)
      const { id } = yield* decided(account, "hide")
      for (let second = 0; second < 30; second++) {
        yield* worked
        yield* announce
        assert.isEmpty((yield* all).events, `after ${second} s`)
        yield* TestClock.adjust("1 second")
      }
      yield* TestClock.adjust("100 millis")
      yield* announce
      assert.deepStrictEqual((yield* all).of(id), ["comment.received"])
      yield* TestClock.adjust("2 minutes")
      yield* worked
      yield* announce
      assert.deepStrictEqual((yield* all).of(id), ["comment.received", "comment.hidden"])
      assert.deepStrictEqual((yield* received).of(id), ["comment.received"])
      assert.deepStrictEqual((yield* hidden).of(id), ["comment.hidden"])
    })
  )

  it.effect("a hide that is refused is one occurrence too: review and received", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene()
      const platform = yield* FakePlatform
      const { all, hidden, received } = yield* ears(workspaceId)
      platform.script(account.externalId, "hide", fails(new NotAllowed({ reason: "No." })))
      const { id } = yield* decided(account, "hide")
      yield* worked
      yield* TestClock.adjust("1 minute")
      yield* announce
      assert.deepStrictEqual((yield* all).of(id), ["comment.review"])
      assert.deepStrictEqual((yield* received).of(id), ["comment.received"])
      assert.isEmpty((yield* hidden).events)
      yield* Effect.flatMap(Moderation, ({ act }) => act(principal, id, { action: "hide" }))
      yield* worked
      assert.deepStrictEqual((yield* all).of(id), ["comment.review", "comment.hidden"])
      assert.deepStrictEqual((yield* received).of(id), ["comment.received"])
    })
  )

  it.effect("a comment that a rule of the guidance hides matched the rule, told once", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene()
      const platform = yield* FakePlatform
      const { all } = yield* ears(workspaceId)
      const ruled = yield* listening(workspaceId, ["comment.rule_matched"])
      yield* Effect.flatMap(GuidanceSettings, ({ replace }) => replace(principal, "Hide mentions of Nike."))
      const quick = yield* decided(account, "keep", { text: "Nike is better" })
      const plain = yield* decided(account, "hide")
      yield* worked
      platform.script(account.externalId, "hide", down)
      const slow = yield* decided(account, "keep", { text: "I prefer the shoes of Nike" })
      yield* worked
      yield* TestClock.adjust("31 seconds")
      yield* announce
      yield* TestClock.adjust("5 minutes")
      yield* worked
      const told = yield* ruled
      assert.deepStrictEqual(told.events, ["comment.rule_matched", "comment.rule_matched"])
      assert.deepStrictEqual((yield* all).of(quick.id), ["comment.hidden"])
      assert.deepStrictEqual((yield* all).of(plain.id), ["comment.hidden"])
      assert.deepStrictEqual((yield* all).of(slow.id), ["comment.rule_matched", "comment.hidden"])
    })
  )

  it.effect("a question that is kept needs a reply; one that is asked about is in review", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene()
      const protections = yield* ProtectionSettings
      yield* protections.change(principal, { answer_questions: "draft" })
      const { all, received } = yield* ears(workspaceId)
      const kept = yield* decided(account, "keep", { text: "Does this come in a size 14?" })
      const plain = yield* decided(account, "keep")
      const asked = yield* decided(account, "ask")
      assert.deepStrictEqual((yield* all).of(kept.id), ["comment.needs_reply"])
      assert.deepStrictEqual((yield* all).of(plain.id), ["comment.received"])
      assert.deepStrictEqual((yield* all).of(asked.id), ["comment.review"])
      assert.lengthOf((yield* received).events, 3)
    })
  )

  for (const { action, events } of [
    { action: { action: "allow" }, events: ["comment.received"] },
    { action: { action: "reply", text: "Thank you" }, events: ["comment.received"] },
    { action: { action: "hide" }, events: ["comment.hidden"] }
  ] as const) {
    it.effect(`a person who is faster than the autopilot settles the comment: ${action.action}`, () =>
      Effect.gen(function* () {
        const { account, principal, workspaceId } = yield* scene()
        const { all, received } = yield* ears(workspaceId)
        const { id } = yield* commented(account)
        yield* Effect.flatMap(Moderation, ({ act }) => act(principal, id, action))
        yield* worked
        yield* TestClock.adjust("1 minute")
        yield* announce
        assert.deepStrictEqual<ReadonlyArray<string>>((yield* all).of(id), events)
        assert.deepStrictEqual((yield* received).of(id), ["comment.received"])
      })
    )
  }

  it.effect("blocking and archiving settle nothing", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene()
      const { all } = yield* ears(workspaceId)
      const { id } = yield* commented(account)
      const { act } = yield* Moderation
      yield* act(principal, id, { action: "archive" })
      yield* act(principal, id, { action: "block" })
      yield* worked
      assert.isEmpty((yield* all).events)
    })
  )

  it.effect("a comment that is removed before it was hidden is still announced, once", () =>
    Effect.gen(function* () {
      const { account, workspaceId } = yield* scene()
      const { all } = yield* ears(workspaceId)
      const { id, externalId } = yield* decided(account, "hide")
      yield* Effect.flatMap(Intake, ({ receive }) => receive(account, [{ _tag: "Removed", externalId }]))
      yield* worked
      yield* TestClock.adjust("1 minute")
      yield* announce
      assert.deepStrictEqual((yield* all).of(id), ["comment.received"])
      assert.isEmpty((yield* FakePlatform).calls(account.externalId))
    })
  )

  it.effect("two that announce at once announce once", () =>
    Effect.gen(function* () {
      const { account, workspaceId } = yield* scene()
      const platform = yield* FakePlatform
      const { received } = yield* ears(workspaceId)
      platform.script(account.externalId, "hide", down, down, down)
      yield* Effect.replicateEffect(decided(account, "hide"), 5)
      yield* worked
      yield* TestClock.adjust("31 seconds")
      yield* Effect.replicateEffect(announce, 3, { concurrency: "unbounded", discard: true })
      assert.lengthOf((yield* received).events, 5)
    })
  )
})
