import { once } from "#src/Ground/Once.ts"
import ar from "./Things/ar.json" with { type: "json" }
import de from "./Things/de.json" with { type: "json" }
import es from "./Things/es.json" with { type: "json" }
import fr from "./Things/fr.json" with { type: "json" }
import hi from "./Things/hi.json" with { type: "json" }
import italian from "./Things/it.json" with { type: "json" }
import ja from "./Things/ja.json" with { type: "json" }
import ko from "./Things/ko.json" with { type: "json" }
import nl from "./Things/nl.json" with { type: "json" }
import pl from "./Things/pl.json" with { type: "json" }
import pt from "./Things/pt.json" with { type: "json" }
import tr from "./Things/tr.json" with { type: "json" }

/**
 * What comments often speak of and no topic is: by what it is in English, the forms of its words, parted by `|`, of which
 * those that begin alike are one word. Where comments have other words for all of them, these stand behind `=`.
 */
interface Things {
  readonly things: Readonly<Record<string, string>>
  /** What is said of something, and means it only behind `that say that`. */
  readonly qualities: Readonly<Record<string, string>>
}

export interface Thing {
  readonly kind: "thing" | "quality"
  /** How guidance calls it. */
  readonly name: string
  /** What comments that speak of it contain. */
  readonly words: ReadonlyArray<string>
}

const inLanguage: Readonly<Record<string, Things>> = { ar, de, es, fr, hi, it: italian, ja, ko, nl, pl, pt, tr }

/** Letters that tell words apart: without accents, and in Arabic without the article and what its plurals change. */
const skeleton = (word: string): string =>
  word
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replace(/^ال/u, "")
    .replaceAll(/[اويىة]/gu, "")

const fewestAlike = 3
const ofShorter = 0.6
const ofLonger = 0.5

const beginAlike = (a: string, b: string): boolean => {
  const alike = Math.max(
    fewestAlike,
    Math.ceil(Math.max(Math.min(a.length, b.length) * ofShorter, Math.max(a.length, b.length) * ofLonger))
  )
  return a.slice(0, alike) === b.slice(0, alike)
}

const skeletons = (name: string): ReadonlyArray<string> => name.split(" ").map(skeleton)

/** Whether two are forms of one, word by word: `side effect` and `side effects`. */
const areForms = (words: ReadonlyArray<string>, others: ReadonlyArray<string>): boolean =>
  words.length === others.length && words.every((word, at) => beginAlike(word, others[at] ?? ""))

const thingsOf =
  (kind: Thing["kind"]) =>
  (forms: string): ReadonlyArray<Thing> => {
    const [named = "", words] = forms.split("=")
    const names = named.split("|")
    if (words !== undefined) return names.map((name) => ({ kind, name, words: words.split("|") }))
    const written = names.map((name) => ({ name, parts: skeletons(name) }))
    return written.map(({ name, parts }) => ({
      kind,
      name,
      words: written.filter((other) => areForms(parts, other.parts)).map((other) => other.name)
    }))
  }

/** Those of a language, by its code. */
export const thingsIn = (code: string): ReadonlyArray<Thing> => {
  const { qualities, things } = inLanguage[code] ?? { things: {}, qualities: {} }
  return [...Object.values(things).flatMap(thingsOf("thing")), ...Object.values(qualities).flatMap(thingsOf("quality"))]
}

/** Made when guidance is first read, as the words of the languages are. */
const words = once(
  () =>
    new Set(
      Object.keys(inLanguage).flatMap((code) => thingsIn(code).flatMap(({ name, words: said }) => [name, ...said]))
    )
)

/** Whether a term is a word for one of them, which no place in the sentence has to tell. */
export const isOfThing = (term: string): boolean => words().has(term)
