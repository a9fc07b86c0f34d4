import { assert, describe, it } from "@effect/vitest"
import { maxGuidanceLength } from "#schema/resources/Autopilot.ts"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"

/** What nobody would write, in one sentence as long as guidance may be. */
const hostile: Readonly<Record<string, string>> = {
  digits: "1",
  capitals: "AB",
  "names joined by &": "A & ",
  "names that begin with &": "&A",
  spaces: " ",
  "spaces, stops and commas": " .",
  marks: "\u0301",
  "letters with marks": "ẹ́",
  "Korean particles": "가",
  "Japanese ones": "の",
  "words of a letter": "a ",
  "names of a letter": "A ",
  "a long word": "accuse"
}

const milliseconds = (run: () => unknown) => {
  const before = process.cpuUsage()
  run()
  const { system, user } = process.cpuUsage(before)
  return (user + system) / 1000
}

const sentence = (begin: string, piece: string) =>
  `${(begin + piece.repeat(maxGuidanceLength)).slice(0, maxGuidanceLength - 1)}x`

describe("one sentence of guidance holds up nobody, whatever it repeats", () => {
  // what is loaded and compiled at first use takes long, and once
  for (const text of ["Hide comments about prices.", ...Object.values(hostile).map((piece) => `Hide ${piece}x.`)]) {
    compile(text)
  }
  const usual = milliseconds(() => compile(sentence("Hide comments about ", "parcels that are late, ")))

  for (const [name, piece] of Object.entries(hostile)) {
    it(name, () => {
      for (const begin of ["Hide ", "Don't hide ", "No oculta ", ""]) {
        const took = milliseconds(() => compile(sentence(begin, piece)))
        assert.isBelow(
          took,
          usual * 12 + 500,
          `${usual} ms for a sentence of as many characters that somebody may write`
        )
      }
    })
  }
})
