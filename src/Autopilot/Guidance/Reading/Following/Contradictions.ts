import type { Policy, Rule } from "../../Policy.ts"
import { opensCorrecting } from "./Openers.ts"

type Unclear = Policy["unclear"][number]

/** What a rule is about and where, and nothing of what it does. */
const subjectOf = ({ effect: _effect, source: _source, ...about }: Rule): string =>
  JSON.stringify({ ...about, topics: about.topics.toSorted(), terms: about.terms.toSorted() })

const isOpposed = (one: Rule, other: Rule): boolean =>
  (one.effect === "hide" && other.effect === "keep") || (one.effect === "keep" && other.effect === "hide")

const contradicted = (text: string, other: string): Unclear => ({
  text,
  why:
    text === other
      ? "it says to hide and to keep the same; say which of them is meant"
      : `it and “${other}” say the opposite of the same comments, so neither is followed; keep the one that is meant`
})

const corrected = (text: string, other: string): Unclear => ({
  text,
  why: `“${other}” says the opposite of the same comments and corrects it; leave this one out`
})

/** The sentences of which two say the opposite of each other, with why they are not followed. */
const contradictions = (rules: ReadonlyArray<Rule>): ReadonlyArray<Unclear> => {
  const found = new Map<string, Unclear>()
  for (const same of Map.groupBy(rules, subjectOf).values()) {
    for (const [at, rule] of same.entries()) {
      const other = same.find((one, index) => index > at && isOpposed(rule, one))
      if (other === undefined) continue
      if (rule.source !== other.source && opensCorrecting(other.source)) {
        found.set(rule.source, corrected(rule.source, other.source))
        continue
      }
      found.set(rule.source, contradicted(rule.source, other.source))
      found.set(other.source, contradicted(other.source, rule.source))
    }
  }
  return [...found.values()]
}

/** A policy without the sentences that contradict each other. */
export const withoutContradictions = (policy: Policy): Policy => {
  const refused = contradictions(policy.rules)
  if (refused.length === 0) return policy
  const isLeft = (text: string) => !refused.some((one) => one.text === text)
  const namings = policy.namings.filter(({ text }) => isLeft(text))
  const dropped = policy.namings.filter(({ text }) => !isLeft(text)).flatMap(({ names }) => names)
  const kept = new Set(namings.flatMap(({ names }) => names))
  return {
    ...policy,
    rules: policy.rules.filter(({ source }) => isLeft(source)),
    competitors: policy.competitors.filter((name) => kept.has(name) || !dropped.includes(name)),
    namings,
    ownSites: policy.ownSites.filter(({ text }) => isLeft(text)),
    unclear: [...policy.unclear, ...refused]
  }
}
