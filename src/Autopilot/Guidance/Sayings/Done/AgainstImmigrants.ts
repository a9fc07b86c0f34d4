import { type Doing, type HowFarDone, isAsked, isOwn, marked } from "./Done.ts"
import { isWellMeant } from "./WellMeant.ts"

const hostile =
  /(?<!\p{L})(?:send (?:them|him|her|you|all|'em)|sent (?:back|home)|go (?:back|home)|get (?:them )?out|kick (?:them|him|her)|deport\p{L}*|remigration|invad\p{L}*|invasion\p{L}*|ruin\p{L}*|destroy\p{L}*|flood\p{L}*|overrun|swarm\p{L}*|illegals|criminals?|rapists?|scroung\p{L}*|parasit\p{L}*|vermin|filth|scum|replace(?:d|ment)|takeover|taking (?:our|over)|our (?:jobs|houses|benefits)|country is full|were full|we're full|enough is enough|close the borders?|stop the boats|build the wall|abschieb\p{L}*|auslander raus|raus mit|kriminell\p{L}*|schmarotzer\p{L}*|uberfremd\p{L}*|umvolkung|dehors|expuls\p{L}*|renvoy\p{L}*|envahi\p{L}*|fuera|delincuentes?|invasor\p{L}*|fora daqui|criminosos?|bandidos?|a casa loro|rimpatri\p{L}*|clandestini|delinquenti|eruit|terug naar|profiteurs?|gelukszoekers|won stad|wynocha|nierob\p{L}*|defol\p{L}*|gitsinler|gonder\p{L}*)(?!\p{L})/u
const welcoming =
  /(?<!\p{L})(?:welcom\p{L}*|proud\p{L}*|help(?:s|ed|ing)?|support\p{L}*|respect|friends?|neighbou?rs?|willkommen|bienven\p{L}*|benvenut\p{L}*|bem-vind\p{L}*|welkom|witam\p{L}*)(?!\p{L})/u

const shown = (text: string): HowFarDone => {
  const said = marked(text, [])
  if (hostile.test(said)) return "plainly"
  return isAsked(text) || isOwn(said) || isWellMeant(said) || welcoming.test(said) ? "no" : "perhaps"
}

const whom =
  "(?:im)?migra|refugee|asylum|flüchtling|asylbewerber|zuwander|réfugié|inmigra|immigré|rifugiat|profugh|vluchteling|asielzoeker|uchodź|imigrant"

/** `Anti-immigrant comments`: whoever came here, or helps who did, is not against them. */
export const againstImmigrants: Doing = {
  does: "are against them",
  said: new RegExp(
    `(?<!\\p{L})anti[- ]?(?:${whom})|(?<!\\p{L})(?:against|attack(?:s|ing)?|hat(?:e|es|ing|red)|abus(?:e|es|ing|ive)|insult(?:s|ing)?|mock(?:s|ing)?|bashing|gegen|contre|contra|contro|tegen|przeciwko|przeciw) (?:\\p{L}+ ){0,3}?(?:${whom})|(?:${whom})\\p{L}*[- ](?:bashing|hat(?:e|red)|abuse)(?!\\p{L})|göçmen karşıt|mülteci karşıt`,
    "iu"
  ),
  shown
}
