import type { MeasuringWords } from "./MeasuringWords.ts"

const some = "(?:(?:des|de|du|un|une|les|ses|leurs?) |d['’])*"
const who = "(?:qui|où (?:les gens|l['’]on|on|quelqu['’]un|les utilisateurs))"
const has = "(?:contien(?:nen)?t|comporten?t?|ont|a|utilisent?|mettent|postent|affichent|partagent|incluent)"
const tagging = "(?:tagu?|identifi|mentionn|notifi)\\p{L}*"

export const french: MeasuringWords = {
  standIn: "commentaires en majuscules",
  comments: "commentaires?|messages?|posts?|publications?|réponses?|ceux|tout",
  only: "(?:seulement|uniquement|juste|simplement|exclusivement|que)",
  friends: `${some}(?:amie?s?|potes?|copain\\p{L}*|copine\\p{L}*|gens|personnes?|autres|quelqu['’]un|comptes?)`,
  things: [
    ["liens?|urls?|adresses web", "links"],
    ["hash-?tags?|mots-dièse", "hashtags"],
    ["mentions?|tags?|identifications?", "tags"],
    ["[eé]mojis?|smileys?|[eé]motic[oô]nes?", "emoji"],
    ["gifs?|stickers?|autocollants|images?|photos?|mèmes?", "images"],
    ["points? d['’](?:exclamation|interrogation)", "marks"],
    ["mots?", "words"],
    ["caractères?|lettres?|signes", "characters"]
  ],
  numbers: { une: 1, un: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, sept: 7, huit: 8, neuf: 9, dix: 10 },
  apart: " ",
  before:
    "(?<over>plus longs? que|plus de|dépassant|qui dépassent|excédant)|(?<under>plus courts? que|moins de)|(?<least>au moins|à partir de|au minimum|minimum)|(?<most>au maximum|maximum|au plus|jusqu['’]à)",
  after: "(?<least>ou plus|et plus|minimum)|(?<most>ou moins|maximum)",
  many: "(?:(?:trop|beaucoup|plein|énormément|tout un tas|un tas) (?:de |d['’])|quantité de |de nombreux )",
  and: "et|ou",
  forms: [
    `{comments} qui ne (?:${has}|sont|font) (?:rien d['’]autre )?(?:que |qu['’])${some}{thing}`,
    `{comments} qui (?:${has}|sont) {only} ${some}{thing}`,
    `{comments} (?:avec |composés? |faits? |constitués? )?{only} (?:avec )?${some}{thing}`,
    `{comments} (?:avec|de|composés de) ${some}{thing} (?:seulement|uniquement|seuls?)`,
    [
      `{comments} ${who} ne (?:(?:font|fait|servent|sert) (?:que |qu['’]à? ?)|)${tagging} (?:que |qu['’])?{friends}`,
      "tags"
    ],
    [`{comments} ${who} (?:servent |sert )?{only} (?:à |pour )?${tagging} {friends}`, "tags"],
    [`{comments} ${who} ${tagging} {only} {friends}`, "tags"],
    [`{comments} {only} pour ${tagging} {friends}`, "tags"],
    [`{comments} ${who} ${tagging} {amount} {friends}`, "tags"],
    [`{comments} (?:de |d['’]|en )(?:{only} )?(?<number>une?|deux|trois)(?: seuls?)? mots?(?: seulement)?`, "words"],
    `{comments} (?:(?:avec|contenant|comportant|ayant|de|qui (?:${has}|font)) )?{bounded} {thing}`,
    `{comments} (?:avec|contenant|comportant|qui ${has}) {many}{thing}`,
    "{comments} (?<many>pleins?|remplis?|bourrés?|truffés?|saturés?) (?:de |d['’]){thing}",
    ["{comments} (?<without>sans) (?:aucun |le moindre )?(?:texte|mots?)", "words"]
  ]
}
