import { expect, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { effectsOf } from "../HiddenByRules.ts"

it.each([
  ["Si alguien pregunta el precio no lo borres", "¿cuánto cuesta?", "El precio del éxito"],
  ["Si quelqu'un demande le prix ne le cachez pas", "Combien ça coûte ?", "Le prix Nobel !"],
  ["Se alguém perguntar o preço não apague", "Quanto custa?", "O preço da fama"],
  ["Si alguien pide trabajo no lo ocultes", "¿Están contratando?", "Buen trabajo del equipo"]
])("%s: means what it means with a comma", (guidance, applies, other) => {
  const rules = (text: string) => compile(text).rules.map(({ source: _, ...rule }) => rule)
  const [before = "", behind = ""] = guidance.split(/ (?=no lo|ne le|não)/u)
  expect(rules(guidance)).toEqual(rules(`${before}, ${behind}`))
  expect(effectsOf(guidance, applies)).toEqual(["keep"])
  expect(effectsOf(guidance, other)).toEqual([])
})

it.each(["Si alguien dice que no borres", "Si alguien pregunta el precio y no lo borras te vas"])(
  "puts none where the no goes on: %s",
  (guidance) => expect(compile(guidance).rules).toEqual([])
)
