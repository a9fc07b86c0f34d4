import { normalise } from "../../Text/Normalise.ts"
import type { RuleTarget } from "../Policy.ts"
import { isBareList, isListOfTwo, isTheme } from "./SideBySide.ts"
import { joinedNames, type ReadPart, read, unread } from "./Words/ReadPart.ts"
import type { SentenceToken } from "./Words/Tokens.ts"

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "))

export const separators = words("and or nor")

/** What may stand before a topic or name and adds nothing to it. */
const leads = words(
  "any all every the a an comment comments mention mentions mentioning mentioned of about with containing contain " +
    "contains that which who people someone anyone anybody somebody users customers they it talk talks talking discuss " +
    "discusses discussing asking ask asks for regarding concerning naming including include includes share shares " +
    "sharing post posts posting word words phrase phrases customer anything everything something use uses using our my kinds kind sorts types is are being thats thatre theyre its those these such advertise advertises advertising promote promotes promoting plug plugs plugging push pushing recommend recommends recommending " +
    "genuine honest legit legitimate real actual ordinary normal obvious blatant whatever resembling involving featuring even smells smell like full"
)
/** `says we are a scam` reports what was said, so after these only exact words are safe to look for. */
const sayings = words("say says saying said write writes writing call calls calling claim claims")
const asking = words("ask asks asking")
const joints = words("resembling about on regarding concerning with mentioning containing of to for")
const tails = words(
  "comments comment posts messages mentions content stuff talk names too anywhere entirely completely altogether please up visible alone everywhere " +
    "remarks remark jokes debates debate discussions discussion disagreement disagreements arguments discourse views opinions people guys bros dudes folks " +
    "crowd peddlers sites site apps schemes pitches adverts nonsense rubbish crap garbage begging drama chatter noise"
)

const small = words("about from at to with in on of for is are by the a an our my us we it that this who their they")

/** The words that were not understood: from the first that carries a meaning on, with what leads to it. */
const unknownFrom = (tokens: ReadonlyArray<SentenceToken>, at: number): string => {
  let end = at
  while (tokens[end]?._tag === "word" && small.has(tokens[end]?.text ?? "") && tokens[end + 1]?._tag === "word") end++
  return tokens
    .slice(at, end + 1)
    .map(({ text }) => text)
    .join(" ")
}

export const wordWhy = (word: string) =>
  `"${word}" is not a topic or a name that Steward can look for; put the exact words in quotes, or name a topic such as ` +
  "links, spam, complaints, delivery or refunds"

interface Item extends RuleTarget {
  /** `questions about prices`: what stands before the joint. */
  readonly narrowed: RuleTarget | null
  readonly bare: boolean
}

const isUsable = (term: string) => normalise(term).canonical.replaceAll(" ", "").length >= 2

const isWord = (token: SentenceToken | undefined, ...texts: ReadonlyArray<string>) =>
  token?._tag === "word" && texts.includes(token.text)

/** `with the word "sale" in them` says no more than without its last two words. */
const withoutPlace = (tokens: ReadonlyArray<SentenceToken>) =>
  tokens.length > 2 && isWord(tokens.at(-2), "in") && isWord(tokens.at(-1), "it", "them") ? tokens.slice(0, -2) : tokens

/** `The competitor Kelda` is Kelda; null where a name and competitors stand together in another way. */
const namedCompetitor = (tokens: ReadonlyArray<SentenceToken>): boolean | null => {
  const at = tokens.findIndex((token) => token._tag === "topic" && token.topic === "competitors")
  if (at < 0 || !tokens.some((token) => token._tag === "term")) return false
  if (tokens[at + 1]?._tag === "term") return true
  return tokens.some((token) => token._tag === "word" && joints.has(token.text)) ? false : null
}

const itemOf = (given: ReadonlyArray<SentenceToken>): ReadPart<Item> => {
  const tokens = withoutPlace(given)
  const named = namedCompetitor(tokens)
  if (named === null)
    return unread("it is not clear whether this means the name or its competitors; write the names alone")
  let at = 0
  let said: string | null = null
  let led = false
  let asked = false
  for (;;) {
    const token = tokens[at]
    if (token?._tag !== "word" || !(leads.has(token.text) || sayings.has(token.text))) break
    if (sayings.has(token.text)) said = token.text
    if (asking.has(token.text)) asked = true
    led = true
    at++
  }
  const topics: Array<RuleTarget["topics"][number]> = []
  const terms: Array<string> = []
  let narrowed: RuleTarget | null = null
  for (; at < tokens.length; at++) {
    const token = tokens[at]
    if (token === undefined) break
    const more = tokens.slice(at + 1)
    if (token._tag === "topic") {
      if (said !== null) return unread(`"${said}" reports what somebody said; put the words to look for in quotes`)
      if (asked && ["contact", "links", "media"].includes(token.topic))
        return unread(`who asks for “${token.text}” has none; put the words that they ask with in quotes`)
      // who asks about the price asks; who mentions one need not
      if (asked && token.topic === "price" && !topics.includes("question")) topics.push("question")
      if (!topics.includes(token.topic) && !(named && token.topic === "competitors")) topics.push(token.topic)
    } else if (token._tag === "term") {
      if (!isUsable(token.text)) return unread(`"${token.text}" is too short to look for`)
      terms.push(token.text)
    } else if (token._tag === "platform") {
      return unread(
        `"${token.text}" could be the network or a word to look for; say "on ${token.text}", or put it in quotes`
      )
    } else if (token.text === "&") {
      return unread(joinedNames)
    } else if (
      joints.has(token.text) &&
      topics.length + terms.length > 0 &&
      more.some((next) => next._tag !== "word")
    ) {
      narrowed ??= { topics: [...topics], terms: [...terms] }
    } else if (!tails.has(token.text) && !(leads.has(token.text) && narrowed !== null && more.length > 0))
      return unread(wordWhy(unknownFrom(tokens, at)))
  }
  if (topics.length + terms.length === 0) return unread("it names no topic or name that Steward can look for")
  if (terms.length > 1)
    return unread(`it is not clear how "${terms.join('" and "')}" belong together; put a comma between them`)
  return read({ topics, terms, narrowed, bare: !led && narrowed === null && topics.length + terms.length === 1 })
}

const withoutComma = unread("it is not clear whether these belong together; put a comma between them")

const itemsOf = (tokens: ReadonlyArray<SentenceToken>): ReadonlyArray<ReadonlyArray<SentenceToken>> => {
  const items: Array<Array<SentenceToken>> = [[]]
  for (const token of tokens) {
    if (token._tag === "comma" || (token._tag === "word" && separators.has(token.text))) items.push([])
    else items.at(-1)?.push(token)
  }
  return items
    .filter((item) => item.length > 0)
    .flatMap((item) => (isBareList(item) ? item.map((token) => [token]) : [item]))
}

const sameAs = (one: RuleTarget) => (other: RuleTarget) =>
  one.topics.join() === other.topics.join() && one.terms.join() === other.terms.join()

/** What a rule is about: topics and names, alternatives parted by commas, `and` and `or`. All of it, or nothing. */
export const targetsOf = (tokens: ReadonlyArray<SentenceToken>): ReadPart<ReadonlyArray<RuleTarget>> => {
  const targets: Array<RuleTarget> = []
  let narrowing: RuleTarget | null = null
  for (const tokensOfItem of itemsOf(tokens)) {
    if (tokensOfItem.some((token, at) => isListOfTwo(token, tokensOfItem[at + 1]))) return withoutComma
    const item = itemOf(tokensOfItem)
    if (item._tag === "unread") return item
    const { bare, narrowed, terms, topics } = item.value
    // `crypto and forex spam` may be two kinds of spam
    const last = targets.at(-1)?.topics ?? []
    if (topics.length > 1 && narrowed === null && last.length === 1 && last.some(isTheme) && topics.some(isTheme)) {
      return unread("it can be read in two ways; write a sentence for each part")
    }
    // `Kelda and Vela links` may be links of both
    const [first, then] = tokensOfItem
    const isKindOfName = tokensOfItem.length === 2 && first?._tag === "term" && !first.quoted && then?._tag === "topic"
    if (isKindOfName && targets.at(-1)?.topics.length === 0) {
      return unread("it can be read in two ways; write a sentence for each part")
    }
    if (narrowed !== null && targets.length > 0) {
      return unread("it can be read in two ways; write a sentence for each part")
    }
    if (narrowed !== null) narrowing = narrowed
    if (narrowing !== null && narrowed === null) {
      if (!bare) return unread("it can be read in two ways; write a sentence for each part")
      if (narrowing.terms.length > 0 && terms.length > 0) {
        return unread("it can be read in two ways; write a sentence for each part")
      }
      targets.push({ topics: [...narrowing.topics, ...topics], terms: [...narrowing.terms, ...terms] })
    } else targets.push({ topics, terms })
  }
  if (targets.length === 0) return unread("it names no topic or name that Steward can look for")
  const terms = targets.filter((target) => target.topics.length === 0).flatMap((target) => target.terms)
  const topical = targets.filter((target, at) => target.topics.length > 0 && targets.findIndex(sameAs(target)) === at)
  return read(terms.length === 0 ? topical : [{ topics: [], terms }, ...topical])
}
