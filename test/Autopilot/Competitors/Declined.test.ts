import { assert, describe, it } from "@effect/vitest"
import { decide } from "#src/Autopilot/Decide/Decide.ts"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { inputFor } from "../Deciding.ts"

const outcomeOf = (guidance: string, text: string) => decide(inputFor(text, { policy: compile(guidance) })).outcome

const declined: ReadonlyArray<readonly [guidance: string, texts: ReadonlyArray<string>]> = [
  [
    "Nasi konkurenci to Biedronka, Żabka, Zielony Sad i Kowalski.",
    [
      "w Biedronce jest taniej",
      "idźcie do Biedronki, taniej",
      "wolę Biedronkę",
      "w Żabce lepsze",
      "kupuję w Zielonym Sadzie",
      "Zielonym Sadzie kupicie taniej",
      "widziałem to u Kowalskiego wczoraj",
      "z Kowalskim było taniej"
    ]
  ],
  ["Rakiplerimiz Fjellvik ve Kahvecim.", ["Fjellvik'te daha ucuz", "Fjellvikte daha ucuz", "Kahvecim'den aldım"]],
  [
    "Our competitor is Fjellvik.",
    ["Fjellvikistä saa halvemmalla", "Fjellvikissä on parempi", "kupiłem w Fjellviku taniej"]
  ],
  ["Ukryj wzmianki o Żabce i Zielonym Sadzie.", ["wolę Zielony Sad", "Zielony Sad jest lepszy", "Żabka lepsza"]]
]

describe("names that a language gives endings", () => {
  for (const [guidance, texts] of declined)
    for (const text of texts) it(`${guidance} ${text}`, () => assert.strictEqual(outcomeOf(guidance, text), "hide"))

  it("are no other words", () => {
    assert.strictEqual(outcomeOf("Nasi konkurenci to Zielony Sad.", "mam zielony sweter i sad za domem"), "keep")
    assert.strictEqual(outcomeOf("Our competitor is Anka.", "Ankara'dan selamlar"), "keep")
    assert.strictEqual(outcomeOf("Hide mentions of Fjellvik.", "Fjellheim on parempi"), "keep")
  })
})
