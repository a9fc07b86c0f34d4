import { assert, describe, it } from "@effect/vitest"
import { factsToSay } from "#src/Autopilot/Guidance/Facts/ToSay.ts"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { understoodIn } from "#src/Autopilot/Guidance/Wording.ts"

/** What guidance says, the answer in it, and what it is given to. */
const given: ReadonlyArray<readonly [guidance: string, fact: string, about: string]> = [
  ["If people ask about shipping to Norway, answer: It takes three days.", "It takes three days", "shipping to Norway"],
  ['When asked about returns, reply with "Returns are free for 60 days."', "Returns are free for 60 days", "returns"],
  [
    "When somebody asks about returns, please answer that returns are free for 60 days.",
    "Returns are free for 60 days",
    "returns"
  ],
  ["If anyone asks about our hours, tell them we are open from 9 to 5.", "We are open from 9 to 5", "our hours"],
  ["If a customer asks about sizes, say size M fits up to 180 cm.", "Size M fits up to 180 cm", "sizes"],
  [
    "Whenever people want to know whether we ship to Norway, say: Yes, we do.",
    "Yes, we do",
    "whether we ship to Norway"
  ],
  [
    "For questions about gift cards, answer: They are valid for two years.",
    "They are valid for two years",
    "gift cards"
  ],
  ["Answer questions about delivery with: Delivery takes three days.", "Delivery takes three days", "delivery"],
  ["Tell people who ask about the warranty that it covers two years.", "It covers two years", "the warranty"],
  ["Wenn jemand nach dem Versand fragt, antworte: Er dauert drei Tage.", "Er dauert drei Tage", "dem Versand"],
  [
    "Wenn Leute nach Rückgaben fragen, sag ihnen: Rückgaben sind 60 Tage kostenlos.",
    "Rückgaben sind 60 Tage kostenlos",
    "Rückgaben"
  ],
  [
    "Si quelqu'un demande des infos sur la livraison, répondez : Elle prend trois jours.",
    "Elle prend trois jours",
    "la livraison"
  ],
  ["Si alguien pregunta por los envíos, responde: Tardan tres días.", "Tardan tres días", "los envíos"],
  ["Se qualcuno chiede della spedizione, rispondi: Ci vogliono tre giorni.", "Ci vogliono tre giorni", "spedizione"],
  ["Se alguém perguntar sobre a entrega, responda: Leva três dias.", "Leva três dias", "a entrega"],
  ["Als iemand vraagt naar de levering, antwoord: Het duurt drie dagen.", "Het duurt drie dagen", "de levering"],
  ["Jeśli ktoś pyta o dostawę, odpowiedz: Dostawa trwa trzy dni.", "Dostawa trwa trzy dni", "dostawę"],
  ["Biri kargoyu sorarsa, şöyle cevap ver: Kargo üç gün sürer.", "Kargo üç gün sürer", "kargoyu"],
  ["配送について聞かれたら、「配送は3日かかります」と答えてください。", "配送は3日かかります", "配送"],
  ['배송에 대해 물어보면 "배송은 3일 걸립니다"라고 답해 주세요.', "배송은 3일 걸립니다", "배송"],
  ["إذا سأل أحد عن الشحن، أجب: الشحن يستغرق ثلاثة أيام.", "الشحن يستغرق ثلاثة أيام", "الشحن"],
  ["अगर कोई डिलीवरी के बारे में पूछे तो जवाब दें: डिलीवरी में तीन दिन लगते हैं।", "डिलीवरी में तीन दिन लगते हैं", "डिलीवरी"]
]

describe("an answer that guidance gives to a question", () => {
  it.each(given)("%s is a fact, and no rule", (guidance, fact, about) => {
    const { answers, competitors, facts, rules, unclear } = compile(guidance)
    assert.deepStrictEqual([rules, competitors, unclear], [[], [], []])
    assert.deepStrictEqual(facts, [fact])
    assert.deepStrictEqual(
      answers.map((one) => [one.about, one.fact]),
      [[about, fact]]
    )
  })

  it("is shown as what it is", () => {
    assert.deepStrictEqual(understoodIn(compile("If people ask about returns, answer: They are free. Hide links.")), [
      { text: "Hide links", as: ["Hide comments that contain links"] },
      {
        text: "If people ask about returns, answer: They are free",
        as: ["Take “They are free” for a fact: drafts of replies to questions about returns may be made of it"]
      }
    ])
    assert.deepStrictEqual(understoodIn(compile("Returns are free for 60 days.")), [
      {
        text: "Returns are free for 60 days",
        as: ["Take it for a fact: drafts of replies to questions may be made of it"]
      }
    ])
  })

  it("what is only told beside a rule is not said to be one, and no reply is made of it", () => {
    for (const told of ["It's funny", "People post their phone numbers a lot", "We had a giveaway last week"])
      assert.isEmpty(factsToSay({ facts: [told], answers: [] }), told)
    assert.deepStrictEqual(factsToSay({ facts: ["Our stores are open 9 to 5"], answers: [] }), [
      { fact: "Our stores are open 9 to 5", about: null }
    ])
  })

  it.each([
    "When people ask about returns, answer that they have 60 days.",
    "If somebody asks about sizes, say it is in the size guide, and hide the comment.",
    "If people ask about refunds, tell them to write to support.",
    "If people ask about refunds, reply with our size guide.",
    "If people ask about shipping, answer: three days.",
    "If people ask about shipping and are rude, answer: It takes three days.",
    "If people ask about shipping, answer: It takes three days, unless they ask twice.",
    "If people ask about shipping, answer: It takes three days. But not on Facebook.",
    "Reply to questions about sizes: see our size guide.",
    "Wenn jemand nach dem Versand fragt, antworte: drei Tage.",
    "Wenn jemand nach dem Versand fragt, antworte: Er dauert drei Tage, und blende den Kommentar aus."
  ])("%s is reported back, with what to write instead", (guidance) => {
    const { facts, rules, unclear } = compile(guidance)
    assert.deepStrictEqual([facts, rules], [[], []])
    assert.isNotEmpty(unclear)
    assert.match(unclear[0]?.why ?? "", /write (?:the answer|what is true)|limits it/u)
  })

  it.each([
    "Wenn jemand nach dem Versand fragt, sag mir Bescheid.",
    "Wenn jemand nach dem Versand fragt, antworte ich.",
    "Si alguien pregunta por los envíos, dime qué dice.",
    "Als iemand vraagt naar de levering, zeg het mij even.",
    "If people ask about shipping, tell me what they ask."
  ])("%s says whom to tell, and not what to answer", (guidance) => {
    const { facts, unclear } = compile(guidance)
    assert.isEmpty(facts)
    for (const { why } of unclear) assert.notMatch(why, /write the answer/u)
  })

  it.each([
    ["Ask me about refunds.", "ask"],
    ["If people ask about refunds, ask me.", "ask"],
    ["If someone asks for a discount, tell me.", "ask"],
    ["If people ask about refunds, hide it.", "hide"],
    ["If people ask about prices, keep it.", "keep"],
    ["Wenn jemand nach dem Versand fragt, frag mich.", "ask"],
    ["Si alguien pregunta por los envíos, pregúntame.", "ask"]
  ])("%s stays a rule", (guidance, effect) => {
    const { answers, facts, rules } = compile(guidance)
    assert.deepStrictEqual([facts, answers], [[], []])
    assert.deepStrictEqual(
      rules.map((rule) => rule.effect),
      [effect]
    )
  })
})
