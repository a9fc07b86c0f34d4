import type { Rule, RuleTarget } from "../../Policy.ts"

const isWithin = (part: string, whole: string): boolean =>
  ` ${whole.toLowerCase()} `.includes(` ${part.toLowerCase()} `)

const covers =
  (terms: ReadonlyArray<string>) =>
  (except: RuleTarget): boolean =>
    except.topics.length === 0 && terms.every((term) => except.terms.some((part) => isWithin(part, term)))

/** `Tom Ford, but not Tom`: whatever has the name has what is excepted, and the rule does nothing. */
export const whyDoesNothing = ({ except, terms }: Rule): string | null =>
  terms.length > 0 && except.some(covers(terms))
    ? `whatever mentions “${terms[0]}” mentions what is excepted, and nothing would be left; write what else the comments contain that are meant or are not`
    : null
