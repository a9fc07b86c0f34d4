import type { Rule } from "../../Policy.ts"
import { aboutElsewhere } from "../../Sayings/Jokes.ts"
import { isToTheLetter } from "../../TermPatterns.ts"
import type { Meant } from "../Guards/SaidOtherwise.ts"

const subjects: ReadonlySet<string> = new Set(["price", "delivery", "refund", "discount", "politics", "religion"])

/** `Witze über unsere Preise`: whoever asks for a price makes none. */
export const ofForeignJokes: Meant = {
  said: aboutElsewhere,
  of: ({ effect, terms, topics }) =>
    effect !== "keep" && terms.length === 0 && topics.length === 1 && topics.every((topic) => subjects.has(topic)),
  why: "no words tell jokes from other comments about the same: all of them would be meant; put the words that are meant in quotes, or say it of all comments about it"
}

const about = /(?<!\p{L})(?:jokes?|joking|puns|banter|humou?r|memes) (?:about|on|over|of) (?<what>[^.;]+)/iu
const before = /(?<what>[\p{L}-]+) (?:jokes|puns)(?!\p{L})/iu
const shortest = 4
const stemOf = (word: string): string => word.toLowerCase().slice(0, Math.max(shortest, word.length - 2))

/** `Jokes about crashes` are about no other fault of a program, where it is a plane that crashes. */
export const ofJokesAlone = (rules: ReadonlyArray<Rule>, said: string): ReadonlyArray<Rule> => {
  const groups = (about.exec(said) ?? before.exec(said))?.groups
  const stems = (groups?.["what"]?.match(/\p{L}{3,}/gu) ?? []).map(stemOf)
  const isMeant = (term: string) => stems.some((stem) => term.toLowerCase().includes(stem))
  const isNamed = (term: string) => new RegExp(`(?<!\\p{L})${RegExp.escape(term)}(?!\\p{L})`, "iu").test(said)
  return rules.map((rule) =>
    rule.topics.length === 0 && rule.terms.some(isMeant)
      ? { ...rule, terms: rule.terms.filter((term) => isMeant(term) || isNamed(term) || isToTheLetter(term, said)) }
      : rule
  )
}
