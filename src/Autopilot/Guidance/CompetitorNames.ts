import { isEverydayWord } from "../Text/EverydayWords.ts"

/** They say who is no competitor; no name begins or goes on with one. */
const refusing = new Set(
  (
    "not except but nicht kein keine außer ausser aber pas sauf mais excepto salvo pero tranne eccetto ma não nao mas niet " +
    "geen behalve maar nie oprócz ale değil hariç ama नहीं लेकिन ليس ليست إلا"
  ).split(" ")
)

const nobody = new Set([
  "none",
  "nobody",
  "nothing",
  "n/a",
  "na",
  "unknown",
  "tbd",
  "everyone",
  "everybody",
  "various",
  "many"
])

const mayRefuse = (name: string): boolean => {
  const words = name.toLowerCase().split(/\s+/)
  if (/^(?:see|many) |\b(?:others?|below|above|etc)$|^(?:do not|don['’]?t|dont|never) /iu.test(name)) return true
  return words.length > 1 ? words.some((word) => refusing.has(word)) : nobody.has(name.toLowerCase())
}

/** Why these names cannot be read as those of competitors; null where they can. */
export const namesProblem = (names: ReadonlyArray<string>): string | null => {
  const refused = names.find(mayRefuse)
  return refused === undefined ? null : `“${refused}” may say who is no competitor; name only those who are`
}

/** Why not every comment with one of these names can be hidden; null where it can. */
export const hidingProblem = (names: ReadonlyArray<string>): string | null => {
  const everyday = names.find(isEverydayWord)
  return everyday === undefined
    ? namesProblem(names)
    : `“${everyday}” is an everyday word, and comments that speak of something else would be hidden; write the whole name, such as “${everyday} Ltd”`
}
