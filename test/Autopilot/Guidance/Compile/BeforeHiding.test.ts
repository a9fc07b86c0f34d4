import { expect, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { rulesUnderstood } from "#src/Autopilot/Guidance/Wording.ts"

const understood = (guidance: string) => rulesUnderstood(compile(guidance)).flatMap((rule) => rule.as)

it.each([
  "Ask me before hiding anything in German",
  "Frag mich, bevor du etwas auf Deutsch ausblendest",
  "Demandez-nous avant de masquer quoi que ce soit en allemand",
  "Pregúntame antes de ocultar algo en alemán"
])("%s: asks about none that would stay", (sentence) => {
  expect(understood(sentence)).toEqual(["Ask before hiding comments in German"])
})

it.each([
  ["Ask me about anything in Arabic", "Ask about comments in Arabic"],
  ["Ask me before hiding anything about Kelda", "Ask before hiding comments that contain “Kelda”"]
])("%s: asks", (sentence, rule) => {
  expect(understood(sentence)).toEqual([rule])
})
