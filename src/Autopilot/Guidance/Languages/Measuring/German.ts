import type { MeasuringWords } from "./MeasuringWords.ts"

const that = "(?<between>(?: \\p{L}+){0,3}?)(?:,? (?:die|welche|in denen|wo|mit denen))"
const who = "(?: man| jemand| einer| leute| user| nutzer| menschen)?"
const has = "(?:enthalten|enthält|haben|hat|sind|ist|beinhalten|benutzen|verwenden|posten|stehen|steht|vorkommen)"

export const german: MeasuringWords = {
  standIn: "{comments} in Großbuchstaben",
  comments: "kommentar(?:e[ns]?|s)?|beitr[aä]ge?n?|posts?|nachrichten|antworten|alles",
  only: "(?:nur|bloß|lediglich|ausschließlich|rein)",
  friends:
    "(?:(?:einen?|andere|ihre|seine|mehrere) )*(?:freund(?:e|en|in|innen)?|leute|personen|nutzer|user|andere|jemanden)",
  things: [
    ["(?:web-?)?links?|urls?|internetadressen|webadressen", "links"],
    ["hash-?tags?", "hashtags"],
    ["markierungen|verlinkungen|erwähnungen|tags?", "tags"],
    ["emojis?|smileys?|emoticons?", "emoji"],
    ["gifs?|sticker|bilder[n]?|bild|fotos?|memes?", "images"],
    ["ausrufezeichen|fragezeichen|satzzeichen", "marks"],
    ["worte?n?|wörtern?", "words"],
    ["zeichen|buchstaben", "characters"]
  ],
  numbers: {
    eine: 1,
    einen: 1,
    einem: 1,
    einer: 1,
    ein: 1,
    zwei: 2,
    drei: 3,
    vier: 4,
    fünf: 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
    neun: 9,
    zehn: 10
  },
  apart: " ",
  before:
    "(?<over>mehr als|über|länger als)|(?<under>weniger als|unter|kürzer als)|(?<least>mindestens|ab)|(?<most>höchstens|maximal|bis zu)",
  after: "(?<least>oder mehr|und mehr)|(?<most>oder weniger)",
  many: "(?:zu viele[nr]?|zuviele[nr]?|sehr viele[nr]?|viele[nr]?|lauter|haufenweise|massenhaft|massig|etliche[nr]?|unzählige[nr]?)",
  and: "und|oder|sowie",
  forms: [
    `{comments}${that}${who} {only} (?:aus )?(?:eine[mnr]? )?{thing} (?:bestehen|besteht|${has}),?`,
    `{comments}${that} {only} {thing} und sonst nichts ${has},?`,
    `{comments}${that}${who} nichts (?:weiter |anderes )?(?:außer|als) {thing} ${has},?`,
    "{comments} (?:{only} (?:mit|aus)|(?:mit|aus) (?:{only}|nichts als|nichts außer)) (?:eine[mnr]? )?{thing}",
    "(?:{only}|reinen?|pure)[- ]{thing}[- ]?(?<comments>kommentare?n?)",
    [
      `{comments}${that}${who} {only} {friends} (?:markier|verlink|tagg|getaggt|erwähn|nenn)\\p{L}*(?: werden| wird)?,?`,
      "tags"
    ],
    [
      `{comments}${that}${who} {amount} {friends} (?:markier|verlink|tagg|getaggt|erwähn)\\p{L}*(?: werden| wird)?,?`,
      "tags"
    ],
    ["(?<number>ein|zwei|drei)[- ]?wort[- ]?(?<comments>kommentare?n?)", "words"],
    `{comments}${that}${who} (?:{only} )?(?:aus )?{amount} {thing} (?:bestehen|besteht|lang sind|${has}),?`,
    "{comments} (?:mit|aus|von) (?:{only} )?{amount} {thing}",
    "{comments} {bounded} {thing}",
    `{comments}${that}${who} {many} {thing} ${has},?`,
    "{comments} (?:mit|aus) {many} {thing}",
    "{comments} (?<many>voller|voll mit|voll von|vollgestopft mit) {thing}",
    ["{comments} (?<without>ohne) (?:jeden |irgendeinen )?(?:text|worte|wörter)", "words"]
  ]
}
