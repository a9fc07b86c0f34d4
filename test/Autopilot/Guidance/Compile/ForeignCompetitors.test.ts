import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { lexicons } from "#src/Autopilot/Guidance/Reading/Foreign/LanguageWords.ts"

/** Whom it names, and what is hidden for it; null where the sentence is reported back. */
const readingOf = (sentence: string): string | null => {
  const { competitors, rules, unclear } = compile(sentence)
  if (unclear.length > 0) {
    assert.deepStrictEqual([competitors, rules], [[], []], sentence)
    return null
  }
  const hidden = rules.map(({ effect, terms, topics }) => `${effect} ${[...topics, ...terms].join("+")}`)
  return [competitors.join("+"), ...hidden].join(", ")
}

const both = "Fjellvik+Norwind, hide Fjellvik, hide Norwind"
const all = "Fjellvik+Norwind, hide competitors, hide Fjellvik, hide Norwind"

describe("guidance that names competitors in other languages, and goes on", () => {
  const meant: ReadonlyArray<readonly [sentence: string, reading: string | null]> = [
    ["Unsere Konkurrenten sind Fjellvik und Norwind, bitte blende Kommentare aus, die sie erwähnen", both],
    ["Konkurrenten wie Fjellvik und Norwind bitte ausblenden, weil sie uns kopieren", all],
    ["Unsere Konkurrenten sind Fjellvik und Norwind in Berlin, bitte Erwähnungen löschen", null],
    ["Unsere Konkurrenten sind Marken und Läden", null],
    ["Nos concurrents sont Fjellvik et Norwind, supprimez tout ce qui en parle", both],
    ["Nos concurrents à Lyon sont Fjellvik et Norwind, masquez les mentions", null],
    ["Nuestros competidores son Fjellvik y Norwind, borra todo lo que hable de ellos", both],
    ["Nuestros competidores son Marcas y Precios", null],
    ["I nostri concorrenti sono Fjellvik e Norwind, per favore nascondi i commenti che li menzionano", both],
    ["I nostri concorrenti sono Fjellvik e Norwind, nascondi i commenti", null],
    ["Nossos concorrentes são Fjellvik e Norwind, apague tudo o que fale deles", both],
    ["Nossos concorrentes em Lisboa são Fjellvik e Norwind, oculte comentários sobre eles", null],
    ["Verberg concurrenten zoals Fjellvik en Norwind, want ze kopiëren ons", all],
    ["Onze concurrenten zijn Fjellvik en Norwind, merken die goedkoop zijn", null],
    ["Nasi konkurenci to Fjellvik i Norwind, usuń wszystko, co o nich mówi", both],
    ["Nasi konkurenci w Krakowie to Fjellvik i Norwind, ukryj komentarze o nich", null],
    ["Rakiplerimiz Fjellvik ve Norwind, lütfen onlardan bahseden yorumları gizle", both],
    ["Rakiplerimiz Fjellvik ve Norwind, fiyatları düşük", null],
    ["競合はFjellvikとNorwindなので、名前が出たコメントは削除してください", both],
    ["大阪の競合はFjellvikとNorwindです、コメントを隠して", null],
    ["경쟁사는 Fjellvik과 Norwind입니다, 언급하는 댓글은 숨겨 주세요", both],
    ["경쟁사는 Fjellvik과 Norwind이니 그들을 언급한 댓글은 삭제해 주세요", null],
    ["منافسونا هم Fjellvik و Norwind، يرجى إخفاء التعليقات التي تذكرهم", both],
    ["منافسونا هم جرير ونون واخفوا التعليقات عنهم", null],
    ["हमारे प्रतिस्पर्धी Fjellvik और Norwind हैं, कृपया उनका उल्लेख करने वाली टिप्पणियाँ छिपाएँ", both],
    ["हमारे प्रतियोगी ब्रांड और दुकानें हैं", null]
  ]
  for (const [sentence, reading] of meant) it(sentence, () => assert.strictEqual(readingOf(sentence), reading))

  const openings = [
    "Unsere Konkurrenten sind",
    "Nos concurrents sont",
    "Nuestros competidores son",
    "I nostri concorrenti sono",
    "Nossos concorrentes são",
    "Onze concurrenten zijn",
    "Nasi konkurenci to",
    "Rakiplerimiz",
    "競合は",
    "경쟁사는",
    "منافسونا هم",
    "हमारे प्रतिस्पर्धी"
  ]
  const words = lexicons().flatMap(({ naming }) => [...naming.common, ...naming.whom, ...naming.saying])
  const word = FastCheck.constantFrom(...words).chain((small) =>
    FastCheck.constantFrom(small, small.charAt(0).toUpperCase() + small.slice(1))
  )
  const name = FastCheck.constantFrom("Fjellvik", "Granite Peak", "7Peaks", "Casa del Mar")
  const joint = FastCheck.constantFrom(
    ", ",
    " und ",
    " et ",
    " y ",
    " e ",
    " en ",
    " i ",
    " ve ",
    "、",
    " ",
    " و ",
    " और "
  )
  const sentence = FastCheck.tuple(
    FastCheck.constantFrom(...openings),
    name,
    FastCheck.array(FastCheck.tuple(joint, FastCheck.oneof(name, word)), { maxLength: 5 })
  ).map(([opening, first, more]) => `${opening} ${first}${more.map((one) => one.join("")).join("")}`)

  it.prop("takes for a competitor nothing but a name as it is written", [sentence], ([text]) => {
    for (const one of compile(text).competitors) {
      assert.include(text, one)
      assert.match(one, /^(?:Fjellvik|Granite|7Peaks|Casa)/u)
    }
  })
})
