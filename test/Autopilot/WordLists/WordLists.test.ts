import { assert, describe, it } from "@effect/vitest"
import { normalise } from "#src/Autopilot/Text/Normalise.ts"
import { hate } from "#src/Autopilot/WordLists/Hate.ts"
import { negative, positive } from "#src/Autopilot/WordLists/Negative.ts"
import { profanity, slurs } from "#src/Autopilot/WordLists/Profanity.ts"
import { scams } from "#src/Autopilot/WordLists/Scams.ts"
import { spam } from "#src/Autopilot/WordLists/Spam.ts"

const lists = { scams, spam, hate, negative, positive, profanity, slurs: slurs.map((slur) => [slur, 0.5] as const) }

/** The words a phrase is made of, without choices, options, gaps and kinds. */
const wordsOf = (phrase: string) =>
  phrase
    .replaceAll(/<[a-z]+>|\.\.\.|[()?]/g, " ")
    .split(/[\s|]+/)
    .filter((word) => word !== "")

for (const [name, list] of Object.entries(lists)) {
  describe(name, () => {
    it("weights are above 0 and below 1", () => {
      for (const [phrase, weight] of list) assert.isTrue(weight > 0 && weight < 1, phrase)
    })

    it("brackets are closed and not nested", () => {
      for (const [phrase] of list) assert.notMatch(phrase.replaceAll(/\([^()]*\)\??|\b\w+\?/g, ""), /[()|?]/, phrase)
    })

    it("every word can occur in canonical text", () => {
      for (const [phrase] of list) {
        for (const word of wordsOf(phrase)) {
          const forms = normalise(word).words.flatMap((item) => item.forms)
          assert.isTrue(word.includes("*") || forms.includes(word), `${word} in ${phrase}`)
        }
      }
    })

    it("no phrase stands twice", () => assert.strictEqual(new Set(list.map(([phrase]) => phrase)).size, list.length))
  })
}
