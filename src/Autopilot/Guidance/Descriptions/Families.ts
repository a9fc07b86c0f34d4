import kinds from "./families.json" with { type: "json" }

type Families = ReadonlyMap<string, ReadonlyArray<string>>

const familiesOf = (some: ReadonlyArray<string>): Families => {
  const all = new Map<string, ReadonlyArray<string>>()
  for (const family of some) {
    const words = family.split("|")
    for (const word of words) all.set(word, [...(all.get(word) ?? []), ...words])
  }
  return all
}

/** Other words for the same person or thing: a goalie and a goalkeeper. */
const same = familiesOf([...kinds.person, ...kinds.body, ...kinds.thing])
/** And words that say much the same beside another word, and else something of their own: `the giraffe plush killed me`. */
const alike = familiesOf(Object.values(kinds).flat())

export type Kinship = "same" | "alike"
const families: Readonly<Record<Kinship, Families>> = { same, alike }

/** Those of a word, several words among them; itself alone of most. */
export const familyOf = (word: string, kinship: Kinship): ReadonlyArray<string> => families[kinship].get(word) ?? [word]
