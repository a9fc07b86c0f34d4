import kinds from "./families.json" with { type: "json" }

/** Words that say the same beside another word: a director who earns is paid a salary. */
const families: ReadonlyMap<string, ReadonlyArray<string>> = (() => {
  const all = new Map<string, ReadonlyArray<string>>()
  for (const family of Object.values(kinds).flat()) {
    const words = family.split("|")
    for (const word of words) all.set(word, [...(all.get(word) ?? []), ...words])
  }
  return all
})()

/** Those of a word, several words among them; itself alone of most. */
export const familyOf = (word: string): ReadonlyArray<string> => families.get(word) ?? [word]
