import { assert, describe, it } from "@effect/vitest"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"

const words = {
  en: "facebook insta tiktok page post comment video link group channel story test hello new your first nice code ad song news music order",
  de: "facebook instagram seite beitrag kommentar video link gruppe kanal test hallo neu dein erster schön code",
  es: "facebook instagram página publicación comentario vídeo enlace canal tienda código prueba hola nuevo tu",
  fr: "facebook tiktok page publication commentaire vidéo lien groupe chaîne code test bonjour nouveau votre",
  pt: "facebook tiktok página comentário vídeo grupo canal loja código teste olá novo seu primeiro",
  it: "facebook tiktok pagina commento video gruppo canale negozio codice prova ciao nuovo vostro primo",
  nl: "facebook tiktok pagina bericht reactie groep kanaal winkel code test hallo nieuw jullie eerste",
  pl: "facebook tiktok strona komentarz film grupa kanał sklep kod test cześć nowy wasz pierwszy",
  tr: "facebook tiktok sayfa gönderi yorum grup kanal mağaza kod deneme merhaba yeni sizin ilk",
  id: "facebook tiktok halaman postingan komentar grup saluran toko kode tes halo baru kamu pertama",
  ko: "페이스북 인스타 페이지 게시물 댓글 영상 그룹 채널 코드 테스트 안녕하세요 첫",
  ar: "فيسبوك انستقرام صفحة منشور تعليق فيديو مجموعة قناة رابط كود تجربة مرحبا جديد",
  hi: "फेसबुक इंस्टा पेज पोस्ट कमेंट वीडियो ग्रुप चैनल लिंक कोड टेस्ट नमस्ते नया"
}

const pairsOf = (list: string): ReadonlyArray<string> => {
  const each = list.split(" ")
  return each.flatMap((one) => [one, ...each.filter((other) => other !== one).map((other) => `${one} ${other}`)])
}

const notKept = (texts: ReadonlyArray<string>) => texts.filter((text) => decidedUntaught(text).outcome !== "keep")

describe("a comment of a few words that names what there is on any page", () => {
  it.each(Object.entries(words))("is kept, in whatever order the words stand: %s", (_, list) => {
    assert.deepStrictEqual(notKept(pairsOf(list)), [])
  })

  it("is kept as people try out what a new service does", () => {
    assert.deepStrictEqual(
      notKept([
        "Facebook test comment",
        "Hello from Facebook",
        "My first comment",
        "new comment!",
        "Test 123",
        "this is a test",
        "insta?",
        "TikTok video",
        "Code expired?",
        "mein erster Kommentar",
        "Hola desde Instagram",
        "le premier commentaire"
      ]),
      []
    )
  })

  it.each(["my page", "our page", "unsere Seite", "my channel", "my new video", "link in bio", "video 👉 channel"])(
    "is for a person at least where it shows one's own page: %s",
    (text) => {
      assert.notStrictEqual(decidedUntaught(text).outcome, "keep")
    }
  )

  it.each(["whatsapp group", "sub4sub", "facebook hacked code", "visit my channel", "test post t.me/joinnow", "die"])(
    "is as it was where a word of it says more: %s",
    (text) => {
      assert.notStrictEqual(decidedUntaught(text).outcome, "keep")
    }
  )
})
