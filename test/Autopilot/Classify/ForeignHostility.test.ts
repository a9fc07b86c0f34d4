import { assert, describe, it } from "@effect/vitest"
import { foreignHostility } from "#src/Autopilot/Classify/Lists/ForeignHostility.ts"
import { normalise } from "#src/Autopilot/Text/Normalise.ts"

const of = (language: string, text: string) => foreignHostility(language, normalise(text))

describe("words against people in other languages", () => {
  const against = [
    ["de", "Schwuchteln im Werbespot, nein danke"],
    ["de", "Flüchtlinge abschieben, sofort"],
    ["fr", "les musulmans, qu'ils rentrent chez eux"],
    ["es", "otro maricon en la tele"],
    ["pt", "mais um traveco na novela"],
    ["it", "gli immigrati tornino a casa loro"],
    ["nl", "moslims moeten ons land uit"],
    ["pl", "znowu pedały w reklamie"],
    ["tr", "Suriyeliler defolsun"],
    ["ja", "在日は国に帰れ"],
    ["ko", "조선족은 니네 나라로 가라"],
    ["ar", "اللاجئين حثالة"],
    ["hi", "dalit gande hote hain"]
  ] as const
  for (const [language, text] of against)
    it(`are asked about: ${text}`, () => assert.strictEqual(of(language, text).hate, "ask"))

  it("are hidden where a slur and harm stand together", () => {
    assert.strictEqual(of("it", "froci al rogo").hate, "hide")
    assert.strictEqual(of("pl", "pedały do gazu").hate, "hide")
  })

  const harmless = [
    ["de", "Flüchtlinge haben uns beim Umzug geholfen"],
    ["de", "Wer Muslime abschieben will, verbreitet Hetze"],
    ["es", "maricón y orgulloso, gracias por el anuncio"],
    ["it", "terrona e fiera"],
    ["pl", "Ręczniki z bambusa"],
    ["tr", "Suriyeli komşularımız çok iyi insanlar"],
    ["ja", "カステラ美味しいね、サブスクありますか"],
    ["ko", "화면이 자꾸 꺼져요 환불해주세요"],
    ["ar", "كلبي يحب هذا الأكل"],
    ["hi", "kutta bahut pyara hai aapka"]
  ] as const
  for (const [language, text] of harmless) {
    it(`are not seen in: ${text}`, () => assert.deepStrictEqual(of(language, text), { hate: null, insults: false }))
  }

  it("are insults unless they are of whoever writes", () => {
    assert.isTrue(of("de", "lauter Vollidioten bei euch").insults)
    assert.isTrue(of("ko", "너 진짜 멍청하다").insults)
    assert.isFalse(of("de", "ich Trottel hab den Code vergessen").insults)
  })
})
