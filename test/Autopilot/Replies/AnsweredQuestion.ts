import { Effect, TestClock } from "effect"
import type { AnswerQuestions } from "#schema/resources/Autopilot.ts"
import { ProtectionSettings } from "#src/Autopilot/Settings/ProtectionSettings.ts"
import { Decider } from "#src/Autopilot/Worker/Decider.ts"
import { Intake } from "#src/Comments/Intake/Intake.ts"
import type { ObservedAccount } from "#src/Comments/Observation.ts"
import { Moderation } from "#src/Moderation/Moderation.ts"
import { Transient } from "#src/Platforms/Port/PlatformError.ts"
import { fails } from "#test/FakePlatform.ts"
import { decided, drained, listening, scene, worked } from "#test/Moderation/Scene.ts"

const question = "How much is shipping to Norway?"
export const reply = "Shipping to Norway is 49 kr."

/** A brand that answers questions in a mode, and whose people have replied to the question `times`. */
export const brandThat = Effect.fn("brandThat")(function* (mode: AnswerQuestions, times: number) {
  const ours = yield* scene()
  const moderation = yield* Moderation
  yield* Effect.flatMap(ProtectionSettings, (protections) =>
    Effect.orDie(protections.change(ours.principal, { answer_questions: mode }))
  )
  for (let time = 0; time < times; time++) {
    const { id } = yield* decided(ours.account, "keep", { text: question })
    yield* Effect.orDie(moderation.act(ours.principal, id, { action: "reply", text: reply }))
    yield* worked
    yield* TestClock.adjust("1 minute")
  }
  const heard = yield* listening(ours.workspaceId, ["comment.needs_reply"])
  return { ...ours, heard }
})

export const edited = Effect.fn("edited")(function* (account: ObservedAccount, externalId: string, text: string) {
  yield* Effect.flatMap(Intake, ({ receive }) =>
    receive(account, [{ _tag: "Edited", externalId, text, hasMedia: null }])
  )
  yield* drained(Effect.flatMap(Decider, ({ drain }) => drain))
})

export const down = fails(new Transient({ reason: "The platform is down." }))

export const asked = { text: "Hello! How much is the shipping to Norway?" }
export const likely = { text: "What does shipping to Norway cost?" }
