import { type Measure, topicMeasured } from "../../Measures/Measure.ts"
import type { Rule, RuleTarget } from "../../Policy.ts"
import { type ReadPart, read } from "../Words/ReadPart.ts"
import type { ReadSentence } from "../Words/ReadSentence.ts"
import { measureIn } from "./MeasureIn.ts"

type Reader = (said: string, sentence: string) => ReadPart<ReadSentence>

/** They are a kind of comments as those are that are measured, and what else may be said of them is read. */
const standIn = "capitals"
const standingIn = {
  comments: ["comments in all caps", "all caps comments"],
  behind: ["in all caps", "writes in all caps", "write in all caps", "writing in all caps"]
} as const
const ofStandIn = /\bcap(?:s|ital)/iu

interface InPlace {
  readonly measure: Measure
  /** The sentence with each of the names of what stands in. */
  readonly said: ReadonlyArray<string>
}

const inPlaceOf = (said: string): InPlace | null => {
  const found = ofStandIn.test(said) ? null : measureIn(said)
  if (found === null) return null
  const { from, isBehind, measure, to } = found
  const names = isBehind ? standingIn.behind : standingIn.comments
  return { measure, said: names.map((name) => `${said.slice(0, from)}${name}${said.slice(to)}`) }
}

const isOfStandIn = (rule: Rule): boolean => [rule, ...rule.except].some(({ topics }) => topics.includes(standIn))
/** It would be looked for as words. */
const namesStandIn = (rule: Rule): boolean =>
  [rule, ...rule.except].some(({ terms }) => terms.some((term) => ofStandIn.test(term)))

const withMeasure = <A extends RuleTarget>(target: A, measure: Measure): A => {
  if (!target.topics.includes(standIn)) return target
  const topic = topicMeasured(measure)
  const others: RuleTarget["topics"] = target.topics.filter((one) => one !== standIn)
  return { ...target, topics: topic === null || others.includes(topic) ? others : [...others, topic], measure }
}

const measuredBy = (rule: Rule, measure: Measure): Rule => ({
  ...withMeasure(rule, measure),
  except: rule.except.map((one) => withMeasure(one, measure))
})

/** `Hide comments with more than three hashtags`: what a sentence says of comments that it measures; null of any others. */
export const readMeasured = (said: string, sentence: string, reader: Reader): ReadPart<ReadSentence> | null => {
  const here = inPlaceOf(said)
  const whole = inPlaceOf(sentence)
  if (here === null || whole === null) return null
  for (const [at, one] of here.said.entries()) {
    const reading = reader(one, whole.said[at] ?? sentence)
    if (reading._tag === "unread" || !reading.value.rules.some(isOfStandIn) || reading.value.rules.some(namesStandIn))
      continue
    return read({ ...reading.value, rules: reading.value.rules.map((rule) => measuredBy(rule, here.measure)) })
  }
  return null
}
