import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { adjectives } from "#src/Autopilot/Guidance/Reading/Everyday/Adjectives.ts"
import { hiddenByRules } from "../HiddenByRules.ts"
import { understood } from "../Understood.ts"

const word = fc.constantFrom(...adjectives)

describe("an everyday word as all that a rule would be about", () => {
  const told = [
    "Hide comments that say we are {}",
    "Hide people who say the food is {}",
    "Hide anyone who thinks our prices are too {}",
    "Hide it if they say it looks {}",
    "Hide comments that call our website {}",
    "Delete whoever complains that we're {}",
    "Politics? {}, hide it.",
    "Hide {} jokes",
    "Hide {}"
  ]

  it.prop("hides nobody for the word", [fc.constantFrom(...told), word], ([frame, one]) => {
    const guidance = frame.replace("{}", one)
    const { rules } = compile(guidance)
    assert.isFalse(
      rules.some(({ effect, terms, topics }) => effect === "hide" && topics.length === 0 && terms.join() === one),
      guidance
    )
    assert.isFalse(hiddenByRules(guidance, `I wrote ${one} on the first card and it made me smile`), guidance)
  })

  it.prop("hides whoever writes it where it is quoted", [word], ([one]) => {
    assert.isTrue(hiddenByRules(`Hide comments that call our website "${one}"`, `the word was ${one} again`), one)
    assert.isTrue(hiddenByRules(`Hide "${one}"`, `the word was ${one} again`), one)
  })

  it.prop("hides no question for how it is asked", [word], ([one]) => {
    for (const guidance of [`Hide ${one} questions`, `No ${one} questions please`])
      assert.isFalse(hiddenByRules(guidance, "When do you open on Sunday?"), guidance)
  })

  const interjection = fc.constantFrom(
    "God",
    "Lord",
    "Jesus",
    "Christ",
    "Heavens",
    "Goodness",
    "Gosh",
    "Oh god",
    "Good lord"
  )
  const answer = fc.constantFrom(" no", ", no", " no, never do that", " no, we'd never do that")
  it.prop("is nothing to hide where somebody only cries out", [interjection, answer], ([one, rest]) => {
    assert.deepStrictEqual(compile(`Hide complaints? ${one}${rest}`).rules, [])
    assert.strictEqual(understood(`${one} no, don't hide questions`), "Keep comments that ask a question")
    assert.strictEqual(understood(`${one}, never hide a complaint`), "Keep comments that sound negative")
  })
})

describe("a word that tells a kind of comments", () => {
  it.each([
    ["hide it if they call our staff names", "Hide comments that insult somebody"],
    ["Hide rude", "Hide comments that insult somebody"],
    ["Hide obscene", "Hide comments that contain profanity"],
    ["Hide comments that call our staff lazy", "Hide comments that insult somebody and contain “lazy”"],
    ["Hide anyone who calls us liars", "Hide comments that insult somebody and contain “liars”"]
  ])("%s", (guidance, meaning) => {
    assert.strictEqual(understood(guidance), meaning)
  })

  it.each([
    ["hide it if they call our staff names", "I love the names of your blends"],
    ["Hide rude", "Your driver was rude to me and threw the parcel"],
    ["Hide anyone who calls us liars", "Who drew those liars on the label, they look great"],
    ["Hide comments that call our staff lazy", "A lazy Sunday with your tea"],
    ["Hide people who tell others to die", "These boots are to die for"],
    ["Hide comments where people say they hate us", "I hate Mondays, but your coffee helps"]
  ])("%s: leaves “%s”", (guidance, text) => {
    assert.isFalse(hiddenByRules(guidance, text))
  })
})
