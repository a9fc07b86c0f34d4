import type { TextReading } from "../../Features/Reading.ts"
import { isPlain, wanted } from "./OwnMatter.ts"

/** What customers send to a shop; of pictures it has to be said of what. */
const proof =
  "(?:order (?:number|no|details)|receipt|invoice|proof of purchase|(?:tracking|booking|serial|reference) (?:number|code|no)|(?:photos?|pictures?|pics?|videos?|screenshots?) of (?:the|my|our) (?:damaged?|broken|cracked|torn|crack|hole|stain|leak|problem|error|fault|receipt|parcel|package|box|order|zip|screen|seam|sole)\\b(?: \\p{L}+)?)"

const offered = new RegExp(
  `\\b(?:dm|pm|message|text|e-?mail|write(?: to)?|contact) (?:me|us) (?:and|so|then) (?:i|we)(?:['’]?ll| will| can) (?:send|show|give|forward)(?: you)? (?:(?:the|my|our|some|you) )*${proof}`,
  "iu"
)

/** Whether a customer offers a shop what it needs to help: `DM me and I'll send you photos of the damage`. */
export const offersProof = (reading: TextReading): boolean => {
  const { whole } = reading.text.written
  return isPlain(reading) && offered.test(whole) && !wanted.test(whole.replace(offered, " "))
}
