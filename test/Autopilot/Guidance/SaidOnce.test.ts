import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { effectsOf } from "./HiddenByRules.ts"

const readAs = (guidance: string) =>
  compile(guidance).rules.map(({ effect, terms, topics }) => [effect, ...topics, ...terms].join(" "))
const unread = (guidance: string) => compile(guidance).unclear.map(({ text }) => text)

describe("what customers say of several things in a sentence", () => {
  it.each([
    ["Hide swearing at our staff.", ["hide insult"]],
    ["No cursing at people", ["hide insult"]],
    ["Hide abuse of our volunteers and keep thanks.", ["hide insult", "keep praise"]],
    ["Hide insults and keep praise and thanks", ["hide insult", "keep praise"]],
    ["Hide links, thanks", ["hide links"]],
    ["Hide investment talk: crypto, forex, trading signals.", ["hide investing", "hide crypto"]],
    ["Pergunte-me sobre comentários sobre cachorros.", ["ask cachorros cachorro"]]
  ])("%s", (guidance, rules) => {
    assert.deepStrictEqual(readAs(guidance), rules)
    assert.deepStrictEqual(unread(guidance), [])
  })

  it("follows what is read of a list of what is not wanted, and reports back the rest", () => {
    assert.deepStrictEqual(readAs("No vegan debates, no politics, no swearing."), ["hide politics", "hide profanity"])
    assert.deepStrictEqual(unread("No vegan debates, no politics, no swearing."), ["No vegan debates"])
  })

  it.each(["No spam, no links, no swearing on Facebook", "No links, no images unless I say so"])(
    "cuts nothing where a limit may be of all: %s",
    (guidance) => assert.isTrue(compile(guidance).rules.every(({ source }) => source === guidance))
  )

  it.each(["Hide comments asking for our bank details.", "Ask me about anyone requesting bank details"])(
    "reports back who asks for what is only seen where it is given: %s",
    (guidance) => {
      assert.deepStrictEqual(readAs(guidance), [])
      assert.match(compile(guidance).unclear[0]?.why ?? "", /not who asks for them/)
    }
  )
})

describe("an order in English that other languages have as well", () => {
  it.each(["Delete comments in Russian.", "Please delete comments in Polish"])("%s: means a language", (guidance) => {
    assert.deepStrictEqual(readAs(guidance), ["hide"])
    assert.lengthOf(compile(guidance).rules[0]?.languages ?? [], 1)
  })
})

describe("opening hours and queues", () => {
  it.each([
    [
      "Hide comments about opening hours",
      "are you open on Sunday?",
      "Every time I open my account there is another fee"
    ],
    ["Hide comments about when the shop opens", "When do you close today", "The branch closed and I drive for an hour"],
    [
      "Hide comments about the queue",
      "We queued for an hour",
      "I have been waiting for this since last year, finally!"
    ],
    ["Hide comments about strikes", "Are your drivers on strike again?", "That lightning strike photo is wild"],
    ["Verberg reacties over openingstijden", "Zijn jullie open op zondag", "Ik kreeg het pakje open en kapot"],
    ["Nascondi i commenti sugli orari di apertura", "Siete aperti domenica?", "Il pacco era già aperto"]
  ])("%s: acts on who speaks of it, and not on words that it is spoken of with", (guidance, meant, other) => {
    assert.deepStrictEqual(effectsOf(guidance, meant), ["hide"])
    assert.deepStrictEqual(effectsOf(guidance, other), [])
  })
})
