import { isOfThing } from "../../Languages/ForeignThings.ts"
import { everywhere } from "../../Place.ts"
import type { Place, RuleTarget } from "../../Policy.ts"
import type { Topic } from "../../Topics.ts"
import { saysWhatToDo } from "./Effects.ts"
import { empty, type Item, isJoined, shareKind, targetOf } from "./Items.ts"
import type { LanguageWords } from "./LanguageWords.ts"
import { type ForeignWord, is, isUnknown } from "./Lexed/ForeignWord.ts"
import { withPersonsNamed } from "./Roles.ts"

/** What a clause speaks of. */
export interface SpokenOf {
  readonly targets: ReadonlyArray<RuleTarget>
  readonly place: Place
  /** Whether all comments are meant. */
  readonly everything: boolean
}

const isNext = (one: ForeignWord | undefined, other: ForeignWord) => one !== undefined && other.start - one.end <= 1

const uniqueOf = (targets: ReadonlyArray<RuleTarget>): ReadonlyArray<RuleTarget> => [
  ...new Map(targets.map((target) => [JSON.stringify(target), target])).values()
]

/** Comments that say `it is fraud` accuse somebody, and are none: there the word itself is looked for. */
const asClaimed = (tokens: ReadonlyArray<ForeignWord>): ReadonlyArray<ForeignWord> => {
  if (!tokens.some((token) => is(token, "claims"))) return tokens
  return tokens.map((token) => {
    if (is(token, "ours")) return { ...token, kinds: { filler: "" } }
    return token.kinds.quality === undefined ? token : { ...token, kinds: { quality: token.kinds.quality } }
  })
}

/** `Debates about politics` are about it. */
const isMereTalk = (tokens: ReadonlyArray<ForeignWord>, at: number, { behind }: LanguageWords): boolean => {
  if (!is(tokens[at], "talk")) return false
  const beside = behind ? tokens[at - 1] : tokens[at + 1]
  return is(beside, "about", "after", "of", "topic") || is(tokens[at - 1], "topic")
}

const advertised: ReadonlySet<string> = new Set<Topic>(["gambling", "crypto", "discount"])

const isAd = (token: ForeignWord) => /광고/u.test(token.text)

/** `Loan or gambling ads`: whether the first is meant without ads is not told. */
const mayShareAds = (tokens: ReadonlyArray<ForeignWord>): boolean =>
  tokens.some((token, at) => {
    const next = tokens[at + 1]
    if (!is(next, "and") || isAd(token)) return false
    const mayBeSold = is(token, "thing") || advertised.has(token.kinds.topic ?? "")
    const ad = tokens.find((other, place) => place > at + 1 && isAd(other))
    return mayBeSold && ad !== undefined && ad.kinds.topic !== "spam"
  })

const requested: ReadonlySet<string> = new Set<Topic>(["refund", "discount"])
/** Who asks for money back puts no question, and who threatens with the courts threatens nobody's life. */
const withoutRequests = ({ runs, topics }: Item): void => {
  const isAsked = topics[0] === "question" && topics.some((topic) => requested.has(topic))
  const isThreatened = topics[0] === "threat" && topics.length === 1 && runs.flat().some((token) => is(token, "thing"))
  if (isAsked || isThreatened) topics.shift()
}

/** `Say that Kelda is better`: hardly any word of such a comment tells it from one that says the opposite. */
const comparing =
  /^(?:mejor(?:es)?|peor(?:es)?|mieux|meilleure?s?|pires?|besser|schlechter|billiger|günstiger|melhor(?:es)?|pior(?:es)?|meglio|migliori?|peggio|beter|slechter|goedkoper|leps[zi]\p{L}*|lepiej|gorsz\p{L}*|taniej|daha|より|더|أفضل|أحسن|أرخص|बेहतर)$/iu

/** Whether what comments claim is more than one word tells: `that it cures cancer`, of which neither word is hidden. */
const isClaimInWords = (tokens: ReadonlyArray<ForeignWord>, items: ReadonlyArray<Item>): boolean =>
  tokens.some((token) => is(token, "claims")) &&
  (tokens.some(
    ({ cut, exact, text }) => cut === null && !exact && text.split(" ").some((word) => comparing.test(word))
  ) ||
    items.some(({ exact, runs }) => exact.length === 0 && runs.length > 1))

/** Who sells tea promotes it, and most who speak of tea do not. */
const selling =
  /^(?:\S+ )?(?:verkauf(?:en|t)|vend(?:ent|ant|en|e|iendo|an|em|endo|ono)|verko(?:pen|opt)|sprzedają|sprzedaje|sprzedające|يبيعون|يبيع)$/iu
const ticket =
  /^(?:tickets?|eintrittskarten?|karten?|billets?|places|entradas?|boletos?|ingressos?|bilhetes?|bigliett[oi]|kaartjes?|bilet\p{L}*)$/iu
const sold = (tokens: ReadonlyArray<ForeignWord>, target: RuleTarget): RuleTarget => {
  const isSold = tokens.some((token) => is(token, "about") && selling.test(token.text))
  // tickets are for sale by whoever resells them, and spoken of by everybody
  if (isSold && target.topics.length === 0 && target.terms.some((term) => ticket.test(term)))
    return { ...target, topics: ["resale"] }
  const isTold = tokens.some(({ exact }) => exact) || target.terms.some(isOfThing)
  return isSold && !isTold && target.topics.length === 0 ? { ...target, topics: ["spam"] } : target
}

/** What the words of a clause speak of beside what they say to do; null where a word is left over. */
export const objectsIn = (all: ReadonlyArray<ForeignWord>, lexicon: LanguageWords): SpokenOf | null => {
  if (mayShareAds(all)) return null
  const says = (...some: Parameters<typeof is>[1][]) => all.some((token) => is(token, ...some))
  const hides = says("hide", "ban") && !says("not", "never", "none", "keep", "ask")
  const tokens = asClaimed(withPersonsNamed(all, lexicon, hides))
  const items: Array<Item> = [empty(false)]
  const authors: Array<string> = []
  const has = (...some: Parameters<typeof is>[1][]) => tokens.some((token) => is(token, ...some))
  const heads = has("comments", "everything")
  const governed = has("about", "after") || (has("with") && heads)
  const asking = (token: ForeignWord) => is(token, "asks") && (!is(token, "ask") || has("if", "relative", "comments"))
  let last: ForeignWord | undefined
  for (const [at, token] of tokens.entries()) {
    const item = items.at(-1)
    if (item === undefined) return null
    const topic = token.kinds.topic as Topic | undefined
    if (is(token, "about", "after") && item.before === null) item.before = item.runs.length
    if (token.cut !== null || is(token, "and")) items.push(empty(true))
    else if (token.exact && /^@/.test(token.text) && is(tokens[at - 1], "from")) authors.push(token.text)
    else if (token.exact) {
      if (item.topics.length === 0) item.ahead = true
      item.exact.push(token)
    }
    // a preposition has no verb behind it: the sentence is in another language
    else if (is(token, "on") && token.start === 0 && is(tokens[at + 1], "keep")) return null
    else if (saysWhatToDo(token, tokens) || isMereTalk(tokens, at, lexicon)) continue
    else if (asking(token)) item.topics.unshift("question")
    else if (topic !== undefined) {
      if (item.topics.length === 0) item.joined = isJoined(tokens[at - 1], token, lexicon)
      if (!item.topics.includes(topic)) item.topics.push(topic)
    } else if (is(token, "others")) item.ofOthers = true
    else if (is(token, "people")) {
      if (item.topics.length === 0 && is(tokens[at - 1], "about")) item.aboutPeople = true
    } else if (is(token, "language") && (heads || has("language"))) item.languages.push(token.kinds.language ?? "")
    else if (isUnknown(token)) {
      if (item.topics.length === 0) item.ahead = true
      const run = item.runs.at(-1)
      // what stands last is spoken of where verbs stand last
      const isHead = lexicon.behind && is(token, "thing")
      if (run !== undefined && isNext(last, token) && !isHead) run.push(token)
      else item.runs.push([token])
      last = token
    } else if (is(token, "rivals", "only", "except", "besides", "elsewhere", "vague", "ads", "posts", "platform"))
      return null
    else if (is(token, "against", "of", "about") && item.topics.length > 0 && item.runs.length === 0) {
      item.aimed = true
      item.owned = is(token, "from") && !is(token, "against", "about")
    }
  }
  if (
    items.some(
      ({ aboutPeople, exact, runs, topics }) => aboutPeople && topics.length + runs.length + exact.length === 0
    )
  )
    return null
  if (isClaimInWords(tokens, items)) return null
  // `links and ads of other gyms`: whose links they are nothing tells
  if (items.some(({ ofOthers }) => ofOthers) && items.some(({ topics }) => topics.includes("links"))) return null
  // what is hidden is no more than was said
  if (has("if") || (tokens.some(asking) && !hides)) for (const item of items) withoutRequests(item)
  shareKind(items, lexicon)
  const said = items.filter(({ exact, runs, topics }) => topics.length + runs.length + exact.length > 0)
  const languages = items.flatMap((item) => item.languages)
  const isLanguage = languages.length > 0
  if (isLanguage && said.length > 0) return null
  const first = tokens.find((token) => token.cut === null)
  const targets = said.map((item) => targetOf(item, { governed, hides }, first, lexicon))
  const known = uniqueOf(targets.filter((target) => target !== null).map((target) => sold(tokens, target)))
  if (targets.includes(null)) return null
  const place = {
    ...everywhere,
    languages: isLanguage ? languages : null,
    authors: authors.length > 0 ? authors : null
  }
  return { targets: known, place, everything: heads && known.length === 0 && !isLanguage && authors.length === 0 }
}
