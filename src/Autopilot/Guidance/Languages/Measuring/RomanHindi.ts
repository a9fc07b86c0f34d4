import type { MeasuringWords } from "./MeasuringWords.ts"

const having = "(?:wale|waale|wali|walay|vale|ke)"

/** As it is typed in Latin letters. */
export const romanHindi: MeasuringWords = {
  standIn: "capital mein likhne wale {comments}",
  comments: "comments?|cmnts?|tippaniyan?|messages?|msgs?|posts?",
  only: "(?:sirf|srf|keval|bas|khali)",
  friends: "(?:(?:apne|kisi|ek|dusre) )*(?:doston|dosto|dost|friends?|logon|logo|kisi|yaaron)",
  things: [
    ["links?|urls?", "links"],
    ["hash-?tags?", "hashtags"],
    ["tags?|mentions?", "tags"],
    ["emojis?|smileys?", "emoji"],
    ["photos?|gifs?|stickers?|memes?|tasveer", "images"],
    ["exclamation marks?|question marks?", "marks"],
    ["shabdon|shabdo|shabd|words?", "words"],
    ["aksharon|akshar|characters?|letters?", "characters"]
  ],
  numbers: {
    ek: 1,
    do: 2,
    teen: 3,
    tin: 3,
    char: 4,
    chaar: 4,
    paanch: 5,
    panch: 5,
    chhe: 6,
    che: 6,
    saat: 7,
    aath: 8,
    nau: 9,
    das: 10,
    dus: 10
  },
  apart: " ",
  before: "(?<least>kam se kam)",
  after: "ya (?:usse |us se )?(?:(?<least>zyada|jyada|zyaada)|(?<most>kam))",
  many: "(?:bahut zyada|bahut jyada|bohot zyada|bahut saare|bahut sare|bohot saare|dher saare|zyada|jyada|bahut)",
  and: "aur|ya",
  forms: [
    `{only} {thing} (?:${having} )?{comments}`,
    [
      "{only} {friends} (?:ko )?(?:tag|mention) (?:karne|kiye|karte|kiya)(?: hue| gaye)? ?(?:wale |waale |wali )?{comments}",
      "tags"
    ],
    `{number} se (?:(?<over>zyada|jyada|zyaada|adhik)|(?<under>kam)) {thing} ${having} {comments}`,
    `{number} {thing} se (?:(?<over>zyada|jyada|zyaada|adhik|lambe|bade)|(?<under>kam|chhote|chote))(?: ${having})? {comments}`,
    ["{only}? ?{number} (?:hi )?(?:shabdon|shabdo|shabd|words?) (?:wale|waale|ke) {comments}", "words"],
    `{amount} {thing} ${having} {comments}`,
    `{many} {thing} ${having} {comments}`,
    "{thing} se (?<many>bhare)(?: hue)? {comments}",
    ["(?<without>bina) (?:kisi )?(?:text|words|likhe)(?: ke| wale)* {comments}", "words"]
  ]
}
