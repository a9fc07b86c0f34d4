import type { Scores } from "#schema/resources/Comment.ts"
import type { TextReading } from "../../Features/Reading.ts"
import { Phrases } from "../../Phrases/Phrases.ts"
import { normalise } from "../../Text/Normalise.ts"
import type { Evidence } from "../Classification/Classifier.ts"
import { isSwornAtElsewhere } from "./AimedElsewhere.ts"
import { insultIn } from "./Insults.ts"

/** From which score a comment swears or insults at all. */
const rude = 0.5
/** They let off steam and call nobody anything, with what may stand around them. */
const expletives: ReadonlySet<string> = new Set(
  (
    "holy shit shits shitty shitting bullshit bs fuck fucks fucked fucking fuckin fck fcking fkn effing freaking frigging crap crappy damn " +
    "damned dammit damnit goddamn goddamned hell wtf wth ffs omfg lmfao af bloody bugger piss pissed pissing bollocks arse ass badass " +
    "what the as yeah yes oh my god so this it is of for sake " +
    "scheiße scheisse scheiss scheiß verdammt mist merde putain bordel mierda joder coño hostia carajo merda cazzo porca cavolo " +
    "minchia porra caralho foda droga kurwa cholera kut verdomme godverdomme shite amk くそ クソ 씨발 젠장"
  ).split(" ")
)

/** Whether a word lets off steam, and calls nobody anything. */
export const isExpletive = (seen: string) =>
  normalise(seen).words.every(({ text }) => expletives.has(text)) || expletives.has(seen.toLowerCase())

/** `Holy shit you look good` is said to somebody as well, and not at them. */
const atSomebody = new Phrases<true>([
  ["(fuck|fck|screw|damn|piss|bugger) (you|u|ya|yourself|yourselves|off|him|her|them|yall)", true],
  ["(go|get) (fuck|screw) (yourself|yourselves|urself)", true],
  ["(eat|full of) shit", true],
  ["(go to|burn in|rot in) hell", true]
])

export const isSaidToPeople = ({ text }: TextReading): boolean =>
  insultIn(text).score >= rude || atSomebody.find(text).length > 0 || isSwornAtElsewhere(text)

const swornIn = (evidence: ReadonlyArray<Evidence>): ReadonlyArray<string> =>
  evidence.flatMap(({ area, seen }) => (area === "profanity" ? [seen] : []))

/**
 * Whether a comment is rude to somebody, and not only full of swear words: it calls somebody something, swears at them,
 * or is rude without a word that lets off steam.
 */
export const isInsult = (
  reading: TextReading,
  { profanity }: Pick<Scores, "profanity">,
  evidence: ReadonlyArray<Evidence>
): boolean => {
  if (profanity < rude) return false
  const sworn = swornIn(evidence)
  return sworn.length === 0 || !sworn.every(isExpletive) || isSaidToPeople(reading)
}

/** Whether it is rude at somebody, and not by swear words alone: without any, or by what is said to people. */
export const isAtPeople = (
  reading: TextReading,
  { profanity }: Pick<Scores, "profanity">,
  evidence: ReadonlyArray<Evidence>
): boolean => {
  const isByWords = swornIn(evidence).some((seen) => !seen.includes(" ") || isExpletive(seen))
  return profanity >= rude && (!isByWords || isSaidToPeople(reading))
}
