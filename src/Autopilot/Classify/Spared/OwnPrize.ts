import { Sieved } from "../../Expressions/Sieved.ts"
import type { TextReading } from "../../Features/Reading.ts"
import { givesNoWay } from "./GivesNoWay.ts"

/** Who has won something that the shop gave away, in the past and by themselves. */
const won = new Sieved(
  /\b(?:i|we|my \p{L}+|our \p{L}+) (?:just |actually |have |apparently )?(?:won|win)\b|\bthe (?:prize|hamper|voucher|gift ?card) (?:that )?(?:i|we) won\b/iu
)
const given =
  /\b(?:your|the|ur) (?:\p{L}+ ){0,4}(?:raffle|contest|competition|draw|tombola|quiz|giveaway|opening|fair|lottery|event|sweepstakes?|challenge)\b/iu
/** Where they ask for it. */
const asks =
  /\b(?:how|where|when|who|can|could|do|should)\b.{0,20}\b(?:i|we)\b.{0,20}\b(?:claim|collect|pick|get|redeem|fetch|receive|ask|write|speak)\b/iu

/** What else would be wanted of whoever reads it. */
const wanted =
  /\d{3}|[$£€%]|\b(?:you (?:have )?(?:won|win|can|are|were|will)|u won|dm|inbox|message me|contact|whats ?app|telegram|click|link|thanks to|tap|fee|shipping|code|password|card number|bank|crypto|bitcoin|text me|call me|agent|join|winner|congrat\p{L}*)\b/iu

const longest = 160

/** Whether somebody asks a shop for what they have won there, and wants nothing of anybody else. */
export const asksForOwnPrize = (reading: TextReading): boolean => {
  const { written } = reading.text
  const { whole } = written
  return (
    written.length <= longest &&
    givesNoWay(reading) &&
    won.test(whole) &&
    given.test(whole) &&
    asks.test(whole) &&
    !wanted.test(whole)
  )
}
