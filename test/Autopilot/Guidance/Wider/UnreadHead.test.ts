import { assert, describe, it } from "@effect/vitest"
import { hiddenByRules } from "../HiddenByRules.ts"
import { understood } from "../Understood.ts"

describe("what Steward knows no kind of comments for", () => {
  for (const guidance of [
    "Hide heckling at our choir and orchestra",
    "Hide booing at the players and the coach",
    "Hide bets, odds and tips on our matches.",
    "Hide tips on the lottery",
    "Hide things that are too American",
    "hide posts that are a bit cheesy",
    "Hide comments that are really Scottish"
  ])
    it(`hides nobody for a word of it: ${guidance}`, () => assert.isNull(understood(guidance)))

  for (const [guidance, rules] of [
    ["Hide comments about Americans", "Hide comments that contain “Americans”"],
    ["Hide “too American”", "Hide comments that contain “too American”"],
    ["Hide comments that are too political", "Hide comments that are about politics"],
    ["Hide comments about cheesy pizza", "Hide comments that contain “cheesy” and “pizza” near each other"],
    ["Hide betting tips", "Hide comments that are about gambling"],
    ["Hide mentions of the coach and the orchestra", "Hide comments that contain “coach” or “orchestra”"]
  ] as const)
    it(`is none of these: ${guidance}`, () => assert.strictEqual(understood(guidance), rules))

  it("is told of each that people plug as their own", () => {
    const guidance = "Hide whoever plugs their onlyfans, etsy or twitch"
    assert.strictEqual(understood(guidance), "Hide comments that look like spam")
    assert.isFalse(hiddenByRules(guidance, "Will you be live on twitch tonight?"))
  })
})
