import type { Measure } from "../../Measures/Measure.ts"
import {
  after,
  alone,
  behind,
  counted,
  figures,
  type Groups,
  least,
  loneThing,
  measured,
  most,
  ofMany,
  unnumbered
} from "./Amounts.ts"
import { withoutWords } from "./Bounded.ts"
import { number } from "./Numbers.ts"

const comments = "(?:comments?|posts?|replies|reply|messages?|responses)"
const anything = `(?:${comments}|anything|everything|those|stuff|the ones|ones)`
const who = "(?:people|users|someone|somebody|anyone|anybody|they|customers|fans|followers|folks)"
const that = `(?: (?:that|which|where ${who}|from ${who} who|by ${who} who|of ${who} who))`
const only = "(?:only|just|merely|simply|(?:do )?nothing (?:but|except|other than|more than))"

const writer = `(?:${who}|who|(?:a|the|any) comment)`
const posts =
  "post|posts|posting|share|shares|sharing|use|uses|using|write|writes|writing|add|adds|adding|put|puts|putting|leave|leaves|drop|drops|comment|comments|contain|contains|has|have"
const has =
  "(?:with|have|has|having|contain|contains|containing|use|uses|using|include|includes|including|of|that are|which are|are)"

interface Form {
  readonly said: RegExp
  /** Null where the words are of something else. */
  readonly means: (groups: Groups) => Measure | null
  /** Whether the words before it name the comments: `complaints with more than three exclamation marks`. */
  readonly isBehind: boolean
}

const form = (said: string, means: Form["means"], isBehind = false): Form => ({
  said: new RegExp(said, "iu"),
  means,
  isBehind
})

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
    () => withoutWords
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
  // `if someone only tags a friend`, `people who just post a link`
  form(
    `(?<=\\b${writer} )${only} (?:(?:${posts}) )?(?:(?:a|an|one|some|any|the|their) )*(?<thing>${loneThing})(?![\\p{L}-])`,
    alone,
    true
  ),
  // `if somebody posts more than two links`, `people who use too many hashtags`
  form(
    `(?<=\\b${writer} )(?:${posts}) ${figures} (?:different |other )?(?<thing>${counted})\\b(?! (?:of|words?)\\b)${after}`,
    measured,
    true
  ),
  form(
    `(?<=\\b${writer} )(?:${posts}) (?<some>${unnumbered}|multiple|several) (?:different |other )?(?<thing>${counted})\\b(?! of\\b)`,
    ofMany,
    true
  ),
  form(
    `(?<=\\b${writer} )(?:tag|tags|tagging|mention|mentions) ${figures} (?:different |other )?(?:people|friends|accounts|users|persons|others)\\b`,
    (groups) => measured({ ...groups, thing: "tags" }),
    true
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

/** `More than three hashtags and links`: what else is counted, or has to be there as well, cannot be told. */
const goesOn = new RegExp(
  `^,? (?:and|or|&|plus) (?!(?:${comments}|anything|everything|those|ones|please|hide|keep|leave|delete|remove|allow|ask|never|no(?! (?:text|words?|letters)(?!\\p{L}))|don['’]?t|do|they|it|we|i|you|he|she|this|that|but|contains?|have|has|says?|swear|insult)(?!\\p{L}))\\p{L}|^, (?:${counted})(?!\\p{L})`,
  "iu"
)
const namesComments = new RegExp(`${comments}$`, "iu")

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
    if (match === null || measure === null) continue
    const to = match.index + match[0].length
    if (!namesComments.test(match[0]) && goesOn.test(said.slice(to))) return null
    return { measure, isBehind, from: match.index, to }
  }
  return null
}
