import { languageNamed } from "../../../Language/Names.ts"
import { marked, unmarked } from "../Words/Marked.ts"
import { inOrderWords, orderOf } from "./Orders.ts"
import { asRivals } from "./Rivals.ts"
import { inFewerWords } from "./Things.ts"
import { trimmed } from "./Trimmed.ts"

/** The place of an order and what it leaves out. */
const limits =
  /,? (?:(?:(?:but )?not |only |just )?(?:on|under|in) (?:(?:our|my|the|all|any|that|this) )*(?:[\p{L}’'-]+ ){0,3}?(?:ads?|adverts?|posts?|reels?|videos?|facebook|fb|instagram|insta|ig|tiktok|youtube|yt|threads)\b|(?:but )?(?:unless|except|excluding|apart from|other than|without|not if)\b).*$/iu
const opening =
  /^(?:on|under|in) (?:(?:our|my|the|all|any|that|this) )*(?:[\p{L}’'-]+ ){0,3}?(?:ads?|adverts?|posts?|reels?|videos?|facebook|fb|instagram|insta|ig|tiktok|youtube|yt|threads)(?: (?:channel|page|account|profile|feed))?(?:(?:,| and| or| &) (?:on )?(?:facebook|fb|instagram|insta|ig|tiktok|youtube|yt|threads))*,? (?=\p{L})/iu

/** What opens a sentence has a capital for that alone, unless it is a name of several words. */
const lowered = (text: string): string =>
  languageNamed((/^\p{L}+/u.exec(text)?.[0] ?? "").toLowerCase()) !== null
    ? text
    : text.replace(/^(\p{Lu})(?=[\p{Ll}'’-]+(?: |$)(?!\p{Lu}))/u, (first) => first.toLowerCase())

const openingName = /^((?:keep|hide) )(\p{Lu})(?=[\p{Ll}'’-]+ \p{Ll})/u

export interface Plainer {
  readonly said: string
  /** Whether what it speaks of has lost some of its words. */
  readonly fewer: boolean
}

/** What a sentence says, in the words that the compiler knows best, each time in fewer of its own. */
export const plainer = (sentence: string): ReadonlyArray<Plainer> => {
  const said = trimmed(sentence).replace(
    openingName,
    (_, verb: string, first: string) => `${verb}${first.toLowerCase()}`
  )
  const rivals = asRivals(sentence) ?? asRivals(said)
  if (rivals !== null) return [{ said: rivals, fewer: false }]
  const text = marked(said)
  const [front = ""] = opening.exec(text.text) ?? []
  const rest = text.text.slice(front.length)
  const [limit = ""] = limits.exec(rest) ?? []
  const order = orderOf(limit === "" ? rest : rest.slice(0, rest.length - limit.length))
  const trim = said === sentence ? [] : [{ said, fewer: false }]
  if (order === null) return trim
  const what = said.startsWith(order.what) ? lowered(order.what) : order.what
  const again = (one: string) => unmarked(`${front}${inOrderWords({ ...order, what: one })}${limit}`, text)
  return [
    ...trim,
    { said: again(what), fewer: false },
    ...inFewerWords(what, order.effect).map((one) => ({ said: again(one), fewer: true }))
  ].filter((one) => one.said !== sentence)
}
