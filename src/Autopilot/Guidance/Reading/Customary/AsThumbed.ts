import { type Rewrite, unquoted } from "../Rewrites/Words.ts"

const giving =
  "(?:post(?:s|ing)?|shar(?:e|es|ing)|put(?:s|ting)?|leav(?:e|es|ing)|drop(?:s|ping)?|giv(?:e|es|ing)|advertis(?:e|es|ing)|promot(?:e|es|ing)|plug(?:s|ging)?|sell(?:s|ing)?|push(?:es|ing)?|spam(?:s|ming)?)"
const theirs =
  "(?:own|phone|mobile|numbers?|e-?mails?|address(?:es)?|links?|details|contact|personal|bank|card|codes?|handles?|pages?|channels?|shops?|business(?:es)?|services|products|profiles?|accounts?|websites?|sites?|insta(?:gram)?|youtube|onlyfans)"

/** Words as thumbs write them: for their sound, or with a figure. */
export const asThumbed: ReadonlyArray<Rewrite> = [
  [new RegExp(`${unquoted}(?<!\\p{L})(any|some|every)1(?![\\p{L}\\p{N}])`, "giu"), "$1one"],
  [new RegExp(`${unquoted}(?<!\\p{L})(?:ppl|peeps)(?!\\p{L})`, "giu"), "people"],
  // `sayin it is fake`
  [
    new RegExp(
      `${unquoted}(?<!\\p{L})(say|call|tell|ask|beg|sell|post|claim|talk|complain|promot|advertis|spamm|shar|moan|insult|swear|mention|begg)in['’]?(?= \\p{L})`,
      "giu"
    ),
    "$1ing"
  ],
  // `links n spam`
  [
    new RegExp(
      `${unquoted}(?<=\\p{Ll} )(?<!(?:fish|rock|mac|drum|salt|pick|surf|rum|gin) )n (?!(?:words?|bombs?|slurs?)\\b)(?=\\p{Ll}{3,})`,
      "gu"
    ),
    "and "
  ],
  // `begging 4 codes`
  [
    new RegExp(
      `${unquoted}(?<=(?<!\\p{L})(?:beg|begs|begging|ask|asks|asking|look|looks|looking|fishing) )4 (?=\\p{L})`,
      "giu"
    ),
    "for "
  ],
  // `post there phone numbers`
  [new RegExp(`${unquoted}(?<=(?<!\\p{L})${giving} )(?:there|thier) (?=${theirs}(?!\\p{L}))`, "giu"), "their "],
  [new RegExp(`${unquoted}(?<=(?<!\\p{L})(?:youtube|yt|own|their) )chanel(?=s?(?!\\p{L}))`, "gu"), "channel"]
]
