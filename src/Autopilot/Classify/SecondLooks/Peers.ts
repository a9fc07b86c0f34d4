import type { TextReading } from "../../Features/Reading.ts"
import { isSworn } from "./Bystanders.ts"
import { inOtherWords, type SecondLook } from "./SecondLook.ts"

/**
 * Words for groups that are met more often in insults than in peace, and those for a group of the same kind that is met
 * in both: what is harmless to say of the one is harmless to say of the other.
 */
const peers: ReadonlyMap<string, string> = new Map([
  ["queer", "gay"],
  ["queers", "gays"],
  ["bisexual", "gay"],
  ["bisexuals", "gays"],
  ["pansexual", "gay"],
  ["nonbinary", "trans"]
])
// an underscore is no part of a word, as in `_queer_`
const named = new RegExp(`(?<![\\p{L}\\p{N}])(${[...peers.keys()].join("|")})(?![\\p{L}\\p{N}])`, "giu")

/**
 * The comment as it would be of the other group. Null where it names none, also where it only names one in disguise, and
 * where it swears or holds listed hate.
 */
export const asOfPeers = (reading: TextReading): TextReading | null =>
  !reading.text.words.some(({ text }) => peers.has(text)) || isSworn(reading)
    ? null
    : inOtherWords(reading, named, (word) => peers.get(word.toLowerCase()) ?? word)

export const peersLook: SecondLook = { otherwise: asOfPeers, takes: ["hate", "profanity", "negative"] }
