import type { Effect } from "../../Policy.ts"
import { spokenText } from "../Learned/Pieces.ts"
import { atomsOf, polarityOf } from "../Learned/Polarity.ts"
import { unmarked } from "../Words/Marked.ts"
import { isTalk, plainly } from "./Talk.ts"

type Said = Exclude<Effect, "ask">

const joint =
  /(?<sign>\s*[,;]\s+|\s+[–—-]+\s+)(?:(?:and|but|yet|while|whereas|though|however|although)\s+)?|\s+(?:but|whereas|yet|while)\s+/giu

const verb = "(?:is|are|was|do|does|may|can|could|must|should|shall|will|would)"
/** What ends a clause in place of what is to be done, and says it all the same. */
const tails: ReadonlyArray<readonly [form: RegExp, said: Said | "other"]> = [
  [
    new RegExp(
      `(?: definitely| absolutely| certainly| surely)? (?:${verb} not|(?:is|are|do|does|ca|could|must|should|wo|would)n['’]?t|cannot|can ?not|ain['’]?t)$`,
      "iu"
    ),
    "other"
  ],
  [/,? (?:(?:hell|absolutely|definitely|big|a|an) )?(?:no|nope|no way|no thanks|no thank you|never)$/iu, "hide"],
  [/,? (?:(?:hell|absolutely|definitely|a big|a) )?(?:yes|yep|yeah|sure)$/iu, "keep"]
]

/** They say it only where another of them says the other: `debate in, hate out`. */
const directions: ReadonlyArray<readonly [form: RegExp, said: Said]> = [
  [/,?:? (?:off|out)$/iu, "hide"],
  [/,?:? (?:on|in)$/iu, "keep"]
]
const opposite = { hide: "keep", keep: "hide" } as const

/** What a clause says; `own` where it has an order of its own. */
interface Clause {
  readonly said: Said
  readonly text: string
  readonly own: boolean
}

const ordering =
  /^(?:(?:please|pls|always|also|just|and|so|then) )*(?:hide|remove|delete|block|ban|bin|take down|get rid of|keep|leave|allow|show)\b/u
/** Whether it is an order: what it tells to do is no more said of another thing. */
export const isOrdering = (text: string): boolean => ordering.test(plainly(text))
const bare = /(?<=\p{L} )not$/iu

const isRefused = (clause: string): boolean => atomsOf(plainly(clause)).includes("N")

/** What a clause says that has a verb of its own. */
const spokenOf = (clause: string): Said | null => {
  const said = polarityOf(plainly(clause))
  return said === "hide" || said === "keep" ? said : null
}

const joining = /^(?:(?:and|but|yet|while|whereas|though|however|although),? )+/iu
const unclear =
  /^(?:if|when|it|they|we|i|you|he|she|that|this|these|those|there|sometimes|maybe|perhaps|why|how|what|who)\b/u

/** What a clause is about, without what is said of it; null where that is not clear. */
const subject = (text: string): string | null => {
  const plain = text.replace(joining, "").trim()
  const said = plainly(plain)
  return said === "" || plain.includes(":") || atomsOf(said) !== "" || unclear.test(said) ? null : plain
}

/** `Hide links, complaints never`: hiding is what is never done. */
const isOrder = (clause: Clause): boolean => clause.said === "hide" && clause.own

const turned = (before: Clause, about: string | null): Clause | null => {
  const said = opposite[before.said]
  return about === null || before.own || isRefused(before.text) ? null : { said, text: `${said} ${about}`, own: false }
}

/** What is missing of a clause is what the one before it says: `Criticism stays, insults don't`. */
const clauseOf = (text: string, before: Clause | null, isDirected: boolean): Clause | null => {
  for (const [form, says] of isDirected ? [...tails, ...directions] : tails) {
    const rest = text.replace(form, "")
    if (rest === text) continue
    const about = subject(rest)
    if (about === null) return null
    if (says === "hide" && before !== null && isOrder(before)) return null
    if (says !== "other") return { said: says, text: `${says} ${about}`, own: false }
    return before === null ? null : turned(before, about)
  }
  if (bare.test(text) && before !== null) return turned(before, subject(text.replace(bare, "")))
  const said = spokenOf(text)
  return said === null ? null : { said, text, own: isOrdering(text) }
}

const directed = (sentence: string) =>
  /\b(?:off|out)(?=[,;]|\s[–—-]|$)/iu.test(sentence) && /\b(?:on|in)(?=[,;]|\s[–—-]|$)/iu.test(sentence)

/**
 * A sentence whose clauses leave out what is to be done, with all of it: `hashtags yes, links no`. Null where none does,
 * or where it is not clear of what.
 */
export const completed = (sentence: string, before: Clause | null): string | null => {
  const source = spokenText(sentence)
  const isDirected = directed(source.text)
  const clauses: Array<string> = []
  let last = before
  let waiting: Array<string> = []
  let isChanged = false
  let from = 0
  const cuts = [...source.text.matchAll(joint)].map(({ 0: whole, index }) => [index, index + whole.length] as const)
  for (const [end, next] of [...cuts, [source.text.length, source.text.length] as const]) {
    const own = source.text.slice(from, end).trim()
    from = next
    if (own === "") continue
    const text = [...waiting, own].join(", ")
    const clause = clauseOf(text, last, isDirected)
    if (clause === null) {
      waiting.push(own)
      continue
    }
    isChanged ||= clause.text !== text
    clauses.push(clause.text)
    last = clause
    waiting = []
  }
  if (!isChanged || (waiting.length > 0 && !isTalk(waiting.join(", ")))) return null
  return unmarked(clauses.join(", "), source)
}
