import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { compose, type EarlierReply, type Question } from "#src/Autopilot/Replies/Compose.ts"
import { contentOf, coverage, likeness } from "#src/Autopilot/Replies/Content.ts"

const answered = (question: string, reply: string, rest: Partial<EarlierReply> = {}): EarlierReply => ({
  question,
  reply,
  post: "tent",
  caption: "The new tent",
  asker: ["Kari Nordmann", "kari.n"],
  at: "2026-05-03T10:00:00.000Z",
  ...rest
})

const asking = (text: string, rest: Partial<Question> = {}): Question => ({
  text,
  account: "Fjord Coffee",
  post: "tent",
  inThread: false,
  ...rest
})

/** The same reply to the same question under posts of one caption each. */
const under = (posts: ReadonlyArray<string>, question: string, reply: string) =>
  posts.map((post) => answered(question, reply, { post, caption: `About the ${post}` }))

const shipping = answered("How much is shipping to Norway?", "Shipping to Norway is 49 kr, and free over 500 kr.")
const again = answered("what does shipping to norway cost", shipping.reply, { at: "2026-06-01T10:00:00.000Z" })

describe("compose", () => {
  it("drafts what a person replied to a like question, and says to which", () => {
    const reply = compose(asking("What do you charge for delivery to Norway"), [shipping], [])
    assert.deepStrictEqual(reply, {
      text: shipping.reply,
      sure: false,
      because: "As “How much is shipping to Norway?” was answered on 2026-05-03"
    })
  })

  it("answers nothing with a link in it, wherever it stands", () => {
    const long = "How much is shipping to Norway? We have asked before and nobody knew. ".repeat(40)
    assert.isNotNull(compose(asking(long), [shipping], []))
    assert.isNull(compose(asking(`${long} https://kelda.example/a`), [shipping], []))
  })

  it("is sure of the same question that was always answered the same way under this post", () => {
    const greeted = answered("hello! how much is the shipping to norway", shipping.reply)
    for (const question of [
      "Hi! How much is the shipping to Norway, please?",
      "@FjordCoffee how much is shipping to norway"
    ])
      assert.isTrue(compose(asking(question), [shipping, greeted], [])?.sure, question)
    assert.isFalse(compose(asking(shipping.question), [shipping], [])?.sure)
    const other = answered(shipping.question, "We do not ship to Norway any more.")
    assert.isFalse(compose(asking(shipping.question), [shipping, greeted, other], [])?.sure)
    assert.isFalse(compose(asking(shipping.question, { inThread: true }), [shipping, greeted], [])?.sure)
    assert.isFalse(compose(asking("@anna how much is shipping to Norway?"), [shipping, greeted], [])?.sure)
  })

  it("is not sure of another question in nearly the same words", () => {
    const others: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
      [
        "Do you ship to Norway?",
        ["Do you ship from Norway?", "Do you ship batteries to Norway?", "Do you ship to Norway for free?"]
      ],
      ["Are you open on Sundays?", ["Are you closed on Sundays?", "Why are you not open on Sundays?"]],
      [
        "Can I return an order after 60 days?",
        ["Can I return an order after 30 days?", "Can I cancel an order after 60 days?"]
      ],
      ["Is the tent waterproof?", ["Is the tent not waterproof?", "Is the tent waterproof without the fly?"]]
    ]
    for (const [question, near] of others) {
      const twice = [answered(question, "Yes, it is so."), answered(question, "Yes, it is so.")]
      assert.isTrue(compose(asking(question), twice, [])?.sure, question)
      for (const other of near) assert.isFalse(compose(asking(other), twice, [])?.sure ?? false, other)
    }
  })

  it("is never sure of what is the asker's own matter", () => {
    for (const question of ["Where is my refund?", "Has our booking gone through?", "Wo ist meine Bestellung?"]) {
      const reply = answered(question, "It was sent today.")
      assert.deepInclude(compose(asking(question), [reply, reply, reply], []), { text: reply.reply, sure: false })
    }
  })

  it("takes an answer under one post for one about another only where the question names what it is about", () => {
    const posts = ["tent", "stove", "jacket"]
    const sureUnder = (post: string, question: string, answeredUnder: ReadonlyArray<string>) =>
      compose(asking(question, { post }), under(answeredUnder, question, "Yes, 49 euros."), [])?.sure
    const alone = "Do you ship to Norway?"
    assert.isTrue(sureUnder("boots", alone, posts))
    assert.isFalse(sureUnder("boots", alone, ["tent", "tent", "stove"]))
    for (const question of ["How much is it?", "How much?", "What sizes are available?", "Is this vegan?"]) {
      assert.isFalse(sureUnder("boots", question, posts), question)
      assert.isTrue(sureUnder("tent", question, ["tent", "tent"]), question)
    }
  })

  it("goes by what was answered under the post itself", () => {
    const question = "Do you ship to Norway?"
    const elsewhere = under(["tent", "stove", "jacket"], question, "Yes.")
    const here = under(["boots", "boots"], question, "Not these, sorry.")
    assert.deepInclude(compose(asking(question, { post: "boots" }), [...elsewhere, ...here], []), {
      text: "Not these, sorry.",
      sure: true
    })
    assert.isFalse(compose(asking(question, { post: "boots" }), [...elsewhere, ...here.slice(1)], [])?.sure)
  })

  it("falls back to the facts of the guidance, never sure", () => {
    const facts = ["We sell outdoor stoves", "We deliver to all of the EU within 5 days"]
    assert.deepStrictEqual(compose(asking("Do you ship within the EU?"), [], facts), {
      text: "We deliver to all of the EU within 5 days.",
      sure: false,
      because: "From the guidance"
    })
  })

  it("says nothing with nothing suitable to say", () => {
    assert.isNull(compose(asking("Where is your shop in Lisbon?"), [shipping, again], ["We sell outdoor stoves"]))
    assert.isNull(compose(asking("???"), [shipping], ["We sell outdoor stoves"]))
    assert.isNull(
      compose(asking("How much is shipping to Norway? see cheap-norway.example/now"), [shipping, again], [])
    )
  })

  it("keeps what was written to one person from another", () => {
    for (const reply of ["Hi Kari, it is 49 kr", "Your order 4711002 is on its way", "Write to kari@fjord.example"]) {
      const personal = answered(shipping.question, reply)
      assert.isNull(compose(asking(shipping.question), [personal, personal], []), reply)
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
      const written = compose(asking(question), earlier, facts)
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
