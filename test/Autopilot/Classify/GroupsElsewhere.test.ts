import { assert, describe, it } from "@effect/vitest"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"

/** Harmless frames that nothing was taught of, and words for groups; `{g}` stands for whom. */
const languages: ReadonlyArray<readonly [language: string, frames: string, groups: string]> = [
  [
    "de",
    "{g}|ich bin {g} 😊|bin {g}, passt mir die 42?",
    "schwul lesbisch behindert gehörlos jüdisch türkisch dick blind"
  ],
  ["nl", "{g}|ik ben {g} 😊|ben {g}, past maat 42?", "homo gehandicapt doof joods Turks dik zwanger vluchteling"],
  ["fr", "{g}|je suis {g} 😊|suis {g}, la taille 42 me va ?", "gay juive arabe noire handicapée sourde voilée blanche"],
  [
    "es",
    "{g}|soy {g} 😊|¿por qué no hay fotos de alguien que sea {g}?",
    "gay judío negro gordo gitano ciego musulmán trans"
  ],
  [
    "it",
    "{g}|sono {g} 😊|perché non c'è mai una modella {g}?",
    "ebrea nera sorda disabile araba rom musulmana albanese"
  ],
  ["pt", "{g}|sou {g} 😊|por que não mostram alguém {g}?", "gay negro surdo deficiente gordo cigano judeu angolano"],
  ["pl", "{g}|jestem {g} 😊|czy ktoś {g} też tu kupuje?", "gejem Żydem głuchy niewidomy gruby Romem trans Ukraińcem"],
  ["tr", "{g}|ben {g} 😊|niye hiç {g} model yok?", "eşcinsel Yahudi Kürt Ermeni kör sağır şişman siyahi"],
  ["ja", "{g}|{g}です😊|{g}のモデルさんはいないのですか", "ゲイ 黒人 障害者 ろう者 ベトナム人 ユダヤ人 難民 女性"],
  ["ko", "{g}|저는 {g}입니다 😊|왜 {g} 모델은 없나요?", "게이 흑인 장애인 무슬림 난민 노인 유대인 트랜스젠더"],
  ["ar", "{g}|أنا {g} 😊|لماذا لا يوجد عندكم عارض {g}؟", "مثلي أسود يهودي أصم معاق سمين لاجئ مسيحي"],
  ["hi", "{g}|मैं {g} हूँ 😊|कोई {g} मॉडल क्यों नहीं है?", "गे दलित मुस्लिम पाकिस्तानी बिहारी बहरा मोटा ट्रांस"]
]

describe("harmless comments about groups in other languages", () => {
  for (const [language, frames, groups] of languages) {
    it(`are kept whoever they speak of: ${language}`, () => {
      const texts = groups
        .split(" ")
        .flatMap((group) => frames.split("|").map((frame) => frame.replaceAll("{g}", group)))
      const found = texts.filter((text) => decidedUntaught(text).outcome !== "keep")
      assert.deepStrictEqual(found, [])
    })
  }

  it("are not kept for naming a group where they speak against it", () => {
    for (const text of [
      "raus mit dem dreckigen judenpack, alle vergasen",
      "malditos negros de mierda, ojalá se mueran todos"
    ])
      assert.notStrictEqual(decidedUntaught(text).outcome, "keep", text)
  })
})
