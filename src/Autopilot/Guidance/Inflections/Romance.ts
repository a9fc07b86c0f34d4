/** Ends like a plural, and is none, or the plural of something else. */
const apart: Readonly<Record<string, ReadonlySet<string>>> = {
  fr: new Set(
    "fils cours corps temps fois poids bois pays avis choix prix voix bras repas tapis souris parcours".split(" ")
  ),
  es: new Set("crisis lunes martes jueves viernes virus gratis".split(" ")),
  pt: new Set("mais depois gratis virus onibus".split(" ")),
  it: new Set()
}

type Ends = ReadonlyArray<readonly [end: RegExp, others: ReadonlyArray<string>]>

/** What words end in otherwise, by how they end: the first that fits. Without accents, as texts are read. */
const ends: Readonly<Record<string, Ends>> = {
  es: [
    [/ces$/, ["z"]],
    [/z$/, ["ces"]],
    [/(?<=[dlnrj])es$/, ["", "e"]],
    [/(?<=[aeiou])s$/, [""]],
    [/(?<=[aeiou])$/, ["s"]],
    [/(?<=[dlnrjy])$/, ["es"]]
  ],
  pt: [
    [/(?:oes|aes|aos)$/, ["ao"]],
    [/ao$/, ["oes", "aes", "aos"]],
    [/(?<=[aeiou])ns$/, ["m"]],
    [/(?<=[aeiou])m$/, ["ns"]],
    [/(?<=[aeou])is$/, ["l"]],
    [/(?<=[aeou])l$/, ["is"]],
    [/(?<=[rz])es$/, ["", "e"]],
    [/(?<=[aeiou])s$/, [""]],
    [/(?<=[aeiou])$/, ["s"]],
    [/(?<=[rz])$/, ["es"]]
  ],
  fr: [
    [/eaux$/, ["eau"]],
    [/aux$/, ["al", "au"]],
    [/al$/, ["aux", "als"]],
    [/(?:eau|eu)$/, ["eaux", "eux"]],
    [/s$/, [""]],
    [/(?<=[a-rt-wy])$/, ["s"]]
  ],
  it: [
    [/chi$/, ["co"]],
    [/ghi$/, ["go"]],
    [/che$/, ["ca"]],
    [/ghe$/, ["ga"]],
    [/co$/, ["chi", "ci"]],
    [/go$/, ["ghi", "gi"]],
    [/ca$/, ["che"]],
    [/ga$/, ["ghe"]],
    [/(?<=[cg])io$/, ["i"]],
    [/(?<=[cg])ia$/, ["e", "ie"]],
    [/io$/, ["i"]],
    [/o$/, ["i"]],
    [/a$/, ["e"]],
    [/i$/, ["o", "e", "io"]],
    [/e$/, ["i", "a"]]
  ]
}

const shortest = 4

/** A noun in its other number, in Spanish, Portuguese, French or Italian. */
export const inOtherNumber = (word: string, language: string): ReadonlyArray<string> => {
  const end = ends[language]?.find(([ending]) => ending.test(word))
  if (end === undefined || word.length < shortest || apart[language]?.has(word) === true) return []
  return end[1].map((other) => word.replace(end[0], other)).filter((form) => form.length >= shortest)
}
