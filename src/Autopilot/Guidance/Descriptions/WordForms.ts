/** Words that another one looks like the plural or the singular of, and is not. */
const apart = new Set(
  (
    "new news good goods custom customs mean means short shorts arm arms look looks glass glasses gas thank thanks pant pants " +
    "bus pus plus this his its us as is was has does less miss boss loss pass class mass kiss dress press stress success business access " +
    "always perhaps series species physics politics economics mathematics athletics gymnastics ethics lens jeans trousers scissors christmas atlas " +
    "virus bonus campus focus census status chaos bias canvas basis crisis analysis diagnosis oasis tennis iris texas paris james"
  ).split(" ")
)

const irregular = (
  "man men,woman women,child children,person people,foot feet,tooth teeth,mouse mice,goose geese,wife wives,knife knives,life lives,wolf wolves," +
  "leaf leaves,thief thieves,half halves,loaf loaves,shelf shelves,potato potatoes,tomato tomatoes,hero heroes"
)
  .split(",")
  .map((pair) => pair.split(" "))

const irregularVerbs = (
  "break broke broken breaks breaking,steal stole stolen steals stealing,lose lost loses losing,leave left leaves leaving,lie lied lying lies," +
  "die died dying dies dead,fall fell fallen falls falling,freeze froze frozen freezes freezing,burn burnt burned burns burning," +
  "tear tore torn tears tearing,wear wore worn wears wearing,write wrote written writes writing,choose chose chosen chooses choosing," +
  "grow grew grown grows growing,sell sold sells selling,buy bought buys buying,pay paid pays paying,send sent sends sending," +
  "take took taken takes taking,give gave given gives giving,get got gets getting,make made makes making,cut cuts cutting," +
  "drink drank drunk drinks drinking,drive drove driven drives driving,shrink shrank shrunk shrinks shrinking,leak leaks leaked leaking leaky," +
  "sting stung stings stinging,swell swelled swollen swells swelling,bleed bled bleeds bleeding,feed fed feeds feeding,spoil spoilt spoiled spoils," +
  "sue sues sued suing"
)
  .split(",")
  .map((forms) => forms.split(" "))

/** Alone, only of these it is sure that they are a verb: `parking` is none. */
export const isGerund = (word: string): boolean =>
  word.endsWith("ing") && irregularVerbs.some((forms) => forms.includes(word))

const shortest = 3

/** The other number of a noun, as far as its letters tell; itself alone where they do not. */
export const numbersOf = (word: string): ReadonlyArray<string> => {
  const known = irregular.find((pair) => pair.includes(word))
  if (known !== undefined) return known
  if (word.length < shortest || apart.has(word) || !/^[a-z]+$/.test(word)) return [word]
  if (/(?:ss|us|is)$/.test(word)) return word.endsWith("ss") ? [word, `${word}es`] : [word]
  if (/[^aeiou]ies$/.test(word))
    return word.length > 4 ? [word, `${word.slice(0, -3)}y`, word.slice(0, -1)] : [word, word.slice(0, -1)]
  if (/(?:sses|shes|ches|xes|zzes)$/.test(word)) return [word, word.slice(0, -2)]
  if (word.endsWith("s")) return word.length > shortest ? [word, word.slice(0, -1)] : [word]
  if (/(?:sh|ch|x|z)$/.test(word)) return [word, `${word}es`]
  return /[^aeiou]y$/.test(word) ? [word, `${word.slice(0, -1)}ies`] : [word, `${word}s`]
}

/** The forms of a verb beside: `testing`, `tests` and `tested` of `test`. */
export const inflectionsOf = (word: string): ReadonlyArray<string> => {
  const known = irregularVerbs.find((forms) => forms.includes(word))
  if (known !== undefined) return known
  const forms = new Set(numbersOf(word))
  if (word.length < 4 || apart.has(word) || !/^[a-z]+$/.test(word)) return [...forms]
  const [, stem = ""] = /^([a-z]{3,}?)(?:ing|ed|es|s|e)?$/.exec(word) ?? []
  const base =
    /([^aeiou])\1$/.test(stem) && !/(?:ll|ss|ff|zz)$/.test(stem) && /(?:ing|ed)$/.test(word) ? stem.slice(0, -1) : stem
  if (/ing$|ed$/.test(word) || /[^s]s$|e$/.test(word)) {
    for (const end of ["", "e", "s", "es", "ed", "ing"]) forms.add(`${base}${end}`)
  } else if (/[^aeiouy][aeiou]{2}[^aeiou]$|[aeiou][^aeiou]{2}$/.test(word)) {
    for (const end of ["ed", "ing"]) forms.add(`${word}${end}`)
  }
  return [...forms]
}
