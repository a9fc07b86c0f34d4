import { remembering } from "#src/Ground/Remembering.ts"
import { Likely } from "../../../Expressions/Likely.ts"
import { withFrames } from "../Frames/Framed.ts"
import { marked, unmarked } from "../Words/Marked.ts"
import { withoutCapital } from "../Words/WithoutCapital.ts"
import { aimed } from "./Aimed.ts"
import { asides } from "./Asides.ts"
import { idioms } from "./Idioms.ts"
import { manners } from "./Manners.ts"
import { openings } from "./Openings.ts"
import { pairs } from "./Pairs.ts"
import { shorthand } from "./Shorthand.ts"
import { spoken } from "./Spoken.ts"
import { subjectFirst } from "./SubjectFirst.ts"
import { wishes } from "./Wishes.ts"
import { hide, keep, type Rewrite } from "./Words.ts"
import { writers } from "./Writers.ts"

/** Each once, in this order. What they leave is a form that the compiler reads; where it is none, nothing is read. */
const all: ReadonlyArray<Rewrite> = [
  ...writers,
  ...spoken,
  ...pairs,
  ...asides,
  ...subjectFirst,
  ...aimed,
  ...manners,
  ...openings,
  ...wishes,
  ...idioms
]
const rewrites = new Likely(all, ([from]) => from)

/** `spam: remove`, `scams = delete`, `complaints -> keep`. */
const assigned = new RegExp(
  `^([^:=>"“]{3,60}?)\\s*(?::|=>?|[-–]+>|→|⇒|(?<= )[-–—](?= ))\\s*(?:(?:always|instant|instantly|immediate|immediately|auto|just|please) )?(${hide}|deletion|removal|${keep}|yes|no|ok|okay|fine|allowed|stay|stays|go|goes|gone|out|(?:always )?(?:ask|check with) (?:me|us)(?: first)?|ask(?: first)?|flag|(?:never|don['’]?t|do not) (?:hide|remove|delete|touch)|to (?:me|us))(?: (?:it|them|these|those))?(?: (?:up|alone))?(?: please)?(?<limit>,? \\(?(?:but |just )?(?:only|not|except|unless|on|under|in|from|by)\\b.+)?$`,
  "i"
)

const instead: ReadonlyArray<readonly [verb: RegExp, instruction: string]> = [
  [new RegExp(`^(?:${hide}|deletion|removal|no|go|goes|gone|out)$`, "i"), "hide"],
  [new RegExp(`^(?:${keep}|yes|ok|okay|fine|allowed|stays?)$`, "i"), "keep"],
  [/^(?:always )?(?:ask|check|flag|to )/i, "ask me about"],
  [/^(?:never|don|do not)/i, "never hide"]
]

const fromAssigned = (part: string): string | null => {
  const found = assigned.exec(part.trim())
  const [, what, verb = ""] = found ?? []
  const instruction = instead.find(([said]) => said.test(verb))?.[1]
  return what === undefined || instruction === undefined
    ? null
    : `${instruction} ${what}${found?.groups?.["limit"] ?? ""}`
}

/** All of a list of such, as a list of instructions; the sentence as it is where one is not. */
const withoutAssignments = (sentence: string): string => {
  const whole = fromAssigned(sentence)
  if (whole !== null) return whole
  const parts = sentence.split(",").map(fromAssigned)
  return parts.includes(null) ? sentence : parts.join(", ")
}

const quotes = /["“„«»”]/

/** Words that a comment is searched for, behind `the words`. */
const listedWords =
  /\b(?:any of )?(?:the|these|following)(?: following)? (?:words?|keywords?|terms?):? ([\p{L}\p{N}][\p{L}\p{N}’'-]+(?:(?:, (?:or |and )?| or | and | & |\/)[\p{L}\p{N}][\p{L}\p{N}’'-]+)*)(?: in (?:it|them))?(?=$| (?:should|must|may|can|needs?|has|have|is|are)\b)/iu

const inQuotes = (sentence: string): string =>
  sentence.replace(listedWords, (_, list: string) =>
    list
      .split(/, (?:or |and )?| or | and | & |\//)
      .map((word) => `"${word}"`)
      .join(", ")
  )

/** Signs that say yes or no are no decoration. */
const signs = "✅✔☑❌✖❎🚫⛔🛑👎👍🙅"
const emoji = `(?:(?![${signs}])[\\p{Extended_Pictographic}\\p{Regional_Indicator}]|[\\p{Emoji_Modifier}\\u200d\\ufe0f])`
const leading = new RegExp(`^(?:${emoji}|\\s)+(?=\\p{L})`, "u")
const trailing = new RegExp(
  `(?<!(?:^|\\s)(?:and|or|with|like|as|the|a|an|of|using|emoji|emojis|contain|containing|hide|keep|no|about)\\s*|,\\s*)(?:\\s*${emoji})+\\s*$`,
  "iu"
)

/** Emoji around a sentence say nothing about what to do; behind \`with\` they do. */
const undecorated = (sentence: string): string => sentence.replace(leading, "").replace(trailing, "")

const once = (sentence: string, [from, to]: Rewrite): string => sentence.replace(from, to)

/**
 * A sentence as people say it, in the form that the compiler reads: `don't touch complaints` is `never hide complaints`.
 * What is quoted is not touched. No rewrite turns hiding into keeping or the other way round.
 */
export const plainForm = remembering(200, (sentence): string => {
  const said = shorthand.reduce(once, inQuotes(undecorated(sentence.trim())))
  const start = said.search(quotes)
  if (start < 0) return withoutCapital(said, rewrites.reduce(withoutAssignments(withFrames(said)), once))
  const held = marked(said)
  const framed = withoutAssignments(withFrames(held.text))
  if (framed !== held.text) return withoutCapital(said, unmarked(framed, held))
  return `${rewrites.reduce(said.slice(0, start), once)}${said.slice(start)}`
})
