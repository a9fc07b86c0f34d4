import { remembering } from "#src/Ground/Remembering.ts"
import { Likely } from "../../../Expressions/Likely.ts"
import type { Effect } from "../../Policy.ts"
import { type Atom, actWords } from "./ActWords.ts"
import { fillers } from "./Fillers.ts"

const forms = new Likely<readonly [RegExp, string]>(
  actWords.map(([form, atom]) => [new RegExp(`(?<= )(?:${form})(?= )`, "giu"), `<${atom}>`]),
  ([form]) => form
)

/** In small letters and without signs, as acts are told. */
const bare = (text: string): string =>
  ` ${text
    .replaceAll(/(?<=\p{L} )\p{Lu}\p{Ll}+/gu, "xxname")
    .replaceAll(/[\ue000-\uf8ff]/gu, " xxmark ")
    .replaceAll(/n['’]t\b/giu, " not")
    .replaceAll(/\bcan ?not\b/giu, "can not")
    .replaceAll(/['’]/gu, " ")
    .replaceAll(/[^\p{L}\p{N}_ -]+|(?<!\p{L})-|-(?!\p{L})/gu, " ")
    .trim()
    .replaceAll(/\s+/gu, " ")} `

/** What is said in order, each once where it repeats itself; null where a word of it is not known. */
const atomsOf = (text: string): string | null => {
  const said = forms.reduce(bare(text), (one, [form, atom]) => one.replace(form, atom))
  const atoms: Array<Atom> = []
  for (const word of said.trim().split(/\s+/)) {
    const atom = /^<([HKANW])>$/u.exec(word)?.[1]
    if (atom === undefined) {
      if (word !== "" && !fillers.has(word.toLowerCase())) return null
    } else if (atom === "N" || atoms.at(-1) !== atom) atoms.push(atom as Atom)
  }
  return atoms.join("")
}

const byAtoms: Readonly<Record<string, Effect>> = {
  H: "hide",
  WH: "hide",
  HW: "hide",
  NW: "hide",
  NK: "hide",
  NWK: "hide",
  NKW: "hide",
  K: "keep",
  WK: "keep",
  KW: "keep",
  NH: "keep",
  NWH: "keep",
  A: "ask",
  WA: "ask",
  AW: "ask",
  KA: "ask",
  AK: "ask",
  AH: "ask",
  WAH: "ask",
  WKA: "ask",
  NHA: "ask"
}

/** What is told, wished or said of some of them, and no order. */
export const isSaidOfOthers = (text: string): boolean => saidOfOthers.test(text)
const saidOfOthers =
  /\b(?:wish|hope|thanks for|thank you for|used to|no longer (?:hid|remov|delet|block)\p{L}*|some say|gets? (?:you|anyone|anybody|people|somebody|someone|us|me|them)|not (?:all|everything|every|each|everyone)|could we|can we|should we|shall we|do we|do you|did you|if we could|nothing needs?|nobody needs?|was|were|keep an eye|out of hiding|fail(?:s|ed)? to|(?:nobody|no one|nothing) (?:can|could|will) (?:stop|keep|prevent)|never (?:stops?|fails?|cease|tire))\b|_ (?:hiding|deleting|removing|blocking)\b/iu

/** What the words around `_` say to do about it; null where they say nothing, several things, or have a word that is not known. */
export const actOf: (around: string) => Effect | null = remembering(1000, (around) => {
  if (saidOfOthers.test(around)) return null
  const atoms = atomsOf(around)
  if (atoms === null) return null
  if (atoms === "N")
    return /(?:^| )(?:no|zero|nothing|no more)(?: \p{L}+)? _(?= |$)/iu.test(around.trim()) ? "hide" : null
  return byAtoms[atoms] ?? null
})

/** Whether words say nothing of what is to be done, nor of anything else. */
export const saysNothing = (words: string): boolean => atomsOf(words) === ""
