import { assert, describe, it } from "@effect/vitest"
import { hiddenByRules } from "../HiddenByRules.ts"
import { understood } from "../Understood.ts"

const held = [
  "Warte auf mein Okay, bevor du etwas ausblendest.",
  "Blende nichts aus, bevor ich es gesehen habe.",
  "Blende nichts aus, bis ich zugestimmt habe.",
  "Attendez mon accord avant de masquer quoi que ce soit.",
  "Ne masquez rien tant que je n'ai pas donné mon accord.",
  "Espera mi visto bueno antes de ocultar nada.",
  "No ocultes nada hasta que yo lo apruebe.",
  "Espere minha aprovação antes de ocultar qualquer coisa.",
  "Não oculte nada até eu aprovar.",
  "Aspetta il mio ok prima di nascondere qualcosa.",
  "Non nascondere nulla finché non ho approvato.",
  "Wacht op mijn akkoord voordat je iets verbergt.",
  "Verberg niets voordat ik het gezien heb.",
  "Poczekaj na moją zgodę, zanim coś ukryjesz.",
  "Nie ukrywaj niczego, dopóki nie zatwierdzę.",
  "Bir şey gizlemeden önce onayımı bekle.",
  "Ben onaylamadan hiçbir şeyi gizleme."
]

const only = [
  "Blende nur Beleidigungen aus.",
  "Masque uniquement les insultes.",
  "Oculta solo los insultos.",
  "Oculte apenas insultos.",
  "Nascondi solo gli insulti.",
  "Verberg alleen beledigingen.",
  "Ukryj tylko obelgi.",
  "Sadece hakaretleri gizle."
]

const asked = [
  "Könntest du bitte so nett sein und Links ausblenden?",
  "Auriez-vous la gentillesse de masquer les liens ?",
  "¿Serías tan amable de ocultar los enlaces?"
]

const named: ReadonlyArray<readonly [guidance: string, name: string]> = [
  ["Masquez les commentaires sur Charles de Gaulle.", "Charles de Gaulle"],
  ["Cache les commentaires sur Jeanne d'Arc.", "Jeanne d'Arc"],
  ["Oculta los comentarios sobre María de los Ángeles.", "María de los Ángeles"],
  ["Esconda comentários sobre João da Silva.", "João da Silva"],
  ["Oculte comentários sobre José dos Santos.", "José dos Santos"],
  ["Nascondi i commenti su Luca della Valle.", "Luca della Valle"],
  ["Verberg reacties over Jan de Vries.", "Jan de Vries"],
  ["Blende Kommentare über Ursula von der Leyen aus.", "Ursula von der Leyen"]
]

const aimed: ReadonlyArray<readonly [guidance: string, name: string]> = [
  ["Masquez les insultes contre Charles de Gaulle.", "Charles de Gaulle"],
  ["Masquez les insultes envers Marie.", "Marie"],
  ["Beleidigungen gegen Anna ausblenden.", "Anna"],
  ["Beleidigungen gegen Anna Schmidt ausblenden.", "Anna Schmidt"],
  ["Oculta los insultos a María de los Ángeles.", "María de los Ángeles"],
  ["Oculta los comentarios que insulten a Juan.", "Juan"],
  ["Esconda insultos ao João.", "João"],
  ["Nascondi i commenti che insultano Luca della Valle.", "Luca della Valle"],
  ["Verberg beledigingen aan het adres van Jan de Vries.", "Jan de Vries"],
  ["Ahmet'e hakaret eden yorumları gizle.", "Ahmet"]
]

describe("what customers want, in other languages than English", () => {
  it.each(held)("is held back: %s", (guidance) => {
    assert.strictEqual(understood(guidance), "Ask before hiding comments")
  })

  it.each(only)("is hidden, and no more is said: %s", (guidance) => {
    assert.strictEqual(understood(guidance), "Hide comments that insult somebody")
  })

  it.each(asked)("is asked for politely: %s", (guidance) => {
    assert.strictEqual(understood(guidance), "Hide comments that contain links")
  })

  it("is kept, where a no is a word of one language alone", () => {
    for (const verb of ["esconda", "oculte", "apague"])
      assert.strictEqual(
        understood(`Não ${verb} perguntas sobre o preço.`),
        "Keep comments that ask a question and are about prices"
      )
  })

  it.each([
    "Lass Beschwerden stehen, aber blende die mit Links aus.",
    "Laisse les plaintes, mais masque celles avec des liens."
  ])("speaks of those that were named: %s", (guidance) => {
    assert.strictEqual(
      understood(guidance),
      "Keep comments that sound negative; Hide comments that contain links and sound negative"
    )
  })
})

const frames: ReadonlyArray<readonly [guidance: string, rule: string]> = [
  ["Verberge alles, was @max schreibt.", "Hide comments by @max"],
  ["Masquez tout ce que @luc écrit.", "Hide comments by @luc"],
  ["Oculta todo lo que escriba @pepe.", "Hide comments by @pepe"],
  ["Esconda tudo que o @ze escrever.", "Hide comments by @ze"],
  ["Wer uns Abzocker nennt, wird ausgeblendet.", "Hide comments that contain “Abzocker”"],
  ["Si alguien nos llama estafadores, ocúltalo.", "Hide comments that contain “estafadores”"],
  ["Se qualcuno ci chiama truffatori, nascondilo.", "Hide comments that contain “truffatori”"],
  ["Als iemand ons oplichters noemt, verberg het.", "Hide comments that contain “oplichters”"],
  ["Ne masquez pas un commentaire juste parce qu'il est négatif.", "Keep comments that sound negative"],
  ["No borres un comentario solo porque sea negativo.", "Keep comments that sound negative"],
  ["Mandami tutto quello che riguarda i rimborsi.", "Ask about comments that are about refunds"],
  ["Biri iade isterse bana haber ver.", "Ask about comments that are about refunds"],
  ["Blendet bitte alles aus, was unsere Auszubildenden beleidigt.", "Hide comments that insult somebody"],
  [
    "Les questions sur les prix restent, la pub disparaît.",
    "Keep comments that ask a question and are about prices; Hide comments that look like spam"
  ],
  [
    "Elogios ficam, spam sai, reembolsos vêm para mim.",
    "Keep comments that praise something; Hide comments that look like spam; Ask about comments that are about refunds"
  ],
  [
    "Deja las quejas sobre el envío, pero oculta las que llevan enlaces.",
    "Keep comments that sound negative and are about delivery; Hide comments that contain links and sound negative and are about delivery"
  ]
]

describe("frames of other languages", () => {
  it.each(frames)("%s", (guidance, rule) => {
    assert.strictEqual(understood(guidance), rule)
  })

  it("hides who calls the brand something, and nobody who is it", () => {
    assert.isTrue(hiddenByRules("Wer uns Abzocker nennt, wird ausgeblendet.", "Ihr Abzocker!"))
  })
})

describe("names in other languages", () => {
  it.each(named)("have their particles: %s", (guidance, name) => {
    assert.strictEqual(understood(guidance), `Hide comments that contain “${name}”`)
    assert.isTrue(hiddenByRules(guidance, `${name} !`))
  })

  it.each(aimed)("say whom an insult is aimed at: %s", (guidance, name) => {
    assert.strictEqual(understood(guidance), `Hide comments that insult somebody and contain “${name}”`)
  })

  it("are none of those who work for the brand", () => {
    for (const guidance of ["Oculta los insultos a nuestro equipo.", "Masquez les insultes envers notre équipe."])
      assert.strictEqual(understood(guidance), "Hide comments that insult somebody")
  })
})
