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
