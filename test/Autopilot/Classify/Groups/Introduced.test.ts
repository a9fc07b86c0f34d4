import { assert, describe, it } from "@effect/vitest"
import { citesToDeny } from "#src/Autopilot/Classify/Spared/Cited.ts"
import { read } from "#src/Autopilot/Features/Reading.ts"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"

const outcomeOf = (text: string) => decidedUntaught(text).outcome

/** What is hidden by itself, and how somebody may say it as if it were said by others, or condemn it in passing. */
const introduced = [
  {
    hated: ["Jews run the media and ruin this country", "I hate Muslims"],
    as: [
      "My boss said: %. And he is right.",
      "Delete this comment. %",
      "The comment above is right: %",
      "I am not racist. %",
      "Hate speech? %",
      "“%” so true"
    ]
  },
  {
    hated: ["Juden raus", "Ich hasse Schwule", "Flüchtlinge sind alle Vergewaltiger"],
    as: ["Mein Chef sagt: %", "Ich bin kein Nazi. %", "Hass? %", "% und das ist kein Rassismus", "„%“ stimmt genau"]
  },
  {
    hated: ["Les arabes dehors", "Je déteste les gays"],
    as: ["Mon patron dit: %", "Je ne suis pas raciste. %", "« % » exactement", "Racisme ? %"]
  },
  {
    hated: ["Fuera los inmigrantes", "Odio a los gays"],
    as: ["Mi jefe dice: %", "No soy racista. %", "«%» tal cual", "El comentario de arriba tiene razón. %"]
  },
  {
    hated: ["Fuori gli immigrati", "Odio i gay"],
    as: ["Il mio capo dice: %", '"%"', "Il commento sopra ha ragione. %"]
  },
  { hated: ["Fora imigrantes", "Odeio gays"], as: ["Meu chefe disse: %", "Não sou racista. %", '"%"'] },
  { hated: ["Ik haat homo's"], as: ["Mijn baas zegt: %", "Ik ben geen racist. %", '"%"'] },
  { hated: ["Nienawidzę gejów"], as: ["Mój szef mówi: %", "Nie jestem rasistą. %", "„%”"] },
  { hated: ["Eşcinsellerden nefret ediyorum"], as: ["Patronum diyor ki: %", "Irkçı değilim. %", '"%"'] }
].flatMap(({ as, hated }) => hated.flatMap((said) => as.map((frame) => ({ said, text: frame.replace("%", said) }))))

describe("hatred as if somebody else had said it", () => {
  it("is left to people, and never alone, whoever is to have said it", () => {
    assert.deepEqual(
      introduced.filter(({ said }) => outcomeOf(said) !== "hide"),
      []
    )
    assert.deepEqual(
      introduced.filter(({ text }) => outcomeOf(text) === "keep"),
      []
    )
  })

  it("is left alone where it is cited to deny it", () => {
    assert.strictEqual(outcomeOf('Dire "lavora come un negro" non fa ridere, basta per favore'), "keep")
  })

  it.each([
    ["en", 'To say "X" is not funny', true],
    ["pt", 'Dizer "X" não tem graça', true],
    ["en", '"X" is not wrong', false],
    ["en", 'They all say "X"', false],
    ["en", 'They say "X" and it is right', false]
  ])("in %s: %s", (language, text, cited) =>
    assert.strictEqual(citesToDeny(language, read(text).text.written.whole), cited)
  )
})
