import { isMatter } from "../../Matters/Matters.ts"
import { againstImmigrants } from "./AgainstImmigrants.ts"
import { againstVaccines } from "./AgainstVaccines.ts"
import { type Doing, type HowFarDone, marked } from "./Done.ts"
import { encouraging } from "./Encouraging.ts"
import { guessing } from "./Guessing.ts"
import { areOfJokes, joking } from "./Joking.ts"
import { ofMine } from "./OfMine.ts"
import { recommending } from "./Recommending.ts"

/** Of a rule what tells it. */
interface Told {
  readonly effect: string
  readonly source: string
  readonly terms: ReadonlyArray<string>
  readonly topics: ReadonlyArray<string>
}

/** In a longer sentence another part may speak of it. */
const longest = 160
/** Whoever names both means all that names it; what is in quotes is meant to the letter. */
const anyMention = /["“„«]|\b(?:mention(?:s|ing)? (?!my\b)|mentions\b|nam(?:e|es|ing)\b|contain)/iu
const isName = (term: string): boolean => /^\S*\p{Lu}/u.test(term)

type Meant = Pick<Doing, "does" | "shown">

/** Of some subjects whoever is against what they are about. */
const against: Readonly<Record<string, Doing>> = { immigration: againstImmigrants, vaccine: againstVaccines }

const toldOf = ({ effect, source, terms, topics }: Told): Meant | null => {
  if (effect !== "hide" || source.length > longest || anyMention.test(source)) return null
  if (topics.length === 1 && topics.every(isMatter) && terms.length === 0)
    return (
      [...topics.flatMap((topic) => against[topic] ?? []), encouraging].find(({ said }) => said.test(source)) ?? null
    )
  if (topics.length > 0 || terms.length === 0) return null
  if (terms.every(isName) && recommending.said.test(source)) return recommending
  if (areOfJokes(source, terms)) return joking
  const named = marked(source, terms)
  return [guessing, ofMine, encouraging].find(({ said }) => said.test(named)) ?? null
}

const known = new WeakMap<Told, Meant | null>()

/** What a rule that hides says is done about what it names; null where every mention is meant. */
export const doneOf = (rule: Told): Meant | null => {
  const told = known.get(rule)
  if (told !== undefined) return told
  const found = toldOf(rule)
  known.set(rule, found)
  return found
}

/** Whether a comment does so, as far as words tell. `named`: those of the terms that it names. */
export const isDone = (text: string, rule: Told, named: ReadonlyArray<string>): HowFarDone =>
  doneOf(rule)?.shown(text, named) ?? "plainly"

/** Whether a rule hides who recommends something. */
export const isOfRecommending = (rule: Told, name: string): boolean =>
  rule.terms.includes(name) && doneOf(rule) === recommending
