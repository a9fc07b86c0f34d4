import { read, type TextReading } from "../Features/Reading.ts"

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
export const asOfPeers = ({ listed, text: { words, written } }: TextReading): TextReading | null => {
  if (!words.some(({ text }) => peers.has(text))) return null
  if (listed.some(({ value: { list } }) => list === "hate" || list === "slur" || list === "profanity")) return null
  const ofPeers = written.whole.replaceAll(named, (word) => peers.get(word.toLowerCase()) ?? word)
  // what is not found as it is written would be looked for without end
  return ofPeers === written.whole ? null : read(ofPeers)
}
