import { type Doing, type HowFarDone, isAsked, isOwn, marked } from "./Done.ts"
import { guessedElsewhere, guessesElsewhere } from "./GuessingElsewhere.ts"
import { isWellMeant } from "./WellMeant.ts"

const words =
  /(?<!\p{L})(?:heard|hear|hearing|apparently|rumou?rs?|rumou?red|reckon|bet|betting|must have|must've|must of|probably|obviously|clearly|suspect|sources?|insiders?|in the know|mate (?:at|in|who)|they say|they're saying|word is|people are saying|cover(?:ed|ing)? (?:it )?up|cover-up|conspiracy|surely|supposedly|allegedly|reportedly|signing|done deal|what really happened)(?!\p{L})/u
/** They are said in passing as well. */
const loose =
  /(?<!\p{L})(?:i think|i guess|i wonder|wonder(?:ing)? (?:if|what|who|how|why|whether)|maybe|perhaps|sounds like|looks like|seems|no way|could be|might be|going to|gonna|about to|set to|joining|leaving|announce\p{L}*)(?!\p{L})/u

const shown = (text: string): HowFarDone => {
  const said = marked(text, [])
  if (words.test(said) || guessesElsewhere.test(said)) return "plainly"
  if (isWellMeant(said)) return "no"
  return !loose.test(said) && (isAsked(text) || isOwn(said)) ? "no" : "perhaps"
}

const inEnglish =
  /(?:rumou?rs?|gossip|gossiping|hearsay|speculat(?:ion|ing|es?)|guess(?:es|ing)) (?:about|on|over|of|around|regarding|that|why|as to)? ?(?:\p{L}+ ){0,5}?§|§ (?:rumou?rs?|gossip|hearsay|speculation)(?!\p{L})/iu

/** `Transfer rumours`, `speculation about the crash`: whoever had one, or asks how to make one, guesses nothing. */
export const guessing: Doing = {
  does: "guess at it",
  said: new RegExp(`${inEnglish.source}|${guessedElsewhere.source}`, "iu"),
  shown
}
