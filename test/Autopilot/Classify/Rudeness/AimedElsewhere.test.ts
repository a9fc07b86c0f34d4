import { assert, describe, it } from "@effect/vitest"
import { decide } from "#src/Autopilot/Decide/Decide.ts"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { inputFor } from "../../Deciding.ts"

const outcomeOf = (guidance: string, text: string) => decide(inputFor(text, { policy: compile(guidance) })).outcome

const allowed: ReadonlyArray<readonly [guidance: string, fine: string, insult: string]> = [
  ["„geil“ und „scheiße“ sind ok, Beleidigungen nicht.", "scheiße geil", "du scheiße idiot"],
  ["„geil“ und „scheiße“ sind ok, Beleidigungen nicht.", "du bist scheiße geil", "du dumme scheiße"],
  ["Fluchen ist ok, Beleidigungen nicht.", "scheiße geil", "du scheiße idiot"],
  ['"merde" ça va, les insultes non.', "merde c'est beau", "espèce de merde"],
  ['"mierda" está bien, los insultos no.', "qué mierda de día", "eres una mierda"],
  ['"cazzo" va bene, gli insulti no.', "cazzo che bello", "testa di cazzo"],
  ['"merda" tudo bem, insultos não.', "merda que lindo", "você é uma merda"],
  ['"kut" is ok, beledigingen niet.', "kut wat mooi", "jij bent kut"],
  ['"kurwa" jest ok, obelgi nie.', "kurwa ale piękne", "jesteś kurwa głupi"],
  ['"shit" and "damn" are ok, insults are not.', "damn that's good", "you damn idiot"]
]

describe("words that may be said, where insults may not", () => {
  for (const [guidance, fine, insult] of allowed)
    it(guidance, () => {
      assert.strictEqual(outcomeOf(guidance, fine), "keep")
      assert.strictEqual(outcomeOf(guidance, insult), "hide")
    })

  it("do not keep an insult in another word", () =>
    assert.strictEqual(outcomeOf("„geil“ ist ok, Beleidigungen nicht.", "geil, du arschloch"), "hide"))

  it("are kept in any comment where insults are not spoken of", () =>
    assert.strictEqual(outcomeOf('Keep "scheiße".', "du scheiße idiot"), "keep"))
})
