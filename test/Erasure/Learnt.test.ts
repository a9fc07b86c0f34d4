import { assert, layer } from "@effect/vitest"
import { Effect, TestClock } from "effect"
import { Intake } from "#src/Comments/Intake/Intake.ts"
import { Erasures } from "#src/Erasure/Erasures.ts"
import { HouseOnFakePlatform } from "#test/FakePlatform.ts"
import { answer } from "#test/Moderation/People.ts"
import { decided, drained, rowOf, scene, texts } from "#test/Moderation/Scene.ts"

type Scene = Effect.Effect.Success<ReturnType<typeof scene>>

/** What a process that runs on makes of a copy of what was answered. */
const outcomeOf = Effect.fn("outcomeOf")(function* ({ account, workspaceId }: Scene) {
  const { id } = yield* decided(account, "keep", { text: texts.ask })
  return (yield* rowOf(workspaceId, id)).decision?.outcome
})

/** A comment whose answer was learnt from. */
const taught = Effect.gen(function* () {
  const ours = yield* scene("facebook")
  const author = { externalId: "p", name: "Rosalind", handle: "" }
  const comment = yield* decided(ours.account, "ask", { author })
  yield* answer(ours.principal, comment.id, "keep")
  assert.strictEqual(yield* outcomeOf(ours), "keep")
  return { ...ours, comment }
})

layer(HouseOnFakePlatform)("what was learnt from a text", (it) => {
  it.effect("is forgotten with its author", () =>
    Effect.gen(function* () {
      const ours = yield* taught
      yield* TestClock.adjust("1 second")
      const { eraseAuthor } = yield* Erasures
      yield* eraseAuthor({ workspaceId: ours.workspaceId, actor: "Ada" }, ours.account.accountId, "p")
      yield* TestClock.adjust("10 minutes")
      assert.strictEqual(yield* outcomeOf(ours), "ask")
    })
  )

  it.effect("is forgotten when the comment was removed at its platform and its time is over", () =>
    Effect.gen(function* () {
      const ours = yield* taught
      const { receive } = yield* Intake
      yield* receive(ours.account, [{ _tag: "Removed", externalId: ours.comment.externalId }])
      yield* TestClock.adjust("31 days")
      assert.strictEqual(yield* outcomeOf(ours), "keep")
      yield* drained(Effect.flatMap(Erasures, ({ forget }) => forget))
      yield* TestClock.adjust("10 minutes")
      assert.strictEqual(yield* outcomeOf(ours), "ask")
    })
  )
})
