import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"

describe("what other languages tell of the brand", () => {
  for (const sentence of [
    "Wir verkaufen Jacken",
    "Unser Laden ist in Berlin",
    "Nous vendons des vestes",
    "Notre boutique est à Lyon",
    "Vendemos chaquetas",
    "Vendiamo giacche",
    "Il nostro negozio è a Milano",
    "Vendemos jaquetas",
    "Wij verkopen jassen",
    "Sprzedajemy kurtki",
    "Ceket satıyoruz",
    "ジャケットを販売しています",
    "저희는 재킷을 판매합니다",
    "نبيع السترات",
    "हम जैकेट बेचते हैं"
  ])
    it(`${sentence}: is a fact`, () => {
      const { facts, rules, unclear } = compile(sentence)
      assert.deepStrictEqual([facts, rules, unclear], [[sentence], [], []])
    })

  for (const sentence of [
    "Wir sind ein Laden und wollen keine Links",
    "Wir verkaufen Jacken, seid nett",
    "Nous vendons des vestes et masquez les liens",
    "Vendemos chaquetas, borra el spam",
    "Vendiamo giacche e non vogliamo insulti",
    "Vendemos jaquetas, por favor apague o spam",
    "Wij verkopen jassen en verberg links",
    "Sprzedajemy kurtki i usuwaj linki",
    "Ceket satıyoruz, linkleri gizle",
    "ジャケットを販売しています、スパムは削除",
    "스팸은 삭제하고 재킷을 판매합니다",
    "نبيع السترات واحذف السبام",
    "हम लिंक हटाकर जैकेट बेचते हैं"
  ])
    it(`${sentence}: is no fact`, () => assert.isEmpty(compile(sentence).facts))
})
