import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"

/** What is looked for; null where it is reported back. */
const termsOf = (guidance: string): string | null => {
  const { rules, unclear } = compile(guidance)
  return unclear.length > 0 ? null : rules.flatMap(({ terms }) => terms).join(" | ")
}

describe("persons are looked for without their roles", () => {
  const named: ReadonlyArray<readonly [guidance: string, terms: string | null]> = [
    ["Hide comments about our old CEO Martin Delaney", "Martin Delaney"],
    ["Anything about Dr. Karin Weber gets hidden", "Karin Weber"],
    ["Hide anything mentioning Mayor Klein", "Klein"],
    ["Hide comments about Mr Bean", "Mr Bean"],
    ["Hide mentions of Dr Pepper", "Dr Pepper"],
    ['Hide "Mayor Klein"', "Mayor Klein"],
    ["Kommentare über unseren alten Geschäftsführer Martin Brehm löschen", "Martin Brehm"],
    ["Alles über Dr. Karin Weber bitte ausblenden", "Karin Weber"],
    ["Kommentare über Bürgermeister Klein löschen", "Klein"],
    ["Kommentare über den Bürgermeister löschen", "Bürgermeister"],
    ["Masquez les commentaires sur notre ancien directeur Martin Delaunay", "Martin Delaunay"],
    ["Tout ce qui parle du Dr Claire Petit, à cacher", "Claire Petit"],
    ["Oculten comentarios sobre nuestra antigua presidenta Ana Ruiz", "Ana Ruiz"],
    ["Todo sobre el doctor Javier Solano fuera", "Javier Solano"],
    ["Nascondete i commenti sul nostro ex direttore Marco Bellini", "Marco Bellini"],
    ["Commenti sul sindaco Ferri da nascondere", "Ferri"],
    ["Ocultem comentários sobre o nosso antigo presidente Rui Matos", "Rui Matos"],
    ["Comentários sobre o prefeito Barros podem esconder", "Barros"],
    ["Verberg reacties over onze oude directeur Jan Verhoeven", "Jan Verhoeven"],
    ["Alles over dokter Karin de Boer weg", "Karin de Boer"],
    ["Reacties over wethouder De Vries verbergen", "De Vries"],
    ["Hide comments about ex-manager Tom Hardwick", "Tom Hardwick"],
    ["Komentarze o burmistrzu Kowalczyku ukrywać", "Kowalczyku | Kowalczyk"],
    ["Eski müdürümüz Kemal Aksoy hakkındaki yorumları gizle", "Kemal Aksoy"],
    ["Belediye başkanı Yıldırım hakkındaki yorumlar gizlensin", "Yıldırım"],
    ["前の社長の田中一郎についてのコメントは隠してください", "田中一郎"],
    ["佐藤医師に関するコメントは削除", "佐藤"],
    ["전 대표 김철수에 대한 댓글은 숨겨 주세요", "김철수"],
    ["이상훈 시장 이름이 나오면 숨김", "이상훈"],
    ["أخفوا التعليقات عن مديرنا السابق خالد العمري", "خالد العمري"],
    ["كل ما يخص الدكتورة ليلى حسن احذفوه", "ليلى حسن"],
    ["हमारे पुराने सीईओ राजेश वर्मा के बारे में कमेंट छुपाओ", "राजेश वर्मा"],
    ["डॉ. मीना शर्मा से जुड़े कमेंट हटा दो", "मीना शर्मा"]
  ]
  for (const [guidance, terms] of named) it(guidance, () => assert.strictEqual(termsOf(guidance), terms))

  it("in each form of a Polish name", () => {
    assert.include(termsOf("Ukryj komentarze o naszym byłym prezesie Janie Malinowskim"), "Jan Malinowski")
    assert.include(termsOf("Wszystko o doktor Annie Zielińskiej usuwać"), "Anna Zielińska")
  })

  it("and a shop with one in its name stays a competitor", () => {
    assert.deepStrictEqual(compile("Our rivals: PetPlus+ and Dr. Paws").competitors, ["PetPlus+", "Dr. Paws"])
    assert.deepStrictEqual(compile("Hide anything mentioning Mayor Klein").competitors, [])
  })
})
