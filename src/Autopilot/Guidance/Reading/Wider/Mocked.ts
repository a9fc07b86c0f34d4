import type { Rule } from "../../Policy.ts"
import { persons } from "../Rewrites/Conversational.ts"
import { ridiculing } from "../Rewrites/Words.ts"

const mocking = `(?:mock(?:s|ing)?|${ridiculing})`
const mocked = new RegExp(
  `\\b${mocking} (?:our|the|my) (?:new |old )?(?<what>\\p{Ll}{3,})(?=$|[,.;]| (?:but|and|or|on|under|goe?s?|should|must|is|are|gets?)\\b)`,
  "iu"
)
/** `Abusive comments about the closure`: an insult that names it. */
const insulted =
  /\b(?:insults?|abuse|attacks|mockery|(?:abusive|rude|nasty|mean|insulting|offensive) (?:comments?|remarks?|posts?|words|things|stuff)) (?:about|on) (?:our|the|my) (?:new |old )?(?<what>\p{Ll}{3,})(?=$|[,.;]| (?:only|but|and|or|on|under|goe?s?|should|must|is|are|gets?)\b)/iu
const byDoing = /(?:ers?|ors?|ists?|ians?|m[ae]n|girls?|boys?|nurses?|guards?|guides?|clerks?)$/iu
const isPerson = new RegExp(`^${persons}$`, "iu")

/** `Mocking our logo`: what it is about stands in the comment, unless it is somebody. */
export const mockedIn = (said: string): string | null => {
  const what = mocked.exec(said)?.groups?.["what"] ?? insulted.exec(said)?.groups?.["what"] ?? null
  return what === null || isPerson.test(what) || byDoing.test(what) ? null : what
}

const claimed =
  /\b(?:say|says|saying|claim|claims|claiming)(?: that)? (?:our|my|the) (?<what>\p{Ll}{3,}) (?:is|are|was|were) (?<how>\p{Ll}{3,})(?!\p{L})/iu

/** `Comments saying our app is broken`: not all that is broken. */
export const ofClaimed = (rule: Rule, said: string): Rule => {
  const { how = "", what = "" } = claimed.exec(said)?.groups ?? {}
  return rule.topics.length === 0 && rule.terms.length === 1 && rule.terms[0] === how
    ? { ...rule, terms: [`${what} ${how}`] }
    : rule
}
