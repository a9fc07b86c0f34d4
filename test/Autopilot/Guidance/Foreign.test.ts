import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { wordingOf } from "#src/Autopilot/Guidance/Wording.ts"

const complaints = "Keep comments that sound negative"
const links = "Hide comments that contain links"
const refunds = "Ask about comments that are about refunds"
const competitors = "Competitors: Fjellvik, Tind"

const said: ReadonlyArray<readonly [language: string, meaning: string, ...sentences: ReadonlyArray<string>]> = [
  [
    "German",
    complaints,
    "Beschwerden nicht ausblenden",
    "Verstecke niemals Beschwerden",
    "Lösche bitte keine Kritik",
    "Beschwerden dürfen bleiben",
    "Lass Beschwerden stehen"
  ],
  [
    "German",
    links,
    "Links ausblenden",
    "Bitte alle Links löschen!",
    "Keine Links",
    "Blende Links aus",
    "Links sind nicht erlaubt"
  ],
  ["German", refunds, "Frag mich bei Rückerstattungen"],
  ["German", competitors, "Unsere Konkurrenten sind Fjellvik und Tind", "Konkurrenz: Fjellvik, Tind"],
  [
    "French",
    complaints,
    "Ne cachez pas les plaintes",
    "Ne supprimez jamais les critiques",
    "Gardez les réclamations",
    "Laissez les avis négatifs"
  ],
  [
    "French",
    links,
    "Cachez les liens",
    "Supprimez tous les liens s'il vous plaît",
    "Pas de liens",
    "Les liens ne sont pas autorisés"
  ],
  ["French", refunds, "Demandez-moi pour les remboursements"],
  ["French", competitors, "Nos concurrents sont Fjellvik et Tind"],
  [
    "Spanish",
    complaints,
    "No ocultes las quejas",
    "No borres quejas",
    "Nunca elimines las críticas",
    "Mantén las quejas",
    "Por favor, deja las quejas"
  ],
  [
    "Spanish",
    links,
    "Oculta los enlaces",
    "Elimina todos los enlaces",
    "No permitas enlaces",
    "No se permiten enlaces"
  ],
  ["Spanish", refunds, "Pregúntame sobre reembolsos"],
  ["Spanish", competitors, "Nuestros competidores son Fjellvik y Tind"],
  [
    "Portuguese",
    complaints,
    "Não oculte as reclamações",
    "Nunca apague reclamações",
    "Mantenha as críticas",
    "Não exclua reclamações"
  ],
  ["Portuguese", links, "Oculte os links", "Apague todos os links", "Não permita links"],
  ["Portuguese", refunds, "Pergunte-me sobre reembolsos"],
  ["Portuguese", competitors, "Nossos concorrentes são Fjellvik e Tind"],
  [
    "Italian",
    complaints,
    "Non nascondere le lamentele",
    "Non cancellare mai i reclami",
    "Tieni le critiche",
    "Lascia i reclami"
  ],
  ["Italian", links, "Nascondi i link", "Elimina tutti i link", "Niente link", "I link non sono ammessi"],
  ["Italian", refunds, "Chiedimi per i rimborsi"],
  ["Italian", competitors, "I nostri concorrenti sono Fjellvik e Tind"],
  [
    "Dutch",
    complaints,
    "Verberg geen klachten",
    "Klachten niet verbergen",
    "Laat klachten staan",
    "Verwijder nooit kritiek"
  ],
  ["Dutch", links, "Verberg alle links", "Links verwijderen", "Geen links", "Links zijn niet toegestaan"],
  ["Dutch", refunds, "Vraag mij over terugbetalingen"],
  ["Dutch", competitors, "Onze concurrenten zijn Fjellvik en Tind"],
  ["Polish", complaints, "Nie ukrywaj skarg", "Nigdy nie usuwaj krytyki", "Zostaw reklamacje", "Zachowaj skargi"],
  ["Polish", links, "Ukryj linki", "Usuwaj wszystkie linki", "Żadnych linków"],
  ["Polish", refunds, "Pytaj mnie o zwroty"],
  ["Polish", competitors, "Nasi konkurenci to Fjellvik i Tind"],
  [
    "Turkish",
    complaints,
    "Şikayetleri gizleme",
    "Şikayetleri asla silmeyin",
    "Lütfen şikayetleri gizlemeyin",
    "Eleştiriler kalsın"
  ],
  ["Turkish", links, "Linkleri gizle", "Tüm linkleri silin", "Linkler yasak", "Linklere izin verme"],
  ["Turkish", refunds, "İadeler hakkında bana sor"],
  ["Turkish", competitors, "Rakiplerimiz Fjellvik ve Tind"],
  [
    "Japanese",
    complaints,
    "苦情を隠さないで",
    "苦情は削除しないでください",
    "批判を残してください",
    "クレームを非表示にしないで"
  ],
  [
    "Japanese",
    links,
    "リンクを隠して",
    "リンクは非表示にしてください",
    "すべてのリンクを削除してください",
    "リンクは禁止です"
  ],
  ["Japanese", refunds, "返金については私に聞いてください"],
  ["Japanese", competitors, "競合はFjellvikとTindです"],
  ["Korean", complaints, "불만을 숨기지 마세요", "비판은 삭제하지 말아주세요", "불만을 남겨주세요"],
  ["Korean", links, "링크를 숨겨주세요", "링크 삭제해주세요", "링크는 금지"],
  ["Korean", refunds, "환불은 저에게 물어보세요"],
  ["Korean", competitors, "우리 경쟁사는 Fjellvik와 Tind입니다"],
  ["Arabic", complaints, "لا تخفِ الشكاوى", "لا تحذف الشكاوى", "اترك الشكاوى", "لا تحذفوا الانتقادات أبدا"],
  ["Arabic", links, "احذف الروابط", "أخفِ كل الروابط", "الروابط ممنوعة"],
  ["Arabic", refunds, "اسألني عن الاسترداد"],
  ["Arabic", competitors, "منافسونا هم Fjellvik و Tind"],
  ["Hindi", complaints, "शिकायतें मत छिपाओ", "शिकायतों को न हटाएं", "शिकायतें रहने दो", "complaints mat hatao"],
  ["Hindi", links, "लिंक छिपाओ", "सभी लिंक हटाएं", "links hata do"],
  ["Hindi", refunds, "रिफंड के बारे में मुझसे पूछें"],
  ["Hindi", competitors, "हमारे प्रतियोगी Fjellvik और Tind हैं"]
]

/** They turn round, limit or go on in a way that nothing here reads. */
const notRead = [
  "Beschwerden nicht nicht ausblenden",
  "Verstecke nicht nur Beschwerden",
  "Links ausblenden, außer es sind unsere",
  "Verstecke alles außer Beschwerden",
  "Ne cachez que les plaintes",
  "Cachez tout sauf les plaintes",
  "Oculta todo menos las quejas",
  "No ocultes nada excepto el spam",
  "Não esconda nada além de spam",
  "Nascondi tutto tranne i reclami",
  "Verberg alles behalve klachten",
  "Ukryj wszystko oprócz skarg",
  "Şikayetler dışında her şeyi gizle",
  "苦情以外は隠して",
  "苦情を隠さないわけではない",
  "불만 말고 다 숨겨주세요",
  "أخفِ كل شيء ما عدا الشكاوى",
  "शिकायतों को छोड़कर सब छिपाओ",
  "Sei nett",
  "Soyez gentils"
]

const meaningOf = (sentence: string): string => {
  const policy = compile(sentence)
  if (policy.unclear.length > 0) return `unclear: ${policy.unclear.map(({ why }) => why).join()}`
  return policy.rules.length > 0
    ? policy.rules.map(wordingOf).join("; ")
    : `Competitors: ${policy.competitors.join(", ")}`
}

describe("guidance in twelve other languages", () => {
  for (const [language, meaning, ...sentences] of said) {
    it(`${language}: ${meaning}`, () => {
      for (const sentence of sentences) assert.strictEqual(meaningOf(sentence), meaning, sentence)
    })
  }

  it("is read with several things, a network and more than one sentence", () => {
    assert.deepStrictEqual(compile("Spam und Links ausblenden. Beschwerden nicht ausblenden.").rules.map(wordingOf), [
      "Hide comments that look like spam",
      links,
      complaints
    ])
    assert.strictEqual(meaningOf("Oculta los enlaces en TikTok"), `${links} on TikTok`)
    assert.strictEqual(meaningOf('Masquez "arnaqueur fini"'), "Hide comments that contain “arnaqueur fini”")
    assert.deepStrictEqual(compile("リンクを隠して。苦情は残して。").rules.map(wordingOf), [links, complaints])
  })

  for (const sentence of notRead) {
    it(`is reported back: ${sentence}`, () => {
      const { competitors: names, rules, unclear } = compile(sentence)
      assert.deepStrictEqual([rules, names], [[], []])
      assert.lengthOf(unclear, 1)
    })
  }
})
