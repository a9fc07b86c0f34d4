import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { effectsOf, hiddenByRules } from "../HiddenByRules.ts"

const naming = [
  "Unsere Mitbewerber heißen Lumara und Brixen",
  "Nos concurrents sont Lumara et Brixen",
  "Nuestros competidores son Lumara y Brixen",
  "Nossos concorrentes são Lumara e Brixen",
  "Nossos concorrentes são a Lumara e a Brixen",
  "I nostri concorrenti sono Lumara e Brixen",
  "Onze concurrenten zijn Lumara en Brixen",
  "Nasi konkurenci to Lumara i Brixen",
  "Rakiplerimiz Lumara ve Brixen",
  "競合はルマーラとブリクセンです",
  "경쟁사는 루마라와 브릭센입니다",
  "منافسونا هم لومارا وبريكسن",
  "हमारे प्रतिस्पर्धी लुमारा और ब्रिक्सन हैं",
  "hamare competitors Lumara aur Brixen hain"
]

const hiding = [
  "Unsere Konkurrenten sind Lumara und Brixen, Kommentare die dorthin verweisen bitte verbergen",
  "Unsere Konkurrenten sind Lumara und Brixen. Kommentare, die auf sie verweisen, bitte ausblenden",
  "Blende aus, wer Kunden zu Lumara oder Brixen schickt",
  "Nos concurrents sont Lumara et Brixen, masquez les commentaires qui renvoient vers eux",
  "Masquez ceux qui envoient nos clients chez Lumara ou Brixen",
  "Nuestros competidores son Lumara y Brixen, oculta los comentarios que manden allí",
  "Oculta a quien mande a los clientes a Lumara o a Brixen",
  "Nossos concorrentes são Lumara e Brixen, esconda comentários que mandam pra lá",
  "Esconde quem manda os clientes para a Lumara ou a Brixen",
  "I nostri concorrenti sono Lumara e Brixen, nascondete i commenti che rimandano a loro",
  "Nascondete chi manda i clienti da Lumara o Brixen",
  "Onze concurrenten zijn Lumara en Brixen, verberg reacties die daarnaar verwijzen",
  "Verberg wie klanten naar Lumara of Brixen stuurt",
  "Nasza konkurencja to Lumara i Brixen, ukrywaj komentarze, które do nich odsyłają",
  "Rakiplerimiz Lumara ve Brixen, onlara yönlendiren yorumları gizle",
  "Müşterileri Lumara veya Brixen'e yönlendirenleri gizle",
  "競合はルマーラとブリクセンです。そちらを勧めるコメントは隠して",
  "ルマーラやブリクセンに客を誘導するコメントは非表示にして",
  "경쟁사는 루마라와 브릭센입니다. 그쪽을 추천하는 댓글은 숨겨주세요",
  "루마라나 브릭센으로 손님을 보내는 댓글 숨겨주세요",
  "منافسونا هم لومارا وبريكسن، أخفِ التعليقات التي توجه إليهم",
  "أخفِ من يرسل الزبائن إلى لومارا أو بريكسن",
  "हमारे प्रतिस्पर्धी लुमारा और ब्रिक्सन हैं, उनकी तरफ भेजने वाले कमेंट छुपा दो",
  "जो ग्राहकों को लुमारा या ब्रिक्सन भेजे उसे छुपा दो",
  "Masquez les commentaires qui envoient les gens chez Lumara",
  "Verberg mensen die klanten naar Lumara sturen"
]

const two = /^(?:Lumar[ay]|ルマーラ|루마라|لومارا|लुमारा|Brixen(?:u)?|ブリクセン|브릭센|بريكسن|ब्रिक्सन)$/u

describe("competitors in twelve languages", () => {
  it("are those that are named", () => {
    for (const guidance of naming) {
      const { competitors, unclear } = compile(guidance)
      assert.deepStrictEqual(unclear, [], guidance)
      assert.isTrue(competitors.length === 2 && competitors.every((name) => two.test(name)), guidance)
    }
  })
  it("are hidden where somebody sends customers to them", () => {
    for (const guidance of hiding) {
      const { competitors, rules, unclear } = compile(guidance)
      assert.deepStrictEqual(unclear, [], guidance)
      const names = rules.flatMap(({ terms }) => terms)
      assert.isTrue(names.length > 0 && [...names, ...competitors].every((name) => two.test(name)), guidance)
      assert.isTrue(
        rules.every(({ effect }) => effect === "hide"),
        guidance
      )
    }
  })
  it("are nobody who is named behind what is to be done", () => {
    assert.deepStrictEqual(compile("منافسونا نوردهاوس وكلارفيرك، أخفِ من يثرثر بهم").competitors, [])
    assert.deepStrictEqual(compile("منافسونا نوردهاوس وكلارفيرك، أخفِ من ينصح بهم").competitors, [
      "نوردهاوس",
      "كلارفيرك"
    ])
  })
  it("may be called by words that have other meanings", () => {
    assert.deepStrictEqual(compile("Nossos concorrentes são Vivo e Claro").competitors, ["Vivo", "Claro"])
    const guidance = "Esconda quem manda os clientes para a Vivo ou a Claro"
    assert.isTrue(hiddenByRules(guidance, "muda pra Vivo que é melhor"))
    for (const text of ["claro que sim, adorei!", "show ao vivo de vocês foi lindo", "a cor é mais claro na foto"])
      assert.deepStrictEqual(effectsOf(guidance, text), [], text)
  })
  it("are nobody who has their name behind a title", () => {
    const guidance = "Unsere Konkurrenten sind Müller und Kaufmann, Kommentare die dorthin verweisen bitte verbergen"
    assert.isTrue(hiddenByRules(guidance, "geht lieber zu Kaufmann"))
    for (const text of ["Frau Müller an der Kasse war super", "Herr Kaufmann hat mich toll beraten"])
      assert.deepStrictEqual(effectsOf(guidance, text), [], text)
  })
})
