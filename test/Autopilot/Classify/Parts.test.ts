import { readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { clausesOf, sentencesOf } from "#src/Autopilot/Features/Parts.ts"
import { normalise } from "#src/Autopilot/Text/Normalise.ts"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"
import { Sequence } from "#src/Training/Examples/Random.ts"

const languages = ["de", "nl", "pl", "fr", "es", "it", "pt", "ja", "ko", "tr", "ar", "hi"] as const
type Language = (typeof languages)[number]

const linesOf = (language: Language, kind: string) =>
  readFileSync(new URL(`../Languages/${language}/${kind}.txt`, import.meta.url), "utf8")
    .trim()
    .split("\n")

const praising = new Map(
  languages.map((language) => [language, ["praise", "chatter", "question"].flatMap((kind) => linesOf(language, kind))])
)
const outcomeOf = (text: string) => decidedUntaught(text).outcome
const separators = [". ", "\n", "\n\n", " 😍 ", " #love #new ", " … "]

const joined = (random: Sequence, texts: ReadonlyArray<string>) =>
  texts.reduce((all, text) => `${all}${random.pick(separators)}${text}`)

/** A text behind, between and before two others. */
const around = (random: Sequence, said: string, others: ReadonlyArray<string>): ReadonlyArray<string> => {
  const [one, other] = [random.pick(others), random.pick(others)]
  return [
    [said, one, other],
    [one, said, other],
    [one, other, said]
  ].map((texts) => joined(random, texts))
}

/** Hidden alone, one or more of each kind. */
const hidden: ReadonlyArray<readonly [Language | "en", string]> = [
  ["en", "Muslims are vermin"],
  ["en", "kill yourself"],
  ["en", "you are a fucking idiot"],
  ["en", "all immigrants are criminals and should be deported"],
  ["en", "go back to your country you dirty immigrant"],
  ["de", "Alle Ausländer raus aus Deutschland"],
  ["de", "Ihr seid alle hirnlose Vollidioten"],
  ["fr", "Les arabes sont des parasites"],
  ["es", "Los negros son basura"],
  ["es", "Eres un hijo de puta"],
  ["it", "Gli zingari sono tutti ladri schifosi"],
  ["pt", "Você é um lixo, seu retardado"],
  ["nl", "Alle moslims zijn ongedierte"],
  ["pl", "Żydzi do gazu"],
  ["tr", "Suriyeliler pislik, ülkenize dönün"],
  ["ja", "朝鮮人は国に帰れ"],
  ["ko", "짱깨는 꺼져"]
]

const english = [
  "We took this jacket to the glacier last winter and it kept us warm and dry all week",
  "The zips run smoothly and the colours are lovely",
  "My sister wants one as well",
  "Do you ship to Norway?",
  "Best bakery in town, we come every Sunday",
  "The kids loved it"
]

describe("what is hidden alone", () => {
  const seeds = fc.integer({ min: 0, max: 1_000_000 })

  it.prop(
    "is not kept behind, between or before what is harmless",
    [fc.constantFrom(...hidden), seeds],
    ([[language, said], seed]) => {
      assert.strictEqual(outcomeOf(said), "hide", said)
      const others = language === "en" ? english : (praising.get(language) ?? english)
      for (const text of around(new Sequence(seed), said, others)) assert.notStrictEqual(outcomeOf(text), "keep", text)
    }
  )

  it("is kept beside two harmless comments once in twenty times at the most", () => {
    const random = new Sequence(1)
    const all = languages.flatMap((language) =>
      [...linesOf(language, "hate"), ...linesOf(language, "insult")]
        .filter((text) => outcomeOf(text) === "hide")
        .flatMap((said) => around(random, said, praising.get(language) ?? english))
    )
    assert.isAtLeast(all.length, 600)
    assert.isAtMost(all.filter((text) => outcomeOf(text) === "keep").length, all.length / 20)
  })

  it("is not kept between praise in another language", () => {
    for (const said of ["Les arabes sont des parasites", "朝鮮人は国に帰れ", "Alle Ausländer raus aus Deutschland"]) {
      const text = `Love this jacket so much. ${said}. My sister wants one too.`
      assert.notStrictEqual(outcomeOf(text), "keep", text)
    }
  })

  it("is not kept at a comma in a long sentence, nor where nothing parts it from praise", () => {
    for (const text of [
      "We took this jacket to the glacier and it kept us warm, Muslims are vermin, my sister wants one as well",
      "we took this jacket to the glacier last winter and it kept us warm Muslims are vermin and my sister wants one"
    ])
      assert.notStrictEqual(outcomeOf(text), "keep", text)
  })
})

describe("harmless comments", () => {
  it("are not hidden for standing one behind the other", () => {
    const random = new Sequence(2)
    const kinds = ["praise", "chatter", "question", "complaint", "group"]
    const all = languages.flatMap((language) => {
      const own = kinds.flatMap((kind) => linesOf(language, kind))
      return Array.from({ length: 100 }, (_, at) =>
        joined(
          random,
          Array.from({ length: 2 + (at % 2) }, () => random.pick(own))
        )
      )
    })
    const outcomes = all.map(outcomeOf)
    assert.isAtMost(outcomes.filter((outcome) => outcome === "hide").length, 130)
    assert.isAtMost(outcomes.filter((outcome) => outcome === "ask").length, 120)
  })

  it.each([
    'The sign said this. "Muslims are vermin." I called the police.',
    "My neighbour says Muslims are vermin. I told him he is wrong. Love your campaign.",
    'Somebody sprayed "kill all jews" on our wall. Can you help us clean it? Your paint remover is the best.',
    '"Women belong in the kitchen." That\'s what my grandpa said. And then he bought me your drill. Legend.',
    "Reported a comment that said all trans people should die. Please delete it. Thanks team.",
    'Der Typ vor mir hat geschrien: "Alle Ausländer raus." Widerlich. Danke an euer Personal fürs Eingreifen.',
    "On m'a dit \"sale arabe, rentre chez toi\". Dans votre magasin. Merci à la vendeuse qui m'a défendu.",
    'Me dijeron "negro de mierda" en la tienda. Nadie hizo nada. Gracias por responder.',
    'Ktoś napisał "Żydzi do gazu". Pod waszym postem. Usuńcie to proszę.',
    "「外国人は出て行け」と言われました。とても悲しかったです。お店の人は優しかった。"
  ])("are not hidden for what others said: %s", (text) => assert.notStrictEqual(outcomeOf(text), "hide"))

  it.each([
    "He shouted at me. I was called names at school. Your dress made me feel beautiful.",
    "I'd kill for these shoes. Size 42 please. You are killing it.",
    "Beat the eggs. Kill the heat. Burn the sugar slowly and stir.",
    "I'm such an idiot. I ordered the wrong size. Can you change it please?",
    "We were poor immigrants. Now my mum runs this shop. Thank you."
  ])("are kept: %s", (text) => assert.strictEqual(outcomeOf(text), "keep"))
})

describe("the parts of a text", () => {
  const partsOf = (text: string) => {
    const read = normalise(text)
    return sentencesOf(read).map(({ from, to }) =>
      read.words
        .slice(from, to)
        .map((word) => word.text)
        .join(" ")
    )
  }

  it("end at marks, lines and pictures, and never within an address or what somebody quotes", () => {
    assert.deepStrictEqual(partsOf("Love it! See shop.example today\nmy dog 😍 very nice. Is it new?"), [
      "love it",
      "see shop example today",
      "my dog",
      "very nice",
      "is it new"
    ])
    assert.deepStrictEqual(partsOf('He said "go away. do not come back." and left'), [
      "he said go away do not come back",
      "and left"
    ])
    assert.deepStrictEqual(partsOf("とても良い。また買います！"), ["とても良い", "また買います"])
  })

  it.prop("hold every word, in order", [fc.string({ unit: "grapheme", maxLength: 300 })], ([text]) => {
    const read = normalise(text)
    const all = sentencesOf(read)
    let end = 0
    for (const part of all) {
      assert.isAtMost(part.from, end)
      const clauses = clausesOf(read, part)
      assert.strictEqual(clauses[0]?.from, part.from)
      assert.strictEqual(clauses.at(-1)?.to, part.to)
      end = part.to
    }
    assert.strictEqual(end, read.words.length)
  })
})
