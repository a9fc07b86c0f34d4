import type { MeasuringWords } from "./MeasuringWords.ts"

const some = "(?:(?:un|una|dei|delle|degli|da|dalle|dagli|gli|le|i|in|di) )*"
const has = "(?:contengono|hanno|usano|postano|mettono|riportano|includono|presentano)"
const tagging = "(?:tagg|menzion|etichett|citan|cita)\\p{L}*"
const who = "(?:che|in cui|dove)(?: la gente| qualcuno| le persone| si)?"

export const italian: MeasuringWords = {
  standIn: "{comments} in maiuscolo",
  comments: "commenti|commento|messaggi|messaggio|post|risposte",
  only: "(?:soltanto|solamente|unicamente|esclusivamente|solo|sole|soli)",
  friends:
    "(?:(?:un|uno|gli|i|dei|degli|altri|altre|propri|a) |un['’])*(?:amic[io]|amiche|amica|persone|persona|utenti|altri|qualcuno|contatti|account)",
  things: [
    ["links?|collegamenti|url|indirizzi web", "links"],
    ["hash-?tags?", "hashtags"],
    ["tag|menzioni|menzione|citazioni", "tags"],
    ["emojis?|emoticon|faccine", "emoji"],
    ["gif|sticker|adesivi|immagini|immagine|foto|meme", "images"],
    ["punti (?:esclamativi|interrogativi)", "marks"],
    ["parol[ae]", "words"],
    ["caratteri|lettere", "characters"]
  ],
  numbers: {
    una: 1,
    uno: 1,
    un: 1,
    due: 2,
    tre: 3,
    quattro: 4,
    cinque: 5,
    sei: 6,
    sette: 7,
    otto: 8,
    nove: 9,
    dieci: 10
  },
  apart: " ",
  before:
    "(?<over>più lunghi di|superiori a|più di|oltre(?: i| le)?|che superano(?: i| le)?)|(?<under>più (?:corti|brevi) di|inferiori a|meno di)|(?<least>almeno|a partire da|minimo)|(?<most>al massimo|massimo|fino a)",
  after: "(?<least>o più|e più)|(?<most>o meno)",
  many: "(?:tropp[ie]|tant[ie]|molt[ie]|un sacco di|parecch(?:i|ie)|una marea di)",
  and: "e|o|né",
  forms: [
    `{comments} che {only} (?:${has}|sono) ${some}{thing}`,
    `{comments} che (?:${has}|sono|consistono) {only} ${some}{thing}`,
    `{comments} (?:compost|fatt|format|costituit)[io] {only} ${some}{thing}`,
    `{comments} (?:{only} (?:con|di)|(?:con|di|da) {only}) ${some}{thing}`,
    `{comments} che non (?:${has}|sono) (?:altro|nient['’]altro|nulla) (?:che|oltre a) ${some}{thing}`,
    [`{comments} ${who} ${tagging} {only} {friends}`, "tags"],
    [`{comments} ${who} {only} ${tagging} {friends}`, "tags"],
    [`{comments} ${who} (?:servono|serve) {only} (?:a|per) ${tagging} {friends}`, "tags"],
    [`{comments} {only} per ${tagging} {friends}`, "tags"],
    [`{comments} ${who} ${tagging} {amount} {friends}`, "tags"],
    [
      "{comments} (?:di|con|da) (?:{only} )?(?:(?<number>una|due|tre) )?(?<one>sola |unica )?(?:parole|parola)(?<!\\b(?:di|con|da) parole)",
      "words"
    ],
    `{comments} (?:(?:con|di|da|lunghi|che ${has}|che sono) )?{bounded} {thing}`,
    "{comments} (?:con|di) {number} {thing} (?<least>o più)",
    `{comments} (?:con|che ${has}) {many} {thing}`,
    "{comments} (?<many>pieni|zeppi|stracolmi|infarciti) di {thing}",
    ["{comments} (?<without>senza) (?:alcun |nessun )?(?:testo|parole)", "words"]
  ]
}
