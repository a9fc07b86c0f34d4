import { namesProblem } from "../../CompetitorNames.ts"
import { outside } from "../../Place.ts"
import type { Effect, Rule, RuleTarget } from "../../Policy.ts"
import { isHeldInEnglish } from "./HeldInEnglish.ts"
import { lexicons } from "./LanguageWords.ts"
import { type ForeignReading, foreign, hedged } from "./PlainForms.ts"
import { instructionsIn } from "./Read.ts"
import type { Instruction } from "./Together.ts"

const opposite = { hide: "keep", keep: "hide", ask: "ask" } as const

/** What it says of its place, and where it is kept to that, of all others as well; null where that cannot be said. */
const rulesOf = (instruction: Instruction, source: string): ReadonlyArray<Rule> | null => {
  const { effect, except, exceptIn, only, place } = instruction
  const targets = instruction.targets.length === 0 ? [{ topics: [], terms: [] }] : instruction.targets
  const rules = targets.map((target): Rule => ({ effect, ...target, ...place, except, exceptIn: [], source }))
  const limited = rules.map((rule) =>
    exceptIn.reduce((one: Rule | null, left) => (one === null ? null : outside(left, one)), rule)
  )
  const known = limited.filter((rule) => rule !== null)
  if (known.length < rules.length) return null
  if (!only || effect === "ask") return known
  const here = { ...place, languages: null, authors: null }
  const others = known.map((rule) =>
    outside(here, { ...rule, platforms: null, surface: null, captions: null, effect: opposite[effect] })
  )
  const elsewhere = others.filter((rule) => rule !== null)
  return elsewhere.length < others.length ? null : [...known, ...elsewhere]
}

const effects = (rules: ReadonlyArray<Rule>) => [...new Set(rules.map(({ effect }) => effect))].join()
const words = (rules: ReadonlyArray<Rule>) => rules.flatMap(({ terms }) => terms).length

/**
 * The rules of a sentence in one of twelve languages other than English. Null for any other, for one of which a word is
 * left over, and where two languages read it as the opposite of each other.
 */
export const rulesInAnyLanguage = (sentence: string, source: string): ReadonlyArray<Rule> | null => {
  const readings = lexicons.flatMap((lexicon) => {
    const instructions = instructionsIn(sentence, lexicon)
    const rules = instructions?.map((one) => rulesOf(one, source)) ?? [null]
    return rules.includes(null) ? [] : [rules.flatMap((some) => some ?? [])]
  })
  const [first] = readings.toSorted((one, other) => words(one) - words(other))
  return first === undefined || readings.some((one) => effects(one) !== effects(first)) ? null : first
}

/** What a sentence in another language than English says. */
interface ForeignSaid {
  readonly rules: ReadonlyArray<Rule>
  readonly competitors: ReadonlyArray<string>
  /** Why nothing of it is followed all the same; null where all of it is. */
  readonly problem: string | null
}

const ruleOf = (target: RuleTarget, { place }: ForeignReading, effect: Effect, source: string): Rule => ({
  effect,
  ...target,
  ...place,
  except: [],
  exceptIn: [],
  source
})

/** Null for a sentence that is none of the plain forms of any of the twelve languages, and not surely understood by its words. */
export const inAnotherLanguage = (sentence: string, source: string): ForeignSaid | null => {
  const plain = foreign(sentence)
  if (plain === null) {
    const rules = hedged.test(sentence) || isHeldInEnglish(sentence) ? null : rulesInAnyLanguage(sentence, source)
    return rules === null ? null : { rules, competitors: [], problem: null }
  }
  const competitors = plain.flatMap(({ said, targets }) =>
    said === "competitors" ? targets.map(({ terms }) => terms.join(" ")) : []
  )
  const problem = namesProblem(competitors)
  const rules = plain.flatMap((one) => {
    const { said, targets } = one
    return said === "competitors" ? [] : targets.map((target) => ruleOf(target, one, said, source))
  })
  return { rules, competitors, problem }
}
