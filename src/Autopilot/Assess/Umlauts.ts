import { once } from "#src/Ground/Once.ts"
import type { NormalisedText } from "../Text/Normalise.ts"
import { entriesIn } from "../Tongues/StemPattern.ts"
import hostility from "../WordLists/ForeignHostility.json" with { type: "json" }
import { groupNames } from "../WordLists/GroupNames.ts"
import { sayingLists } from "../WordLists/SayingLists.ts"

/** How people write umlauts who have no keys for them. */
const spelt: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue" }
const umlaut = /[äöü]/g
const maybe = /[aou]e/iu

const german = "de"
/** Shorter ones are words of other languages as well: `tuer`. */
const shortest = 6

/** Every word with an umlaut that lists of German hold, by how it is written without: whole words, and beginnings. */
const known = once(() => {
  const whole = new Map<string, string>()
  const begun = new Map<string, string>()
  const add = (entry: string) => {
    for (const word of entry.toLowerCase().split(" ")) {
      const bare = word.replace(/\*$/, "")
      const without = asSpelt(bare)
      if (without !== bare && without.length >= shortest) (word === bare ? whole : begun).set(without, bare)
    }
  }
  for (const patterns of Object.values(sayingLists[german] ?? {})) {
    patterns.flatMap(entriesIn).forEach(add)
  }
  for (const entries of Object.values(hostility[german])) entries.forEach(add)
  const names = groupNames.get(german)
  for (const list of [names?.several, names?.one, names?.like, names?.persons, names?.person]) add(list ?? "")
  return { whole, begun: [...begun] }
})

const asSpelt = (word: string): string => word.replaceAll(umlaut, (letter) => spelt[letter] ?? letter)

const withUmlaut = (word: string): string | null => {
  const { begun, whole } = known()
  const exact = whole.get(word)
  if (exact !== undefined) return exact
  const start = begun.find(([beginning]) => word.startsWith(beginning))
  return start === undefined ? null : start[1] + word.slice(start[0].length)
}

/**
 * A text that may be German with the umlauts that its words lack, `Auslaender` for `Ausländer`, where lists of German hold
 * them; null where none does.
 */
export const withUmlauts = ({ words, written }: NormalisedText, language: string | null): string | null => {
  if ((language !== null && language !== german) || !maybe.test(written.whole)) return null
  let text = ""
  let done = 0
  for (const { end, kind, start, text: word } of words) {
    const meant = kind === "word" && maybe.test(word) ? withUmlaut(word) : null
    if (meant === null) continue
    text += `${written.slice(done, start)}${meant}`
    done = end
  }
  return done === 0 ? null : text + written.slice(done, written.length)
}
