import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { effectsOf } from "../HiddenByRules.ts"

const readingOf = (guidance: string): string =>
  compile(guidance)
    .rules.map(({ effect, except, terms, topics }) =>
      [effect, ...topics, ...terms.slice(0, 1), ...except.flatMap((left) => ["but", ...left.topics])].join(" ")
    )
    .join("; ")

describe("who speaks ill of somebody", () => {
  it.each([
    ["Verberge alle, die schlecht über Frau Brandt reden.", "hide negative Brandt"],
    ["Alle, die über Herrn Vogt lästern, bitte ausblenden.", "hide negative Vogt"],
    ["Masque les gens qui disent du mal de Madame Perrot.", "hide negative Perrot"],
    ["Oculta a quienes hablen mal de la señora Duarte.", "hide negative Duarte"],
    ["Esconda quem falar mal da dona Lúcia.", "hide negative Lúcia"],
    ["Nascondete chi parla male della signora Conti.", "hide negative Conti"],
    ["Verberg mensen die slecht over meneer Smit praten.", "hide negative Smit"],
    ["Ukrywaj osoby, które źle mówią o pani Nowackiej.", "hide negative Nowackiej"],
    ["Zeynep Hanım hakkında kötü konuşanları gizle.", "hide negative Zeynep"],
    ["中村さんの悪口は非表示にしてください。", "hide negative 中村"],
    ["이 팀장님 욕하는 댓글은 숨겨 주세요.", "hide negative 이 팀장"],
    ["اخفوا من يتكلم بسوء عن الاستاذة ريم.", "hide negative ريم"],
    ["jo Verma sir ki burai kare use chhupao.", "hide negative Verma"]
  ])("complains of them: %s", (guidance, reading) => assert.strictEqual(readingOf(guidance), reading))

  it("and nobody else does", () => {
    const guidance = "Verberge alle, die schlecht über Frau Brandt reden."
    for (const text of ["Frau Brandt ist die Beste", "hat Frau Brandt heute Dienst?", "der Kaffee war kalt"]) {
      assert.isEmpty(effectsOf(guidance, text), text)
    }
  })
})

describe("what nobody is to write of, for or against", () => {
  it.each([
    ["Kein Rugby, weder dafür noch dagegen.", "hide Rugby"],
    ["Pas de rugby, ni pour ni contre.", "hide rugby"],
    ["Nada de ajedrez, ni a favor ni en contra.", "hide ajedrez"],
    ["Nada de futebol, nem a favor nem contra.", "hide futebol"],
    ["Niente pallavolo, né a favore né contro.", "hide pallavolo"],
    ["Geen vuurwerk, niet voor en niet tegen.", "hide vuurwerk"],
    ["Żadnej polityki, ani za, ani przeciw.", "hide politics"],
    ["Futbol olmasın, ne lehte ne aleyhte.", "hide Futbol"],
    ["hockey ki koi baat nahi, na support me na against me.", "hide hockey"]
  ])("%s", (guidance, reading) => assert.strictEqual(readingOf(guidance), reading))

  it.each(["Kein Rugby.", "Nada de ajedrez.", "Żadnej piłki nożnej, ani za, ani przeciw."])(
    "is reported back where it may be meant of anything, or is found by no word: %s",
    (guidance) => {
      assert.strictEqual(readingOf(guidance), "")
      assert.isNotEmpty(compile(guidance).unclear)
    }
  )
})

describe("who says a name", () => {
  it.each([
    ["agar koi Kamal Dairy ka naam le to chhupao.", "hide Kamal Dairy"],
    ["jo log Kamal Dairy ka naam lein unko chhupao.", "hide Kamal Dairy"],
    ["अगर कोई कमल डेयरी का नाम ले तो छुपाओ।", "hide कमल डेयरी"],
    ["Verberg iedereen die Bakkerij Vermeer noemt.", "hide Bakkerij Vermeer"],
    ["誰かが「みどり堂」に触れたら非表示にしてください。", "hide みどり堂"],
    ["Papatya Kafesi'nden bahsedenleri gizle.", "hide Papatya Kafesi"],
    ['Verberge Beschwerden über "Café Sonne".', "hide negative Café Sonne"],
    ["「みどり堂」への苦情は非表示にしてください。", "hide negative みどり堂"],
    ["أخفوا الشكاوى عن فاطمة", "hide negative فاطمة"]
  ])("is hidden: %s", (guidance, reading) => assert.strictEqual(readingOf(guidance), reading))

  it("is no word beside the name", () => {
    const guidance = 'अगर कोई "कमल डेयरी" का नाम ले तो छुपाओ।'
    assert.isEmpty(effectsOf(guidance, "भाई ये वाला ले लो, बढ़िया है"))
    assert.deepStrictEqual(effectsOf(guidance, "कमल डेयरी का दूध अच्छा है"), ["hide"])
  })
})

describe("what is hidden unless it is a question", () => {
  it.each([
    ["Keine Kommentare über Impfungen, es sei denn, jemand fragt nach.", "hide vaccine but question"],
    ["Nascondi i commenti sui vaccini, a meno che non sia una domanda.", "hide vaccine but question"],
    ["Soru değilse aşı yorumlarını gizle.", "hide vaccine but question"],
    ["백신 댓글은 질문이 아니면 숨겨 주세요.", "hide vaccine but question"]
  ])("%s", (guidance, reading) => assert.strictEqual(readingOf(guidance), reading))
})

describe("who works for the brand", () => {
  it.each([
    ["Oculta las quejas sobre la camarera Noemí.", "hide negative Noemí"],
    ["Nascondi le lamentele sull'infermiera Carla.", "hide negative Carla"],
    ["Masque les plaintes sur la coiffeuse Maëlle.", "hide negative Maëlle"],
    ["Ukrywaj skargi na kelnerkę Olę.", "hide negative Olę"],
    ["Garson Emre hakkındaki şikayetleri gizle.", "hide negative Emre"],
    ["اخفوا الشكاوى عن المدربة دانة.", "hide negative دانة"]
  ])("is looked for by the name alone: %s", (guidance, reading) => assert.strictEqual(readingOf(guidance), reading))

  it.each([
    [
      "Verberge Beschwerden über Frau Brandt.",
      "Frau Brandt geht nie ans Telefon, echt schlecht",
      "Frau Brandt ist ein Schatz"
    ],
    ["Oculta las quejas sobre la camarera Noemí.", "Noemí fatal, no vuelvo", "Noemí es un encanto"],
    ["中村さんへの苦情は非表示にしてください。", "中村さんの態度が最悪でした", "中村さん大好き"],
    ["Garson Emre hakkındaki şikayetleri gizle.", "garson Emre berbattı bir daha gelmem", "Emre harika"]
  ])("is complained of in milder words as well: %s", (guidance, complaint, praise) => {
    assert.deepStrictEqual(effectsOf(guidance, complaint).length, 1, complaint)
    assert.isEmpty(effectsOf(guidance, praise), praise)
  })
})
