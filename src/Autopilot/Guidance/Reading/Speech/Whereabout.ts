import { everywhere, isEverywhere } from "../../Place.ts"
import type { Place } from "../../Policy.ts"
import { placeAt } from "../Places/Places.ts"
import { type MarkedText, unmarked } from "../Words/Marked.ts"
import { tokensOf } from "../Words/Tokens.ts"
import { plainWord, turning } from "./Vocabulary.ts"

const room =
  "(?:page|pages|feed|channel|channels|comments?|comment sections?|comments sections?|wall|profile|socials?|social media|site|sites|website|photos?|pictures?|platforms?|accounts?|community|group|inbox|space|spaces)"
/** All that Steward looks at, in other words. */
const here = new RegExp(
  `^(?:(?:on|under) (?:every|each|all|any)(?: of our| our| the)?(?: single)? posts?|here|anywhere|everywhere|online|publicly|(?:on|in|under|at|from|across|below) (?:(?:all|any|the|our|this|my|of|each|every|public|both) )*(?:own )?${room}|(?:on|in|from|under) (?:an?|our|this) (?:[\\p{L}’'-]+ ){0,4}(?:page|channel|feed|profile|site|website))$`,
  "iu"
)

const networks = "facebook|fb|instagram|insta|ig|tiktok|youtube|yt|threads"
const alike: ReadonlyArray<readonly [RegExp, string]> = [
  [
    /^(?:for|at|below|beneath|within|during|with respect to|with regard to|regarding|when it comes to|concerning|as for) (?=(?:(?:our|the|my|all|any|paid|sponsored) )*(?:[\p{L}’'-]+ ){0,4}(?:posts?|ads?|adverts?|videos?|reels?)\b)/iu,
    "under "
  ],
  [
    new RegExp(
      `^(?:on|in|under|at|over on) (?:our |the |my )*(${networks}) (?:channel|account|page|profile|feed|comments|videos)$`,
      "iu"
    ),
    "on $1"
  ],
  [
    /^(?:on|in|under|below) (?:all |any )?(?:our |the |my )?(tiktok|youtube|instagram|facebook|threads)s?(?: (?:videos?|posts?|reels?|clips|shorts|stories))?$/iu,
    "on $1"
  ],
  [new RegExp(`^(?:over on|at|in|for) (${networks})$`, "iu"), "on $1"],
  [new RegExp(`^(${networks})$`, "iu"), "on $1"],
  [
    /^(?:on|under|for|in) (?:any|all|each|every|any of|all of|all|both)? ?(?:our|the|my)? ?(?:paid|sponsored|boosted|promoted) (?:posts?|ads?|content|stuff|campaigns?)$/iu,
    "under ads"
  ],
  [
    /^(?:on|under|for|in) (?:any|all|each|every|any of|all of|all)? ?(?:our|the|my)? ?(ads?|adverts?|advertisements?|advertising)$/iu,
    "under ads"
  ],
  [
    /^(?:on|under|for|in) (?:any|all|each|every|any of|all of|all)? ?(?:our|the|my)? ?(?:normal|regular|organic|ordinary|unpaid|usual) (?:posts?|ones|content|stuff)$/iu,
    "on normal posts"
  ],
  [/^(under|on) (.*)\bposts? with (?:the (?:hashtags?|words?) )?/iu, "$1 $2posts with the words "]
]

/** A place that is said, `everywhere` for all that Steward looks at; null for anything else. */
export const placeOf = (text: string, source: MarkedText): Place | null => {
  if (/[:;?!]/.test(text) || text.split(/[ ,]+/).some((word) => turning.has(plainWord(word)))) return null
  const plain = text
    .trim()
    .replace(/,$/, "")
    .replace(/ (?:where|because|as|since) (?:we|it|they|i) [^,]+$/iu, "")
  if (here.test(plain)) return everywhere
  const said = alike.reduce((one, [from, to]) => one.replace(from, to), plain)
  const tokens = tokensOf(unmarked(said, source))
  const placed = placeAt(tokens, 0)
  if (placed === null || placed.end !== tokens.length || isEverywhere(placed.place)) return null
  // a name alone behind `on` may be what is spoken of
  if (placed.place.accounts !== null && !/\b(?:account|page|profile|channel|feed)s?\b/iu.test(said)) return null
  return placed.place
}

const opening =
  /(?:^| )(?=(?:over )?(?:on|in|under|below|beneath|for|at|by|from|across|here|everywhere|anywhere|during|within)\b)/giu

export interface Located {
  readonly rest: string
  readonly place: Place | null
}

/** Without the place at its end. */
export const withoutPlace = (text: string, source: MarkedText): Located => {
  for (const { index } of text.matchAll(opening)) {
    const place = placeOf(text.slice(index), source)
    if (place !== null)
      return { rest: text.slice(0, index).replace(/[ ,]+$/, ""), place: isEverywhere(place) ? null : place }
  }
  return { rest: text, place: null }
}

/** Without the place at its beginning; null where it begins with none. */
export const behindPlace = (text: string, source: MarkedText): Located | null => {
  if (!/^(?:on|in|under|below|beneath|for|at|with|when|regarding|concerning|as for|over on)\b/iu.test(text)) return null
  const words = text.split(" ")
  for (let length = Math.min(words.length - 1, 10); length > 1; length--) {
    const place = placeOf(words.slice(0, length).join(" "), source)
    if (place !== null) return { rest: words.slice(length).join(" "), place }
  }
  return null
}
