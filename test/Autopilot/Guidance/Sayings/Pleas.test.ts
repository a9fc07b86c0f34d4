import { assert, describe, it } from "@effect/vitest"
import { hiddenByRules } from "../HiddenByRules.ts"

/** By language: guidance, what gives something away, and who asks others not to. */
const told: Readonly<
  Record<string, readonly [guidance: string, given: ReadonlyArray<string>, pleas: ReadonlyArray<string>]>
> = {
  en: [
    "Hide spoilers",
    ["the killer is the doctor", "spoiler: he dies at the end", "spoilers ahead: she marries Tom"],
    [
      "please no spoilers",
      "no spoilers guys",
      "stop spoiling it",
      "I hate spoilers",
      "thanks for not spoiling",
      "don't spoil it for me please",
      "no spoiler pls",
      "can people stop posting spoilers"
    ]
  ],
  de: [
    "Spoiler ausblenden",
    ["Spoiler: am Ende stirbt er", "der Mörder ist der Arzt"],
    [
      "bitte keine Spoiler",
      "nicht spoilern bitte",
      "hört auf zu spoilern",
      "ich hasse Spoiler",
      "danke fürs nicht spoilern",
      "keine Spoiler Leute",
      "könnt ihr mal aufhören zu spoilern"
    ]
  ],
  fr: [
    "Masquez les spoilers",
    ["spoiler : il meurt à la fin", "le tueur c'est le médecin"],
    [
      "pas de spoil svp",
      "ne spoilez pas",
      "arrêtez de spoiler",
      "merci de ne pas spoiler",
      "je déteste les spoilers",
      "sans spoiler svp",
      "pas de spoilers les gars"
    ]
  ],
  es: [
    "Ocultad los spoilers",
    ["spoiler: al final muere", "el asesino es el médico"],
    [
      "sin spoilers por favor",
      "no hagáis spoiler",
      "no hagan spoilers",
      "no spoileen",
      "dejad de hacer spoilers",
      "odio los spoilers",
      "gracias por no hacer spoiler"
    ]
  ],
  pt: [
    "Esconda spoilers",
    ["spoiler: ele morre no final", "o assassino é o médico"],
    [
      "sem spoiler por favor",
      "não deem spoiler",
      "parem de dar spoiler",
      "odeio spoiler",
      "sem spoilers gente",
      "não dá spoiler aí",
      "obrigado por não dar spoiler"
    ]
  ],
  it: [
    "Nascondete gli spoiler",
    ["spoiler: alla fine muore", "l'assassino è il medico"],
    [
      "niente spoiler per favore",
      "non spoilerate",
      "smettetela di spoilerare",
      "odio gli spoiler",
      "basta spoiler",
      "no spoiler grazie",
      "senza spoiler pls"
    ]
  ],
  nl: [
    "Verberg spoilers",
    ["spoiler: hij gaat dood aan het eind", "de moordenaar is de dokter"],
    [
      "geen spoilers graag",
      "niet spoilen",
      "stop met spoilen",
      "ik haat spoilers",
      "zonder spoilers aub",
      "bedankt voor het niet spoilen",
      "niet spoileren a.u.b."
    ]
  ],
  pl: [
    "Ukrywaj spoilery",
    ["spoiler: umiera na końcu", "mordercą jest lekarz"],
    [
      "bez spoilerów proszę",
      "nie spoilerujcie",
      "przestańcie spoilerować",
      "nienawidzę spoilerów",
      "tylko bez spojlerów",
      "proszę nie spojlerować",
      "dzięki że bez spoilerów"
    ]
  ],
  tr: [
    "Spoiler yorumlarını gizle",
    ["spoiler: sonunda ölüyor", "katil aslında doktor çıkıyor"],
    [
      "lütfen spoiler vermeyin",
      "spoiler yok lütfen",
      "spoiler vermeyi bırakın",
      "spoilerdan nefret ediyorum",
      "spoilersız yazın",
      "spoiler atmayın",
      "spoiler verme kardeşim"
    ]
  ],
  ja: [
    "ネタバレは非表示にしてください",
    ["ネタバレ:母親が黒幕", "犯人は先生でした"],
    [
      "ネタバレやめてほしい",
      "ネタバレしないで",
      "ネタバレ禁止で",
      "ネタバレなしでお願いします",
      "ネタバレ嫌い",
      "ネタバレやめてください",
      "ネタバレ見たくない",
      "ネタバレ踏みたくない",
      "ネタバレ勘弁"
    ]
  ],
  ko: [
    "스포일러는 숨겨주세요",
    ["스포일러: 마지막에 죽음", "범인은 의사였음"],
    [
      "스포 금지",
      "스포하지 마세요",
      "스포일러 하지마",
      "스포 좀 그만",
      "스포일러 싫어요",
      "스포 없이 부탁",
      "스포 자제 부탁드려요"
    ]
  ],
  ar: [
    "أخفِ حرق الأحداث",
    ["حرق: البطل يموت في النهاية", "القاتل هو الدكتور"],
    [
      "بلاش حرق",
      "بدون حرق لو سمحتوا",
      "لا تحرقوا علينا",
      "متحرقوش الأحداث",
      "أكره الحرق",
      "وقفوا حرق",
      "من غير حرق يا جماعة"
    ]
  ],
  hi: [
    "स्पॉइलर छुपा दो",
    ["स्पॉइलर: आखिर में मर जाता है", "killer nikla doctor"],
    [
      "spoiler mat do",
      "no spoilers please",
      "स्पॉइलर मत दो",
      "spoiler dena band karo",
      "please spoiler mat karo",
      "स्पॉइलर मत देना यार",
      "bina spoiler ke batao"
    ]
  ]
}

describe("guidance against spoilers", () => {
  for (const [language, [guidance, given, pleas]] of Object.entries(told)) {
    it(`hides nobody who asks for none, in ${language}`, () => {
      for (const text of given) assert.isTrue(hiddenByRules(guidance, text), text)
      for (const text of pleas) assert.isFalse(hiddenByRules(guidance, text), text)
    })
  }
  it("hides who says that it is none and gives something away", () => {
    assert.isTrue(hiddenByRules("Hide spoilers", "no spoilers but the killer is the doctor"))
    assert.isTrue(hiddenByRules("Spoiler ausblenden", "kein Spoiler, aber am Ende stirbt er"))
  })
})
