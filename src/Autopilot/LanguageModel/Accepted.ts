import type { Policy, Rule, RuleTarget } from "../Guidance/Policy.ts"
import { languageName } from "../Language/Names.ts"

const names = ({ terms, topics }: RuleTarget) => terms.length + topics.length > 0

/** Every term stands in the sentence, and the rule is about something; how much of it is meant, a model may make up. */
const isFaithful = (rule: Rule): boolean => {
  const sentence = rule.source.toLowerCase()
  const stands = (term: string) => term !== "" && sentence.includes(term.toLowerCase())
  return (
    [rule, ...rule.except].every(
      (target) => names(target) && target.measure === undefined && target.terms.every(stands)
    ) &&
    [rule, ...rule.exceptIn].every((place) =>
      [
        ...(place.accounts ?? []),
        ...(place.captions ?? []),
        ...(place.authors ?? []),
        ...(place.languages ?? []).map(languageName)
      ].every(stands)
    )
  )
}

/** A policy with rules that a language model read into its unclear sentences: those that stand up to the sentence. */
export const accepted = (policy: Policy, rules: ReadonlyArray<Rule>): Policy => {
  const open = new Set(policy.unclear.map(({ text }) => text))
  const unfaithful = new Set(rules.filter((rule) => !isFaithful(rule)).map(({ source }) => source))
  // of a sentence that was misread once nothing is believed
  const sound = rules.filter(({ source }) => open.has(source) && !unfaithful.has(source))
  const read = new Set(sound.map(({ source }) => source))
  return {
    ...policy,
    rules: [...policy.rules, ...sound],
    unclear: policy.unclear.filter(({ text }) => !read.has(text))
  }
}
