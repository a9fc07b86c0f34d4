import { assert, describe, it } from "@effect/vitest"
import { sentencesOf } from "#src/Autopilot/Guidance/Reading/Sentences.ts"

describe("sentences", () => {
  const pinned: ReadonlyArray<readonly [text: string, sentences: ReadonlyArray<string>]> = [
    ["Hide links. Keep questions!", ["Hide links", "Keep questions"]],
    [
      "Hide links\n\n- Keep questions\n• Ask me; please\n1. First\n2) Second",
      ["Hide links", "Keep questions", "Ask me", "please", "First", "Second"]
    ],
    ['Hide "one. two; three". Keep it', ['Hide "one. two; three"', "Keep it"]],
    ["Hide links to bit.ly and 2.5 stars", ["Hide links to bit.ly and 2.5 stars"]],
    ["Hide shops, e.g. Nike. Done", ["Hide shops, e.g. Nike", "Done"]],
    ['An open "quote ends with its line\nKeep it', ['An open "quote ends with its line', "Keep it"]],
    ["Hide links? No.", ["Hide links?", "No"]],
    ["Hide links !? No", ["Hide links?", "No"]],
    ['Hide "why?". Keep it', ['Hide "why?"', "Keep it"]],
    ["...!?\r\n", []],
    ["", []]
  ]
  for (const [text, sentences] of pinned)
    it(JSON.stringify(text), () => assert.deepStrictEqual(sentencesOf(text), sentences))
})
