import type { MeasuringWords } from "./MeasuringWords.ts"

const that = ",? (?:które|w których|gdzie|w jakich)(?: ktoś| ludzie| są| jest| się| znajdują się)?"
const has = "(?:zawierają|mają|są|jest|składają się|używają|posiadają)"
const having = "(?:zawierając\\p{L}+|mając\\p{L}+|posiadając\\p{L}+|składając\\p{L}+ się|złożon\\p{L}+|będąc\\p{L}+)"

export const polish: MeasuringWords = {
  standIn: "{comments} pisane wielkimi literami",
  comments: "komentarz(?:e|y|a|om|ach|ami)?|wpis(?:y|ów|ach)?|post(?:y|ów|ach)|wiadomości|odpowiedzi",
  only: "(?:tylko i wyłącznie|tylko|wyłącznie|jedynie|samymi|samych|same|samym)",
  friends:
    "(?:(?:swoich|innych|jednego) )*(?:znajom\\p{L}+|koleg\\p{L}+|koleżan\\p{L}+|przyjaci\\p{L}+|osob\\p{L}+|osób|ludzi|innych|kogoś|kont)",
  things: [
    ["link(?:i|ów|ami|iem|u|ach)?|odnośnik\\p{L}*|adres\\p{L}* (?:www|url)", "links"],
    ["hasz-?tag\\p{L}*|hash-?tag\\p{L}*", "hashtags"],
    ["oznacze\\p{L}*(?: znajom\\p{L}+)?|oznaczon\\p{L}+ (?:znajom\\p{L}+|os[oó]b\\p{L}*)|tag(?:i|ów|ami)", "tags"],
    ["emoji|emot\\p{L}+|buziek|buźk\\p{L}*", "emoji"],
    ["gif\\p{L}*|zdję\\p{L}*|obraz\\p{L}*|naklej\\p{L}*|mem(?:y|ów|ami)", "images"],
    ["wykrzyknik\\p{L}*|znak\\p{L}* zapytania|pytajnik\\p{L}*", "marks"],
    ["słow\\p{L}*|słów|wyraz\\p{L}*", "words"],
    ["znak\\p{L}*|liter\\p{L}*", "characters"]
  ],
  numbers: {
    jeden: 1,
    jedno: 1,
    jednym: 1,
    jednego: 1,
    jednej: 1,
    jedną: 1,
    dwóch: 2,
    dwoma: 2,
    dwiema: 2,
    dwa: 2,
    dwie: 2,
    trzema: 3,
    trzech: 3,
    trzy: 3,
    czterema: 4,
    czterech: 4,
    cztery: 4,
    pięcioma: 5,
    pięciu: 5,
    pięć: 5,
    sześcioma: 6,
    sześciu: 6,
    sześć: 6,
    siedmioma: 7,
    siedmiu: 7,
    siedem: 7,
    ośmioma: 8,
    ośmiu: 8,
    osiem: 8,
    dziewięciu: 9,
    dziewięć: 9,
    dziesięcioma: 10,
    dziesięciu: 10,
    dziesięć: 10
  },
  apart: " ",
  before:
    "(?<over>dłuższ\\p{L}+ (?:niż|od)|więcej niż|ponad|powyżej|przekraczając\\p{L}+)|(?<under>krótsz\\p{L}+ (?:niż|od)|mniej niż|poniżej)|(?<least>co najmniej|przynajmniej|minimum|od)|(?<most>co najwyżej|najwyżej|maksymalnie|do)",
  after: "(?<least>lub więcej|i więcej|albo więcej)|(?<most>lub mniej)",
  many: "(?:zbyt wieloma|zbyt wielu|zbyt dużą (?:liczbą|ilością)|za dużą (?:liczbą|ilością)|za dużo|zbyt dużo|wieloma|wiele|mnóstwem|mnóstwo|dużą (?:liczbą|ilością)|masą)",
  and: "i|oraz|lub|albo",
  forms: [
    `{comments}${that} {only} (?:${has} |to )?(?:z |ze )?{thing}(?: są)?,?`,
    `{comments}${that} ${has} {only} (?:z |ze )?{thing},?`,
    `{comments} (?:${having} {only}(?: z| ze)?|(?:{only} )?(?:z|ze) {only}|{only}(?: z| ze)?) {thing}`,
    [
      `{comments}${that} {only} (?:się )?(?:oznacz|oznacza|taguj|tagow|wspomina|wywołuj)\\p{L}* (?:się )?{friends},?`,
      "tags"
    ],
    [`{comments}${that} (?:oznacz|oznacza|taguj|tagow|wspomina|wywołuj)\\p{L}* {only} {friends},?`, "tags"],
    [`{comments} (?:oznaczając|tagując)\\p{L}* {only} {friends}`, "tags"],
    ["{comments} (?<one>jednowyrazow\\p{L}+|jednosłown\\p{L}+)", "words"],
    ["(?<one>jednowyrazow\\p{L}+|jednosłown\\p{L}+) {comments}", "words"],
    [
      `{comments} (?:z|o|ze|${having}(?: z| ze)?) (?:{only} )?(?:z |ze )?{number} (?:słow\\p{L}*|słów|wyraz\\p{L}*)`,
      "words"
    ],
    `{comments} (?:(?:z|ze|o|${having}) )?(?:długości )?{bounded} {thing}`,
    "{comments} (?:z|ze) {number} {thing} (?<least>lub więcej)",
    `{comments}${that} (?:${has} )?{bounded} {thing},?`,
    `{comments} (?:z|ze|${having}) {many} {thing}`,
    `{comments}${that} (?:${has} )?{many} {thing},?`,
    "{comments} (?<many>pełne|przeładowane|naszpikowane|zawalone)(?: od)? {thing}",
    ["{comments} (?<without>bez) (?:żadnego )?(?:tekstu|słów|treści)", "words"]
  ]
}
