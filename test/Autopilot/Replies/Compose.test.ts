import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { compose, type EarlierReply } from "#src/Autopilot/Replies/Compose.ts"
import { contentOf, coverage, likeness } from "#src/Autopilot/Replies/Content.ts"

const answered = (question: string, reply: string, rest: Partial<EarlierReply> = {}): EarlierReply => ({
  question,
  reply,
  asker: ["Kari Nordmann", "kari.n"],
  at: "2026-05-03T10:00:00.000Z",
  ...rest
})

const shipping = answered("How much is shipping to Norway?", "Shipping to Norway is 49 kr, and free over 500 kr.")
const again = answered("what does shipping to norway cost", shipping.reply, { at: "2026-06-01T10:00:00.000Z" })

describe("compose", () => {
  it("drafts what a person replied to a like question, and says to which", () => {
    const reply = compose("What do you charge for delivery to Norway", [shipping], [])
    assert.deepStrictEqual(reply, {
      text: shipping.reply,
      sure: false,
      because: "As “How much is shipping to Norway?” was answered on 2026-05-03"
    })
  })

  it("answers nothing with a link in it, wherever it stands", () => {
    const long = "How much is shipping to Norway? We have asked before and nobody knew. ".repeat(40)
    assert.isNotNull(compose(long, [shipping], []))
    assert.isNull(compose(`${long} https://kelda.example/a`, [shipping], []))
  })

  it("is sure of the same question that was always answered the same way", () => {
    const question = "Hi! How much is the shipping to Norway, please?"
    assert.isTrue(compose(question, [shipping, again], [])?.sure)
    const other = answered("Shipping costs to Norway?", "We do not ship to Norway any more.")
    assert.isFalse(compose(question, [shipping, again, other], [])?.sure)
    assert.isFalse(compose("How much is shipping to Sweden?", [shipping, again], [])?.sure ?? false)
  })

  it("falls back to the facts of the guidance, never sure", () => {
    const facts = ["We sell outdoor stoves", "We deliver to all of the EU within 5 days"]
    assert.deepStrictEqual(compose("Do you ship within the EU?", [], facts), {
      text: "We deliver to all of the EU within 5 days.",
      sure: false,
      because: "From the guidance"
    })
  })

  it("says nothing with nothing suitable to say", () => {
    assert.isNull(compose("Where is your shop in Lisbon?", [shipping, again], ["We sell outdoor stoves"]))
    assert.isNull(compose("???", [shipping], ["We sell outdoor stoves"]))
    assert.isNull(compose("How much is shipping to Norway? see cheap-norway.example/now", [shipping, again], []))
  })

  it("keeps what was written to one person from another", () => {
    for (const reply of ["Hi Kari, it is 49 kr", "Your order 4711002 is on its way", "Write to kari@fjord.example"]) {
      const personal = answered(shipping.question, reply)
      assert.isNull(compose(shipping.question, [personal, personal], []), reply)
    }
  })

  it.prop(
    "says only what was said before, for any question and history",
    [
      fc.string({ unit: "grapheme" }),
      fc.array(fc.record({ question: fc.string(), reply: fc.string({ minLength: 1 }) })),
      fc.array(fc.string({ minLength: 1 }))
    ],
    ([question, history, facts]) => {
      const earlier = history.map(({ question, reply }) => answered(question, reply))
      const written = compose(question, earlier, facts)
      if (written === null) return
      const said = [...earlier.map(({ reply }) => reply), ...facts.map((fact) => `${fact.replace(/[.!\s]+$/, "")}.`)]
      assert.include(said, written.text)
      if (written.sure) assert.isAtLeast(earlier.filter(({ reply }) => reply !== "").length, 2)
    }
  )
})

describe("content", () => {
  const words = fc.array(fc.constantFrom("shipping", "Norway", "price", "the", "how", "stove", "sizes", "42"))

  it.prop("likeness is between 0 and 1, the same both ways, and 1 of a text with itself", [words, words], (given) => {
    const [one, other] = given.map((list) => contentOf(list.join(" ")))
    if (one === undefined || other === undefined) return assert.fail()
    const like = likeness(one, other)
    assert.isTrue(like >= 0 && like <= 1)
    assert.strictEqual(like, likeness(other, one))
    if (one.size > 0) assert.strictEqual(likeness(one, one), 1)
    if (one.size > 0) assert.strictEqual(coverage(one, one), 1)
  })

  it("is what is asked about, whatever the words around it", () => {
    assert.deepStrictEqual([...contentOf("What are the shipping costs to Norway?")], ["delivery", "price", "norway"])
    assert.deepStrictEqual(contentOf("do you SHIP to Norway"), contentOf("Delivery to Norway??"))
  })
})
