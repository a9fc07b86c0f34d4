import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { rulesUnderstood } from "#src/Autopilot/Guidance/Wording.ts"

const readAs = (guidance: string) => rulesUnderstood(compile(guidance)).flatMap(({ as }) => as)

describe("the brand's own website, where nobody said which that is", () => {
  const exceptions = [
    [
      "en",
      "Hide links, except X",
      ["those to our website", "ours", "our own", "links to our shop", "the ones to our site"]
    ],
    ["de", "Blendet Links aus, außer X", ["die von unserer Seite", "die zu unserem Shop", "unsere eigene Website"]],
    ["fr", "Masquez les liens, sauf X", ["ceux de notre site", "ceux de notre boutique", "les nôtres"]],
    ["es", "Ocultad los enlaces, salvo X", ["los de nuestra web", "los de nuestro sitio", "los de nuestra página"]],
    ["it", "Nascondi i link, tranne X", ["quelli del nostro sito", "i nostri", "quelli del nostro negozio"]],
    ["pt", "Oculte os links, exceto X", ["os do nosso site", "os da nossa loja", "os nossos"]],
    ["nl", "Verberg links, behalve X", ["die van onze website", "die van onze winkel", "die van ons"]],
    ["pl", "Ukryj linki oprócz X", ["tych do naszej strony", "linków do naszego sklepu", "naszych"]],
    ["tr", "X hariç linkleri gizle", ["Sitemizin linkleri", "Kendi sitemiz"]],
    ["ja", "X以外のリンクを非表示にしてください", ["自社サイト", "当店のサイト"]],
    ["ko", "X를 제외하고 링크를 숨겨 주세요", ["우리 사이트 링크", "우리 홈페이지"]],
    ["hi", "X को छोड़कर लिंक छिपाओ", ["हमारी वेबसाइट के लिंक", "हमारी साइट"]],
    ["ar", "أخف الروابط ما عدا X", ["روابط موقعنا", "روابط متجرنا"]]
  ] as const
  for (const [language, frame, all] of exceptions) {
    it(`${language}: is no word to look for, and is reported back`, () => {
      for (const one of all) {
        const guidance = frame.replace("X", one)
        const { rules, unclear } = compile(guidance)
        assert.deepStrictEqual(rules, [], guidance)
        assert.lengthOf(unclear, 1, guidance)
      }
    })
  }

  it("is told how to name it", () => {
    for (const guidance of ["Hide links, except ours", "Masquez les liens, sauf ceux de notre site"])
      assert.match(compile(guidance).unclear[0]?.why ?? "", /does not know which website is yours/u, guidance)
  })

  it.each(["Hide links except bloom.example", 'Hide links except "shop"', "Masquez les liens sauf bloom.example"])(
    "%s: names one",
    (guidance) =>
      assert.match(readAs(guidance).join(), /^Hide comments that contain links, except those that contain “/u)
  )
})

describe("words that only judge", () => {
  const words = ["genuine", "real", "honest", "legitimate", "fair", "constructive", "serious", "sincere", "reasonable"]
  const kinds = ["safety questions", "questions", "complaints", "delivery complaints", "criticism of prices"]

  it("are never looked for beside a known kind", () => {
    for (const effect of ["Keep", "Never hide", "Ask me about"])
      for (const word of words)
        for (const kind of kinds) {
          const guidance = `${effect} ${word} ${kind}`
          for (const { terms, topics } of compile(guidance).rules) {
            assert.isAbove(topics.length, 0, guidance)
            assert.notInclude(terms.join(" "), word, guidance)
          }
        }
  })

  it("hide nothing of a kind that they take apart", () => {
    for (const word of words)
      for (const kind of kinds) {
        const hidden = compile(`Hide ${word} ${kind}`).rules
        for (const { terms } of hidden) assert.notInclude(terms.join(" "), word)
      }
  })

  it("keep what they take apart from what the same sentence hides", () => {
    assert.deepStrictEqual(
      readAs("Hide all comments saying our batteries catch fire, but keep genuine safety questions."),
      [
        "Hide comments that contain “catch fire”, except those that ask a question",
        "Keep comments that ask a question and contain “safety”"
      ]
    )
    assert.deepStrictEqual(readAs("Fake giveaways get hidden, real customer questions stay."), [
      "Hide comments that look like scams",
      "Keep comments that ask a question"
    ])
  })
})

it.each([
  "leave memes and jokes about cyclists alone",
  "Hide GIFs and jokes about our founder",
  "Keep photos or puns about cats"
])("%s: all pictures are not meant", (guidance) => assert.deepStrictEqual(readAs(guidance), []))
