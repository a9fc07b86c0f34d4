import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { rulesUnderstood } from "#src/Autopilot/Guidance/Wording.ts"

const lines = (text: string) => text.split("|").map((one) => one.trim())

/** Sentences, in which an underscore stands for what is named, and in these all, what is left out of it, and a thing. */
const spoken = {
  english: [
    "Hide _|Remove _|Please delete _|Keep _|Never hide _|Don't delete _|Block _|I want _|We don't want _|Accept _|Don't leave _|Ask me about _|Get rid of _|_ is hidden|_ should be removed|_ has to go|_ can stay",
    "all|anything|nothing|everything|everybody|everyone|no one|nobody|anyone|anybody|none|whatever|all of them|everything here|all comments|every comment|no comments|all other comments|all people",
    "but|but for|save|save for|beyond|other than|except|except for|apart from|bar|barring|besides|aside from|excluding|with the exception of|minus|outside of|rather than|instead of|that isn't|which is not|, but not",
    "questions|praise|@dana|links|complaints|'giveaway'|spam|delivery|Kelda"
  ],
  german: [
    "Blende _ aus|_ ausblenden|Lösche _|_ löschen|Ich will _|_ bleibt stehen|_ kann weg|Lass _ stehen|Blockiere _|Niemals _ löschen",
    "alles|alle|nichts|niemanden|jeden|alle Kommentare|jeden Kommentar|keine Kommentare|sämtliche Kommentare",
    "außer|ausser|bis auf|als|abgesehen von|mit Ausnahme von|ausgenommen|bloß nicht|nur nicht|ohne",
    "Lob|Fragen|@dana|Links|Beschwerden|Spam"
  ],
  french: [
    "Masquez _|Masquer _|Supprimez _|Ne laissez _|Je veux _|Gardez _|Bloquez _|_ à supprimer",
    "tout|tous|rien|personne|tous les commentaires|tout le monde|aucun commentaire|chaque commentaire",
    "sauf|sauf les|excepté|hormis les|à part les|à l'exception des|hors|mis à part les|d'autre que les|que des|en dehors des",
    "compliments|questions|@dana|liens|plaintes"
  ],
  spanish: [
    "Oculta _|Ocultar _|Borra _|No borres _|Quiero _|No dejes _|Mantén _|Bloquea _|_ se oculta",
    "todo|todos|nada|nadie|a todos|todos los comentarios|todo el mundo|cualquier cosa|ningún comentario",
    "menos|excepto|salvo|fuera de|aparte de|a excepción de|con excepción de|más que|que no sea|quitando|sino",
    "elogios|preguntas|@dana|enlaces|quejas"
  ],
  portuguese: [
    "Oculte _|Ocultar _|Apague _|Não apague _|Quero _|Não deixe _|Mantenha _|Bloqueie _",
    "tudo|todos|nada|ninguém|todos os comentários|todo mundo|qualquer coisa|nenhum comentário",
    "menos|exceto|salvo|fora|além de|à exceção de|com exceção de|a não ser|que não seja|senão|tirando",
    "elogios|perguntas|@dana|links|reclamações"
  ],
  italian: [
    "Nascondi _|Nascondere _|Cancella _|Non cancellare _|Voglio _|Non lasciare _|Tieni _|Blocca _",
    "tutto|tutti|niente|nulla|nessuno|tutti i commenti|qualsiasi cosa|nessun commento|ogni commento",
    "tranne|eccetto|salvo|fuorché|a parte|ad eccezione di|se non|meno|che non sia|oltre a|all'infuori di",
    "complimenti|domande|@dana|link|reclami"
  ],
  dutch: [
    "Verberg _|_ verbergen|Verwijder _|_ verwijderen|Ik wil _|Laat _ staan|Blokkeer _|_ moet weg",
    "alles|alle|niets|niemand|iedereen|alle reacties|elke reactie|geen reacties",
    "behalve|buiten|uitgezonderd|met uitzondering van|afgezien van|dan|anders dan|wat geen",
    "complimenten|vragen|@dana|links|klachten"
  ],
  polish: [
    "Ukryj _|Usuń _|Nie usuwaj _|Chcę _|Nie chcę _|Zostaw _|Blokuj _",
    "wszystko|wszystkich|nic|nikogo|każdego|wszystkie komentarze|każdy komentarz|żadnych komentarzy",
    "oprócz|poza|prócz|z wyjątkiem|z wyłączeniem|co nie jest|jak tylko|niż",
    "pochwał|pytań|@dana|linków|skarg"
  ],
  turkish: [
    "_ gizle|_ sil|_ silme|_ kaldır|_ engelle|_ istemiyorum",
    "her şeyi|hepsini|herkesi|hiçbir şeyi|kimseyi|bütün yorumları|tüm yorumları",
    "dışında|hariç|haricinde|dışındaki",
    "övgü|övgüler|sorular|linkler|@dana|şikayetler"
  ]
} as const

const isTurkish = (language: string) => language === "turkish"

const sentences = Object.entries(spoken).map(([language, parts]) =>
  FastCheck.tuple(...parts.map((part) => FastCheck.constantFrom(...lines(part)))).map(([form, total, except, thing]) =>
    `${form}`
      .replace("_", isTurkish(language) ? `${thing} ${except} ${total}` : `${total} ${except} ${thing}`)
      .replace(" ,", ",")
  )
)

const readAs = (guidance: string) => {
  const policy = compile(guidance)
  return { rules: rulesUnderstood(policy).flatMap(({ as }) => as), competitors: policy.competitors }
}

describe("everything but something", () => {
  it.prop(
    "nothing is done to what is left out of it",
    [FastCheck.oneof(...sentences)],
    ([sentence]) => assert.deepStrictEqual(readAs(sentence), { rules: [], competitors: [] }, sentence),
    { fastCheck: { numRuns: 150 } }
  )

  it.each([
    "Hide all but questions",
    "All but questions are hidden",
    "Accept nothing but questions",
    "Don't leave anything but praise",
    "Hide anything save praise",
    "Block everybody but @dana",
    "Never hide anyone but @dana",
    "Hide comments beyond praise",
    "Hide anything but posts by @dana",
    "Everyone is to be blocked bar @dana",
    "Hide all others but @dana",
    "Hide all chatter but questions",
    "Hide evryone but @dana",
    "Hide anything exept praise",
    "Hide all accept questions",
    "Fuera de elogios, borren todo",
    "Fora elogios, apague tudo",
    "Blende alles aus, was kein Lob ist",
    "Verberg alles op vragen na"
  ])("%s: is reported back", (sentence) => {
    const { rules, unclear } = compile(sentence)
    assert.deepStrictEqual(rules, [])
    assert.deepStrictEqual(
      unclear.map(({ text }) => text),
      [sentence]
    )
  })

  it.each([
    ["Hide comments that are nothing but emoji", "Hide comments that are nothing but emoji"],
    ["Hide everything that isn't in English", "Hide comments in any language but English"],
    ["Hide all complaints, but keep questions", "Hide comments that sound negative; Keep comments that ask a question"],
    [
      "Keep everything about delivery except insults",
      "Keep comments that are about delivery, except those that insult somebody"
    ],
    ["Hide all mentions of Kelda except in German", "Hide comments that contain “Kelda”, but not in German"],
    ["Hide insults to others, but not links", "Hide comments that insult somebody, except those that contain links"],
    ["Delete all links without asking", "Hide comments that contain links"]
  ])("%s: is read, as what is named is said by itself", (sentence, meaning) => {
    assert.strictEqual(readAs(sentence).rules.join("; "), meaning)
  })
})
