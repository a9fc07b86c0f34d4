import type { Rule } from "../../Policy.ts"
import { isPolite, nameBehind } from "../../Surnames.ts"

/** `Mr. Hallgren` is spoken of without the title as well. */
export const withSurnames = (rules: ReadonlyArray<Rule>): ReadonlyArray<Rule> =>
  rules.map((rule) => ({
    ...rule,
    terms: rule.terms.flatMap((term) => {
      const surname = isPolite(term) ? nameBehind(term) : null
      return surname === null ? [term] : [term, surname]
    })
  }))
