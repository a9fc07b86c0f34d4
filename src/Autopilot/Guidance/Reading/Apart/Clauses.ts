import { isEverywhere } from "../../Place.ts"
import type { Rule } from "../../Policy.ts"
import { spokenText } from "../Learned/Pieces.ts"
import { cutAt } from "../Speech/Cuts.ts"
import { unmarked } from "../Words/Marked.ts"
import type { ReadPart } from "../Words/ReadPart.ts"
import { isTalk, plainly } from "./Talk.ts"

const joints =
  /\s*[,;:]\s+(?:(?:and|but|so|yet|also|then|though|whereas|while|however|plus|hence|therefore)\s+)*|\s+[–—-]+\s+|\s+(?:but|whereas)\s+|\s+(?=because\b)/giu
const longest = 400
const most = 8

/** They reach over the end of a clause, which says nothing without the others then. */
const reaching =
  /\b(?:only|unless|except\p{L}*|exclud\p{L}+|apart from|aside from|other than|otherwise|elsewhere|instead|rather|everything else|anything else|the rest|same|either|neither|nor|both|latter|former|as (?:long|far) as|provided|until|till|sometimes|maybe|perhaps|not (?:all|every|always|so|sure)|used to|last (?:week|month|year)|(?:other|some|many|most) (?:brands|agencies|people|companies)|old agency|my last|our last|not even)\b/iu
/** What was named in another clause. */
const pointing = /\b(?:it|them|those|these|that|this|ones|such|too|also|he|she|his|her|they|their|there)\b/iu
/** What stands behind it says something else, and is no mere talk. */
const contrasting = /\b(?:but|yet|though|however|whereas|while)\b/iu
/** What it says is said by the clause before it. */
const leavingOut =
  /(?:\b(?:not?|never|nope|yes|is|are|was|were|do|does|did|may|can|must|should|will|would|so|too)|n['’]t)$/iu
/** `Hide heckling but no flags`: no flags are to be hidden, or all. */
const refusing = /^(?:no|not|never|nothing|none)\b/iu
const placed = /^(?:on|under|below|beneath|underneath|at|in|for|from|by)\b/iu

const aboutOf = ({ terms, topics }: Rule) => JSON.stringify([topics, terms]).toLowerCase()

const isOpposed = (rules: ReadonlyArray<Rule>): boolean =>
  rules.some((one) => rules.some((other) => other.effect !== one.effect && aboutOf(other) === aboutOf(one)))

/** What a text says. */
export interface Said {
  readonly rules: ReadonlyArray<Rule>
  readonly competitors: ReadonlyArray<string>
}
export type ClauseReader = (text: string) => ReadPart<Said>

/** What the clauses of a sentence say, each by itself, beside talk; null where one of them says something else. */
export const inClauses = (sentence: string, reader: ClauseReader): Said | null => {
  if (sentence.length > longest || reaching.test(sentence)) return null
  const text = spokenText(sentence)
  const cuts = cutAt(text.text, joints)
  if (cuts.length < 2 || cuts.length > most) return null
  const textOf = (from: number, to: number) => text.text.slice(cuts[from]?.start ?? 0, cuts[to - 1]?.end ?? 0)
  const isContrast = (at: number) => contrasting.test(text.text.slice(cuts[at - 1]?.end ?? 0, cuts[at]?.start ?? 0))
  const known = new Map<number, ReadonlyArray<Said> | null>()
  const readFrom = (from: number): ReadonlyArray<Said> | null => {
    if (from === cuts.length) return []
    const before = known.get(from)
    if (before !== undefined) return before
    let found: ReadonlyArray<Said> | null = null
    for (let to = cuts.length; to > from && found === null; to--) {
      if (from === 0 && to === cuts.length) continue
      const own = textOf(from, to)
      const isPointing = from > 0 && pointing.test(own) && !/^(?:if|when|whenever)\b/iu.test(own)
      const isPart = isPointing || (from > 0 && leavingOut.test(own)) || (isContrast(from) && refusing.test(own))
      const reading = isPart ? null : reader(unmarked(own, text))
      if (reading?._tag !== "read" || reading.value.rules.length === 0) continue
      const rest = readFrom(to)
      if (rest !== null) found = [reading.value, ...rest]
    }
    for (let to = from + 1; to <= cuts.length && found === null; to++)
      if (!isContrast(from) && isTalk(textOf(from, to))) found = readFrom(to)
    known.set(from, found)
    return found
  }
  const all = readFrom(0)
  if (all === null || all.length === 0) return null
  const rules = all.flatMap((one) => one.rules)
  if (isOpposed(rules)) return null
  const opens = placed.test(plainly(text.text)) || rules.slice(0, -1).some((rule) => !isEverywhere(rule))
  if (all.length > 1 && opens && !rules.every((rule) => !isEverywhere(rule))) return null
  return { rules, competitors: [...new Set(all.flatMap((one) => one.competitors))] }
}
