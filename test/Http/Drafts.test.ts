import { assert, layer } from "@effect/vitest"
import { Effect, TestClock } from "effect"
import { PolicyTaskRunner } from "#src/Autopilot/Drafts/PolicyTaskRunner.ts"
import { brand } from "#test/House.ts"
import { clientOf } from "#test/InProcess.ts"
import { Door } from "./Asking.ts"
import { type Brand, decideAll, received } from "./Scenes.ts"

/** What the settings in force keep, hide and keep, and the draft hides, keeps and asks about. */
const texts = [
  "Stridex is so much better than this",
  "Earn $5000 a week from home, message me on WhatsApp +1 555 014 2277 and double your bitcoin",
  "Where can I ask for a refund?"
]
const draft = {
  guidance: "Our competitors are Stridex and Vantalo. Ask me about refunds. Be excellent.",
  protections: {
    scams: false,
    spam: false,
    hate: true,
    competitors: true,
    profanity: true,
    links: false,
    contact: false,
    media: false,
    negative: false,
    answer_questions: "off"
  }
} as const

const arrive = Effect.fn("arrive")(function* (ours: Brand, prefix: string) {
  const ids: Array<string> = []
  for (const [index, text] of texts.entries()) {
    ids.push(yield* received(ours, { externalId: `${prefix}-${index}`, text }))
  }
  yield* decideAll
  yield* TestClock.adjust("1 minute")
  return ids
})

const exampleIds = (changed: { readonly examples: ReadonlyArray<{ readonly comment_id: string }> }) =>
  changed.examples.map(({ comment_id }) => comment_id)

layer(Door)("a draft", (it) => {
  it.effect("that is backtested shows what it would have changed", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      const ids = yield* arrive(ours, "past")
      const { policy } = yield* clientOf(ours.key)
      const started = yield* policy.startBacktest({ headers: {}, payload: { draft, limit: 100 } })
      assert.deepInclude(started.data, { status: "queued", result: null })
      yield* Effect.flatMap(PolicyTaskRunner, ({ drain }) => Effect.repeat(drain, { while: (count) => count > 0 }))
      const { data } = yield* policy.getBacktest({ path: { id: started.data.id } })
      const { newly_asked, newly_hidden, newly_kept } = data.result ?? assert.fail("It has no result")
      assert.deepStrictEqual([newly_hidden, newly_kept, newly_asked].flatMap(exampleIds), ids)
      assert.deepStrictEqual(
        data.unclear.map(({ text }) => text),
        ["Be excellent"]
      )
    })
  )

  it.effect("that runs in the shadow shows what it would change, to the last", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      const { policy } = yield* clientOf(ours.key)
      yield* policy.putShadow({ payload: draft })
      const ids = yield* arrive(ours, "new")
      const { data } = yield* policy.getShadow()
      const { newly_asked, newly_hidden, newly_kept } = data.difference
      assert.deepStrictEqual([newly_hidden, newly_kept, newly_asked].flatMap(exampleIds), ids)
      assert.deepStrictEqual((yield* policy.deleteShadow()).data, data)
    })
  )
})
