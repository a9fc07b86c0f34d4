import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { understood } from "../Understood.ts"
import { answers, exceptions, opposites, rivals } from "./Following.ts"

describe("sentences that go on about the one before", () => {
  for (const [guidance, meaning] of [...exceptions, ...rivals, ...answers])
    it(guidance, () => assert.strictEqual(understood(guidance), meaning))
})

describe("as people type it", () => {
  const typed: ReadonlyArray<readonly [guidance: string, meaning: string]> = [
    [
      "Our rivals are Twinings and Tetley. Please hide comments naming them.",
      "Hide comments that contain “Twinings” or “Tetley”; Take “Twinings” and “Tetley” for competitors"
    ],
    [
      "No links. Our own shop teahill.co.uk is the exception",
      "Hide comments that contain links, except those that contain “teahill.co.uk”"
    ],
    ["Droht jemand mit Anwalt? Sofort mir zeigen", "Ask about comments that contain “Anwalt” or “anwälte”"],
    ["Masquez la pub. Mais pas les questions.", "Hide comments that look like spam, except those that ask a question"]
  ]
  for (const [guidance, meaning] of typed) it(guidance, () => assert.strictEqual(understood(guidance), meaning))

  const denied: Readonly<Record<string, ReadonlyArray<string>>> = {
    de: ["Spam löschen", "Kundenfragen nicht"],
    fr: ["Supprimez le spam", "Pas les questions"],
    es: ["Elimina el spam", "Las preguntas no", "No las preguntas"],
    it: ["Cancella lo spam", "Le domande no", "Non le domande"],
    pt: ["Apaga spam", "Perguntas não"],
    nl: ["Verwijder spam", "Vragen niet"],
    pl: ["Usuń spam", "Pytania nie"],
    tr: ["Spamı sil", "Soruları değil", "Sorular hariç"],
    ja: ["スパムは削除", "質問以外"],
    ko: ["스팸은 삭제", "질문은 제외"],
    en: ["Hide spam", "Not questions"]
  }
  for (const [language, [first = "", ...denials]] of Object.entries(denied))
    for (const denial of denials)
      it(`what a no behind it says is not hidden: ${language} ${denial}`, () => {
        const { rules } = compile(`${first}. ${denial}.`)
        const hidden = rules.filter(({ effect }) => effect === "hide")
        assert.deepStrictEqual(
          hidden.map(({ topics }) => topics),
          [["spam"]]
        )
        const isSpared = ({ topics }: { readonly topics: ReadonlyArray<string> }) => topics.includes("question")
        assert.isTrue(hidden.some(({ except }) => except.some(isSpared)) || rules.some(isSpared))
      })

  it("and a question that may be about what to do is none", () => {
    for (const guidance of [
      "Sollen wir Links löschen? Ja",
      "Faut-il supprimer les liens ? Non",
      "¿Borramos enlaces? No"
    ])
      assert.deepStrictEqual(compile(guidance).rules, [], guidance)
  })
})

describe("an exception that is not read", () => {
  const hiding = {
    de: ["Links löschen", "Aber", "Außer", "Allerdings", "Ausnahme:", "Nur"],
    fr: ["Supprimez les liens", "Mais", "Sauf", "Par contre", "Hormis", "Seuls"],
    es: ["Borra los enlaces", "Pero", "Excepto", "Salvo", "Sin embargo", "Solo"],
    it: ["Cancella i link", "Ma", "Tranne", "Però", "Eccetto", "A parte"],
    pt: ["Apaga os links", "Mas", "Exceto", "Porém", "Menos"],
    nl: ["Verwijder links", "Maar", "Behalve", "Echter", "Tenzij"],
    pl: ["Usuń linki", "Ale", "Oprócz", "Jednak", "Z wyjątkiem"],
    tr: ["Linkleri sil", "Ama", "Fakat", "Ancak", "İstisna:"],
    ja: ["リンクは削除", "ただし", "でも", "しかし", "例外："],
    ko: ["링크는 삭제", "단,", "하지만", "그러나", "다만"],
    ar: ["احذف الروابط", "لكن", "إلا", "ما عدا", "باستثناء"],
    hi: ["लिंक हटाओ", "लेकिन", "मगर", "सिवाय", "परंतु"],
    en: ["Hide links", "But", "However,", "Though", "Only exception:"]
  }
  for (const [language, [first = "", ...openings]] of Object.entries(hiding))
    for (const opening of openings)
      it(`takes the sentence before it along: ${language} ${opening}`, () => {
        assert.lengthOf(compile(first).rules, 1)
        const both = compile(`${first}. ${opening} Zwrk blorf Qexl.`)
        assert.deepStrictEqual(both.rules, [])
        assert.lengthOf(both.unclear, 2)
      })

  it("leaves a sentence with an instruction of its own alone", () => {
    assert.lengthOf(compile("Linkleri sil. Ama soruları silme.").rules, 2)
    assert.lengthOf(compile("Questions are welcome. But no links.").rules, 2)
  })

  it("and one that only tells something", () => {
    assert.lengthOf(compile("Hide links. But we sell bikes.").rules, 1)
  })

  it("and one that may be read in two ways", () => {
    assert.deepStrictEqual(compile("Spam löschen. Fragen nicht.").rules, [])
    assert.deepStrictEqual(compile("Hide spam. Questions not.").rules, [])
  })

  it("of several, all go back", () => {
    const { rules, unclear } = compile("Hide links. Except to moonbakery.com. But not zwrk blorf.")
    assert.deepStrictEqual(rules, [])
    assert.lengthOf(unclear, 3)
  })

  it("is not left for the brand's own", () => {
    for (const text of ["Hide links. Our zwrk ones are fine", "Links löschen. Unsere eigenen Zwrks sind ok"])
      assert.deepStrictEqual(compile(text).rules, [], text)
  })
})

describe("sentences that say the opposite of each other", () => {
  for (const guidance of opposites)
    it(guidance, () => {
      const { rules, unclear } = compile(guidance)
      assert.deepStrictEqual(rules, [])
      assert.lengthOf(unclear, 2)
      for (const { why } of unclear) assert.include(why, "say the opposite of the same comments")
    })

  const corrected: ReadonlyArray<readonly [string, string]> = [
    ["Keep links. Actually, hide links.", "hide"],
    ["Links löschen. Nein, doch, Links stehen lassen.", "keep"],
    ["On cache les liens. Finalement on laisse les liens.", "keep"],
    ["Borra los enlaces. En realidad, deja los enlaces.", "keep"],
    ["Verwijder links. Eigenlijk, laat links staan.", "keep"]
  ]
  for (const [guidance, effect] of corrected)
    it(`${guidance} is a correction`, () => {
      const { rules, unclear } = compile(guidance)
      assert.deepStrictEqual(
        rules.map((rule) => rule.effect),
        [effect]
      )
      assert.lengthOf(unclear, 1)
    })

  it("holds within one sentence, and for places that are the same", () => {
    assert.deepStrictEqual(compile("Keep links and hide links").rules, [])
    assert.lengthOf(compile("Hide links. Keep links on Facebook.").rules, 2)
    assert.lengthOf(compile("Hide links except questions. Keep links.").rules, 2)
  })
})
