import { Schema } from "effect"
import { ProtectionKey, protectionKeys } from "#schema/resources/Autopilot.ts"

/** What people said of a comment on which a language model had been sure of itself. */
export interface OpinionVerdict {
  /** Of the question that it was asked about. */
  readonly area: ProtectionKey
  readonly agreed: boolean
}

/** How far second opinions are believed in an area where people's answers moved that. */
export const Belief = Schema.Struct({
  area: ProtectionKey,
  /** Confidence from which an opinion hides; null for never. */
  from: Schema.NullOr(Schema.Number)
}).annotations({ identifier: "Belief" })
export type Belief = typeof Belief.Type

/** The same with what it comes of. */
export interface EarnedBelief extends Belief {
  readonly answers: number
  readonly agreed: number
}

/** Confidence from which an opinion hides before people said anything about its like. */
export const believedFrom = 0.8

/** Of an area the newest are looked at, and as many have to be there before they move anything. */
const window = 50
const least = 5

/** Shares of agreement, and the confidence from which an opinion is believed with them; the most is never exceeded. */
const steps: ReadonlyArray<{ readonly share: number; readonly answers: number; readonly from: number }> = [
  { share: 0.95, answers: 20, from: 0.7 },
  { share: 0.8, answers: least, from: believedFrom },
  { share: 0.65, answers: least, from: 0.9 }
]

/** What answers to comments with an opinion, oldest first, make of the opinions that come: only what they moved. */
export const beliefsFrom = (verdicts: ReadonlyArray<OpinionVerdict>): ReadonlyArray<EarnedBelief> =>
  protectionKeys.flatMap((area) => {
    const own = verdicts.filter((verdict) => verdict.area === area).slice(-window)
    if (own.length < least) return []
    const agreed = own.filter((verdict) => verdict.agreed).length
    const step = steps.find(({ answers, share }) => own.length >= answers && agreed >= share * own.length)
    const from = step?.from ?? null
    return from === believedFrom ? [] : [{ area, from, answers: own.length, agreed }]
  })

/** Confidence from which an opinion about an area hides; null for never. */
export const fromIn = (beliefs: ReadonlyArray<Belief>, area: ProtectionKey): number | null => {
  const moved = beliefs.find((belief) => belief.area === area)
  return moved === undefined ? believedFrom : moved.from
}
