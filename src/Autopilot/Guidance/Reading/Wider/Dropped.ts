import { stopWords } from "../../../Text/StopWords.ts"
import type { Rule } from "../../Policy.ts"
import { isToTheLetter } from "../../TermPatterns.ts"
import { isEnglish } from "../Speech/English.ts"
import { determiners, innerWords, plainWord, shades, smallWords } from "../Speech/Vocabulary.ts"
import { doneTo } from "./DoneTo.ts"

/** They say no more of what they stand before than that comments have it. */
const naming = new Set(
  `mention mentions mentioning mentioned discuss discusses discussing discussed name names naming named contain contains containing include
   includes including use uses using used refer refers referring reference references referencing speak speaks speaking talk talks talking
   write writes writing post posts posting posted comment comments commenting share shares sharing raise raises raising bring brings bringing
   word words phrase phrases term terms hashtag hashtags called call calls regarding concerning re topic topics subject subjects matter
   hide hiding remove removing delete deleting block blocking ban banning bin binning kill killing drop dropping scrap ditch take get
   rid lose zap nuke purge clear filter want wants need needs tolerance mention-of spam see seeing show showing accept allow nothing nobody
   zero more never dont doesnt cannot cant wont please pls plz automatically immediately always straight right anyone anybody people users
   customers fans followers everyone guys references images pictures photos memes gifs links ads adverts advertising jokes puns remarks opinions
   views talk chat discussion news stories story rumours rumors gossip questions complaints reviews feedback praise everything anything`
    .trim()
    .split(/\s+/)
)
const english = new Set((stopWords["en"] ?? "").split(/\s+/))

const isNone = (word: string): boolean => {
  const plain = plainWord(word)
  return [determiners, smallWords, innerWords, shades, naming, english].some((list) => list.has(plain))
}

/** The word in front of one that is looked for alone, which says more of it and is dropped: `sharing` of `account sharing offers`. */
const droppedBefore = (term: string, said: string): string | null => {
  const before = new RegExp(
    `(?<![\\p{L}'’-])(?<word>\\p{Ll}{3,}) (?:off |out |up |down )?(?:(?:our|the|my|your|their|a|an) )?${RegExp.escape(term)}(?!\\p{L})`,
    "u"
  ).exec(said)
  const word = before?.groups?.["word"] ?? ""
  return word === "" || isNone(word) ? null : word
}

/** `Kids posting their age`: whoever speaks of an age tells none. */
const isToldOf = (term: string, said: string): boolean =>
  /(?:their|his|her) /iu.test(said) &&
  new RegExp(
    `(?<!\\p{L})(?:post|shar|giv|tell|say|writ|put|leav|reveal|stat|admit)\\p{L}*(?: out| away)?(?: us| me| others| people| everyone| each other)? (?:their|his|her)(?: own| full| real)? (?:[\\p{Ll}-]+,? (?:or |and )?)*${RegExp.escape(term)}(?!\\p{L})`,
    "iu"
  ).test(said)

/** A word that narrows what is meant and that no rule of the sentence knows; null where none does. */
export const droppedWord = ({ effect, terms, topics }: Rule, said: string): string | null => {
  if (effect !== "hide" || topics.length > 0 || !isEnglish(said)) return null
  const known = terms.join(" ").toLowerCase()
  for (const term of terms) {
    if (/^\p{Lu}/u.test(term) && !isToTheLetter(term, said)) {
      const verb = doneTo(term, said)
      if (verb !== null && !known.includes(verb.slice(0, 4))) return verb
      continue
    }
    if (!/^\p{Ll}{3,}$/u.test(term) || isToTheLetter(term, said)) continue
    if (isToldOf(term, said)) return "their"
    const word = droppedBefore(term, said)
    if (word !== null && !known.includes(word.slice(0, 4))) return word
  }
  return null
}
