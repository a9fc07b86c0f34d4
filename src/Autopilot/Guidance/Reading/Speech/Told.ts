import { wordsFor } from "../../Languages/EnglishThings.ts"
import type { RuleTarget } from "../../Policy.ts"
import { topicNamed } from "../../Topics.ts"
import { literalOf, type MarkedText } from "../Words/Marked.ts"
import { type ReadPart, read, unread } from "../Words/ReadPart.ts"
import { isKind } from "./Kinds.ts"
import { isTooDear, simpler } from "./Simpler.ts"
import { cannotTell, termOfThing } from "./Terms.ts"
import { thing } from "./Things.ts"
import { manners, plainWord, shades, turning, untold } from "./Vocabulary.ts"

const subject =
  /^(?:that )?(?:(?:it|this|that|we|they|you|he|she|i|there)(?:['’](?:s|re|m|ve|d|ll)|s|re|ve)?|(?:our|the|their|his|her|my|your) [\p{L}'’-]+)(?: (?:is|are|was|were|am|be|comes?|came|gets?|got|has|have|had|do|does|did))?(?: (?:from|of|with|all|a|an|the|just|really|so|too|only))* (?=\S)/iu
const gerund =
  /^(?:using|being|selling|having|doing|making|running|stealing from|working with|supporting|funding) (?=\S)/iu
const trailing = / (?:is|are|was|were|went|has gone)$/iu

/** They add nothing to a verb. */
const particles = new Set("too so very really again already even actually the a an".split(" "))
/** So do these, inside of what is said. */
const pointers = new Set("this that these those them us me him her you".split(" "))

const stating =
  /^(?:that )?(?:our|the|their|his|her|my|your|this|these|all) (?:[\p{L}'’-]+ ){1,3}(?:is|are|was|were)(?: (?:all|just|really|so|too|only|totally|basically|literally|nothing but))* (?=\S)(?!not\b|no\b)/iu
const happening =
  /^((?:our|the|their|his|her|my|your) (?:[\p{L}'’-]+ ){1,2})(?:go|goes|went|come|comes|came|end|ends|start|starts|open|opens|close|closes|happens?|takes? place|stands?|lives?|works?|arrives?)(?: (?:out|up|on|off|down|over|back))?$/iu

/** `The game is pay to win` tells what it is, `the donations go` only what it is about. */
const predicated = (clause: string): string =>
  clause.replace(stating, "").replace(happening, (_, what: string) => what.trim().replace(/^\p{L}+ /u, ""))

const described = /^(?:that )?(?:our|the|their|your|this|these) (?:\p{L}+ )?(\p{L}+) (?:is|are|was|were) /iu
const namedSo =
  /^(?:that )?((?:(?:Dr|Mr|Mrs|Ms)\.? )?\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)*) (?:is|was) (?:(?:an?|so|really|too|very|the) )*(\p{Ll}+)$/u

/** Those words are in `better than Kelda` as well, and in whoever asks. */
const comparing =
  /^(?:better|worse|cheaper|nicer|superior|inferior|best|worst|tastier|faster|stronger|safer|healthier)$/u
const compared = (name: string) =>
  `no word tells a comment that prefers ${name} from one that prefers you; write "Our competitors are ${name}" to hide whoever recommends it, or "Ask me about ${name}" to decide yourself`

/** What it is done to was named elsewhere: `whether they use them`. */
const light = new Set(
  "use uses used do does did get gets got have has had take takes took make makes made give gives gave want wants need needs know knows".split(
    " "
  )
)

const quantities = new Set("few fewer many more much little less enough".split(" "))

/** What a clause tells, by its words: `if we're dropshipping`. */
export const told = (text: string, source: MarkedText): ReadPart<RuleTarget> => {
  if (isTooDear(text)) return read({ topics: ["price", "negative"], terms: [] })
  const plain = predicated(
    simpler(text.trim())
      .replace(/^(?:they|we|you|i|people|he|she) keeps? (?=\p{L}+ing )|^(?:to|that) (?=\p{L})/iu, "")
      .replace(gerund, "")
  ).replace(/(?<=\p{L} \p{L}+) (?:from|of|to|with|for|at|in)$/iu, "")
  const rest = plain
    .replace(trailing, "")
    .replace(subject, "")
    .replace(gerund, "")
    .replace(/^(?:an?|the|from|of) /iu, "")
  // `Dr Patel is rude`
  const [, name = "", adjective = ""] = namedSo.exec(text.trim()) ?? []
  if (name !== "" && comparing.test(adjective)) return unread(compared(name))
  if (name !== "" && !turning.has(adjective)) return read({ topics: [], terms: [`${name} ${adjective}`] })
  const known = thing(rest, source)
  // `our shades are too few`: few are many things
  const of = described.exec(text.trim())?.[1] ?? ""
  if (of !== "" && quantities.has(rest)) return read({ topics: [], terms: [`${of} ${rest}`] })
  // who says that something is a scam is no scammer
  if (known._tag === "read" && !known.value.topics.some(isKind)) return known
  const words = rest
    .split(" ")
    .filter((word, at) => !particles.has(plainWord(word)) && !(at > 0 && pointers.has(plainWord(word))))
  if (words.some((word) => literalOf(word, source) !== null)) return known
  const [only = ""] = words
  if (words.length === 1 && light.has(plainWord(only))) return cannotTell(text)
  // `the food is old`: much else is
  const what = described.exec(text.trim())?.[1] ?? ""
  if (words.length === 1 && what !== "" && [shades, untold, manners].some((many) => many.has(plainWord(only))))
    return read({ topics: [], terms: [`${what} ${only}`] })
  const term = words.length === 1 && topicNamed(only) !== null ? read(only) : termOfThing(words, true)
  return term._tag === "unread" ? term : read({ topics: [], terms: wordsFor(term.value) ?? [term.value] })
}
