import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"

const rulesOf = (guidance: string) => compile(guidance).rules.map(({ source: _, ...rule }) => rule)

/** By language: what is hidden, and in what it is hidden as well. */
const widened: Readonly<Record<string, readonly [string, ReadonlyArray<string>]>> = {
  en: ["Hide swearing", ["Hide swearing, even in compliments", "Hide swearing even in questions"]],
  de: [
    "Schimpfwörter ausblenden",
    [
      "Schimpfwörter ausblenden, auch in Komplimenten",
      "Schimpfwörter auch in Fragen ausblenden",
      "Schimpfwörter ausblenden (selbst in Lob)"
    ]
  ],
  fr: [
    "Cachez les gros mots",
    [
      "Cachez les gros mots, même dans les compliments",
      "Cachez les gros mots y compris dans les questions",
      "Cachez les gros mots, même dans les critiques"
    ]
  ],
  es: [
    "Oculta las palabrotas",
    [
      "Oculta las palabrotas, incluso en cumplidos",
      "Oculta las palabrotas también en las preguntas",
      "Oculta las palabrotas, hasta en las quejas"
    ]
  ],
  it: [
    "Nascondi le parolacce",
    [
      "Nascondi le parolacce, anche nei complimenti",
      "Nascondi le parolacce persino nelle domande",
      "Nascondi le parolacce, anche su Facebook"
    ]
  ],
  pt: [
    "Esconde os palavrões",
    [
      "Esconde os palavrões, mesmo em elogios",
      "Esconde os palavrões até nas perguntas",
      "Esconde os palavrões, inclusive nas reclamações"
    ]
  ],
  nl: [
    "Verberg scheldwoorden",
    [
      "Verberg scheldwoorden, ook in complimenten",
      "Verberg scheldwoorden zelfs in vragen",
      "Verberg scheldwoorden, ook op Facebook"
    ]
  ],
  pl: [
    "Ukryj wulgaryzmy",
    [
      "Ukryj wulgaryzmy, nawet w komplementach",
      "Ukryj wulgaryzmy również w pytaniach",
      "Ukryj wulgaryzmy, także w skargach"
    ]
  ],
  tr: [
    "Küfürleri gizle",
    ["Küfürleri gizle, övgülerde bile", "Küfürleri sorularda da gizle", "Küfürleri gizle, şikayetlerde dahi"]
  ],
  ja: [
    "下品な言葉は隠して",
    ["下品な言葉は隠して、褒め言葉の中でも", "質問でも下品な言葉は隠して", "下品な言葉は苦情でも隠して"]
  ],
  ko: [
    "욕설은 숨겨 주세요",
    ["욕설은 숨겨 주세요, 칭찬이라도요", "질문이라도 욕설은 숨겨 주세요", "욕설은 불만에서도 숨겨 주세요"]
  ],
  ar: ["أخفوا الشتائم", ["أخفوا الشتائم حتى في المديح", "أخفوا الشتائم، حتى في الأسئلة"]],
  hi: ["गालियां छुपाओ", ["गालियां छुपाओ, तारीफ़ में भी", "सवालों में भी गालियां छुपाओ"]]
}

describe("what something is hidden in as well is not hidden itself", () => {
  for (const [language, [plain, all]] of Object.entries(widened))
    for (const guidance of all)
      it(`${language}: ${guidance}`, () => {
        assert.lengthOf(rulesOf(plain), 1)
        assert.deepStrictEqual(rulesOf(guidance), rulesOf(plain))
      })

  it("but what is named besides is", () => {
    assert.lengthOf(rulesOf("Linkleri sil, soruları da sil"), 2)
    assert.lengthOf(rulesOf("Spam und auch Links löschen"), 2)
    assert.deepStrictEqual(rulesOf("Links auch in Fragen und Spam löschen"), [])
  })
})
