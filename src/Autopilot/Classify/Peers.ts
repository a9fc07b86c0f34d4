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
const named = new RegExp(`\\b(${[...peers.keys()].join("|")})\\b`, "gi")

/** The comment as it would be of the other group. Null where it names none, and where it swears or holds listed hate. */
export const asOfPeers = ({ listed, text: { words, written } }: TextReading): TextReading | null =>
  !words.some(({ text }) => peers.has(text)) ||
  listed.some(({ value: { list } }) => list === "hate" || list === "slur" || list === "profanity")
    ? null
    : read(written.whole.replaceAll(named, (word) => peers.get(word.toLowerCase()) ?? word))
