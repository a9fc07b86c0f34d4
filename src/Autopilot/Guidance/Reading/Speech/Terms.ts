import { languageNamed } from "../../../Language/Names.ts"
import type { RuleTarget } from "../../Policy.ts"
import { topicNamed } from "../../Topics.ts"
import { isNearTopic } from "../Words/Misspellings.ts"
import { type ReadPart, read, unread } from "../Words/ReadPart.ts"
import { isKind } from "./Kinds.ts"
import {
  classes,
  determiners,
  innerWords,
  plainWord,
  shades,
  smallWords,
  turning,
  untold,
  vague
} from "./Vocabulary.ts"

export const isCapital = (word: string) => /^\p{Lu}|^\p{N}*\p{Lu}|^\p{Ll}{1,2}\p{Lu}/u.test(word)

/** What is said of any comment tells none from others. */
const ofAny = /^(?:(?:all|any|the|our) )*(?:comments?|posts?|messages?|replies|people|ones?|it|them|those)?$/iu
const noWords =
  "it is not clear which of its words tell what to look for; put them in quotes, or name a kind such as insults, spam, complaints or questions"

export const cannotTell = (what: string) =>
  unread(
    ofAny.test(what)
      ? noWords
      : `Steward looks for words and for the kinds of comments that it knows, and “${what}” is neither; put the words that such comments contain in quotes, or name a kind such as insults, spam, complaints or questions`
  )

export const tooMuch = (what: string) =>
  unread(`“${what}” is more than a word or two to look for; put the words to look for in quotes`)

const ofLanguage =
  'write the language by its name, as in "Hide comments in Russian" or "Hide comments that are not in English"'

const most = 4

/** They end as adverbs do. */
const nouns = new Set(
  "family reply jelly belly bully lily italy fly supply july assembly butterfly monopoly ally rally".split(" ")
)
const isAdverb = (word: string) => word.endsWith("ly") && word.length > 4 && !nouns.has(word)

const possessive = /['’]s?$/u

/** `Mascot Gus the Goose`: what has a name is known by it. */
const byName = (words: ReadonlyArray<string>): ReadonlyArray<string> => {
  const first = words.findIndex(isCapital)
  if (first <= 0 || !isCapital(words.at(-1) ?? "")) return words
  const before = words.slice(0, first)
  return before.some((word) => innerWords.has(plainWord(word)) || possessive.test(word) || word.includes("-"))
    ? words
    : words.slice(first)
}

/** In front of what is meant. */
export const withoutLead = (words: ReadonlyArray<string>, lead: ReadonlySet<string>): ReadonlyArray<string> => {
  let at = 0
  // `New Balance` is a name, and `it's the law` no law of its own
  while (
    at < words.length - 1 &&
    lead.has(plainWord(words[at] ?? "")) &&
    !/^it['’]s$/iu.test(words[at] ?? "") &&
    !(isCapital(words[at] ?? "") && isCapital(words[at + 1] ?? ""))
  )
    at++
  return words.slice(at)
}

export const others =
  /^(?:(?:some|any)(?:one|body)|other|random|some) (?:people|users|customers|person|persons?|else)['’]s? /iu

const isKindName = (word: string): boolean => {
  const named = topicNamed(word)
  return named !== null && isKind(named)
}

/** `Last week's power cut` is that power cut. */
const when =
  /^(?:the )?(?:(?:last|this|next) (?:week|month|year|night|summer|winter|spring|autumn|weekend|season)|yesterday|today|tomorrow)['’]s (?=\p{L})/iu

const placing = new Set("at in with near outside behind".split(" "))
const owned = new Set("our my your".split(" "))

/** Behind a verb they are part of it: `closing down`, `knock off`. */
const directions = new Set("up down off out away back over apart".split(" "))

/** Behind what they are like they are no order: `the cancelled show`. */
const shows = new Set(["show", "shows"])

/** `The council's parking scheme` does nothing. */
const isThing =
  /^(?:parking|building|wedding|meeting|opening|housing|training|clothing|pricing|seating|wiring|planning|boarding|catering|cycling|recycling|ticketing|swimming|evening|morning|spring|string|ceiling|painting|packaging|branding|lighting|flooring|shipping|booking|boxing|betting|fishing|hunting|mining|wing|ring|king)$/u

/** `Drinking and driving` is one thing. */
const doneTogether = /^\p{Ll}+ing and \p{Ll}+ing$/u

/** Not what is to be done, and what comments speak of: `hidden fees`. */
const hiddenThing =
  /^hidden (?:\p{L}+ )?(?:fees?|costs?|charges?|prices?|extras?|cameras?|gems?|terms|clauses?|conditions|sugars?)$/iu

/** When it is to be done, and not what: `hide straight away`. */
const moment = /^(?:(?:straight|right) ?away|(?:right )?now|forever|for ?ever|for good|at once|on sight|every time)$/iu

/** No comment says `attacks on our coach Anna` or `heart emojis`: it does the one, and holds the other. */
const described =
  /^(?:\p{L}+ )?(?:attacks?|assaults?|digs?|swipes?|jabs?) (?:on|at|against|towards?) |\bemo(?:ji|ticon)s?$/iu
export const isDescribed = (phrase: string): boolean => described.test(phrase)

/** Words of a comment that a thing is known by, as one term; `said` where somebody says them, and they may be any. */
export const termOfThing = (given: ReadonlyArray<string>, said = false): ReadPart<string> => {
  const phrase = given.join(" ").replace(others, "").replace(when, "")
  const all = withoutLead(withoutLead(phrase.split(" "), determiners), shades)
  if (!said && (moment.test(phrase) || isDescribed(phrase))) return cannotTell(phrase)
  if (doneTogether.test(phrase) || hiddenThing.test(phrase)) return read(phrase)
  if (said && /^(?:under|over) \d{1,2}$/iu.test(phrase)) return read(phrase)
  const isSmall = (word: string, at: number) =>
    smallWords.has(word) &&
    // `answers to the quiz`
    !((word === "to" || word === "with") && at > 0 && determiners.has(plainWord(all[at + 1] ?? ""))) &&
    !(said && (word === "to" || (word === "just" && all.length > 1))) &&
    !(at > 0 && directions.has(word) && /^\p{Ll}{3,}$/u.test(all[at - 1] ?? ""))
  // `soles coming apart`
  const turns = (word: string, at: number) =>
    turning.has(word) &&
    !(directions.has(word) && all[at - 1]?.endsWith("ing") === true) &&
    !(shows.has(word) && at > 0 && at === all.length - 1)
  if (all.some((word, at) => turns(plainWord(word), at) || isSmall(plainWord(word), at))) return cannotTell(phrase)
  const words = byName(all)
  const written = words.join(" ")
  const kept = words.map(plainWord)
  const content = kept.filter((word) => !(innerWords.has(word) || determiners.has(word) || directions.has(word)))
  const isPlain = (word: string, at: number) =>
    /^[\p{L}\p{N}][\p{L}\p{N}\p{M}&+./-]*$/u.test(word) &&
    (isCapital(words[at] ?? "") || !isAdverb(word)) &&
    (!(innerWords.has(word) || word === "to") || (at > 0 && at < kept.length - 1))
  // nobody says whose the warehouse is that is on fire
  const joint = all.findIndex((word) => placing.has(plainWord(word)))
  if (joint > 0 && owned.has(plainWord(all[joint + 1] ?? "")))
    return termOfThing([...all.slice(0, joint + 1), ...all.slice(joint + 2)], said)
  // no comment says `the weight of our presenter`
  if (kept.some((word) => owned.has(word))) return cannotTell(phrase)
  if (content.length === 0 || !kept.every(isPlain)) return cannotTell(phrase)
  // `thieves selling stolen bikes`
  const doing = content.findIndex((word) => word.endsWith("ing") && !isThing.test(word))
  if (content.length > most || (content.length > 2 && doing > 0 && doing < content.length - 1)) return tooMuch(phrase)
  if (content.length > 1 && content.some((word) => isKindName(word))) return cannotTell(phrase)
  const head = kept.findIndex((_, at) => innerWords.has(kept[at + 1] ?? "") || at === kept.length - 1)
  if (!said && untold.has(kept[head] ?? "") && !isCapital(words[head] ?? "")) return cannotTell(phrase)
  const [only = ""] = content
  const says = said || content.length > 1 || isCapital(written)
  if (
    !says &&
    (untold.has(only) ||
      vague.has(only) ||
      classes.has(only) ||
      shades.has(only) ||
      only.length < 2 ||
      isNearTopic(only))
  )
    return cannotTell(phrase)
  const standIn = words.find((word) => /^\p{L}-words?$/iu.test(word))
  if (standIn !== undefined) return unread(`“${standIn}” stands for another word; write that word in quotes`)
  if (
    content.some((word) => languageNamed(word) !== null) &&
    content.every((word) => languageNamed(word) !== null || untold.has(word))
  ) {
    return unread(ofLanguage)
  }
  return read(written.replace(possessive, ""))
}

const rumouring = /^(?:rumou?rs?|gossip|speculation)$/u

/** `Stadium rumours` are no praise of the stadium. */
export const ofRumours = (tail: string, what: ReadPart<RuleTarget>): ReadPart<RuleTarget> =>
  what._tag === "read" &&
  rumouring.test(tail) &&
  what.value.topics.length === 0 &&
  what.value.terms.every((term) => /^\p{Ll}+$/u.test(term))
    ? read({ topics: ["rumour"], terms: what.value.terms })
    : what
