import { readFileSync } from "node:fs"
import { BunContext } from "@effect/platform-bun"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { ReaderModel } from "#src/Autopilot/Guidance/Reading/Learned/ReaderModel.ts"
import { apart } from "#src/Training/Guidance/Lessons.ts"
import { lessonOf, taggedSentence } from "#src/Training/Guidance/Tagged.ts"
import { taggedBy, taggedLines } from "#src/Training/Guidance/TaggedLines.ts"
import { trainReader } from "#src/Training/Guidance/TrainReader.ts"

const lines = [
  "Hide [h:links], keep [k:questions about parking]",
  "Never remove [k:complaints] [p:on TikTok]",
  "[h:Spam] has to go except [xh:our own]",
  "ask me about [a:the recall]"
].map((s) => taggedSentence({ s, back: false }))

describe("what the reader of guidance is learnt from", () => {
  it("is a sentence with its parts", () => {
    const [first] = lines
    assert.strictEqual(first?.text, "Hide links, keep questions about parking")
    assert.deepStrictEqual(
      first?.parts.map(({ end, role, start }) => [role, first.text.slice(start, end)]),
      [
        ["hide", "links"],
        ["keep", "questions about parking"]
      ]
    )
  })

  it("tells of each word what it is part of", () => {
    const lesson = lines[1] === undefined ? null : lessonOf(lines[1])
    assert.deepStrictEqual(lesson?.tags, [0, 0, 1, 2, 2])
    assert.deepStrictEqual(lesson?.roles, ["keep", "place"])
  })

  it("is each sentence by itself, and unreadable where it does not say what to do", () => {
    const line = taggedSentence({ s: "[h:Fat jokes]. We hide [h:slurs].", back: false })
    assert.deepStrictEqual(
      apart(line).map(({ back, text }) => [text, back]),
      [
        ["Fat jokes", true],
        ["We hide slurs", false]
      ]
    )
  })

  it("is nearly all of what was written", () =>
    Effect.gen(function* () {
      for (const writer of taggedBy) {
        const sentences = (yield* taggedLines(writer)).flatMap(apart)
        const learnt = sentences.flatMap((sentence) => lessonOf(sentence) ?? [])
        assert.isAtLeast(learnt.length / sentences.length, 0.99, writer)
      }
    }).pipe(Effect.provide(BunContext.layer), Effect.runPromise))
})

describe("training the reader of guidance", () => {
  it("gives the same bytes each time, which can be read back", () => {
    const file = trainReader(lines)
    assert.isTrue(Buffer.from(trainReader(lines)).equals(file))
    const { version } = ReaderModel.decode(file)
    assert.match(version, /^[0-9a-f]{8}$/)
  })

  it("made a small file of the version that is read", () => {
    const url = new URL("../../../src/Autopilot/Guidance/Reading/Learned/reader.bin", import.meta.url)
    const file = readFileSync(url)
    assert.isAtMost(file.length, 500_000)
    assert.match(ReaderModel.decode(file).version, /^[0-9a-f]{8}$/)
    assert.throws(() => ReaderModel.decode(file.subarray(0, file.length - 1)))
  })
})
