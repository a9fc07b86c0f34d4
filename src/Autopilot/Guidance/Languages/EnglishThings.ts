import english from "./Things/en.json" with { type: "json" }

/** In lower case, without apostrophes. */
const plain = (text: string): string => text.toLowerCase().replaceAll(/['’]/g, "")

interface EnglishThing {
  readonly names: ReadonlyArray<string>
  readonly words: ReadonlyArray<string>
  /** What is meant where it is not kept. */
  readonly otherwise: string | null
}

/** Of each, how guidance calls it, and behind `=` what comments that speak of it contain. */
const thingOf = (line: string): EnglishThing => {
  const [names = "", words = "", otherwise = null] = line.split("=")
  return { names: names.split("|"), words: words.split("|"), otherwise }
}

/** Their words are in other comments as well: such comments can be kept, and neither hidden nor asked about. */
export const onlyKept: ReadonlyArray<EnglishThing> = Object.values(english.kept).map(thingOf)
const entries = [...Object.values(english.things).map(thingOf), ...onlyKept]

/** All names, each with its words. */
export const namedThings: ReadonlyMap<string, ReadonlyArray<string>> = new Map(
  entries.flatMap(({ names, words }) => names.map((name) => [plain(name), words] as const))
)
const listed: ReadonlySet<string> = new Set(entries.flatMap(({ words }) => words))

/** What comments that speak of a thing contain, where they seldom call it what guidance does; null for any other thing. */
export const wordsFor = (phrase: string): ReadonlyArray<string> | null => namedThings.get(plain(phrase)) ?? null

/** Whether a term is one of those. */
export const isOfThing = (term: string): boolean => listed.has(term)

/** Whether a term is one of those, and no word of the sentence itself: it is found as it stands. */
export const isListed = (term: string, sentence: string): boolean =>
  listed.has(term) && !plain(sentence).includes(plain(term))

/** Those of a thing by its key; null where there is none. */
export const wordsOfThing = (key: string): ReadonlyArray<string> | null =>
  Object.entries(english.things)
    .find(([name]) => name === key)?.[1]
    .split("=")[1]
    ?.split("|") ?? null
