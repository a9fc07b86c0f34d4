import type { Rule } from "../../Policy.ts"

const opensQuote = /["“”„«»「『‚‘'] ?$/u

/** Whether a word to look for stands in quotes. */
export const isQuoted = (term: string, source: string) =>
  opensQuote.test(source.slice(0, Math.max(source.indexOf(term), 0)))

/** Words in quotes are hidden by their rule alone: where it is kept to a place, nothing has to be said of others. */
export const isOfQuotedAlone = ({ effect, source, terms, topics }: Rule): boolean =>
  effect === "hide" && topics.length === 0 && terms.length > 0 && terms.every((term) => isQuoted(term, source))
