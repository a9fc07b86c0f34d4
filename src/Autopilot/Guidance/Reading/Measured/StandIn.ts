import { type Measure, topicMeasured } from "../../Measures/Measure.ts"
import type { Rule, RuleTarget } from "../../Policy.ts"
import { isOfOneNumber } from "./Bounded.ts"

/** They are a kind of comments as those are that are measured, and what else may be said of them is read. */
const standIn = "capitals"

/** Whether a rule speaks of what stood in for the comments that are measured. */
export const isOfStandIn = (rule: Rule): boolean =>
  [rule, ...rule.except].some(({ topics }) => topics.includes(standIn))

const spares = (rule: Rule): boolean =>
  rule.effect === "keep" || rule.except.some(({ topics }) => topics.includes(standIn))

/**
 * `Hide comments with two links` speaks of those with three as well. Whether `keep` does nobody can tell: null, where rules
 * of what stood in spare any.
 */
export const meantBy = (measure: Measure, rules: ReadonlyArray<Rule>): Measure | null => {
  if (!isOfOneNumber(measure)) return measure
  return rules.filter(isOfStandIn).some(spares) ? null : { ...measure, most: null }
}

const withMeasure = <A extends RuleTarget>(target: A, measure: Measure): A => {
  if (!target.topics.includes(standIn)) return target
  const topic = topicMeasured(measure)
  const others: RuleTarget["topics"] = target.topics.filter((one) => one !== standIn)
  return { ...target, topics: topic === null || others.includes(topic) ? others : [...others, topic], measure }
}

/** A rule of what stood in as one of the comments that are measured. */
export const measuredBy = (rule: Rule, measure: Measure): Rule => ({
  ...withMeasure(rule, measure),
  except: rule.except.map((one) => withMeasure(one, measure))
})
