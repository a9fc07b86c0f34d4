import { assert, describe, it } from "@effect/vitest"
import { understood } from "../Understood.ts"

const onFacebook = [
  "Never hide anything on Facebook without asking me",
  "Verberge auf Facebook nichts, ohne mich zu fragen.",
  "Fragt mich, bevor ihr auf Facebook etwas löscht.",
  "Ne masquez rien sur Facebook sans me demander.",
  "Demandez-moi avant de masquer quoi que ce soit sur Facebook.",
  "No ocultes nada en Facebook sin preguntarme.",
  "Pregúntame antes de ocultar nada en Facebook",
  "Não oculte nada no Facebook sem me perguntar.",
  "Me pergunte antes de apagar qualquer coisa no Facebook",
  "Non nascondere niente su Facebook senza chiedermelo.",
  "Chiedimi prima di nascondere qualcosa su Facebook",
  "Verberg niets op Facebook zonder mij te vragen.",
  "Vraag het me voordat je op Facebook iets verbergt",
  "Nie ukrywaj niczego na Facebooku bez pytania mnie.",
  "Zapytaj mnie, zanim coś ukryjesz na Facebooku",
  "Facebook'ta bana sormadan hiçbir şeyi gizleme.",
  "Facebook'ta bir şeyi gizlemeden önce bana sor",
  "Facebookでは私に聞かずに何も非表示にしないでください",
  "페이스북에서는 저에게 묻지 않고 아무것도 숨기지 마세요",
  "لا تخفِ أي شيء على فيسبوك دون أن تسألني",
  "Facebook पर मुझसे पूछे बिना कुछ भी मत छुपाओ"
]

const anywhere = [
  "Bitte nichts löschen, ohne uns vorher zu fragen!",
  "Ne jamais rien supprimer sans notre accord",
  "Nunca borréis nada sin consultarnos antes",
  "Nunca apague nada sem falar comigo",
  "Non cancellate mai nulla senza il nostro ok",
  "Verwijder nooit iets zonder overleg",
  "Nigdy nie usuwajcie niczego bez naszej zgody",
  "Bize sormadan hiçbir yorumu silmeyin",
  "確認せずに何も削除しないで",
  "우리 허락 없이는 아무것도 지우지 마세요",
  "لا تحذفوا أي تعليق بدون إذننا",
  "हमसे पूछे बिना कोई कमेंट मत हटाओ",
  "bina puche kuch bhi mat hatao"
]

const complaints = [
  "Never delete complaints without asking me",
  "Ask me before hiding complaints",
  "Complaints: ask me before deleting",
  "Do not remove negative reviews before I have seen them",
  "Löscht keine Beschwerden, ohne mich zu fragen.",
  "Ne supprimez pas les plaintes sans me demander.",
  "No borres quejas sin preguntarme.",
  "Não apague reclamações sem me perguntar.",
  "Non cancellate i reclami senza chiedere.",
  "Verwijder geen klachten zonder te vragen.",
  "Nie usuwaj skarg bez pytania.",
  "Bana sormadan şikayetleri silme.",
  "苦情は確認せずに消さないで",
  "불만은 묻지 않고 지우지 마세요",
  "لا تحذف الشكاوى دون إذننا",
  "हमसे पूछे बिना शिकायतें मत हटाओ"
]

describe("what is not to be hidden unasked", () => {
  for (const guidance of onFacebook)
    it(guidance, () => assert.strictEqual(understood(guidance), "Ask before hiding comments on Facebook"))
  for (const guidance of anywhere)
    it(guidance, () => assert.strictEqual(understood(guidance), "Ask before hiding comments"))
  for (const guidance of complaints)
    it(guidance, () => assert.strictEqual(understood(guidance), "Ask before hiding comments that sound negative"))

  it("is no more than that", () => {
    assert.strictEqual(understood("Ask me about complaints"), "Ask about comments that sound negative")
    assert.strictEqual(understood("Bei Beschwerden bitte erst fragen"), "Ask about comments that sound negative")
    assert.isNull(understood("Verberge auf Facebook alles, ohne mich zu fragen."))
    assert.isNull(understood("Verberge auf Facebook nichts."))
    assert.strictEqual(understood("Löscht Spam, ohne mich zu fragen."), "Hide comments that look like spam")
  })

  it("leaves another order behind it as it is", () => {
    for (const joint of [", but", ",", " and"])
      assert.strictEqual(
        understood(`Don't hide complaints without asking me${joint} hide links`),
        "Ask about comments that sound negative; Hide comments that contain links"
      )
  })
})
