import { languageNamed } from "../../../Language/Names.ts"
import type { Effect, RuleTarget } from "../../Policy.ts"
import { topicNamed } from "../../Topics.ts"
import { isCapital } from "../Speech/Terms.ts"
import { tails } from "../Speech/ThingWords.ts"
import {
  classes,
  determiners,
  innerWords,
  manners,
  plainWord,
  shades,
  smallWords,
  turning,
  untold,
  vague
} from "../Speech/Vocabulary.ts"

/** Verbs that any sentence may have, and words for those who write: they tell none from another. */
const light = new Set(
  (
    "make makes making get gets getting got go goes going come comes coming came take takes taking give gives giving have having want wants wanting need " +
    "needs try tries trying put puts putting look looks looking seem seems find finds finding found use uses using used show showing shows talk talks " +
    "talking claim claims claiming pretend pretends pretending call calls calling called ask asks asking write writes writing post posts posting share " +
    "shares sharing mention mentions mentioning offer offers offering telling tells tell suggest suggests suggesting think thinks thinking bring brings " +
    "bringing name names naming accuse accuses accusing compare comparing comments comment posts remark remarks people users customers fans folks guys " +
    "someone anyone men women kids accounts strangers others claims talk questions somebody else actually still too way bit out off up down away back " +
    "one ones type types being been whole time times thing years year day days today"
  ).split(" ")
)

/** Where comments stand, and how it is there: of no comment more than of another. */
const scenery = new Set(
  "page pages place places feed channel wall profile site tone atmosphere mood community brand image discourse conversation conversations section sections page's rules rule".split(
    " "
  )
)

const relative = new Set(["that", "which", "who", "whose", "where", "because"])

/** Whether it is so no word of a comment tells. */
const judged =
  /\b(?:un)?(?:true|fair|helpful|funny|justified|kind|necessary|reasonable|constructive|related|wanted)\b|\b(?:false|wrong|incorrect|misleading|lies?|lying|offensive|(?:in)?appropriate|(?:ir)?relevant|genuine|real|fake|legit|harmful|odd)\b/iu
/** It tells what is to be done, or who writes. */
const telling =
  /\b(?:hid(?:e|es|ing|den)|delet\p{L}+|remov\p{L}+|censor\p{L}*|silenc\p{L}+|keeps?|kept|leave|ask me|decision)\b|\b(?:writes?|wrote|posts|posted|says?)$/iu

const fewest = 2
const most = 3
/** Of more words the few that are left say too little of what was meant. */
const longest = 9

const isPlain = (word: string) => /^[\p{L}\p{N}][\p{L}\p{N}\p{M}'’&-]*$/u.test(word)
const weak = [smallWords, determiners, innerWords, shades, manners, light]

/** Whether an instruction stands in it: it is more than a thing. */
export const instructs = (phrase: string): boolean => telling.test(phrase)

/** `Normal chatter`: how something is said, and nothing of it. */
const ofNothing = (words: ReadonlyArray<string>): boolean =>
  words.length > 1 && words.every((word) => [tails, manners, shades, determiners].some((list) => list.has(word)))

/** Whether it names where comments stand, or says of something else what it does: `the page a nice place`. */
export const saysLittle = (phrase: string): boolean => {
  const words = phrase.trim().split(/[ ,]+/u).map(plainWord)
  return (
    telling.test(phrase) ||
    ofNothing(words) ||
    words.some((word) => scenery.has(word)) ||
    words.slice(1).some((word) => relative.has(word))
  )
}

const anybodys = new Set(
  "product products service services item items company harm rest advice full myself yourself themselves afterwards type names name case cases side sides end part point story report reports crowd fans joke".split(
    " "
  )
)

/** A word that most sentences may have. */
export const isAnybodys = (term: string): boolean => {
  const word = plainWord(term)
  return !/[ \p{Lu}]/u.test(term) && [anybodys, ...weak].some((list) => list.has(word))
}

/** The words that comments about something have in common, where they are few: all of them, in one comment. */
export const coreOf = (phrase: string, effect: Effect): RuleTarget | null => {
  const words = phrase.trim().split(/[ ,]+/u)
  if (judged.test(phrase)) return null
  if (words.length > longest || !words.every(isPlain)) return null
  if (words.some((word) => languageNamed(word.toLowerCase()) !== null)) return null
  const isTurned = words.some((word) => turning.has(plainWord(word)))
  if (isTurned && effect !== "ask") return null
  const kept = words.filter((word) => {
    const plain = plainWord(word)
    return !turning.has(plain) && (isCapital(word) || !weak.some((list) => list.has(plain)))
  })
  if (kept.length < fewest || kept.length > most) return null
  const telling = kept.filter((word) => {
    const plain = plainWord(word)
    return ![untold, vague, classes, tails].some((list) => list.has(plain))
  })
  if (telling.length < fewest || kept.some((word) => topicNamed(plainWord(word)) !== null)) return null
  return { topics: [], terms: [kept.join(" ")] }
}
