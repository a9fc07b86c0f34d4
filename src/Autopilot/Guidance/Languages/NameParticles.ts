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

/** Words of no other use in English, where a name stands behind them. */
const foreign =
  /(?<![\p{L}\p{N}@#'’-])(?:van|von|vom|della|del|de|di|da|du|le|la|el|ten|ter|mc|mac)(?: (?:de[rnl]?|la|las|los|het))?(?= \p{Lu}[\p{L}'’-]+)/gu

/** `Mentions of van Dorpel`, with the capital by which names are told. */
export const withParticles = (sentence: string): string =>
  sentence.replaceAll(foreign, (particle) =>
    particle.replaceAll(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())
  )
