import { saysWhatToDo } from "./Effects.ts"
import { type ForeignWord, is, isUnknown } from "./Lexed/ForeignWord.ts"

type Words = ReadonlyArray<ForeignWord>

interface Found {
  readonly from: number
  /** Behind its end. */
  readonly to: number
}

const isObject = (token: ForeignWord | undefined) => is(token, "topic") || (isUnknown(token) && token !== undefined)
const isPlace = (token: ForeignWord) => is(token, "platform", "ads", "posts")
const closes = (token: ForeignWord, all: Words) =>
  token.cut !== null ||
  is(token, "but") ||
  is(token, "not", "keep") ||
  (saysWhatToDo(token, all) && !is(token, "topic"))

/** `Even in compliments`, from where it says so up to what follows. */
const ahead = (all: Words, from: number): Found => {
  const end = all.findIndex((token, at) => at > from && closes(token, all))
  return { from, to: end < 0 ? all.length : end }
}

/** Turkish has as well what is itself meant: `soruları da sil` says to delete questions, too. */
const within = /(?:[dt][ae]|[dt]eki|[dt]aki|içinde)$/iu
const turkish = new Set(["bile", "dahi", "da", "de", "da bile", "de bile"])

/** `Övgülerde bile`: what stands in front of it, with what that belongs to. */
const behind = (all: Words, at: number): Found | null => {
  const token = all[at]
  const last = all[at - 1]
  if (token === undefined || last === undefined || !(isObject(last) || isPlace(last))) return null
  if (turkish.has(token.text.toLowerCase()) && !within.test(last.text)) return null
  let from = at - 1
  for (;;) {
    const joint = all[from - 1]
    if (is(joint, "of", "and") && isObject(all[from - 2])) from -= 2
    else if (from > 0 && isUnknown(joint) && isUnknown(all[from])) from -= 1
    else break
  }
  const next = all[at + 1]
  return { from, to: next !== undefined && is(next, "filler") && next.start === token.end ? at + 2 : at + 1 }
}

const evenIn = (all: Words): Found | null => {
  for (const [at, token] of all.entries()) {
    const found = is(token, "even") ? ahead(all, at) : is(token, "evenAfter") ? behind(all, at) : null
    if (found === null) continue
    const inside = all.slice(found.from, found.to)
    if (inside.some((one) => isObject(one) || one.exact)) return found
    // `also on Facebook` in front may go on about other places
    const isMore = found.from > 0 && all[found.from - 1]?.cut !== null
    if (inside.some(isPlace) && isMore) return found
  }
  return null
}

/** A sentence without what it says that something is to be done in as well; null where it may be said of more. */
export const withoutEven = (all: Words): Words | null => {
  const found = evenIn(all)
  if (found === null) return all
  const rest = [...all.slice(0, found.from), ...all.slice(found.to)]
  const inside = all.slice(found.from, found.to)
  // `even in questions and spam delete`
  if (inside.some((token) => is(token, "and")) && found.to < all.length && found.from > 0) return null
  return rest.some((token) => isObject(token) || token.exact) ? withoutEven(rest) : null
}
