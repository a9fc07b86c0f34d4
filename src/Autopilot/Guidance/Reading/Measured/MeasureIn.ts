import type { Countable, Measure } from "../../Measures/Measure.ts"
import { number, numberOf } from "./Numbers.ts"

const comments = "(?:comments?|posts?|replies|reply|messages?|responses)"
const anything = `(?:${comments}|anything|everything|those|stuff|the ones|ones)`
const who = "(?:people|users|someone|somebody|anyone|anybody|they|customers|fans|followers|folks)"
const that = `(?: (?:that|which|where ${who}|from ${who} who|by ${who} who|of ${who} who))`
const only = "(?:only|just|merely|simply|(?:do )?nothing (?:but|except|other than|more than))"

/** What may be alone in a comment, or counted, by the words for it. */
const things: ReadonlyArray<readonly [said: string, of: Countable]> = [
  ["links?|urls?|web ?addresses|hyperlinks?", "links"],
  ["hash ?tags?", "hashtags"],
  [
    "tagged (?:people|friends|names)|(?:friend|name)[- ]?tags|(?:tag|tags|tagging|mention|mentions|mentioning|@) (?:of )?(?:(?:their|a|an|some|your|other|more|each|one or more) )*(?:friends?|people|person|someone|somebody|others|other|mates?|pals?|names?|accounts?|users?|buddies)(?: in (?:them|it|a comment))?|tags?|@s|mentions",
    "tags"
  ],
  ["emojis?|smileys?|emoticons?", "emoji"],
  ["gifs?|stickers?|(?:pics?|pictures?|photos?|images?|memes?)", "images"],
  ["(?:exclamation|question) (?:marks?|points?)", "marks"],
  ["words?", "words"],
  ["characters?|letters?|signs", "characters"]
]
const loneThing = `(?:${things
  .slice(0, 5)
  .map(([said]) => said)
  .join("|")})`
const counted = `(?:${things.map(([said]) => said).join("|")})`

const ofThing = (said: string): Countable | null =>
  things.find(([words]) => new RegExp(`^(?:${words})$`, "iu").test(said.trim()))?.[1] ?? null

/** How many are `many`, where guidance names no number. */
const many: Readonly<Partial<Record<Countable, number>>> = { links: 3, hashtags: 5, tags: 3, emoji: 5, marks: 4 }
const unnumbered =
  "(?:too many|lots of|loads of|tons of|a lot of|a ton of|a load of|a bunch of|plenty of|many|so many|excessive|countless|heaps of)"
const several: Readonly<Record<string, number>> = { multiple: 2, several: 3 }

const has =
  "(?:with|have|has|having|contain|contains|containing|use|uses|using|include|includes|including|of|that are|which are|are)"
const most = `(?:fewer than|less than|under|no more than|at most|up to|not more than|a maximum of)`
const least = "(?:more than|over|at least|upwards of|in excess of)"

interface Form {
  readonly said: RegExp
  /** Null where the words are of something else. */
  readonly means: (groups: Readonly<Record<string, string>>) => Measure | null
  /** Whether the words before it name the comments: `complaints with more than three exclamation marks`. */
  readonly isBehind: boolean
}

const form = (said: string, means: Form["means"], isBehind = false): Form => ({
  said: new RegExp(said, "iu"),
  means,
  isBehind
})

const alone = ({ thing = "" }: Readonly<Record<string, string>>): Measure | null => {
  const of = ofThing(thing)
  return of === null ? null : { of, least: 1, most: null, alone: true }
}

const bounds = (how: string, figure: number): Pick<Measure, "least" | "most"> => {
  switch (how.toLowerCase().replace(/ a maximum of| than$/u, "")) {
    case "fewer":
    case "less":
    case "under":
    case "shorter":
      return { least: 0, most: figure - 1 }
    case "at least":
    case "upwards of":
    case "or more":
    case "+":
      return { least: figure, most: null }
    case "more":
    case "over":
    case "longer":
    case "in excess of":
      return { least: figure + 1, most: null }
    case "":
      return { least: figure, most: figure }
    default:
      return { least: 0, most: figure }
  }
}

const measured = (groups: Readonly<Record<string, string>>): Measure | null => {
  const of = ofThing(groups["thing"] ?? "")
  if (of === null) return null
  const bound = bounds(groups["after"] ?? groups["behind"] ?? groups["how"] ?? "", numberOf(groups["number"] ?? ""))
  // `Comments with a link` are any that have one, and `with one link` hardly none with two
  const isPlain = bound.least === bound.most && of !== "words" && of !== "characters" && of !== "emoji"
  return isPlain || (bound.most ?? 0) < 0 ? null : { of, ...bound, alone: false }
}

const ofMany = ({ some = "", thing = "" }: Readonly<Record<string, string>>): Measure | null => {
  const of = ofThing(thing)
  const figure = of === null ? undefined : (several[some.toLowerCase()] ?? many[of])
  return of === null || figure === undefined ? null : { of, least: figure, most: null, alone: false }
}

const behind = "(?<behind>or more|or fewer|or less|\\+)"
const after = "(?: (?<after>or more|or fewer|or less))?"
const figures = `(?:(?<how>${most}|${least}) )?(?<number>${number})(?: ?${behind})?`

/** The longest first: what is found is all that says how much. */
const forms: ReadonlyArray<Form> = [
  // `comments that only tag a friend`, `comments where people just post a link`
  form(
    `\\b${anything}${that} ${only} (?:(?:is|are|be|contain|contains|have|has|include|includes|consist of|consists of|post|posts|posting|share|shares|drop|drops|leave|leaves|use|uses|write|writes|comment) )?(?:(?:a|an|one|some|any|the|their) )*(?<thing>${loneThing})(?: and nothing (?:else|more))?(?![\\p{L}-])`,
    alone
  ),
  // `comments that are only links`, `comments that consist only of hashtags`, `comments with nothing but tags`
  form(
    `\\b${anything}(?:${that} (?:is|are|have|has|contain|contains|consist|consists|consist of|consists of|include|use|tag)| with| of| containing| consisting) ${only} (?:of )?(?:(?:a|an|one|some|any|the|their) )*(?<thing>${loneThing})(?: and nothing (?:else|more))?(?![\\p{L}-])`,
    alone
  ),
  // `comments with a link and nothing else`, `comments that tag a friend and say nothing else`
  form(
    `\\b${anything}(?:${that}(?: (?:is|are|have|has|contain|post|share|use))?| with| of) (?:(?:a|an|one|some|the|their) )*(?<thing>${loneThing}) and (?:(?:say|write|add|have|contain)s? )?nothing (?:else|more|besides)(?![\\p{L}-])`,
    alone
  ),
  // `tag-only comments`
  form(`\\b(?<thing>${loneThing})[- ]only ${comments}\\b`, alone),
  form(`\\b(?:only|just)[- ](?<thing>${loneThing}) ${comments}\\b`, alone),
  // `one-emoji comments`
  form(`\\b(?:one|single)[- ]emoji ${comments}\\b`, () => ({ of: "emoji", least: 1, most: 1, alone: true })),
  // `one-word comments`
  form(`\\b(?<number>${number})[- ](?<thing>word|letter|character) ${comments}\\b`, measured),
  form(`\\b${anything}(?:${that} (?:is|are))? ${only} (?<number>${number}) (?<thing>words?)\\b`, measured),
  form(
    `\\b${anything}(?:${that} (?:is|are)|${that})? of ${figures} (?<thing>words?|characters?|letters?)(?: long)?\\b`,
    measured
  ),
  // `comments longer than 500 characters`
  form(
    `\\b${anything}(?:${that} (?:is|are))? (?<how>longer than|shorter than|over|under|more than|less than|fewer than) (?<number>${number}) (?<thing>words?|characters?|letters?)(?: long| in length)?\\b`,
    measured
  ),
  // `comments without any text`
  form(
    `\\b${anything}(?:${that} (?:have|has|contain|contains) (?:no|zero)| with no|(?:${that} (?:have|has))? without(?: any)?) (?:words?|letters|text|writing)\\b`,
    () => ({
      of: "words",
      least: 0,
      most: 0,
      alone: false
    })
  ),
  // `comments with more than three hashtags`, `comments that tag five or more people`
  form(
    `\\b${anything}(?:${that} ${has}|${that}| ${has}) ${figures} (?:different |other )?(?<thing>${counted})\\b(?! (?:of|words?)\\b)${after}`,
    measured
  ),
  form(
    `\\b${anything}(?:${that} (?:tag|tags|mention|mentions)| tagging| mentioning) ${figures} (?:different |other )?(?:people|friends|accounts|users|persons|others)\\b`,
    (groups) => measured({ ...groups, thing: "tags" })
  ),
  // `comments full of hashtags`, `comments with too many emojis`
  form(
    `\\b${anything}(?:${that} ${has}|${that}| ${has}) (?<some>${unnumbered}|multiple|several) (?:different |other )?(?<thing>${counted})\\b(?! (?:of|words?)\\b)${after}`,
    ofMany
  ),
  form(
    `\\b${anything}(?:${that} are)? (?:full of|stuffed with|packed with|crammed with|flooded with|stuffed full of) (?<thing>${counted})\\b`,
    ofMany
  ),
  form(
    `\\b${anything}(?:${that} (?:tag|tags|mention|mentions)| tagging| mentioning) (?<some>${unnumbered}|multiple|several) (?:different |other )?(?:people|friends|accounts|users|persons|others)\\b`,
    (groups) => ofMany({ ...groups, thing: "tags" })
  ),
  // `unless the comment is longer than 20 words`, `complaints with more than three exclamation marks`
  form(
    `(?<=\\b(?:is|are|it['’]s|they['’]re) |\\p{L} )(?<how>longer than|shorter than) (?<number>${number}) (?<thing>words?|characters?|letters?)(?: long| in length)?\\b`,
    measured,
    true
  ),
  form(
    `(?<=\\p{L} )(?:with|of|containing|that have|that contain) (?<how>${most}|${least}) (?<number>${number})(?: ?${behind})? (?<thing>${counted})\\b(?! (?:of|words?)\\b)${after}`,
    measured,
    true
  )
]

/** What measures the comments that a sentence means, and the words that say so. */
export interface MeasureSaid {
  readonly measure: Measure
  readonly from: number
  readonly to: number
  /** Whether the words before it name the comments. */
  readonly isBehind: boolean
}

/** Nobody says it in so many characters. */
const longest = 400

/** The first measure that a sentence in English names; null where it names none. */
export const measureIn = (said: string): MeasureSaid | null => {
  if (said.length > longest) return null
  for (const { isBehind, means, said: pattern } of forms) {
    const match = pattern.exec(said)
    const measure = match === null ? null : means(match.groups ?? {})
    if (match !== null && measure !== null)
      return { measure, isBehind, from: match.index, to: match.index + match[0].length }
  }
  return null
}
