import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { decide } from "#src/Autopilot/Decide/Decide.ts"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { longestRead } from "#src/Autopilot/Text/LongText.ts"
import { inputFor, type Setting } from "../Deciding.ts"

const outcomeOf = (text: string, setting?: Setting) => decide(inputFor(text, setting)).outcome

const hidden = [
  "Muslims are vermin",
  "kill yourself",
  "you are a fucking idiot",
  "Invest 500 and earn 5000 in a week, text me on WhatsApp +1 555 010 0199",
  "I made $5000 with Mrs Maria Lopez, message her on Telegram @marialopez",
  "DM me to promote it on our page"
]

const praise =
  "We took this jacket to the glacier last winter and it kept us warm and dry all week. The zips run smoothly and the " +
  "colours are lovely. My sister wants one as well. "

const fillings = ["\u200b", "\n", " ", "a ", ".\n", "😍", "!", "haha ", "\u200b \u2060", "ﷺ", "... ", praise]

const padding = fc
  .record({ filling: fc.constantFrom(...fillings), length: fc.integer({ min: 2150, max: 9000 }) })
  .map(({ filling, length }) => filling.repeat(Math.ceil(length / filling.length)))

describe("comments that are longer than what is looked at at once", () => {
  it.prop(
    "are not kept for what stands around something that is hidden",
    [fc.constantFrom(...hidden), padding, fc.constantFrom("front", "behind", "around")],
    ([said, filled, where]) => {
      const before = where === "behind" ? "" : `${filled} `
      const after = where === "front" ? "" : ` ${filled}`
      assert.notStrictEqual(outcomeOf(`${before}${said}${after}`), "keep")
    },
    { fastCheck: { numRuns: 30 } }
  )

  it("are hidden for what stands behind what nobody sees", () => {
    for (const filling of ["\u200b", "\n", "a "]) {
      for (const said of hidden)
        assert.strictEqual(outcomeOf(filling.repeat(2250) + said), "hide", `${filling} ${said}`)
    }
  })

  it("are not hidden for being long", () => {
    assert.strictEqual(outcomeOf(praise.repeat(40)), "keep")
    assert.strictEqual(outcomeOf("\u200b".repeat(2250) + praise), "keep")
  })

  it("are read to where comments are cut", () => {
    const said = "you are a fucking idiot"
    const filled = praise.repeat(200).slice(0, longestRead - said.length - 1)
    assert.strictEqual(outcomeOf(`${filled} ${said}`), "hide")
  })

  it("are judged by the guidance to their end, and a rule counts once", () => {
    const policy = compile("Hide links.")
    for (const filling of ["\u200b", "a ", praise]) {
      const text = `${filling.repeat(2250 / filling.length + 1)} see shop.example/sale and www.other.example`
      const input = inputFor(text, { policy })
      assert.strictEqual(decide(input).outcome, "hide")
      assert.strictEqual(input.policy.rules.length, 1)
    }
    const own = compile("Hide links except to our website fjord.example.")
    assert.strictEqual(outcomeOf(`${praise.repeat(15)} see fjord.example/sale`, { policy: own }), "keep")
  })

  it("say for each thing that was found that it was, once", () => {
    const { evidence } = inputFor(`${praise.repeat(15)} you fucking idiot ${praise.repeat(15)} see www.other.example`)
    const found = evidence.map(({ area, seen }) => `${area} ${seen}`)
    assert.strictEqual(new Set(found).size, found.length)
    assert.include(found, "links other.example")
    assert.isTrue(found.some((one) => one.startsWith("profanity")))
  })
})
