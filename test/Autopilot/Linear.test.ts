import { assert, describe, it } from "@effect/vitest"
import { assess } from "#src/Autopilot/Assess/Assess.ts"
import { trainedClassifier } from "#src/Autopilot/Classify/TrainedClassifier.ts"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { detectionCap, longestRead } from "#src/Autopilot/Text/LongText.ts"
import { workOf } from "./Work.ts"

const hostile: Readonly<Record<string, string>> = {
  digits: "1",
  "dotted letters": "a.",
  "dotted digits": "1.1.",
  "grouped digits": "12 ",
  "phone numbers": "555 010 0199 ",
  "at signs": "@",
  "e-mail heads": "a@",
  "e-mail dots": "a@b.",
  slashes: "http://",
  "bare domains": "a.com ",
  stars: "*a",
  "leet in a row": "a!a$",
  "spaced letters": "a ",
  "same letter": "a",
  apostrophes: "a'",
  "opening brackets": "([",
  "combining marks": "a\u0301\u0301",
  "zero width": "a\u200b",
  emoji: "👩‍👩‍👧",
  "look-alikes": "aа",
  "starts of phrases": "check out my new check ",
  "gapped phrases": "earn 5 money earn $5 ",
  "one messenger": "text me on whatsapp ",
  "dot words": "dot com ",
  "long expansions": "\ufdfa"
}

const policy = compile('Hide mentions of Stridex and Granite Peak. Keep "dot com" and questions.')

const assessing = (text: string) => () =>
  assess(trainedClassifier, { text, hasMedia: false, platform: "threads", surface: "organic" }, policy)

const filled = (piece: string, length: number) =>
  piece
    .repeat(Math.ceil(length / piece.length))
    .slice(0, length)
    .toWellFormed()

describe("work on a comment is linear in its length", () => {
  for (const [name, piece] of Object.entries(hostile)) {
    it(name, () => {
      const half = workOf(assessing(filled(piece, detectionCap / 2)))
      const whole = workOf(assessing(filled(piece, detectionCap)))
      assert.isAbove(half, 0)
      assert.isBelow(whole / half, 2.6, `${half} for half of the text, ${whole} for all of it`)
    })
  }

  it("in pieces as well, and what is cut off costs nothing", () => {
    for (const piece of ["a.1@", "check out my new check ", "555 010 0199 ", "aа ", "a "]) {
      const work = (length: number) => workOf(assessing(filled(piece, length)))
      const whole = work(longestRead)
      assert.isBelow(whole / work(longestRead / 2), 2.6, piece)
      assert.isBelow(work(longestRead * 4), whole * 1.25, piece)
    }
  })
})
