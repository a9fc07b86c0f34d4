import type { Rule } from "../../Policy.ts"

const opensQuote = /["“”„«»「『‚‘'] ?$/u

/** Words in quotes are hidden by their rule alone: where it is kept to a place, nothing has to be said of others. */
export const isOfQuotedAlone = ({ effect, source, terms, topics }: Rule): boolean =>
  effect === "hide" &&
  topics.length === 0 &&
  terms.length > 0 &&
  terms.every((term) => opensQuote.test(source.slice(0, Math.max(source.indexOf(term), 0))))
