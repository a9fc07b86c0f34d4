import type { MeasuringWords } from "./MeasuringWords.ts"

const some = "(?:(?:een|de|het|hun|wat) )*"
const has = "(?:bevatten|hebben|gebruiken|zijn|plaatsen|posten|staan|staat|tellen)"
const between = "(?<between>(?: \\p{L}+){0,3}?),?"
const who = "(?:die|waarin|waar|met)(?: mensen| iemand| men| je| alleen maar)?"
const tagging = "(?:tagg?en|taggt?|tagt|getagd|getagt|markeren|gemarkeerd|vermelden|noemen)(?: worden| wordt)?"

export const dutch: MeasuringWords = {
  standIn: "{comments} in hoofdletters",
  comments: "reacties?|berichten|comments?|posts?|opmerkingen|antwoorden",
  only: "(?:alleen maar|alleen|enkel|slechts|uitsluitend|louter)",
  friends: `${some}(?:vrienden|vriend|vriendin|vriendinnen|mensen|personen|anderen|iemand|accounts|gebruikers)`,
  things: [
    ["links?|linkjes?|url['’]?s?|webadressen", "links"],
    ["hash-?tags?", "hashtags"],
    ["tags?|vermeldingen", "tags"],
    ["emoji(?:['’]?s)?|smileys?|emoticons?", "emoji"],
    ["gif(?:['’]?s|jes)?|stickers?|foto(?:['’]?s)?|plaatjes|afbeeldingen|memes?", "images"],
    ["uitroeptekens?|vraagtekens?", "marks"],
    ["woord(?:en)?", "words"],
    ["tekens?|karakters?|letters?", "characters"]
  ],
  numbers: {
    één: 1,
    éen: 1,
    een: 1,
    twee: 2,
    drie: 3,
    vier: 4,
    vijf: 5,
    zes: 6,
    zeven: 7,
    acht: 8,
    negen: 9,
    tien: 10
  },
  apart: " ",
  before:
    "(?<over>langer (?:zijn )?dan|meer dan|boven de)|(?<under>korter (?:zijn )?dan|minder dan|onder de)|(?<least>minstens|minimaal|ten minste|tenminste|vanaf)|(?<most>hoogstens|maximaal|ten hoogste|tot)",
  after: "(?<least>of meer|en meer)|(?<most>of minder)",
  many: "(?:te veel|teveel|heel veel|erg veel|veel|een heleboel|een hoop|talloze|bergen|massa['’]s)",
  and: "en|of",
  forms: [
    `{comments}${between} ${who} {only} (?:uit )?${some}{thing} (?:bestaan|bestaat|${has}),?`,
    `{comments}${between} die (?:{only} )?(?:bestaan uit|${has}) (?:{only} )?${some}{thing}(?<=(?:alleen|enkel|slechts|uitsluitend|louter)[^,]*),?`,
    `{comments} (?:{only} met|met {only}|met niets (?:anders )?dan|die niets anders (?:zijn|bevatten) dan) ${some}{thing}`,
    [`{comments}${between} ${who} {only} {friends} (?:worden |wordt )?${tagging},?`, "tags"],
    [`{comments}${between} ${who} {amount} {friends} (?:worden |wordt )?${tagging},?`, "tags"],
    ["(?<number>één|een|twee)[- ]?woord[- ]?(?<comments>reacties?)", "words"],
    [
      "{comments} (?:van|met|die uit) (?:{only} )?(?<number>één|éen|een|1|twee|drie)(?: enkel)? woord(?:en)?(?: bestaan)?",
      "words"
    ],
    `{comments} (?:(?:met|van|die) )?{bounded} {thing}(?: ${has})?,?`,
    "{comments} met {number} {thing} (?<least>of meer)",
    `{comments} (?:met|die) {many} {thing}(?: ${has})?,?`,
    "{comments} (?:die )?(?<many>vol|volgepropt|overladen|bomvol)(?: staan)?(?: met)? {thing}",
    ["{comments} (?<without>zonder) (?:enige )?(?:tekst|woorden)", "words"]
  ]
}
