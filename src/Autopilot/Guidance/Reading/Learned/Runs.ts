import { type Label, labels } from "./Labels.ts"
import { endingSigns, joiningWords, partingSigns } from "./Parting.ts"
import { plainPiece, type SentencePiece } from "./Pieces.ts"
import { atomsOf, type Polarity, polarityOf } from "./Polarity.ts"

/** Words side by side with one label, by the first and the one behind the last. */
export interface Run {
  readonly label: Label
  readonly from: number
  readonly to: number
}

/** They lead to what is named, and say nothing of it. */
const leading = /^(?:against|with|about|of|for|on|to|that|who|which|and|or|the|,)$/u

const trimmed = (run: Run, pieces: ReadonlyArray<SentencePiece>): Run => {
  let { from } = run
  while (run.label === "thing" && from < run.to - 1 && leading.test(pieces[from]?.word ?? "")) from++
  return { ...run, from }
}

export const runsOf = (tags: ReadonlyArray<number>, pieces: ReadonlyArray<SentencePiece>): ReadonlyArray<Run> => {
  const runs: Array<Run> = []
  let from = 0
  for (let at = 1; at <= tags.length; at++) {
    if (tags[at] === tags[from]) continue
    const label = labels[tags[from] ?? 0] ?? "other"
    if (label !== "other") runs.push(trimmed({ label, from, to: at }, pieces))
    from = at
  }
  return runs
}

const parting = new Set([...partingSigns, ...endingSigns])
const isParting = (word: string): boolean => parting.has(word) || joiningWords.has(word)

/** What is said around a run, with other runs as one word each. */
export interface Around {
  /** Of the words in front of it up to the last run before it, nearest last. */
  readonly before: ReadonlyArray<string>
  readonly after: ReadonlyArray<string>
  /** Of those, the ones in the same clause. */
  readonly near: ReadonlyArray<string>
  readonly nearAfter: ReadonlyArray<string>
  readonly first: boolean
  readonly last: boolean
}

/** `People keep posting links` keeps none. */
const goingOn = /^(?:keeps?|kept|keeping)$/u

/** Without the places: what is done to a thing is not told by where. */
export const aroundOf = (pieces: ReadonlyArray<SentencePiece>, runs: ReadonlyArray<Run>, at: number): Around => {
  const inPlace = (index: number) =>
    runs.some(({ from, label, to }) => label === "place" && index >= from && index < to)
  const things = runs.filter(({ label }) => label === "thing")
  const own = runs[at]
  const index = own === undefined ? -1 : things.indexOf(own)
  const previous = things[index - 1]
  const next = things[index + 1]
  const said = (from: number, to: number) =>
    pieces.slice(from, to).flatMap((piece, offset) => {
      if (inPlace(from + offset)) return []
      return goingOn.test(piece.word) && /ing$/u.test(pieces[from + offset + 1]?.word ?? "")
        ? ["goes-on"]
        : [plainPiece(piece)]
    })
  const before = said(previous?.to ?? 0, own?.from ?? 0)
  const after = said(own?.to ?? 0, next?.from ?? pieces.length)
  const cut = before.findLastIndex(isParting)
  const opens = isParting(after[0] ?? "")
  const end = after.findIndex((word, place) => place > 0 && isParting(word))
  // `links, ask me about refunds`: what stands between them is of the second
  const isOfNext = opens && end < 0 && next !== undefined
  return {
    before,
    after,
    near: before.slice(Math.max(cut, 0)),
    nearAfter: isOfNext ? [] : end < 0 ? after : after.slice(0, end),
    first: previous === undefined,
    last: next === undefined
  }
}

const plainly = (words: ReadonlyArray<string>) => words.filter((word) => /[\p{L}\p{N}]/u.test(word)).join(" ")

/** Whether it says what to do. */
export const isEffect = (said: Polarity): said is "hide" | "keep" | "ask" =>
  said === "hide" || said === "keep" || said === "ask"

/** `Instead of hiding links, …` says only what is not to be done. */
const isPlain = (words: string): boolean => !atomsOf(words).includes("R")

/** `Hide links... not` */
const bareNo = /(?:^|^(?:or|and|but) )(?:not|no|never|nope|nah)$/u

/** What the words of its own clause say to do with a run, or those beside it where they say nothing: `links, off`. */
export const saidOf = (pieces: ReadonlyArray<SentencePiece>, runs: ReadonlyArray<Run>, at: number): Polarity => {
  const { after, before, first, last, near, nearAfter } = aroundOf(pieces, runs, at)
  const front = isPlain(plainly(near)) ? polarityOf(plainly(near)) : "none"
  // `hide links, it is not worth it`: what is behind the comma tells why
  if (isEffect(front) && isParting(nearAfter[0] ?? "")) return bareNo.test(plainly(after)) ? "denied" : front
  const own = polarityOf(`${plainly(near)} | ${plainly(nearAfter)}`)
  if (own !== "none") return own
  const beside = polarityOf(`${first ? plainly(before) : ""} | ${last ? plainly(after) : ""}`)
  return isEffect(beside) ? beside : own
}

const refusing = new Set("no never nothing nobody none without neither nor zero dont".split(" "))

/** `Hide heckling but no flags`: no flags are to be hidden, or all. */
export const isContrasted = (pieces: ReadonlyArray<SentencePiece>, runs: ReadonlyArray<Run>, at: number): boolean =>
  /(?:^| )but (?:no|not|never|nothing)$/u.test(plainly(aroundOf(pieces, runs, at).before))

/** Whether a no stands right in front of a run, or alone behind it: `no links`, `links: never`. */
export const isRefused = (pieces: ReadonlyArray<SentencePiece>, runs: ReadonlyArray<Run>, at: number): boolean => {
  const { near, nearAfter } = aroundOf(pieces, runs, at)
  const behind = plainly(nearAfter)
  return refusing.has(near.filter((word) => /\p{L}/u.test(word)).at(-1) ?? "") || refusing.has(behind)
}

const listing = new Set([",", "and", "or", "nor", "&", "+", "/"])

/** Whether nothing but a comma or an `and` stands between a thing and the one before it: the same is said of both. */
export const isListed = (pieces: ReadonlyArray<SentencePiece>, runs: ReadonlyArray<Run>, at: number): boolean => {
  const before = runs[at - 1]
  const own = runs[at]
  if (before?.label !== "thing" || own?.label !== "thing") return false
  return pieces.slice(before.to, own.from).every(({ word }) => listing.has(word))
}

/** `They go to Mia`: who is asked, and not about what. */
export const isAddressed = (pieces: ReadonlyArray<SentencePiece>, runs: ReadonlyArray<Run>, at: number): boolean => {
  const from = runs[at]?.from ?? 0
  return (
    /^(?:to|past|by|via|with|for)$/u.test(pieces[from - 1]?.word ?? "") && /^\p{Lu}/u.test(pieces[from]?.written ?? "")
  )
}
