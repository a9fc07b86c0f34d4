import { isReason } from "../Speech/Reasons.ts"
import { referenceIn } from "../Speech/Reference.ts"
import { hasMark } from "../Words/Marked.ts"
import { platformNamed, tokensOf } from "../Words/Tokens.ts"
import { clauseWords, partingSigns } from "./Parting.ts"
import { atomsOf, polarityOf } from "./Polarity.ts"
import type { ToldSentence } from "./Told.ts"

const parting = new Set(partingSigns)
const joining = new Set([...clauseWords, "as", "whenever", "until", "where"])

/** `As always` joins nothing. */
const together = new Set(["always", "usual", "well", "long", "soon", "much", "far"])

/** A stretch of words up to a sign or a word that joins sentences. */
interface Stretch {
  readonly words: ReadonlyArray<string>
  readonly text: string
  readonly runs: ReadonlyArray<number>
}

const stretchesOf = ({ pieces, runs, text }: ToldSentence): ReadonlyArray<Stretch> => {
  const stretches: Array<Stretch> = []
  let words: Array<string> = []
  let own: Array<number> = []
  let start = 0
  const close = (end: number) => {
    if (words.length > 0 || own.length > 0)
      stretches.push({ words, text: text.text.slice(start, end).trim(), runs: own })
    words = []
    own = []
  }
  pieces.forEach((piece, at) => {
    const run = runs.findIndex(({ from, to }) => at >= from && at < to)
    if (run >= 0) {
      if (!own.includes(run)) own.push(run)
      return
    }
    const isJoining = joining.has(piece.word) && !(piece.word === "as" && together.has(pieces[at + 1]?.word ?? ""))
    const isInPlace = (index: number) =>
      runs.some(({ from, label, to }) => label === "place" && index >= from && index < to)
    // `on Instagram only`
    if (piece.word === "only" && (isInPlace(at - 1) || isInPlace(at + 1))) return
    if (!parting.has(piece.word) && !isJoining) {
      words.push(piece.word)
      return
    }
    close(piece.start)
    start = parting.has(piece.word) ? piece.end : piece.start
  })
  close(text.text.length)
  return stretches
}

/** They limit what is said, or make something else of it. */
const limiting =
  /\b(?:except|excepted|excepting|unless|apart from|aside from|aside|other than|barring|besides|only|until|till|as long as|provided|unlike|otherwise|elsewhere|everything else|the rest|anything else|or not|either|exempt|exceptions?|maybe|perhaps|not sure|unsure|wonder(?:ing)?|depends|sometimes|used to|no longer|any ?more|not (?:just|only|all|every|everything|always)|without (?:asking|checking|consulting|telling|my|our)|half|less|enough|too (?:much|many)|more than|at least|fewer|at most)\b/u
const timed =
  /\b(?:today|tonight|tomorrow|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weeks?|weekends?|months?|years?|hours?|minutes?|days?|afterwards|later|midnight|older|newer|recent|created|joined)\b/u
const everyDay = /\b(?:every|all|any) (?:single )?(?:day|week|time)s?\b|\bthese days\b/gu
const harmless = /\bthe only (?:things?|ones?)\b|\b(?:no|without) exceptions?\b|\bor so\b/gu
/** What was named before: a place, or something beside what is named here. */
const pointing =
  /(?:^|(?<!\b(?:hi|hello|hey|out|in|up|over)) )there$|\b(?:that|this|those|these|it|them) (?:and|or)(?: (?:any|all|every|other|more))*$/u
/** A place that was not told as one. */
const placed =
  /\b(?:under|below|beneath|underneath) (?!(?:any|no) circumstances?\b|(?:(?:all|any|our|the|my|this|these|every|each) )*(?:posts?|pages?|pictures|photos|comments|channels?|feed|ours|here|it)\b)/u

/** `Hide and do not hide`. */
const contradicting = /HNH|KNK|HK?NH/u

const isTelling = (atoms: string): boolean => /[HKA]/.test(atoms)

/** Whether what stands outside of the things and places limits them, or says when or where. */
const isLimited = ({ roles }: ToldSentence, words: ReadonlyArray<string>): boolean => {
  const said = words.join(" ").replaceAll(harmless, " ")
  if (limiting.test(said) && !roles.includes("exception")) return true
  if (pointing.test(said)) return true
  return (
    timed.test(said.replaceAll(everyDay, " ")) ||
    placed.test(`${said} `) ||
    words.some((word) => platformNamed(word) !== null)
  )
}

/** It goes on about the thing in front of it, and was not told as a part of it: `links to our website`. */
const attached =
  /^(?:to (?!(?:stay|be|remain|go|disappear|vanish|get|come)\b)|about |of |from (?!now|our (?:page|posts|feed)|the page|sight|being|view)|by (?!us|all means|hand|default|law)|with (?!us\b|me\b|immediate)|at (?!once|all|any|the moment)|against |between |towards? |that (?!is|are|can|should|must|goes|stays|has)|which (?!is|are|can|should|must|goes|stays|has)|who |whose |containing |mentioning |than )/u
/** `Soles coming apart` are not only coming. */
const doing = /\p{L}{2}ing$/u
const direction = /^(?:apart|off|open|out|away|down|loose|undone)\b/u
const toSomebody = /^to (?:me|us|my|our|the|a|an|hr|legal|pr|compliance|\p{Lu})/iu

const goesOn = (told: ToldSentence): boolean =>
  told.runs.some(({ label, to }, at) => {
    if (label !== "thing") return false
    const next = told.runs[at + 1]
    const behind = told.text.text
      .slice(
        told.pieces[to]?.start ?? told.text.text.length,
        next === undefined ? undefined : told.pieces[next.from]?.start
      )
      .toLowerCase()
    if (doing.test(told.pieces[to - 1]?.word ?? "") && direction.test(behind)) return true
    return attached.test(behind) && !(told.roles[at] === "ask" && toSomebody.test(behind))
  })

const manners =
  /^(?:(?:please|pls|plz|thanks|thank you|thx|ta|cheers|hi|hiya|hello|hey|morning|good morning|team|guys|folks|mates?|lads|all|there|dear|everyone|lol|haha|ok|okay|so|and|but|then|well|yes|no|honestly|seriously|always|really|just|also|too|as always|full stop|period|in advance|a lot|so much|fyi|btw|ps|also|anyway|kindly|quick one|quick request|one more thing|no exceptions?|without exception|that is all|thats it|thats all)\b[ !]*)+$/u
/** Of what was named, and nothing more: `our lawyers want them visible`, `remove at once`. */
const ofThem = /\b(?:it|them|those|these|em)\b/u
const fewWords = 3

const unfinished =
  /\b(?:is|are|was|were|does|do|did|can|could|should|must|may|will|would|not|has|have|too|either|neither|likewise|same|so)$|n['’]t$/u

const namesNothing = (said: string): boolean =>
  !hasMark(said) && tokensOf(`of ${said}`).every(({ _tag }) => _tag === "word" || _tag === "comma")

/** It tells of something, and what is to be done is said elsewhere. */
const isAside = (words: ReadonlyArray<string>): boolean => {
  const said = words.join(" ")
  return words.length >= fewWords && atomsOf(said) === "" && !unfinished.test(said) && namesNothing(said)
}

/** Whether nothing in a sentence says more than what was told of it does. */
export const isAccounted = (told: ToldSentence): boolean => {
  const stretches = stretchesOf(told)
  const isThing = (run: number) => told.roles[run] !== "place"
  if (goesOn(told)) return false
  for (const [at, { runs, text, words }] of stretches.entries()) {
    if (isLimited(told, words)) return false
    const said = words.join(" ")
    const atoms = atomsOf(said)
    if (runs.some(isThing)) {
      if (contradicting.test(atoms) || /^(?:because|since|as)\b/u.test(text.toLowerCase())) return false
      continue
    }
    const spoken = [...stretches.slice(0, at).toReversed(), ...stretches.slice(at)].flatMap((one) =>
      one.runs.filter(isThing).slice(-1)
    )
    const [last] = spoken
    const effect = last === undefined ? undefined : told.roles[last]
    const reference = runs.length > 0 || effect === undefined ? null : referenceIn(text, told.text)
    if (reference !== null) {
      // `don't hide it, ask me`
      if (reference.effect !== effect && !(effect === "ask" && reference.effect === "keep")) return false
      continue
    }
    if (manners.test(said)) continue
    const isBrief = words.length <= fewWords || ofThem.test(said)
    if (isBrief && polarityOf(said) === effect) continue
    if (runs.length > 0 && (isTelling(atoms) || words.length <= fewWords)) continue
    if (/^(?:if|when|whenever|unless|until)\b/u.test(text.toLowerCase())) return false
    const isToldAbout = atoms !== "" && !namesNothing(said)
    if (!isAside(words) && (isToldAbout || !isReason(text, true))) return false
  }
  return true
}
