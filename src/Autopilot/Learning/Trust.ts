import { Schema } from "effect"
import { type ProtectionKey, protectionKeys } from "#schema/resources/Autopilot.ts"
import { halfway, operatingPoints } from "../Model/OperatingPoints.ts"

/** Scores from which an area asks and hides, 0 to 1. `ask` is never above `hide`. */
export const Threshold = Schema.Struct({ ask: Schema.Number, hide: Schema.Number })
export type Threshold = typeof Threshold.Type

export const Thresholds = Schema.Struct({
  scams: Threshold,
  spam: Threshold,
  hate: Threshold,
  competitors: Threshold,
  profanity: Threshold,
  links: Threshold,
  contact: Threshold,
  media: Threshold,
  negative: Threshold
}).annotations({ identifier: "Thresholds" })
export type Thresholds = typeof Thresholds.Type

/** Before anybody has answered: chosen so that an untaught area hides next to nothing that should have stayed. */
export const defaultThresholds: Thresholds = {
  scams: operatingPoints.scam,
  spam: operatingPoints.spam,
  hate: operatingPoints.hate,
  competitors: { ask: 0.5, hide: 0.8 },
  profanity: { ask: 0.5, hide: 0.8 },
  links: { ask: 0.5, hide: 0.8 },
  contact: { ask: 0.5, hide: 0.8 },
  media: { ask: 0.5, hide: 0.8 },
  negative: operatingPoints.negative
}

/** Areas that harm whoever reads a comment, and whose authors can write others to be answered about. */
export const guarded: ReadonlyArray<ProtectionKey> = ["scams", "hate"]

/** Areas of which all that would be hidden untaught stays hidden: swearing hides only where it is at somebody. */
export const heldWhole: ReadonlyArray<ProtectionKey> = [...guarded, "profanity"]

/** A person's word on what the autopilot did or leaned to in an area. */
export interface Verdict {
  readonly area: ProtectionKey
  readonly agreed: boolean
  /** ISO 8601. */
  readonly at: string
}

export interface Trust {
  readonly thresholds: Thresholds
  /** Areas with at least 95 % agreement over the last 100 verdicts: they no longer ask. */
  readonly handlesOnItsOwn: ReadonlyArray<ProtectionKey>
  /** Areas where recent answers against the autopilot raised what it takes to hide. */
  readonly asksMoreAbout: ReadonlyArray<ProtectionKey>
  /** Why the thresholds of an area are not those that it began with: none where they are. */
  readonly movements: ReadonlyArray<Movement>
}

/** What verdicts moved in an area. */
export interface Movement {
  readonly area: ProtectionKey
  readonly to: "careful" | "alone"
  /** Verdicts that this comes of: those against the autopilot, or all that were looked at. */
  readonly answers: number
  /** Those among them that agreed with the autopilot. */
  readonly agreed: number
  /** When those among them were given that did not agree, ISO 8601, oldest first. */
  readonly against: ReadonlyArray<string>
}

/** Verdicts of one area that can matter: older ones need not be kept. */
const trustWindow = 100
const share = 0.95
const carefulWindow = 20
const carefulFrom = 3
/** How far a careful area moves its hide threshold towards 1. */
const caution = 0.7

/**
 * Three verdicts against it within twenty make an area careful, twenty without one make it itself again. Answers when
 * those against it were given since it was itself; nothing where it is.
 */
const againstSinceItself = (verdicts: ReadonlyArray<Verdict>): ReadonlyArray<string> => {
  let careful = false
  let since: ReadonlyArray<string> = []
  verdicts.forEach(({ agreed, at }, index) => {
    if (!agreed) since = [...since, at]
    const recent = verdicts.slice(Math.max(0, index + 1 - carefulWindow), index + 1)
    const against = recent.filter((verdict) => !verdict.agreed).length
    if (against >= carefulFrom) careful = true
    else if (against === 0 && recent.length === carefulWindow) {
      careful = false
      since = []
    }
  })
  return careful ? since : []
}

const isTrusted = (verdicts: ReadonlyArray<Verdict>): boolean =>
  verdicts.length >= trustWindow && verdicts.filter((verdict) => verdict.agreed).length >= share * verdicts.length

const round = (value: number) => Math.round(value * 1000) / 1000

const careful = (base: Threshold): Threshold => ({ ask: base.ask, hide: round(base.hide + (1 - base.hide) * caution) })

/** From here what a careful area asks about stays hidden until somebody answers: it is careful, and not switched off. */
export const plainFrom = (area: ProtectionKey): number => {
  const base = defaultThresholds[area]
  return heldWhole.includes(area) ? base.hide : middleOf({ ask: base.hide, hide: careful(base).hide })
}

/** The score from which an area that asks leans to hiding, as exact as scores are. */
export const middleOf = (threshold: Threshold): number => round(halfway(threshold))

/** Acting alone means not asking: what was between the thresholds goes to the nearer side. */
const alone = (base: Threshold): Threshold => {
  const middle = middleOf(base)
  return { ask: middle, hide: middle }
}

/** What the history of verdicts, in any order, makes of each area. Being careful wins over being trusted. */
export const trustFrom = (verdicts: ReadonlyArray<Verdict>): Trust => {
  const handlesOnItsOwn: Array<ProtectionKey> = []
  const asksMoreAbout: Array<ProtectionKey> = []
  const movements: Array<Movement> = []
  const thresholdOf = (area: ProtectionKey): Threshold => {
    const own = verdicts
      .filter((verdict) => verdict.area === area)
      .sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
      .slice(-trustWindow)
    const against = againstSinceItself(own)
    if (against.length > 0) {
      asksMoreAbout.push(area)
      movements.push({ area, to: "careful", answers: against.length, agreed: 0, against })
      return careful(defaultThresholds[area])
    }
    if (!isTrusted(own)) return defaultThresholds[area]
    handlesOnItsOwn.push(area)
    const wrong = own.filter((verdict) => !verdict.agreed).map(({ at }) => at)
    movements.push({ area, to: "alone", answers: own.length, agreed: own.length - wrong.length, against: wrong })
    return alone(defaultThresholds[area])
  }
  const thresholds = { ...defaultThresholds }
  for (const area of protectionKeys) thresholds[area] = thresholdOf(area)
  return { thresholds, handlesOnItsOwn, asksMoreAbout, movements }
}
