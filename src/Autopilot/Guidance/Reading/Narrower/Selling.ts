import type { Rule } from "../../Policy.ts"
import { isToTheLetter } from "../../TermPatterns.ts"
import { unquoted } from "../Rewrites/Words.ts"
import { somebody } from "../Words/Persons.ts"

/** Whoever comments sells it; what the brand sells is another matter: `who say that we sell their data`. */
const sellers = new RegExp(
  `${unquoted}(?<!\\p{L})(?:${somebody}|comments?|posts?|bots)(?: who| that| which)?(?: (?:is|are|keeps?|tries|try|trying|wants?|wanting))?(?: to)? (?:sell|sells|selling|flog|flogging|resell|reselling)(?!\\p{L})`,
  "iu"
)
/** No brand sells it, and nobody asks one whether it does. */
const illicit =
  /(?<!\p{L})(?:fakes?|counterfeits?|replicas?|knock-?offs?|stolen|illegal|dodgy|pirated?|bootleg|followers?|likes|views|accounts?|reviews|certificates|answers)(?!\p{L})/iu

const sold =
  /^(?:sell|sells|selling|flogging|resell|reselling) (?:(?:(?:their|his|her|some|any|own|old|used|unused|second-?hand|pre-?(?:loved|owned)|spare) )*)(?<ware>\p{L}[\p{L}\p{N} -]*)$/iu

/** What is sold; null where it is something else. */
const wareOf = (term: string, said: string): string | null =>
  isToTheLetter(term, said) || illicit.test(term) ? null : (sold.exec(term)?.groups?.["ware"] ?? null)

/** `People selling bikes`: whoever asks the brand whether it sells bikes sells none. */
export const ofSelling = (rules: ReadonlyArray<Rule>, said: string): ReadonlyArray<Rule> => {
  if (!sellers.test(said)) return rules
  return rules.map((rule) => {
    if (rule.effect === "keep" || rule.topics.length > 0 || rule.terms.length === 0) return rule
    const wares = rule.terms.map((term) => wareOf(term, said))
    const known = wares.filter((ware) => ware !== null)
    return known.length < wares.length ? rule : { ...rule, topics: ["resale"], terms: known }
  })
}
