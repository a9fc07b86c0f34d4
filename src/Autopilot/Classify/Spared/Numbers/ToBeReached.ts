import { Sieved } from "../../../Expressions/Sieved.ts"
import type { TextReading } from "../../../Features/Reading.ts"
import { givesNumber } from "./GivesNumber.ts"

const reach = new Sieved(
  /\b(?:contact|text|message|call|ring|phone|reach) (?:me|us)(?: back| please| asap| urgently)? (?:(?:on|at|via|under)(?: this number)? )?[+(]?\d/iu
)

/** What a customer has, or waits for, that a business can call about. */
const matter =
  /\b(?:my|our|the|a) (?:(?:lost|new|old|missing|next|last|online|faulty|broken) )?(?:bags?|luggage|suitcase|parcels?|packages?|orders?|delivery|driver|courier|refund|return|appointment|booking|reservation|table|room|stay|car|bike|bicycle|prescription|tickets?|boiler|meter|repair|installation|subscription|invoice|bill|policy|claim|sofa|fridge|washing machine|keys?|glasses|coat|jacket|deposit|test results?|complaint)\b/iu
const luring =
  /\b(?:invest\p{L}*|earn\p{L}*|profits?|loans?|trad(?:e|er|ing)|crypto|bitcoin|recover\p{L}*|hack\p{L}*|spy|spells?|herbal|thank(?:s|ful)? to|guaranteed?|legit|sell(?:ing)?|sale|cheap(?:er)?|offers?|prices?|visas?|jobs?|hiring|agents?|winner|won|prize|claim your|gift|dear|sir|madam|kindly)\b|[$€£%]/iu

const longest = 140

/** Whether a customer leaves a number to be reached on about something of their own, in English, and offers nothing. */
export const asksToBeReached = (reading: TextReading): boolean => {
  if (!givesNumber(reading, longest)) return false
  const { whole } = reading.text.written
  return reach.test(whole) && matter.test(whole) && !luring.test(whole)
}
