import { expect, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { rulesUnderstood } from "#src/Autopilot/Guidance/Wording.ts"

const understood = (guidance: string) => rulesUnderstood(compile(guidance)).flatMap((rule) => rule.as)

it.each([
  ["Don't hide complaints about soles coming apart.", "soles coming apart"],
  ["Keep complaints about zippers falling apart", "zippers falling apart"],
  ["Keep complaints about heels breaking off", "heels breaking off"]
])("%s: looks for all that is said of them", (sentence, term) => {
  expect(understood(sentence)).toEqual([`Keep comments that sound negative and contain “${term}”`])
})
