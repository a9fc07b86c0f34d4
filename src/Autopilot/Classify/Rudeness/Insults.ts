import type { TextReading } from "../../Features/Reading.ts"
import { Phrases } from "../../Phrases/Phrases.ts"
import type { NormalisedText } from "../../Text/Normalise.ts"
import type { Classification } from "../Classification/Classifier.ts"
import { ofEachGroup } from "../Groups/WhicheverGroup.ts"
import { calledByName } from "../Lists/CalledByName.ts"
import { foreignHostility } from "../Lists/ForeignHostility.ts"
import { takesBack } from "../Spared/Denied.ts"

/** Clear enough to hide, and to ask about. */
const clear = 0.85
const doubtful = 0.6

const adjectives =
  "(fucking|stupid|dumb|lazy|fat|ugly|filthy|dirty|useless|worthless|pathetic|disgusting|little|old|absolute|complete|total|utter|bloody|damn|sad|rude|arrogant|pack of|bunch of|piece of)?"
const people = "(you|u|ya|youre|he|hes|she|shes|they|theyre) (are|is|r|re|was|were)?"
const staff =
  "(staff|manager|managers|driver|drivers|courier|waiter|waiters|waitress|cashier|cashiers|employee|employees|worker|workers|owner|owners|girl|girls|guy|guys|lady|boss|team|agent|agents|admin|admins|moderator|moderators|receptionist|clerk|barista|salesman|mechanic|doctor|nurse|teacher)"
const nouns =
  "(idiot|idiots|moron|morons|imbecile|imbeciles|dumbass|dumbasses|asshole|assholes|arsehole|arseholes|dickhead|dickheads|prick|pricks|douche|douchebag|douchebags|scumbag|scumbags|bitch|bitches|cunt|cunts|twat|twats|wanker|wankers|bellend|bellends|slut|sluts|whore|whores|skank|skanks|retard|retards|loser|losers|bastard|bastards|cretin|cretins|dimwit|dimwits|halfwit|halfwits|scum|motherfucker|motherfuckers|fuckface|shithead|shitheads|piece of shit|pieces of shit)"
const fools = "(clown|clowns|fool|fools|muppet|muppets|dunce|dunces|buffoon|buffoons)"
const beasts = "(cow|cows|pig|pigs|hag|hags|slob|slobs|swine|whale|troll|trolls|rat|rats|animal|animals)"
const contempt = "(fat|ugly|filthy|dirty|disgusting|stupid|fucking|lazy)"
const degree = "(all|both|such|just|really|still|nothing but|so|all such|a bunch of|a pack of)?"

/** Who is called what, as people write it about others; nobody insults a thing with these. */
const insults = new Phrases<number>([
  [`${people} ${degree} (a|an|the)? ${adjectives} ${adjectives} ${nouns}`, clear],
  [`${people} ${degree} (a|an)? ${contempt} ${adjectives} ${beasts}`, clear],
  [`what (a|an) ${adjectives} ${adjectives} ${nouns} (you|he|she|they) (are|is)`, clear],
  [`${staff} ... (is|are|was|were) ${degree} (a|an)? ${adjectives} ${adjectives} ${nouns}`, clear],
  [`${staff} ... (is|are|was|were) ${degree} (a|an)? ${contempt} ${adjectives} ${beasts}`, clear],
  [`${staff} ... (is|are|was|were) ${degree} (a|an)? ${adjectives} ${fools}`, doubtful],
  [`${staff} ... (is|are|was|were) ${degree} (brain dead|braindead)`, doubtful],
  [`(shut up|shame on you|screw you|go away) you? ${adjectives} ${adjectives} ${nouns}`, clear],
  [`(you|u|youre|he is|hes|she is|shes) ${degree} are? ${degree} (stupid|dumb|brainless|retarded|ugly)`, doubtful],
  [`(you are|u are|you r|u r|youre) ${degree} (trash|garbage|scum|filth)`, doubtful],
  [`you ${adjectives} (clown|clowns|fool|fools|joke|muppet|muppets)`, doubtful]
])

/** Somebody tells what was said, or speaks of themselves: for people to judge. */
const retold = new Set("called calls calling told tells said says saying quote im i".split(" "))

export interface Insult {
  /** 0 to 1; nought for none. */
  readonly score: number
  readonly seen: string | null
}

const none: Insult = { score: 0, seen: null }

/** An insult at somebody by their name: for people to judge. Null for none. */
const insultByName = (text: NormalisedText): Insult | null => {
  const seen = calledByName(text)
  return seen === null ? null : { score: doubtful, seen }
}

/** As much of it as is looked for where nothing else speaks for an insult. */
export const plainestInsult = (text: NormalisedText): Insult => insultByName(text) ?? none

/** The clearest insult at somebody: at the reader, at a third person, at those who work somewhere. */
export const insultIn = (text: NormalisedText): Insult => {
  let found: Insult = none
  for (const { first, seen, value } of insults.find(text)) {
    const place = text.words.indexOf(first)
    const isRetold = text.words.slice(Math.max(0, place - 3), place).some((word) => retold.has(word.text))
    const score = isRetold ? Math.min(value, doubtful) : value
    if (score > found.score) found = { score, seen }
  }
  return found.score < doubtful ? (insultByName(text) ?? found) : found
}

const isSlur = (reading: TextReading, language: string | null): boolean =>
  reading.listed.some(({ value: { list } }) => list === "slur") ||
  (language !== null && foreignHostility(language, reading.text).hate !== null)

/** A classification without what only a part brings that is left out. */
export const withoutPart = (found: Classification, own: Classification): Classification => ({
  ...found,
  scores: {
    ...found.scores,
    hate: Math.min(found.scores.hate, own.scores.hate),
    profanity: Math.min(found.scores.profanity, own.scores.profanity)
  }
})

/**
 * The same of a quotation that is found fault with. A slur stays, and what it calls a group where the rest may take the
 * blame back, so that a person looks at it.
 */
export const withoutQuoted = (
  found: Classification,
  own: Classification,
  reading: TextReading,
  rest: TextReading
): Classification => {
  const { language, scores } = found
  const left = withoutPart(found, own)
  const isMeant =
    isSlur(reading, language) ||
    (takesBack(language, rest.text.written.whole) && ofEachGroup(reading, language).each.length > 0)
  return isMeant ? { ...left, scores: { ...left.scores, hate: scores.hate } } : left
}
