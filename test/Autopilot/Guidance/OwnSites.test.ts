import { assert, describe, it } from "@effect/vitest"
import { assess } from "#src/Autopilot/Assess/Assess.ts"
import { withoutOwn } from "#src/Autopilot/Assess/WithoutOwn.ts"
import { trainedClassifier } from "#src/Autopilot/Classify/TrainedClassifier.ts"
import { emptyPolicy } from "#src/Autopilot/Guidance/Policy.ts"
import { doneBy } from "#src/Autopilot/Guidance/Promises.ts"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { understoodIn } from "#src/Autopilot/Guidance/Wording.ts"
import { defaultThresholds } from "#src/Autopilot/Learning/Trust.ts"

const named = [
  "Our website is luna.example.",
  "Our shop: luna.example",
  "Links to luna.example are ours and always fine.",
  "Unsere Webseite luna.example darf verlinkt werden.",
  "Unsere Seite ist luna.example",
  "Links zu luna.example sind immer okay",
  "Notre site est luna.example",
  "Les liens vers luna.example sont toujours autorisés",
  "Nuestra web es luna.example",
  "Los enlaces a luna.example están permitidos",
  "Il nostro sito è luna.example",
  "I link a luna.example sono sempre permessi",
  "Nosso site é luna.example",
  "Links para luna.example são permitidos",
  "Onze website is luna.example",
  "Links naar luna.example zijn prima",
  "Nasza strona to luna.example",
  "Linki do luna.example są dozwolone",
  "Bizim sitemiz luna.example, bu linke izin ver.",
  "luna.example linkleri her zaman serbest",
  "当社のサイトは luna.example です",
  "luna.example へのリンクは問題ありません",
  "우리 홈페이지는 luna.example 입니다",
  "luna.example 링크는 항상 허용",
  "हमारी वेबसाइट luna.example है",
  "luna.example के लिंक हमेशा ठीक हैं",
  "موقعنا هو luna.example",
  "روابط luna.example مسموحة"
]

const other = [
  "Hide links except to luna.example",
  "Our website is down",
  "Our website is luna.example, hide other links",
  "Our competitor's website is luna.example",
  "Hide links to luna.example",
  "Links to luna.example are never fine",
  "Links to youtube.com are always fine",
  "Our shop: luna.etsy.com"
]

const hosts = ["luna.example"]

describe("the brand's own website", () => {
  for (const text of named)
    it(`is named by: ${text}`, () => {
      const policy = compile(text)
      assert.deepStrictEqual(
        policy.ownSites.flatMap((site) => site.hosts),
        hosts
      )
      assert.deepStrictEqual(policy.unclear, [])
      assert.include(doneBy(policy).join("\n"), "Takes luna.example for your own")
      assert.include(JSON.stringify(understoodIn(policy)), "Take luna.example for your own")
    })

  for (const text of other) it(`is not named by: ${text}`, () => assert.deepStrictEqual(compile(text).ownSites, []))

  it("is taken out of what is judged, with its path and what is below it", () => {
    for (const address of [
      "luna.example",
      "https://luna.example/shop.html",
      "www.luna.example",
      "Shop.Luna.Example/a?b=c"
    ])
      assert.strictEqual(withoutOwn(`look at ${address}! nice`, hosts), "look at ! nice", address)
  })

  it("is none that only looks like it", () => {
    for (const address of [
      "luna.example.evil.ru",
      "1una.example",
      "lunа.example",
      "luna-example.com",
      "evilluna.example",
      "https://luna.example@evil.ru/x",
      "luna.example/go?to=https://evil.ru"
    ])
      assert.isNull(withoutOwn(`look at ${address}`, hosts), address)
  })
})

describe("a link to the brand's own website", () => {
  const policy = compile("Our website is luna.example.")
  const scoresOf = (text: string, by = policy) =>
    assess(trainedClassifier, { text, hasMedia: false, platform: "instagram", surface: "organic" }, by).scores

  for (const text of [
    "Sipariş takip: luna.example/siparis çalışmıyor",
    "Ist die Seite luna.example echt?",
    "Ingredients: https://luna.example/ingredients looks clean",
    "luna.example sitesinden sipariş verdim, süper"
  ])
    it(`is no spam, and no link: ${text}`, () => {
      assert.isAtLeast(scoresOf(text, emptyPolicy).links, defaultThresholds.links.ask)
      const { links, scams, spam } = scoresOf(text)
      assert.isBelow(spam, defaultThresholds.spam.ask)
      assert.isBelow(scams, defaultThresholds.scams.ask)
      assert.isBelow(links, defaultThresholds.links.ask)
    })

  it("excuses nothing else that a comment says", () => {
    const scam = "You won a prize! Send your card number and pay a $50 fee to claim at luna.example"
    assert.isAtLeast(scoresOf(scam).scams, defaultThresholds.scams.ask)
    assert.strictEqual(
      scoresOf("you stupid bitch luna.example").profanity,
      scoresOf("you stupid bitch luna.example", emptyPolicy).profanity
    )
    assert.isAtLeast(scoresOf("luna.example and win.example").links, defaultThresholds.links.ask)
  })
})
