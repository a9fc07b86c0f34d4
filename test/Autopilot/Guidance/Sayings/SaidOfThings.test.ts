import { assert, describe, it } from "@effect/vitest"
import { effectsOf } from "../HiddenByRules.ts"

describe("who denies what guidance says that others claim", () => {
  const denied: ReadonlyArray<readonly [guidance: string, text: string]> = [
    ["Hide comments from people who say our coffee is overpriced.", "I love it, this coffee is not overpriced"],
    ["Remove any comment telling people we use cheap ingredients.", "You never use cheap ingredients"],
    ["Hide comments accusing our chef of fraud.", "Your chef is not a fraud"]
  ]
  for (const [guidance, text] of denied)
    it(`${text}: is asked about, and not hidden`, () => assert.deepStrictEqual(effectsOf(guidance, text), ["ask"]))

  it("whoever asks first and denies is left alone", () =>
    assert.deepStrictEqual(
      effectsOf(
        "Hide comments from people who say our coffee is overpriced.",
        "Coffee overpriced? I don't think so, worth every cent"
      ),
      []
    ))

  const said: ReadonlyArray<readonly [guidance: string, text: string]> = [
    ["Hide comments from people who say our coffee is overpriced.", "Your coffee is so overpriced"],
    ["Hide comments from people who say our coffee is overpriced.", "Overpriced coffee, never again"],
    ["Hide comments from people who say our coffee is overpriced.", "Why is your coffee so overpriced?"],
    ["Remove any comment telling people we use cheap ingredients.", "They use cheap ingredients"],
    ["Hide comments accusing our chef of fraud.", "The chef is a fraud"],
    ["Hide comments accusing us of fraud.", "This company is a fraud"]
  ]
  for (const [guidance, text] of said)
    it(`${text}: is hidden`, () => assert.deepStrictEqual(effectsOf(guidance, text), ["hide"]))

  it("whoever speaks of fraud accuses nobody", () =>
    assert.deepStrictEqual(effectsOf("Hide comments accusing us of fraud.", "Watch out for credit card fraud"), []))
})

describe("jokes about something", () => {
  const guidance = "Hide jokes about the waiters."
  it("are hidden where they laugh", () => assert.deepStrictEqual(effectsOf(guidance, "haha the waiters"), ["hide"]))
  it("are asked about where nothing tells that they are any", () =>
    assert.deepStrictEqual(effectsOf(guidance, "The waiters were there"), ["ask"]))
  it("are none where somebody gives thanks", () =>
    assert.deepStrictEqual(effectsOf(guidance, "The waiters were lovely, thank you"), []))
  it("are no part of what else is hidden in the same sentence", () =>
    assert.deepStrictEqual(effectsOf("Hide gore and jokes about the waiters.", "so much gore"), ["hide"]))
})
