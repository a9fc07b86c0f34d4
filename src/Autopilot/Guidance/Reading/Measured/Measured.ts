import type { Measure } from "../../Measures/Measure.ts"
import type { Rule } from "../../Policy.ts"
import { type ReadPart, read, unread } from "../Words/ReadPart.ts"
import type { ReadSentence, WordedReader } from "../Words/ReadSentence.ts"
import { whyOfOneNumber } from "./Bounded.ts"
import { measureIn } from "./MeasureIn.ts"
import { isOfStandIn, meantBy, measuredBy } from "./StandIn.ts"

const standingIn = {
  comments: ["comments in all caps", "all caps comments"],
  behind: ["in all caps", "writes in all caps", "write in all caps", "writing in all caps"]
} as const
const ofStandIn = /\bcap(?:s|ital)/iu
/** It would be looked for as words. */
const namesStandIn = (rule: Rule): boolean =>
  [rule, ...rule.except].some(({ terms }) => terms.some((term) => ofStandIn.test(term)))

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

/** `Hide comments with more than three hashtags`: what a sentence says of comments that it measures; null of any others. */
export const readMeasured = (said: string, sentence: string, reader: WordedReader): ReadPart<ReadSentence> | null => {
  const here = inPlaceOf(said)
  const whole = inPlaceOf(sentence)
  if (here === null || whole === null) return null
  for (const [at, one] of here.said.entries()) {
    const reading = reader(one, whole.said[at] ?? sentence)
    if (reading._tag === "unread" || !reading.value.rules.some(isOfStandIn) || reading.value.rules.some(namesStandIn))
      continue
    const measure = meantBy(here.measure, reading.value.rules)
    if (measure === null) return unread(whyOfOneNumber)
    return read({ ...reading.value, rules: reading.value.rules.map((rule) => measuredBy(rule, measure)) })
  }
  return null
}
