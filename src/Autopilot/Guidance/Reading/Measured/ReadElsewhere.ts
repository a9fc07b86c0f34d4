import type { ForeignSaid } from "../Foreign/InAnyLanguage.ts"
import { whyOfOneNumber } from "./Bounded.ts"
import { measureElsewhere } from "./MeasureElsewhere.ts"
import { isOfStandIn, meantBy, measuredBy } from "./StandIn.ts"

const unread = (problem: string): ForeignSaid => ({ rules: [], competitors: [], problem })
const whyOfSeveral = "it counts several things at once; write a sentence for each of them"

/**
 * What a sentence in another language says of comments that it measures, as `reader` reads it of others that stand in for
 * them: null where that is not understood, undefined where it measures none.
 */
export const readMeasuredElsewhere = (
  said: string,
  reader: (said: string) => ForeignSaid | null
): ForeignSaid | null | undefined => {
  const found = measureElsewhere(said)
  if (found === null) return undefined
  if (found === "several") return unread(whyOfSeveral)
  const reading = reader(found.said)
  if (reading?.rules.some(isOfStandIn) !== true) return null
  const measure = meantBy(found.measure, reading.rules)
  return measure === null
    ? unread(whyOfOneNumber)
    : { ...reading, rules: reading.rules.map((rule) => measuredBy(rule, measure)) }
}
