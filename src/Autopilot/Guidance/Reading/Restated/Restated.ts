import type { Effect } from "../../Policy.ts"
import { givesNone } from "../Learned/Learned.ts"
import { cutAt } from "../Speech/Cuts.ts"
import { marked, unmarked } from "../Words/Marked.ts"
import { actOf } from "./Acts.ts"
import { isIdle, withoutAsides } from "./Idle.ts"
import { isSpokenOf, spansOf } from "./Spans.ts"
import { conditionsWithin, subjectOfCondition, subjectPresented } from "./Subjects.ts"

/** What to do, and about what. */
export interface RestatedOrder {
  readonly effect: Effect
  readonly what: string
}

type Part =
  | { readonly _tag: "order"; readonly order: RestatedOrder }
  /** What to do about what was named before. */
  | { readonly _tag: "act"; readonly effect: Effect; readonly limit: string }
  /** What is named, and nothing of what is to be done. */
  | { readonly _tag: "subject"; readonly what: string }
  | { readonly _tag: "reason" }

const joints =
  /(?:\s*(?:,|;|\.(?=\s|$)|:(?=\s|$)|\.{2,}|…|\(|\)|(?<=\s)[–—-]+(?=\s)|→|⇒|=+>|-+>|!)\s*)+(?:(?:and|but|so|then|also|yet|plus) )*|\s+(?:but|so|because|since|and|while|whereas|although|though|as (?=we|they|it|our|this|people|i|you)|even (?=if|when|though))\s+/giu

/** What an order leaves out, or where alone it counts. */
const limits = /,? (?:unless|except|but not|only) .+$/iu

/** Whether an order is read as that. */
export type IsRead = (order: RestatedOrder) => boolean

/** They say yes or no in place of words, or what comes of it. */
const signs =
  /[✅✔☑❌✖❎🚫⛔🛑👎👍🙅]|\bso (?:is|are|do|does) \p{L}|\b(?:or|otherwise) (?:i|we|you|they|else)\b|^[^:]*(?:\b(?:no longer|never|not|dropped|old|used to|ignore|forget)\b|n['’]t\b)[^:]*: /iu
/** What is left of a subject by a word that says nothing elsewhere: `from people under 13`, `from the same guys`, `long rants`. */
const narrows =
  /\b(?:under|before|after|until|till|since|same|either|both|long|longer|short|older|newer|young|younger|few|fewer)\b|\b(?:from|by) (?!(?:now|then|here|there|us|me|anyone|anybody|everyone|everybody|people(?=[\s,.!]*$))\b|(?:(?:our|my|the|your|all|any|this|these|of|us)\s+)*(?:pages?|feeds?|walls?|channels?|profiles?|posts?|comments?|sections?|site|accounts?|socials|replies|threads?|ads?|view|sight|public)\b)/iu

const longest = 320
const mostCuts = 12

class Restating {
  private readonly text: string
  private readonly cuts: ReadonlyArray<{ readonly start: number; readonly end: number }>
  private readonly isRead: IsRead
  private readonly behind: number
  private readonly known = new Map<number, ReadonlyArray<Part> | null>()

  /** `Behind` are the sentences before it. */
  constructor(text: string, isRead: IsRead, behind = 0) {
    this.text = text
    this.cuts = cutAt(text, joints)
    this.isRead = isRead
    this.behind = behind
  }

  get isTooLong(): boolean {
    return this.cuts.length === 0 || this.cuts.length > mostCuts
  }

  private span(from: number, to: number): string {
    return this.text.slice(this.cuts[from]?.start ?? 0, this.cuts[to - 1]?.end ?? 0).trim()
  }

  private order(effect: Effect, what: string): Part | null {
    return this.isRead({ effect, what }) ? { _tag: "order", order: { effect, what } } : null
  }

  private given(clause: string): Part | null {
    for (const { index, 0: joint } of clause.matchAll(conditionsWithin)) {
      const act = actOf(
        clause
          .slice(0, index)
          .replace(/(?<=^| )(?:(?:a |any |the )?(?:comments?|posts?|it|them|something|anything|stuff|things))$/iu, "_")
      )
      const what = act === null ? null : subjectOfCondition(clause.slice(index + joint.length))
      if (act === null || what === null) continue
      const order = this.order(act, what)
      if (order !== null) return order
    }
    return null
  }

  private actIn(clause: string): Part | null {
    const limit = limits.exec(clause)?.[0] ?? ""
    const effect = actOf(clause.slice(0, clause.length - limit.length))
    return effect === null ? null : { _tag: "act", effect, limit }
  }

  /** Whether any of it may say what to do about what was named before, which costs little to see. */
  get mayAct(): boolean {
    return this.cuts.some((_, from) =>
      this.cuts.slice(from).some((_, more) => this.actIn(this.span(from, from + more + 1)) !== null)
    )
  }

  private partOf(clause: string, at: number): Part | null {
    const act = at === 0 ? null : this.actIn(clause)
    if (act !== null) return act
    for (const { effect, what } of spansOf(clause)) {
      const order = this.order(effect, what)
      if (order !== null) return order
    }
    const given = this.given(clause)
    if (given !== null) return given
    const what = subjectOfCondition(clause) ?? subjectPresented(clause)
    if (what !== null && isSpokenOf(what) && this.isRead({ effect: "ask", what })) return { _tag: "subject", what }
    return null
  }

  parts(from: number): ReadonlyArray<Part> | null {
    if (from === this.cuts.length) return []
    const known = this.known.get(from)
    if (known !== undefined) return known
    let found: ReadonlyArray<Part> | null = null
    for (let to = this.cuts.length; to > from && found === null; to--) {
      const clause = this.span(from, to)
      const part =
        this.partOf(clause, from + this.behind) ??
        (to < this.cuts.length &&
        actOf(this.span(to, to + 1)) !== null &&
        isSpokenOf(clause) &&
        this.isRead({ effect: "ask", what: clause })
          ? ({ _tag: "subject", what: clause } as const)
          : null)
      const rest = part === null ? null : this.parts(to)
      if (part !== null && rest !== null) found = [part, ...rest]
    }
    for (let to = from + 1; to <= this.cuts.length && found === null; to++) {
      if (!isIdle(this.span(from, to))) continue
      const rest = this.parts(to)
      if (rest !== null) found = [{ _tag: "reason" }, ...rest]
    }
    this.known.set(from, found)
    return found
  }
}

/** What the parts say together; null where one of them speaks of nothing, or says something else of the same. */
const ordersOf = (parts: ReadonlyArray<Part>): ReadonlyArray<RestatedOrder> | null => {
  const orders: Array<RestatedOrder> = []
  let subject: string | null = null
  for (const part of parts) {
    if (part._tag === "reason") continue
    if (part._tag === "subject") {
      if (subject !== null) return null
      subject = part.what
    } else if (part._tag === "order") {
      if (subject !== null) return null
      orders.push(part.order)
    } else if (subject !== null) {
      orders.push({ effect: part.effect, what: `${subject}${part.limit}` })
      subject = null
    } else if (part.limit !== "") return null
    else {
      const last = orders.pop()
      if (last === undefined) return null
      const effect =
        last.effect === part.effect ? last.effect : last.effect !== "hide" && part.effect !== "hide" ? "ask" : null
      if (effect === null) return null
      orders.push({ ...last, effect })
    }
  }
  return subject === null && orders.length > 0 ? orders : null
}

/**
 * The plain orders of two sentences of which the first only names what the second says what to do about; null where
 * they are not, or a word of them is not known.
 */
export const restatedTogether = (
  first: string,
  second: string,
  isRead: IsRead
): ReadonlyArray<RestatedOrder> | null => {
  if (first.length + second.length > longest) return null
  const source = marked(withoutAsides(`${first}. ${second}`))
  const back = ({ effect, what }: RestatedOrder): RestatedOrder => ({ effect, what: unmarked(what, source) })
  const end = marked(withoutAsides(first)).text.length
  const read: IsRead = (order) => isRead(back(order))
  const behind = new Restating(source.text.slice(end + 1).trim(), read, 1)
  if (!behind.mayAct) return null
  const named = new Restating(source.text.slice(0, end), read, 0).parts(0)
  const rest = behind.parts(0)
  if (named === null || rest === null) return null
  if (named.some(({ _tag }) => _tag === "order" || _tag === "act")) return null
  if (rest.find(({ _tag }) => _tag !== "reason")?._tag !== "act") return null
  return ordersOf([...named, ...rest])?.map(back) ?? null
}

/** The plain orders of a sentence, whatever its words around what it speaks of; null where one of them is not known. */
export const restated = (sentence: string, isRead: IsRead): ReadonlyArray<RestatedOrder> | null => {
  if (sentence.length > longest || signs.test(sentence) || narrows.test(sentence) || givesNone(sentence)) return null
  const source = marked(withoutAsides(sentence))
  const back = ({ effect, what }: RestatedOrder): RestatedOrder => ({ effect, what: unmarked(what, source) })
  const restating = new Restating(source.text, (order) => isRead(back(order)))
  if (restating.isTooLong) return null
  const parts = restating.parts(0)
  return parts === null ? null : (ordersOf(parts)?.map(back) ?? null)
}
