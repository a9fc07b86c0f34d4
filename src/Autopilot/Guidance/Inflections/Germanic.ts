const shortest = 3

/** What a German noun has behind it in other cases and in the plural: `Hunden`, `Köche`. Umlauts are off. */
const german = ["e", "en", "n", "s", "es", "er", "ern", "ens"]

/** The other forms of a German noun, as texts are read: of a plural, those of what it is the plural of too. */
export const germanForms = (word: string): ReadonlyArray<string> => {
  const stems = [word, word.replace(/(?<=[^aeiouy]{1}e)n$/, ""), word.replace(/(?<=[^aeiou])en?$/, "")]
  return [
    ...new Set(
      stems.filter((stem) => stem.length >= shortest).flatMap((stem) => [stem, ...german.map((end) => stem + end)])
    )
  ].filter((form) => form !== word)
}

/** A Dutch word without `en`, as it is written then: `boot`, `kat` and `prijs` of `boten`, `katten` and `prijzen`. */
const withoutEn = (word: string): string => {
  const rest = word.slice(0, -2).replace(/v$/, "f").replace(/z$/, "s")
  if (/([^aeiou])\1$/.test(rest)) return rest.slice(0, -1)
  return /(?<![aeiou])[aeou][^aeiouwx]$/.test(rest) ? rest.replace(/([aeou])(.)$/, "$1$1$2") : rest
}

const plural = (word: string): ReadonlyArray<string> => {
  if (/[aeiou]$/.test(word)) return [`${word}s`, `${word}n`]
  if (/([aeou])\1[^aeiou]$/.test(word)) {
    const open = word.replace(/([aeou])\1(.)$/, "$1$2")
    return [`${open}en`, `${open.replace(/f$/, "v").replace(/s$/, "z")}en`]
  }
  const closed = /(?<![aeiou])[aeiou][^aeiouwx]$/.test(word) ? `${word}${word.slice(-1)}en` : `${word}en`
  return [closed, `${word}en`, `${word.replace(/f$/, "v").replace(/s$/, "z")}en`, `${word}s`]
}

/** The other forms of a Dutch noun or verb. */
export const dutchForms = (word: string): ReadonlyArray<string> => {
  if (word.length <= shortest) return plural(word)
  if (/[^aeiou]s$/.test(word)) return [word.slice(0, -1)]
  if (!/[^aeiou]en$|ieen$/.test(word)) return plural(word)
  const stem = withoutEn(word)
  return stem.length < shortest ? [] : [stem, `${stem}t`, `ge${stem}d`, `ge${stem}t`]
}
