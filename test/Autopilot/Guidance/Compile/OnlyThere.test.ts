import { expect, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { rulesUnderstood } from "#src/Autopilot/Guidance/Wording.ts"

const understood = (guidance: string) => rulesUnderstood(compile(guidance)).flatMap((rule) => rule.as)

it.each([
  ['Hide "cheap" or "billig" only in ads.', "Hide comments that contain “cheap” or “billig” under ads"],
  ['Only hide "cheap" in ads', "Hide comments that contain “cheap” under ads"],
  ['Hide "cheap" only on Instagram', "Hide comments that contain “cheap” on Instagram"],
  ['"billig" nur unter Anzeigen ausblenden', "Hide comments that contain “billig” under ads"]
])("%s: says nothing of other places", (sentence, rule) => {
  expect(understood(sentence)).toEqual([rule])
})

it("says of what a switch may hide that it stays in other places", () => {
  const [first, second] = compile("Hide links only in ads").rules
  expect([first?.effect, first?.surface, second?.effect, second?.surface]).toEqual(["hide", "ad", "keep", "organic"])
})
