import { wordsFor } from "../../Languages/EnglishThings.ts"
import type { RuleTarget } from "../../Policy.ts"
import { topicNamed } from "../../Topics.ts"
import { hasMark, type MarkedText } from "../Words/Marked.ts"
import { type ReadPart, read, unread } from "../Words/ReadPart.ts"
import { type Following, leadings, onlyCarrier } from "./Heads.ts"
import { isKind, topicOf } from "./Kinds.ts"
import { ofWhat } from "./Simpler.ts"
import { isCapital } from "./Terms.ts"
import { thing } from "./Things.ts"
import { told } from "./Told.ts"
import { plainWord, turning } from "./Vocabulary.ts"

/** What those of a list that follow belong to. */
export interface Context {
  readonly topics: RuleTarget["topics"]
  readonly following: Following
  /** Whether it is what people ask for. */
  readonly requested?: boolean
  /** Words that each of them has before its own: `cure` of `claims to cure herpes or cancer`. */
  readonly carried?: string
}

export const nothingNamed = unread("it names no topic or word that Steward can look for")
export const twoWays = unread("it can be read in two ways; write a sentence for each part")

export const together = (one: RuleTarget["topics"], { terms, topics }: RuleTarget): RuleTarget => ({
  topics: [...new Set([...one, ...topics])],
  terms
})

/** Who offers tickets says so, and most who speak of tickets do not. */
const selling = /\b(?:sell|sells|selling)\b/iu
const requested = /\b(?:ask(?:s|ed|ing)?|beg(?:s|ging)?|look(?:s|ing)?|fish(?:es|ing)?)(?: \p{L}+)? for\b/iu
const held = new Set(["contact", "links", "media"])
/** Who asks for a link has none: it is in words that they do. */
const inItsWords = (rest: string, target: RuleTarget): RuleTarget => {
  const words = rest.replace(/^(?:(?:an?|the|our|your|my|their|any|more|some) )+/iu, "")
  return target.terms.length === 0 && target.topics.every((topic) => held.has(topic)) && /^[\p{L} -]+$/u.test(words)
    ? { topics: [], terms: [words] }
    : target
}

const followed = (context: Context, rest: string, source: MarkedText): ReadPart<RuleTarget> => {
  switch (context.following) {
    case "whom": {
      if (hasMark(rest) || /^(?:is|are|was|were|has|have|can|must|should|goes?|stays?|we|i|it|they|as)\b/iu.test(rest))
        return nothingNamed
      if (/^(?:by|from|in|on|of|for|with|after|before|during|between|over|like)\b/iu.test(rest)) return nothingNamed
      if (rest.split(" ").some((word) => turning.has(plainWord(word)))) return nothingNamed
      const other = topicNamed(rest.toLowerCase())
      return read({ topics: other === null ? context.topics : [other], terms: [] })
    }
    case "thing": {
      // `speculating on why the coach left`
      const clause = /^(?:why|how|whether|when|where|if|what) (\p{L}+ .+)$/iu.exec(rest)?.[1]
      const why = wordsFor(rest) === null ? clause : undefined
      const [, who = "", did = ""] = /^(?:the|our|my|his|her|their) (\p{L}+) (\p{Ll}+)$/u.exec(why ?? "") ?? []
      if (did !== "") return read(together(context.topics, { topics: [], terms: [`${who} ${did}`] }))
      if (why !== undefined) return followed({ ...context, following: "clause" }, why, source)
      const complains = context.topics.includes("negative") || context.topics.includes("question")
      const named = thing(complains ? ofWhat(rest) : rest, source)
      if (named._tag === "unread") return named
      return read(together(context.topics, context.requested === true ? inItsWords(rest, named.value) : named.value))
    }
    case "called": {
      const called = told(rest, source)
      return called._tag === "unread" ? called : read(together(context.topics, called.value))
    }
    case "clause": {
      const named = told(rest, source)
      return named._tag === "unread" ? named : read(together(context.topics, named.value))
    }
  }
}

/** A name for something in two words at most: with a verb of its own, or a word for whose it is, it says all by itself. */
const bare = /^\p{Ll}[\p{Ll}-]*(?: \p{Ll}[\p{Ll}-]*){0,2}$/u
const owned = /^(?:it|we|they|you|he|she|i|our|my|your|their|the|this|that|these|those|there|is|are|was|were|not|no)\b/u

/** What is said of the first of several is said of the others: `cure herpes or cancer` speaks of no cancer but a cured one. */
const withCarried = ({ carried }: Context, text: string, target: RuleTarget): RuleTarget => {
  const [term = "", more] = target.terms
  return carried === undefined ||
    more !== undefined ||
    term === "" ||
    target.topics.length > 0 ||
    !bare.test(text) ||
    owned.test(text)
    ? target
    : { topics: [], terms: [`${carried} ${term}`] }
}

/** Of what somebody says, all but the last word. */
const carriedOf = ({ following, topics }: Context, { terms }: RuleTarget): string | undefined => {
  const [term = "", more] = terms
  const words = term.split(" ")
  const isCarried = following === "clause" && topics.length === 0 && more === undefined && words.length > 1
  return isCarried && !words.some(isCapital) ? words.slice(0, -1).join(" ") : undefined
}

const laughing = /\b(?:fun of|jok(?:e|es|ing) (?:about|at)|laugh(?:s|ing)? at|gossip(?:s|ing)? about)\b/iu
const sharing = /\b(?:shar|post|leav|drop|giv|past|send|publish|reveal|leak|put|list)\p{L}*\b/iu
const reachedBy =
  /^(?:out )?(?:their|his|her|personal|private)(?: own| private| personal)? (?:e-?mails?|e-?mail address(?:es)?|phones?|mobiles?|cell|numbers?|phone numbers?|contacts?|contact (?:info|details)|addresses|address)$/iu
const theirOwn =
  /^(?:their|his|her|your) own (?:[\p{L}-]+ ){0,2}[\p{L}-]+$|^(?:their|his|her|your)(?: own)? (?:[\p{L}-]+ ){0,2}(?:shops?|stores?|business(?:es)?|brands?|channels?|accounts?|pages?|products?|services?|stuff|things|websites?|sites?|profiles?|music|content|work|side hustles?|onlyfans|etsy|course|courses|books?)$|^(?:anything|something|stuff|things|services|products)(?: else)?$/iu
const ofOthers = /^(?:(?:any|all|the) )*(?:other|rival|competing) (?:\p{Ll}+ )?\p{Ll}+(?: etc)?$/u
const offering = /\b(?:promot|advertis|sell|offer|push|plug|market|peddl|pitch)/iu

/** `Links to` in `links to Kelda or Vela`: what follows belongs to it as well. */
const leadOf = (text: string): Context | null => {
  const [, front = ""] = /^(.+?) (?:of|for|to|about|on|regarding) \S/iu.exec(text) ?? []
  const topic = topicNamed(front.toLowerCase().replace(/^(?:(?:the|a|an|any|all|our|other) )+/, ""))
  if (topic !== null) return { topics: [topic], following: "thing" }
  const [, meant = ""] = /^(.+?) (?:against|towards?|at) \S/iu.exec(text) ?? []
  const aimed = topicNamed(meant.toLowerCase().replace(/^(?:(?:any|all) )+/, ""))
  return aimed === "insult" || aimed === "threat" || aimed === "hate" ? { topics: [aimed], following: "whom" } : null
}

export interface FoundItem {
  readonly target: RuleTarget
  readonly context: Context | null
}

/** `Anything that is a question about sizes` is that question. */
const isA =
  /^(?:anything|everything|something|whatever|comments?|stuff|posts?)(?: that| which)?(?: is|['’]s| are) (?:an? )?((?:question|complaint|joke|query|criticism|insult|threat)s? .+)$/iu

/** `Comments that are just emojis`. */
const consisting =
  /^(?:comments?|posts?|messages|replies|anything|everything|stuff) (?:(?:that|which) (?:(?:are|is|consists?|have|has|contains?) (?:made up |of )*(?=\p{L})|just )|(?:made up|consisting) of |with (?=only|just|nothing))(.+)$/iu

/** `Anyone posing as our support team` is told by what such comments want, and not by the words for whom they play. */
const posing =
  /^(?:(?:any|all|the|these|those|fake) )*(?:people|persons?|anyone|anybody|everyone|someone|somebody|whoever|those|others|strangers|accounts?|profiles?|pages?|users?|comments?|messages)(?: who| that| which)?(?: are| is)? (?:pretend(?:s|ing)? to be|pos(?:e|es|ing) as|impersonat(?:e|es|ing)|(?:claim|pretend)(?:s|ing)? to (?:be|work|speak|come) (?:from|for)|passing themselves off as) (?:(?:part|one|someone|somebody|staff|members?) (?:of|from) )?(?:us|our|the brand)(?: .+)?$/iu

/** One of a list, and what those behind it belong to. */
export const item = (text: string, before: Context | null, source: MarkedText): ReadPart<FoundItem> => {
  const only = consisting.exec(text)?.[1]
  const alone = only === undefined ? null : topicOf(only.split(" "))
  if (alone !== null) return read({ target: { topics: [alone], terms: [] }, context: null })
  if (posing.test(text)) return read({ target: { topics: ["scams"], terms: [] }, context: null })
  const being = isA.exec(text)?.[1]
  if (being !== undefined) return item(being, before, source)
  if (before?.following !== "whom" && onlyCarrier.test(text)) return nothingNamed
  for (const { following, form, topics } of leadings.in(text)) {
    const match = form.exec(text)
    if (match === null) continue
    const rest = match.groups?.["rest"]
    const context = { topics, following, requested: requested.test(text) }
    if (rest === undefined) {
      if (topics.length === 0 || following === "clause") return nothingNamed
      return read({ target: { topics, terms: [] }, context: null })
    }
    if (topics.length === 0 && offering.test(text) && theirOwn.test(rest))
      return read({ target: { topics: ["spam"], terms: [] }, context: null })
    if (topics.length === 0 && offering.test(text) && ofOthers.test(rest))
      return read({ target: { topics: ["spam"], terms: [] }, context: { topics: ["spam"], following: "thing" } })
    if (sharing.test(text) && reachedBy.test(rest)) return read({ target: { topics: ["contact"], terms: [] }, context })
    const target = followed(context, rest, source)
    if (target._tag === "unread") return target
    // who laughs at pictures shows none
    if (laughing.test(text) && target.value.topics.some((one) => held.has(one))) return nothingNamed
    if (selling.test(text) && target.value.topics.length === 0) {
      const [term = "", more] = target.value.terms
      if (more === undefined && !isCapital(term) && !selling.test(term))
        return read({ target: { topics: [], terms: [`selling ${term}`] }, context: { ...context, carried: "selling" } })
    }
    const carried = carriedOf(context, target.value)
    return read({ target: target.value, context: carried === undefined ? context : { ...context, carried } })
  }
  if (before === null) {
    const named = thing(text, source)
    if (named._tag === "unread" && /^\p{L}+ing /u.test(text)) {
      const doing = item(`people who ${text}`, { topics: [], following: "thing" }, source)
      if (
        doing._tag === "read" &&
        leadings.find(`people who ${text}`, ({ form }) => form.test(`people who ${text}`)) !== undefined
      )
        return doing
    }
    return named._tag === "unread" ? named : read({ target: named.value, context: leadOf(text) })
  }
  if (/^(?:it|this|that|we|they|you|he|she|i|there)(?:['’](?:s|re|m|ve|d|ll))? /iu.test(text)) return nothingNamed
  const target = followed(before, text, source)
  if (target._tag === "unread") {
    const joined = item(`people who ${text}`, null, source)
    return joined._tag === "read" ? joined : target
  }
  // `questions about prices and links`
  const own = thing(text, source)
  if (own._tag === "read" && own.value.topics.some(isKind) && before.topics.length > 0) return twoWays
  return read({ target: withCarried(before, text, target.value), context: before })
}
