import type { Effect, Rule } from "../../Policy.ts"
import { isToldOtherwise } from "./AsSubject.ts"
import { beforeVerb, type DenialPiece, piecesOf } from "./Denials.ts"
import type { ToldEffect } from "./DenialWords.ts"
import { whyNoneOf, withoutNoneOf } from "./NoneOf.ts"

/** Nobody says so little in so many characters. */
const longest = 600

/** `We never stop deleting old stock` tells what somebody does, and asks for nothing. */
const isOwn = (words: string): boolean =>
  /\b(?:we|i|us|our|he|she|they)\b/iu.test(words) && !/\b(?:you|steward)\b/iu.test(words)

/** `Don't forget to hide links` is `hide links`: what says no twice in front of an instruction says it as it is. */
const withoutTwiceDenied = (sentence: string): string => {
  if (sentence.length > longest) return sentence
  const pieces = piecesOf(sentence)
  for (const [at, piece] of pieces.entries()) {
    if (piece.verb === null || piece.verb.past) continue
    const { affirmed, doubted, follows, from, noes } = beforeVerb(pieces, at)
    const isPlain = noes % 2 === 0 && (noes > 0 || affirmed) && !follows && !doubted
    if (!isPlain || sentence.endsWith("?")) continue
    const who = isOwn(sentence.slice(from, piece.start)) ? "we " : ""
    return withoutTwiceDenied(`${sentence.slice(0, from)}${who}${piece.verb.base}${sentence.slice(piece.end)}`)
  }
  return sentence
}

/** A sentence without a no that says nothing, or is cancelled by another. */
export const plainlyDenied = (sentence: string): string => withoutTwiceDenied(withoutNoneOf(sentence))

const opposite: Readonly<Record<ToldEffect, Effect | null>> = { hide: "keep", keep: "hide", ask: null }

/** What else says what is to be done. */
const cues =
  /\b(?:no|not|never|nothing|nobody|none|stays?|remains?|fine|ok|okay|welcome|go(?:es)?|gone|out|off|away|allowed|forbidden|taboo|let|want|need|love|hate|like|enjoy|spare|ban|drop|kill|flag|check|review|show|tell)\b|n['’]t\b/iu

/** A clause as its pieces and its words. */
interface Clause {
  readonly pieces: ReadonlyArray<DenialPiece>
  readonly words: string
}

const clausesIn = (sentence: string): ReadonlyArray<Clause> => {
  const clauses: Array<Array<DenialPiece>> = [[]]
  for (const piece of piecesOf(sentence)) {
    if (piece.part === "cut") clauses.push([])
    else clauses.at(-1)?.push(piece)
  }
  return clauses
    .filter((pieces) => pieces.length > 0)
    .map((pieces) => ({ pieces, words: sentence.slice(pieces[0]?.start ?? 0, pieces.at(-1)?.end ?? 0) }))
}

const relative = /\b(?:that|which|who|whose|if|when|where|unless)\b[^,]*(?:\b(?:no|not|never|without)\b|n['’]t\b)/iu

/** What a clause with one verb may be read as; null where that is not told, and none where nothing may. */
const allowedBy = ({ pieces, words }: Clause): ReadonlyArray<Effect> | null => {
  const at = pieces.findIndex(({ verb }) => verb !== null)
  const verb = pieces[at]?.verb
  if (verb === undefined || verb === null) return null
  const turned = opposite[verb.told]
  const turnedAlone = turned === null ? [] : [turned]
  if (!verb.past) {
    const { beyond, doubted, noes } = beforeVerb(pieces, at)
    if (doubted && (noes > 0 || beyond)) return []
    if (beyond) return [verb.told]
    return noes % 2 === 0 ? [verb.told] : turnedAlone
  }
  if (relative.test(words)) return null
  const noes = pieces.filter(({ part, words: length }) => part === "denies" || (part === "twists" && length > 1)).length
  return noes % 2 === 0 ? [verb.told] : turnedAlone
}

/** Whether rules do what the words in front of a sentence's verb turn round, or do not turn. */
const isTurnedRound = (sentence: string, rules: ReadonlyArray<Rule>): boolean => {
  if (rules.length === 0 || sentence.length > longest || /\bonly\b/iu.test(sentence)) return false
  const ofDeed = isToldOtherwise(sentence, rules)
  if (ofDeed !== null) return ofDeed
  const clauses = clausesIn(sentence)
  const verbs = clauses.map(({ pieces }) => pieces.filter(({ verb }) => verb !== null).length)
  if (verbs.every((count) => count === 0) || verbs.some((count) => count > 1)) return false
  const denied = clauses.some(({ pieces }) =>
    pieces.some(({ part }) => part !== "other" && part !== "joins" && part !== "verb")
  )
  if (!denied) return false
  // `never hide complaints or leave spam up`
  if (/\b(?:or|nor)\b/iu.test(sentence) && verbs.filter((count) => count > 0).length > 1) return false
  const allowed: Array<Effect> = []
  for (const [at, clause] of clauses.entries()) {
    if (verbs[at] === 0) {
      if (cues.test(clause.words)) return false
      continue
    }
    const known = allowedBy(clause)
    if (known === null) return false
    allowed.push(...known)
  }
  const isAsked = clauses.some(({ pieces }) => pieces.some(({ verb }) => verb?.told === "ask"))
  return rules.some(({ effect }) => (effect !== "ask" || isAsked) && !allowed.includes(effect))
}

const turnedRound =
  'it says no in a way that may mean the opposite; say it plainly, as in "Hide links" or "Never hide links"'

const between =
  "(?: (?:should|shall|can|could|may|might|must|will|would|is|are|be|being|gets?|got|has|have|had|needs?|wants?|ought|to|able|allowed|permitted|ever|going|supposed|just))*"
/** `Nobody should lose complaints`: what nobody is to lose, to miss or to touch stays. */
const sparing = new RegExp(
  `\\b(?:nobody|no ?one|no (?:customer|user|fan|guest|member|person)|none of (?:us|you|them))${between} (?:los(?:e|es|ing)|miss(?:es|ing)?(?: out on)?|go(?:es)? without|hid(?:e|es|ing|den)|delet(?:e|es|ed|ing)|remov(?:e|es|ed|ing)|censor(?:s|ed|ing)?|silenc(?:e|es|ed|ing)|suppress(?:es|ed|ing)?|block(?:s|ed|ing)?|touch(?:es|ed|ing)?|tak(?:e|es|en|ing) (?:down|away|off)|denied|deprived)\\b`,
  "iu"
)
/** `Hide heckling but no flags`: no flags are to be hidden, or all. */
const contrasted = /\b(?:hide|remove|delete|block)\b[^.;:]* but no (?=\p{L})/iu
const hidesSpared = (said: string, rules: ReadonlyArray<Rule>): boolean =>
  (sparing.test(said) && rules.some(({ effect }) => effect === "hide")) ||
  (contrasted.test(said) && rules.length > 1 && rules.every(({ effect }) => effect === "hide"))

/** Why rules are not followed that a no in the sentence speaks against, or that are of what it only seems to refuse. */
export const deniedOtherwise = (said: string, rules: ReadonlyArray<Rule>): string | null =>
  isTurnedRound(said, rules) || hidesSpared(said, rules) ? turnedRound : whyNoneOf(said, rules)
