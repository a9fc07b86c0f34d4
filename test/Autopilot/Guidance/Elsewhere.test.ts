import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { understood } from "./Understood.ts"

const linksKept = "Hide comments that contain links, except those that contain “bloom.example”"
const both = "Keep comments that sound negative; Hide comments that insult somebody"
const kelda =
  "Hide comments that contain links and contain “Kelda”; Hide comments that contain links and contain “Vela”"

describe("plain guidance in other languages", () => {
  const read: ReadonlyArray<readonly [guidance: string, meaning: string]> = [
    ["Keine Links, außer zu unserem Shop bloom.example", linksKept],
    ["Ocultar links, exceto os do nosso site bloom.example", linksKept],
    ["ukrywaj linki, oprócz naszej strony bloom.example", linksKept],
    ["أي تعليق فيه رابط اخفيه، إلا روابط موقعنا bloom.example", linksKept],
    ["Kritik bitte stehen lassen, Beleidigungen aber löschen", both],
    ["Links zu Kelda und Vela bitte ausblenden", kelda],
    ["Proszę ukrywać komentarze z linkami do Kelda i Vela.", kelda],
    ["Masquez les liens vers Kelda et Vela", kelda],
    [
      "Su YouTube i link vanno bene, su Instagram no",
      "Keep comments that contain links on YouTube; Hide comments that contain links on Instagram"
    ],
    [
      "Fragen zu Nüssen immer erst einem Mitarbeiter vorlegen.",
      "Ask about comments that ask a question and contain “Nüssen”"
    ],
    ["Avukat diyen olursa önce bana sor", "Ask about comments that contain “Avukat”"],
    [
      "Garanti soran olursa bana sor, kendin karar verme.",
      "Ask about comments that ask a question and contain “Garanti”"
    ],
    ["「味が落ちた」という声は消さないでください。", "Keep comments that contain “味が落ちた”"],
    [
      "競合の「麺屋さくら亭」の名前が出ているコメントは非表示にしてください。",
      "Hide comments that contain “麺屋さくら亭”; Take “麺屋さくら亭” for a competitor"
    ],
    ["'온담화장품' 언급하는 댓글은 숨겨 주세요.", "Hide comments that contain “온담화장품”"],
    ["जो लोग 'विद्या शिखर कोचिंग' का नाम लें उनके कमेंट छुपा दो", "Hide comments that contain “विद्या शिखर कोचिंग”"],
    ["Spoilers over de finale verbergen", "Hide comments that announce a spoiler or tell an ending"],
    ["Não apaguem os comentários a perguntar a morada", "Keep comments that ask a question and contain “morada”"],
    [
      "Oculta lo que hable de política, somos una panadería y no queremos ese lío.",
      "Hide comments that are about politics"
    ]
  ]
  for (const [guidance, meaning] of read) it(guidance, () => assert.strictEqual(understood(guidance), meaning))

  const narrow: ReadonlyArray<readonly [guidance: string, words: string]> = [
    ["Witze über Frauen am Steuer ausblenden", "“frauen” and “steuer” near each other, where they joke"],
    ["Chistes sobre mujeres al volante fuera", "“mujeres” and “volante” near each other, where they joke"],
    ["Kommentare über Hunde im Regal ausblenden", "“hunde” and “regal” near each other"]
  ]
  for (const [guidance, words] of narrow)
    it(`hides no more than all of it: ${guidance}`, () =>
      assert.strictEqual(understood(guidance), `Hide comments that contain ${words}`))

  const notRead = [
    "Auf TikTok Links ausblenden, auf Instagram nicht",
    "Se chiedono da dove viene, lascia.",
    "Nascondi chi chiede da dove viene",
    "Alerjisi olan kullanabilir mi diye soranlar normal kalsın",
    "Keine Links auf TikTok, auf Instagram nicht",
    "競合の「しろくま」(かき氷屋)の話は隠して"
  ]
  for (const guidance of notRead) it(`reports back ${guidance}`, () => assert.isNull(understood(guidance)))

  it("gives no example of another language to a sentence in English", () => {
    for (const guidance of ["The strike. For it or against it.", "Family friendly only"])
      for (const { why } of compile(guidance).unclear) assert.notMatch(why, /\p{Script=Devanagari}/u)
    const [unclear] = compile("fees wale comment ka kuch karo").unclear
    assert.match(unclear?.why ?? "", /\p{Script=Devanagari}/u)
  })
})
