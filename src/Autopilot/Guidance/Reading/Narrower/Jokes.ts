import type { Rule } from "../../Policy.ts"
import { isToTheLetter } from "../../TermPatterns.ts"

const about =
  /(?<!(?:,| and| or| &) )(?<!\p{L})(?:jokes?|joking|puns|banter|humou?r|memes) (?:about|on|over|of) (?<what>[^.;]+)/iu
const before = /(?<what>[\p{L}-]+) (?:jokes|puns)(?!\p{L})/iu
const shortest = 4
const stemOf = (word: string): string => word.toLowerCase().slice(0, Math.max(shortest, word.length - 2))

/** `Jokes about crashes` are about no other fault of a program, where it is a plane that crashes. */
export const ofJokesAlone = (rules: ReadonlyArray<Rule>, said: string): ReadonlyArray<Rule> => {
  const groups = (about.exec(said) ?? before.exec(said))?.groups
  const stems = (groups?.["what"]?.match(/\p{L}{3,}/gu) ?? []).map(stemOf)
  const isMeant = (term: string) => stems.some((stem) => term.toLowerCase().includes(stem))
  return rules.map((rule) =>
    rule.topics.length === 0 && rule.terms.some(isMeant)
      ? { ...rule, terms: rule.terms.filter((term) => isMeant(term) || isToTheLetter(term, said)) }
      : rule
  )
}
