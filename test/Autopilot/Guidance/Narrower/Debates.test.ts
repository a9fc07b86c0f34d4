import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { hiddenByRules } from "../HiddenByRules.ts"
import { understood } from "../Understood.ts"

describe("debates about something", () => {
  for (const guidance of [
    "No vegan debates, no gluten debates",
    "Hide discussions about gluten",
    "Hide arguments about climate",
    "No arguments about refunds",
    "Vegan debates: hide",
    "Keine Diskussionen über Veganer",
    "Keine Debatten über das Klima",
    "Pas de débats sur les vegans",
    "No queremos debates sobre veganos",
    "Niente dibattiti sui vegani",
    "Sem debates sobre veganos",
    "Geen discussies over veganisten",
    "Ukryj dyskusje o klimacie",
    "Vegan tartışmalarını gizle"
  ])
    it(`${guidance}: are not told from what mentions it`, () => {
      assert.deepStrictEqual(compile(guidance).rules, [])
      for (const text of ["Is this bread vegan?", "I'm coeliac, is there gluten in the rye?", "Where is my refund?"])
        assert.isFalse(hiddenByRules(guidance, text), text)
    })

  for (const [guidance, meaning] of [
    ["No political debates", "Hide comments that are about politics"],
    [
      "Hide comments about gluten, but political discussions are fine",
      "Hide comments that contain “gluten”; Keep comments that are about politics"
    ],
    ["Keine Diskussionen über Politik", "Hide comments that are about politics"],
    ["Não queremos discussão sobre Bolsonaro", "Hide comments that contain “Bolsonaro”"],
    ["Ask about vegan debates", "Ask about comments that contain “vegan”"],
    ["Vegan debates are fine", "Keep comments that contain “vegan”"]
  ] as const)
    it(guidance, () => assert.strictEqual(understood(guidance), meaning))

  it("are no more than a reason behind what is to be hidden", () => {
    const meaning = "Hide comments that contain “deforestation”"
    assert.strictEqual(understood("Hide comments about deforestation, we don't want the debate"), meaning)
    assert.strictEqual(understood("Hide comments about deforestation and don't want any more arguments here"), meaning)
  })
})
