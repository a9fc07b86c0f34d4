import { type Doing, type HowFarDone, isAsked, isOwn, marked } from "./Done.ts"

const words =
  /(?<!\p{L})(?:heard|hear|hearing|apparently|rumou?rs?|rumou?red|reckon|bet|betting|must have|must've|must of|probably|i think|i guess|i wonder|wonder(?:ing)? (?:if|what|who|how|why|whether)|maybe|perhaps|obviously|clearly|suspect|sounds like|looks like|seems|source|sources|insiders?|in the know|mate (?:at|in|who)|they say|they're saying|word is|people are saying|cover(?:ed|ing)? (?:it )?up|cover-up|conspiracy|surely|no way|supposedly|allegedly|reportedly|could be|might be|going to|gonna|about to|set to|signing|joining|leaving|done deal|announce\p{L}*|what really happened)(?!\p{L})/u

const shown = (text: string): HowFarDone => {
  const said = marked(text, [])
  if (words.test(said)) return "plainly"
  return isAsked(text) || isOwn(said) ? "no" : "perhaps"
}

/** `Transfer rumours`, `speculation about the crash`: whoever had one, or asks how to make one, guesses nothing. */
export const guessing: Doing = {
  does: "guess at it",
  said: /(?:rumou?rs?|gossip|gossiping|hearsay|speculat(?:ion|ing|es?)|guess(?:es|ing)) (?:about|on|over|of|around|regarding|that|why|as to)? ?(?:\p{L}+ ){0,5}?§|§ (?:rumou?rs?|gossip|hearsay|speculation)(?!\p{L})/iu,
  shown
}
