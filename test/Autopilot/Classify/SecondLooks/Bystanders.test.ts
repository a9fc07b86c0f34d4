import { assert, describe, it } from "@effect/vitest"
import { decide } from "#src/Autopilot/Decide/Decide.ts"
import { inputFor } from "../../Deciding.ts"

const outcomeOf = (text: string) => decide(inputFor(text)).outcome

const emoji = [
  "👏🏿",
  "👩🏿",
  "🧕",
  "👳🏾‍♂️",
  "🏳️‍🌈",
  "🏳️‍⚧️",
  "👨‍👩‍👧",
  "👍🏻",
  "🙏🏾",
  "✊🏽",
  "🇮🇱",
  "🇵🇸",
  "🇵🇱",
  "❤️",
  "🖤",
  "☪️",
  "✡️",
  "♿"
]
const frames = [
  "",
  "love it",
  "where can I buy this?",
  "so pretty",
  "nice",
  "great team",
  "when is it back in stock?",
  "my order never arrived",
  "thank you so much",
  "that colour suits you"
]

describe("emoji of people, hearts, faiths and flags", () => {
  for (const frame of frames) {
    it(`change nothing about “${frame}”`, () => {
      const alone = frame === "" ? "keep" : outcomeOf(frame)
      for (const one of emoji) {
        for (const text of [`${frame} ${one}`, `${one} ${frame}`, `${frame} ${one}${one}${one}`]) {
          assert.strictEqual(outcomeOf(text), alone, text)
        }
      }
    })
  }

  it("may say at whom something is said", () => {
    assert.notStrictEqual(outcomeOf("kill them all 🧕🧕"), "keep")
    assert.notStrictEqual(outcomeOf("filthy vermin 👩🏿"), "keep")
  })

  it("are not those that insult by themselves", () => assert.strictEqual(outcomeOf("🖕"), "ask"))
})

describe("words for groups", () => {
  const harmless = [
    "gay",
    "deaf",
    "black or white?",
    "women",
    "trans",
    "jewish",
    "Muslims and Jews",
    "white dress",
    "kids"
  ]
  for (const text of harmless) it(`alone are kept: ${text}`, () => assert.strictEqual(outcomeOf(text), "keep"))

  const hateful = [
    "gas the jews",
    "deport all muslims",
    "women are vermin",
    "kill all gays",
    "go home you filthy immigrants"
  ]
  for (const text of hateful) it(`do not excuse hate: ${text}`, () => assert.notStrictEqual(outcomeOf(text), "keep"))
})

describe("a word alone", () => {
  it.each(["sorry", "Imagine", "always", "Surprise!", "served", "zoooo", "sooo"])(
    "is kept where it is one of every day: %s",
    (text) => assert.strictEqual(outcomeOf(text), "keep")
  )

  it.each(["cripple", "homos", "tranny", "scum", "retarddd", "parasite 🐀", "sorry 🐒"])(
    "is not kept where it is used against people: %s",
    (text) => assert.notStrictEqual(outcomeOf(text), "keep")
  )
})
