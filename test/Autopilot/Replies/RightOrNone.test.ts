import { assert, describe, it } from "@effect/vitest"
import { compose, type EarlierReply } from "#src/Autopilot/Replies/Compose.ts"

const asking = (text: string) => ({ text, account: "Fjord Coffee", post: "tent", inThread: false })

const drafted = (question: string, facts: ReadonlyArray<string>, earlier: ReadonlyArray<EarlierReply> = []) =>
  compose(asking(question), earlier, facts)?.text ?? null

const answered = (question: string, reply: string): EarlierReply => ({
  question,
  reply,
  post: "tent",
  caption: null,
  asker: ["Kari Nordmann", "kari.n"],
  at: "2026-05-03T10:00:00.000Z"
})

/** A fact, and questions that it answers. */
const right: ReadonlyArray<readonly [fact: string, questions: ReadonlyArray<string>]> = [
  [
    "We ship to Norway for free",
    [
      "Do you ship to Norway?",
      "do you ship to norway",
      "How much is shipping to Norway?",
      "Hi! Love it. Do you deliver to Norway?"
    ]
  ],
  [
    "Shipping to Norway takes three days",
    ["How long does shipping to Norway take?", "How fast do you ship to Norway?"]
  ],
  ["Our stores are open 9 to 5", ["When are your stores open?", "What are the opening hours of your stores?"]],
  ["Returns are free for 60 days", ["Are returns free?", "Do returns cost anything?"]],
  ["Our jackets are waterproof", ["Are your jackets waterproof?"]],
  ["The jacket is made of recycled wool", ["Is the jacket made of wool?", "What is the jacket made of?"]],
  ["Our store is in Oslo", ["Where is your store?"]],
  ["Size M fits up to 180 cm", ["Does size M fit 180 cm?"]],
  ["You can pay with Klarna", ["Can I pay with Klarna?"]],
  ["Our sale ends on Sunday", ["When does your sale end?"]],
  ["Nuestra tienda está en Madrid", ["¿Dónde está vuestra tienda?"]],
  ["I resi sono gratuiti per 60 giorni", ["I resi sono gratuiti?"]],
  ["We do not ship to Iceland", ["Do you ship to Iceland?"]],
  ["Our store in Oslo is open from 10 to 18", ["When is your store in Oslo open?"]],
  ["Orders over 50 euros ship free", ["Do orders over 50 euros ship free?"]],
  ["We accept Klarna and PayPal", ["How can I pay?", "How can I pay with PayPal?"]],
  ["Der Versand nach Norwegen dauert drei Tage", ["Wie lange dauert der Versand nach Norwegen?"]],
  ["Rückgaben sind 60 Tage kostenlos", ["Sind Rückgaben kostenlos?"]],
  ["La livraison en Suisse prend trois jours", ["Combien de temps prend la livraison en Suisse ?"]],
  ["El envío a Chile cuesta 10 euros", ["¿Cuánto cuesta el envío a Chile?"]],
  ["La spedizione in Svizzera costa 10 euro", ["Quanto costa la spedizione in Svizzera?"]],
  ["A entrega em Lisboa leva três dias", ["Quanto tempo leva a entrega em Lisboa?"]],
  ["De levering in België duurt drie dagen", ["Hoe lang duurt de levering in België?"]],
  ["Dostawa do Czech trwa trzy dni", ["Jak długo trwa dostawa do Czech?"]]
]

/** A fact, and questions near it that it does not answer. */
const wrong: ReadonlyArray<readonly [fact: string, questions: ReadonlyArray<string>]> = [
  [
    "We ship to Norway for free",
    [
      "Do you ship to Iceland?",
      "Do you ship from Norway?",
      "Do you ship batteries to Norway?",
      "How long does shipping to Norway take?",
      "Is shipping free?",
      "Why don't you ship to Norway?",
      "Do you have a store in Norway?"
    ]
  ],
  [
    "Shipping to Norway takes three days",
    [
      "How much is shipping to Norway?",
      "How long does shipping to Sweden take?",
      "How long does shipping take?",
      "Where is my order to Norway?"
    ]
  ],
  [
    "Our stores are open 9 to 5",
    [
      "Do you hire in stores?",
      "Is your outlet open on Sundays?",
      "Where are your stores?",
      "Are your stores open on Sundays?"
    ]
  ],
  [
    "Returns are free for 60 days",
    ["How do I return?", "Why are returns so slow?", "Where is my refund?", "Can I cancel after 60 days?"]
  ],
  [
    "Our jackets are waterproof",
    ["Are the Granite Peak jackets waterproof?", "Are your tents waterproof?", "How much are your jackets?"]
  ],
  ["The jacket is made of recycled wool", ["Is the jacket made in China?", "Is the tent made of recycled wool?"]],
  ["Size M fits up to 180 cm", ["Does size L fit 180 cm?", "Does size M fit 190 cm?", "What sizes do you have?"]],
  ["We accept Klarna", ["How do I pay with PayPal?", "How can I pay by card?"]],
  ["The bra is made of cotton", ["Is the hat made of cotton?"]],
  ["Returns are free for 60 days", ["How long do returns take?"]],
  [
    "Orders over 50 euros ship free",
    ["Is shipping free?", "How much is an order?", "Do orders over 30 euros ship free?"]
  ],
  ["Our store in Oslo is open from 10 to 18", ["Where is your store in Oslo?", "When is your store in Bergen open?"]],
  ["Size L fits a chest of 110 cm", ["Do you have size L?"]],
  ["The kids menu costs 9 euros", ["What is on the kids menu?", "How much is the adult menu?"]],
  ["People post their phone numbers a lot", ["Do people post phone numbers?"]],
  [
    "Der Versand nach Norwegen dauert drei Tage",
    [
      "Wie lange dauert der Versand nach Island?",
      "Was kostet der Versand nach Norwegen?",
      "Wie lange dauert der Versand?"
    ]
  ],
  ["Rückgaben sind 60 Tage kostenlos", ["Wie lange dauern Rückgaben?", "Ist der Versand kostenlos?"]],
  ["La livraison en Suisse prend trois jours", ["Combien coûte la livraison en Suisse ?", "Livrez-vous en Italie ?"]],
  ["El envío a Chile cuesta 10 euros", ["¿Cuánto tarda el envío a Chile?", "¿Cuánto cuesta el envío a Perú?"]],
  ["La spedizione in Svizzera costa 10 euro", ["Quanto costa la spedizione in Austria?"]],
  [
    "A entrega em Lisboa leva três dias",
    ["Quanto custa a entrega em Lisboa?", "Quanto tempo leva a entrega no Porto?"]
  ],
  ["De levering in België duurt drie dagen", ["Wat kost de levering in België?"]],
  ["Dostawa do Czech trwa trzy dni", ["Ile kosztuje dostawa do Czech?", "Jak długo trwa dostawa do Niemiec?"]]
]

describe("a draft is right, or there is none", () => {
  for (const [fact, questions] of right)
    for (const question of questions)
      it(`${question} ${fact}`, () => assert.strictEqual(drafted(question, [fact]), `${fact}.`))

  for (const [fact, questions] of wrong)
    for (const question of questions) it(`${question} Not: ${fact}`, () => assert.isNull(drafted(question, [fact])))

  it("from a fact is never sure", () => {
    for (const [fact, questions] of right)
      for (const question of questions) assert.isFalse(compose(asking(question), [], [fact])?.sure, question)
  })

  it("takes no earlier reply about another place, thing or number", () => {
    for (const [question, before, reply] of [
      ["Do you ship to Norway?", "Do you ship to Iceland?", "Yes, we ship to Iceland."],
      ["do you ship to norway", "do you ship to iceland", "Yes, we do."],
      ["Do you ship to Norway?", "Do you ship abroad?", "Yes, we ship to Iceland."],
      ["Do you ship batteries to Norway?", "Do you ship to Norway?", "Yes, we do."],
      ["Do you ship from Norway?", "Do you ship to Norway?", "Yes, we do."],
      ["How long does shipping to Norway take?", "How much is shipping to Norway?", "It is 49 kr."],
      ["Can I return an order after 60 days?", "Can I return an order after 30 days?", "Yes, you can."],
      ["Does the hat come in red?", "Does the bra come in red?", "Yes, it does."],
      ["Can I pay with PayPal?", "Can I pay with Klarna?", "Yes, you can."],
      ["Are the Granite Peak jackets waterproof?", "Are the jackets waterproof?", "Yes, they are."],
      ["When do you close?", "When do you open?", "We open at 9."],
      ["When did you open?", "When do you open?", "We open at 9."],
      ["Wie lange dauert der Versand nach Island?", "Wie lange dauert der Versand nach Norwegen?", "Drei Tage."]
    ] as const)
      assert.isNull(compose(asking(question), [answered(question === before ? "" : before, reply)], []), question)
  })

  it("takes the fact where the earlier reply is about another place", () =>
    assert.strictEqual(
      drafted(
        "Do you ship to Norway?",
        ["We ship to Norway for free"],
        [answered("Do you ship to Iceland?", "Yes, we ship to Iceland.")]
      ),
      "We ship to Norway for free."
    ))

  it("takes an answer that guidance gives to what is asked about", () => {
    const answers = [{ text: "", about: "shipping to Norway", fact: "It takes three days" }]
    const draft = (question: string) => compose(asking(question), [], ["It takes three days"], answers)?.text ?? null
    assert.strictEqual(draft("How long does shipping to Norway take?"), "It takes three days.")
    assert.strictEqual(draft("Do you ship to Norway?"), "It takes three days.")
    for (const question of [
      "How long does shipping to Sweden take?",
      "How long does it take?",
      "How much is shipping to Norway?",
      "Do you ship batteries to Norway?"
    ])
      assert.isNull(draft(question), question)
  })
})
