import { assert, describe, it } from "@effect/vitest"
import { competitors } from "#src/Autopilot/Competitors/Competitors.ts"
import { isMentioned, mentionsIn, ofTerm } from "#src/Autopilot/Guidance/Mentions.ts"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { normalise } from "#src/Autopilot/Text/Normalise.ts"

const isFound = (term: string, comment: string, language: string) => {
  const { rules } = compile(`Hide "${term}"`)
  const mentions = mentionsIn(normalise(comment), rules, language)
  return rules.some((rule) => isMentioned(mentions, ofTerm(term, rule)))
}

const written: ReadonlyArray<readonly [term: string, comment: string, language: string, found: boolean]> = [
  ["ローソン", "ローソンで同じの売ってた", "ja", true],
  ["쿠팡", "쿠팡이 더 싸요", "ko", true],
  ["أمازون", "بأمازون أرخص", "ar", true],
  ["الربا", "قروضكم كلها ربا", "ar", true],
  ["incidente", "ma dell'incidente non dite niente?", "it", true],
  ["Esselunga", "all'Esselunga costa meno", "it", true],
  ["Trendyol", "Trendyol'da yarı fiyatına", "tr", true],
  ["Lidl", "w Lidlu taniej", "pl", true],
  ["vergoedingen", "geldt de vergoeding ook?", "nl", true],
  ["Lidl", "lidlike stuff", "en", false],
  ["Migros", "migrosun fiyatları", "tr", true],
  ["Anka", "Ankara'da mağaza var mı", "tr", false],
  ["Pena", "hakem penaltı vermedi", "tr", false],
  ["Vela", "velayet davası", "tr", false],
  ["Marko", "obok marketu", "pl", false],
  ["Köşk Mobilya", "Köşk Mobilya'da aynısı ucuz", "tr", true],
  ["Köşk Mobilya", "köşkte mobilya aldım", "tr", false],
  ["Arden Grup", "Arden Gruptan aldım", "tr", true],
  ["Kwiaciarnia Malwa", "kupiłam w Kwiaciarni Malwie", "pl", true],
  ["Kwiaciarnia Malwa", "kwiaciarnia na rogu", "pl", false],
  ["Grauer Leuchtturm", "Grauer Leuchtturms Preise", "de", true],
  ["裁判", "判決はまだ", "ja", false],
  ["Bahn", "die Bahnhofstraße", "de", false]
]

describe("names as comments write them", () => {
  for (const [term, comment, language, found] of written) {
    it(`${term} ${found ? "stands" : "does not stand"} in: ${comment}`, () => {
      assert.strictEqual(isFound(term, comment, language), found)
    })
  }

  it("are no part of longer words of theirs where they name competitors", () => {
    assert.deepStrictEqual(competitors(normalise("스미르노프 한 잔"), ["미르"]).seen, [])
    assert.deepStrictEqual(competitors(normalise("역시 미르가 낫다"), ["미르"]).seen, ["미르"])
    assert.deepStrictEqual(competitors(normalise("ミナトミライに行きました"), ["ミナト"]).seen, [])
    assert.deepStrictEqual(competitors(normalise("ミナトの方が安い"), ["ミナト"]).seen, ["ミナト"])
  })

  it("are those of competitors as well where words are not set apart, or have endings", () => {
    assert.deepStrictEqual(competitors(normalise("楽天モバイルに乗り換えました"), ["楽天モバイル"]).seen, [
      "楽天モバイル"
    ])
    assert.deepStrictEqual(competitors(normalise("W Rossmannie taniej"), ["Rossmann"], "pl").seen, ["Rossmann"])
    assert.deepStrictEqual(competitors(normalise("migrosta indirim var"), ["Migros"], "tr").seen, ["Migros"])
    assert.deepStrictEqual(competitors(normalise("migrosta indirim var"), ["Migros"]).seen, [])
    assert.deepStrictEqual(competitors(normalise("배달의민족이 훨씬 빨라요"), ["배달의민족"]).seen, ["배달의민족"])
  })
})
