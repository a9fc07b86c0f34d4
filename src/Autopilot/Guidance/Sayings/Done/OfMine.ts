import { type Doing, type HowFarDone, marked } from "./Done.ts"
import { ofMineElsewhere, ownElsewhere, somebodyElsewhere, theirsElsewhere } from "./OfMineElsewhere.ts"

const theirs =
  /(?<!\p{L})(?:your|ur|her|his|their|the owner's|the boss's|the presenter's) (?:\p{L}+ ){0,2}?§|(?<!\p{L})(?:you|u|she|he|they)(?:'ve|'re|'s|'d| have| has| are| is| look| looks| looked| got| put| gained| lost| could| should| need| needs)(?:n't)?(?: \p{L}+){0,5}? §/u
const own = /(?<!\p{L})(?:i|i've|i'm|i'd|my|our|we)(?: \p{L}+){0,2}? §/u
const somebody = /(?<!\p{L})(?:you|your|ur|she|he|her|him|his|they|them|their)(?!\p{L})/u

const shown = (text: string, terms: ReadonlyArray<string>): HowFarDone => {
  const said = marked(text, terms)
  if (!said.includes("§")) return "perhaps"
  if (theirs.test(said) || (theirsElsewhere.test(said) && !ownElsewhere.test(said))) return "plainly"
  if (own.test(said) || ownElsewhere.test(said)) return "no"
  return somebody.test(said) || somebodyElsewhere.test(said) || said.includes("the §") ? "perhaps" : "no"
}

const inEnglish =
  /(?:about|on|of|mentioning|mocking|discussing|regarding|to do with) (?:my [\p{L}§ ]+,? (?:and |or )?)*my (?:\p{L}+ )?§/iu

/** `Remarks about my weight`: that of a parcel, or of who writes, is not meant. */
export const ofMine: Doing = {
  does: "speak of yours",
  said: new RegExp(`${inEnglish.source}|${ofMineElsewhere.source}`, "iu"),
  shown
}
