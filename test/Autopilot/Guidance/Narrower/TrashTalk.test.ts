import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { hiddenByRules, keptByRules } from "../HiddenByRules.ts"
import { understood } from "../Understood.ts"

describe("trash talk", () => {
  for (const guidance of ["Trash talk is fine.", "Keep trash talk", "Don't hide trash talk"])
    it(`${guidance}: is no swearing at somebody`, () => {
      assert.strictEqual(
        understood(guidance),
        "Keep comments that insult somebody, except those that contain profanity"
      )
      for (const text of ["you are such a loser", "you idiot, go home"])
        assert.isTrue(keptByRules(guidance, text), text)
      for (const text of ["fuck you you useless piece of shit", "you cunt"])
        assert.isFalse(keptByRules(guidance, text), text)
    })
  it("is as it is said of insults and of swearing", () => {
    assert.isTrue(keptByRules("Insults are fine", "fuck you you useless piece of shit"))
    assert.isTrue(keptByRules("Trash talk and swearing are fine", "you are a fucking loser"))
  })
})

describe("accusations of fraud", () => {
  const guidance = "Hide accusations of fraud"
  for (const text of [
    "This charity is a scam",
    "This bank is a scam",
    "What a scam",
    "It's all a big con",
    "your hotel is a fraud"
  ])
    it(text, () => assert.isTrue(hiddenByRules(guidance, text)))
  for (const text of [
    "How do I report a fraud?",
    "My bank blocked a scam yesterday",
    "Careful, that account is a scam",
    "Is this charity registered?"
  ])
    it(`${text}: accuses nobody`, () => assert.isFalse(hiddenByRules(guidance, text)))
})

describe("emojis at somebody", () => {
  for (const guidance of ["Hide monkey emojis at players", "Hide monkey emojis aimed at our players"])
    it(guidance, () => {
      assert.isTrue(hiddenByRules(guidance, "🐒🐒"))
      assert.isFalse(hiddenByRules(guidance, "the players were great"))
    })
})

describe("odds", () => {
  for (const guidance of ["Hide betting tips and odds", "Hide odds and betting tips"])
    it(guidance, () => {
      assert.isTrue(hiddenByRules(guidance, "best betting odds here"))
      assert.isFalse(hiddenByRules(guidance, "Against all odds we stayed up"))
    })
})

describe("what is said besides", () => {
  it("takes nothing away", () =>
    assert.strictEqual(
      understood("No politics on our page. And no religion either."),
      "Hide comments that are about politics; Hide comments that are about religion"
    ))
})

describe("reasons why a sentence is not read", () => {
  const whyOf = (guidance: string) => compile(guidance).unclear[0]?.why ?? ""
  it("name no empty words", () => {
    for (const guidance of [
      "comments in all caps are fine and so are emojis, don't touch",
      "Never hide people who ask how to donate, even if there's a link or an amount"
    ])
      assert.include(whyOf(guidance), "it is not clear which of its words")
  })
  it("speak of what stands behind what to do", () =>
    assert.include(
      whyOf("If someone says they've been hacked or lost money to fraud ask me, these go to the fraud desk"),
      "does not stand at its end"
    ))
  it("have examples in the language of the sentence", () =>
    assert.include(whyOf("Nascondete lo streaming pirata"), "Nascondete i link"))
})

describe("what is included in brackets", () => {
  it("is meant as well", () =>
    assert.strictEqual(
      understood("Hide insults (incl. threats) on Facebook"),
      "Hide comments that insult somebody on Facebook; Hide comments that threaten somebody on Facebook"
    ))
})
