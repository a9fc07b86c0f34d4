/** What stands in front of names and belongs to them: `Van der Berg`, `El Corte`, `Mc Leod`. */
const particles: ReadonlySet<string> = new Set(
  (
    "van vander vande ten ter von vom zu zur der den des dem del della dello delle degli dei de du di da das do dos la le les los las el il lo " +
    "al san santa santo são saint st mc mac abu ibn bin ben bel the o os as het"
  ).split(" ")
)

const isParticle = (word: string): boolean => particles.has(word.toLowerCase())
const isCapitalised = (word: string): boolean => /^\p{Lu}/u.test(word)

/** `Over van Dorpel`: no preposition stands behind another. */
const prepositions = new Set("over met tegen bij naar door über gegen mit bei".split(" "))
const ofNobles = /^(?:van|von)$/u

/**
 * How many particles of a name stand in a row of words from a place on; none where no name is told. The first has a
 * capital that no sentence gives it, or follows a preposition and would be another.
 */
export const particlesAt = (words: ReadonlyArray<string>, at: number): number => {
  const first = words[at] ?? ""
  const isSecond = ofNobles.test(first) && prepositions.has((words[at - 1] ?? "").toLowerCase())
  if (at === 0 || !(isCapitalised(first) || isSecond) || !isParticle(first)) return 0
  let count = 1
  while (isParticle(words[at + count] ?? "")) count++
  return isCapitalised(words[at + count] ?? "") ? count : 0
}

/** Between the first and the last word of a name, by language. German has more uses for some. */
const between: Readonly<Record<string, string>> = {
  French: "de la|de l'|de|du|des|d'|le|la",
  Spanish: "de la|de las|de los|de|del",
  Portuguese: "da|das|do|dos|de",
  Italian: "della|dello|dell'|degli|dalla|dalle|dal|del|dei|di|de|da|d'",
  Dutch: "van de|van der|van den|van het|in 't|van 't|van|von|de|den|der|ter|ten|te",
  German: "von und zu|von der|von dem|von den|van der|van den|vom|van",
  Polish: "von der|van der|von|van|de",
  Turkish: "de|da|di|van|von"
}

/** Longer ones first. */
const inRows: ReadonlyMap<string, ReadonlyArray<ReadonlyArray<string>>> = new Map(
  Object.entries(between).map(([language, rows]) => {
    const apart = rows.split("|").map((row) => row.split(" "))
    return [language, apart.sort((one, other) => other.length - one.length)]
  })
)

/** How many particles of a name stand in a row of words from a place on, behind the first word of the name and before its last. */
export const particlesBetween = (words: ReadonlyArray<string>, at: number, language: string): number => {
  if (!isCapitalised(words[at - 1] ?? "")) return 0
  const plain = (word: string | undefined) => (word ?? "").replaceAll("’", "'")
  const row = inRows.get(language)?.find((row) => row.every((particle, step) => particle === plain(words[at + step])))
  return row !== undefined && isCapitalised(words[at + row.length] ?? "") ? row.length : 0
}

const inside = new Set([...inRows.values()].flat(2))

/** How many particles of any language stand in a row of words from a place on, up to the last word of a name. */
export const particlesInside = (words: ReadonlyArray<string>, at: number): number => {
  let count = 0
  while (inside.has(words[at + count] ?? "")) count++
  return count > 0 && isCapitalised(words[at + count] ?? "") ? count : 0
}

/** Words of no other use in English, where a name stands behind them, or on both sides of them. */
const foreign =
  /(?<![\p{L}\p{N}@#'’-])(?:(?:van|von|vom|della|del|de|di|da|du|le|la|el|ten|ter|mc|mac)(?: (?:de[rnl]?|la|las|los|het))?|(?<=\p{Lu}[\p{L}'’-]+ )(?:dos|das|do|des|dello|degli|dei|dalla|zu|zum|zur|bin|ibn|al))(?= \p{Lu}[\p{L}'’-]+)/gu

/** `Mentions of van Dorpel`, with the capital by which names are told. */
export const withParticles = (sentence: string): string =>
  sentence.replaceAll(foreign, (particle) =>
    particle.replaceAll(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())
  )
