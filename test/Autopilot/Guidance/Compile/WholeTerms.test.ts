import { expect, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { rulesUnderstood } from "#src/Autopilot/Guidance/Wording.ts"

const understood = (guidance: string) => rulesUnderstood(compile(guidance)).flatMap((rule) => rule.as)

it.each([
  ["Don't hide complaints about soles coming apart.", "“soles”, “coming” and “apart”"],
  ["Keep complaints about zippers falling apart", "“zippers”, “falling” and “apart”"],
  ["Keep complaints about heels breaking off", "“heels” and “breaking off”"]
])("%s: looks for all that is said of them", (sentence, words) => {
  expect(understood(sentence)).toEqual([`Keep comments that sound negative and contain ${words} near each other`])
})
