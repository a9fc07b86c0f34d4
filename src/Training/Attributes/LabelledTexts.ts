import { type Attribute, attributes } from "#schema/perspective/Attribute.ts"
import { fromJsonLines } from "../Corpus/Labels.ts"

/** A text, and what it was judged to be and not to be. An attribute that nobody judged is left out. */
export interface Labelled {
  readonly text: string
  readonly labels: Readonly<Partial<Record<Attribute, boolean>>>
}

/** A capital letter says yes; the same small, that nobody can say; every other attribute does not apply. */
const letters: Readonly<Record<string, Attribute>> = {
  T: "TOXICITY",
  S: "SEVERE_TOXICITY",
  I: "IDENTITY_ATTACK",
  N: "INSULT",
  P: "PROFANITY",
  H: "THREAT",
  M: "SPAM"
}

const labelsOf = (written: string): Labelled["labels"] => {
  const labels: Partial<Record<Attribute, boolean>> = {}
  for (const [letter, attribute] of Object.entries(letters)) {
    if (written.includes(letter.toLowerCase())) continue
    labels[attribute] = written.includes(letter)
  }
  return labels
}

/** Lines of letters, a tab and a text. */
export const fromLetters = (content: string): ReadonlyArray<Labelled> =>
  content.split("\n").flatMap((line) => {
    const tab = line.indexOf("\t")
    return tab === -1 ? [] : [{ text: line.slice(tab + 1), labels: labelsOf(line.slice(0, tab)) }]
  })

/** What comments of a kind are; of hate nobody said whether it swears or insults, of complaints whether they swear. */
const kinds: Readonly<Record<string, string>> = {
  scam: "M",
  spam: "M",
  hate: "TIsnph",
  "hate-contrast": "",
  complaint: "p",
  ordinary: ""
}

/** Comments under brands' posts, by their kind. */
export const fromKinds = (content: string): ReadonlyArray<Labelled> =>
  fromJsonLines(content, "").flatMap(({ source, text }) => {
    const kind = kinds[source.split("/").at(-1) ?? ""]
    return kind === undefined ? [] : [{ text, labels: labelsOf(kind) }]
  })

/** How many texts of each attribute there are: with it, and judged at all. */
export const countsOf = (texts: ReadonlyArray<Labelled>) =>
  attributes.map((attribute) => ({
    attribute,
    positive: texts.filter(({ labels }) => labels[attribute] === true).length,
    judged: texts.filter(({ labels }) => labels[attribute] !== undefined).length
  }))
