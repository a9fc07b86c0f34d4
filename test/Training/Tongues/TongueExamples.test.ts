import { BunContext } from "@effect/platform-bun"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { tongueHeads } from "#src/Autopilot/Tongues/TongueHeads.ts"
import { tongueKinds } from "#src/Training/Examples/Kinds.ts"
import {
  furtherExamples,
  furtherLanguages,
  isOrdinary,
  taughtLanguages,
  threatExamples,
  tongueLesson
} from "#src/Training/Tongues/TongueExamples.ts"
import { rowsIn } from "../../Autopilot/Rows.ts"

const measured = new URL("../../Autopilot/FurtherLanguages/comments.tsv", import.meta.url)

describe("what the head for threats learns from besides", () => {
  it.effect("is threats and plans in every language, and teaches no other head", () =>
    Effect.gen(function* () {
      const examples = yield* threatExamples()
      for (const language of [...taughtLanguages, "en"]) {
        const own = examples.filter((example) => example.language === language)
        assert.isAtLeast(own.filter(({ kind }) => kind === "plan").length, 40)
        assert.isAtLeast(own.filter(({ kind }) => kind === "menace").length, 20)
      }
      for (const example of examples) {
        assert.isFalse(isOrdinary(example))
        for (const head of tongueHeads) {
          const lesson = tongueLesson(example, head)
          if (head === "threat") assert.strictEqual(lesson?.positive, example.kind === "menace")
          else assert.isNull(lesson)
        }
      }
      assert.strictEqual(new Set(examples.map(({ text }) => text)).size, examples.length)
    }).pipe(Effect.provide(BunContext.layer))
  )
})

describe("what is learnt of further languages", () => {
  it.effect("is of every kind, once, and nothing that it is measured by", () =>
    Effect.gen(function* () {
      const examples = yield* furtherExamples()
      for (const language of furtherLanguages) {
        const kinds = new Set(examples.filter((example) => example.language === language).map(({ kind }) => kind))
        for (const kind of tongueKinds) assert.isTrue(kinds.has(kind), `${language} ${kind}`)
      }
      const texts = new Set(examples.map(({ text }) => text))
      assert.strictEqual(texts.size, examples.length)
      for (const [, , text = ""] of rowsIn(measured)) assert.isFalse(texts.has(text), text)
    }).pipe(Effect.provide(BunContext.layer))
  )
})
