import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { rulesUnderstood } from "#src/Autopilot/Guidance/Wording.ts"

const meaningOf = (guidance: string): string | null => {
  const rules = rulesUnderstood(compile(guidance)).flatMap(({ as }) => as)
  return rules.length === 0 ? null : rules.join("; ")
}

describe("what comments speak of is not what they are", () => {
  const pinned: ReadonlyArray<readonly [guidance: string, meaning: string | null]> = [
    ["Keep jokes about spam", "Keep comments that contain “spam”, except those that look like scams or look like spam"],
    [
      "Keep people complaining about scams",
      "Keep comments that sound negative and contain “scams”, except those that look like scams or look like spam"
    ],
    [
      "Keep complaints about delivery and insults",
      "Keep comments that sound negative and are about delivery; Keep comments that sound negative and contain “insults”, except those that insult somebody"
    ],
    ["Hide complaints about spam", "Hide comments that sound negative and contain “spam”"],
    ["Don't hide posts that talk about racism", "Keep comments that contain “racism”, except those that look hateful"],
    ["Keep comments calling out hate", null],
    ["Keep people who hate Kelda", null],
    ["Hide people who report hate", null],
    ["Hide fans of Kelda", null],
    ["Keep Kelda fans", null],
    ["I have nothing against swearing", "Keep comments that contain profanity"],
    ["Hide comments about scams", "Hide comments that look like scams"]
  ]
  for (const [guidance, meaning] of pinned) it(guidance, () => assert.strictEqual(meaningOf(guidance), meaning))
})
