import type { TextReading } from "../../Features/Reading.ts"
import { isOfShop, isWishedWell } from "../Spared/Banter.ts"

const called = "(?:bastards?|bitch(?:es)?|fuckers?|buggers?)"
/** Who is called so is praised. */
const praised = new RegExp(
  `(?<!\\p{L})you (?:(?:absolute|utter|old|big|total) )*(?:magnificent|glorious|lucky|clever|brilliant|beautiful|gorgeous|talented|wonderful|amazing|legendary|genius) ${called}(?!\\p{L})`,
  "iu"
)
/** Only with good words besides is nobody reproached with being so. */
const daring = new RegExp(`(?<!\\p{L})you (?:absolute )?(?:mad|crazy) ${called}(?!\\p{L})`, "iu")
const good =
  /(?<!\p{L})(?:i love|we love|love (?:it|this|that)|best|enjoy|(?:did|built|made|won|nailed|pulled) (?:it|that)|amazing|brilliant|incredible|congrat\p{L}*)(?!\p{L})/iu
/** The same of those who are wished well. */
const greeted = new RegExp(`(?<!\\p{L})you (?:(?:absolute|old|big|daft) )*${called}(?!\\p{L})`, "iu")
const celebrated =
  /(?<!\p{L})happy (?:twentieth|thirtieth|fortieth|fiftieth|sixtieth|seventieth|eightieth|ninetieth|retirement|anniversary|christmas|new year)(?!\p{L})/iu

/** Whoever was wronged, or is wished ill, is not praised. */
const wronged =
  /(?<!\p{L})(?:scam\p{L}*|st(?:o|ea)l\p{L}*|rob\p{L}*|thie\p{L}*|li(?:ed?|es|ars?|ying)|cheat\p{L}*|rip(?:ped)?|money|refund\p{L}*|sue|sued|court|hate\p{L}*|die|dies|dead|death|kill\p{L}*|burn\p{L}*|rot|hell|hurt\p{L}*|ruin\p{L}*|broke\p{L}*|destroy\p{L}*|los[et]\p{L}*|fuck(?:ed|ing)?|shit\p{L}*|never|worst|awful|disgust\p{L}*|pathetic|stupid|ugly|hope|wait|find|police|fired?|caught|deserve\p{L}*|not|no|\p{L}+n['’]t|dont|doesnt|didnt|cant|wont|isnt|arent)(?!\p{L})/iu

/** In a longer comment there is a subject besides. */
const longest = 120

/** Whether a comment calls somebody what friends do, with praise or good wishes, and says nothing against them. */
export const isFondlyCalled = ({ text: { written } }: TextReading): boolean => {
  const { whole } = written
  if (written.length > longest || isOfShop(whole) || wronged.test(whole)) return false
  return (
    praised.test(whole) ||
    (daring.test(whole) && good.test(whole)) ||
    (greeted.test(whole) && (isWishedWell(whole) || celebrated.test(whole)))
  )
}
