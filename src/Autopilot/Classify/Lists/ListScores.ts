import { isShortened } from "../../Detectors/Urls.ts"
import type { TextReading } from "../../Features/Reading.ts"
import type { List } from "../../WordLists/Lists.ts"

const linkInText = 0.35
const linkBesidePromotion = 0.6
const linkAndLittleElse = 0.62
/** A link is itself read as three words or more. */
const fewWords = 8
const contactBesideScam = 0.3
const disguised = 0.3
const mostHate = 0.95

export interface ListScores {
  readonly scams: number
  readonly spam: number
  readonly hate: number
  readonly profanity: number
  readonly negative: number
}

const nothingListed: ListScores = { scams: 0, spam: 0, hate: 0, profanity: 0, negative: 0 }

/** What the curated phrases and the detectors say without the model, 0 to 1 each. */
export const listScores = ({ contact, links, listed, text, urls }: TextReading): ListScores => {
  const link = links.score >= 0.5
  if (listed.length === 0 && !link) return nothingListed
  // what is left of the doubt when independent pieces of evidence add up
  const doubt: Record<List, number> = { scams: 1, spam: 1, hate: 1, profanity: 1, negative: 1, positive: 1, slur: 1 }
  let profanity = 0
  for (const { value } of listed) {
    doubt[value.list] *= 1 - value.weight
    if (value.list === "profanity" && value.weight > profanity) profanity = value.weight
  }
  const { invisible, leet, lookalikes, spaced } = text.obfuscation
  const hidden = invisible + leet + lookalikes + spaced >= 2
  if (doubt.scams < 1) {
    if (contact.score >= 0.5) doubt.scams *= 1 - contactBesideScam
    if (hidden) doubt.scams *= 1 - disguised
  }
  if (link) {
    if (doubt.spam < 1 || urls.some(isShortened)) doubt.spam *= 1 - linkBesidePromotion
    else doubt.spam *= 1 - (text.words.length <= fewWords ? linkAndLittleElse : linkInText)
  }
  if (doubt.spam < 1 && hidden) doubt.spam *= 1 - disguised
  return {
    scams: 1 - doubt.scams,
    spam: 1 - doubt.spam,
    hate: Math.min(mostHate, 1 - doubt.hate * doubt.slur),
    profanity,
    negative: (1 - doubt.negative) * doubt.positive
  }
}
