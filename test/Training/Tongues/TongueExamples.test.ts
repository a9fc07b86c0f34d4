import { BunContext } from "@effect/platform-bun"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { tongueHeads } from "#src/Autopilot/Tongues/TongueHeads.ts"
import { isOrdinary, taughtLanguages, threatExamples, tongueLesson } from "#src/Training/Tongues/TongueExamples.ts"

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
