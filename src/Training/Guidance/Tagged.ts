import { Schema } from "effect"
import { labels, type ThingRole } from "#src/Autopilot/Guidance/Reading/Learned/Labels.ts"
import { piecesOf, plainPiece, type SentencePiece, spokenText } from "#src/Autopilot/Guidance/Reading/Learned/Pieces.ts"

export const TaggedLine = Schema.Struct({
  s: Schema.String.annotations({ description: "A sentence of guidance, with what each part is in brackets" }),
  back: Schema.Boolean.annotations({ description: "Whether no rule can be made of it" })
})
export type TaggedLine = typeof TaggedLine.Type

export type PartRole = ThingRole | "place" | "otherPlace"

/** A part of a sentence, by its first character and the one behind its last. */
export interface TaggedPart {
  readonly role: PartRole
  readonly start: number
  readonly end: number
}

export interface TaggedSentence {
  readonly text: string
  readonly parts: ReadonlyArray<TaggedPart>
  readonly back: boolean
}

const names: Readonly<Record<string, PartRole>> = {
  h: "hide",
  k: "keep",
  a: "ask",
  xh: "exception",
  xk: "exception",
  xa: "exception",
  p: "place",
  np: "otherPlace",
  w: "place"
}
const tag = /\[(h|k|a|xh|xk|xa|p|np|w):([^[\]]+)\]/g

export const taggedSentence = ({ back, s }: TaggedLine): TaggedSentence => {
  const parts: Array<TaggedPart> = []
  let text = ""
  let from = 0
  for (const match of s.matchAll(tag)) {
    const [whole, name = "", said = ""] = match
    text += s.slice(from, match.index)
    parts.push({ role: names[name] ?? "place", start: text.length, end: text.length + said.length })
    text += said
    from = match.index + whole.length
  }
  return { text: text + s.slice(from), parts, back }
}

/** A sentence as it is learnt: its words, the label of each, and the role of each run of them, in order. */
export interface Lesson {
  readonly pieces: ReadonlyArray<SentencePiece>
  readonly tags: ReadonlyArray<number>
  readonly roles: ReadonlyArray<PartRole>
  readonly text: string
  readonly back: boolean
}

const listing = new Set([",", "and", "or", "nor", "&", "+", "/", "even"])
const farthest = 4

const plainWords = (text: string): ReadonlyArray<string> => piecesOf(spokenText(text).text).map(plainPiece)

interface Found {
  readonly role: PartRole
  readonly from: number
  to: number
}

/** Parts of a sentence by its marked words; null where a quotation crosses the edge of one. */
const foundIn = ({ parts, text }: TaggedSentence, words: ReadonlyArray<string>): ReadonlyArray<Found> | null => {
  const all: Array<Found> = []
  let cursor = 0
  for (const { end, role, start } of parts) {
    const said = plainWords(text.slice(start, end))
    const near = plainWords(text.slice(0, start)).length
    const isAt = (at: number) => at >= cursor && said.every((word, offset) => words[at + offset] === word)
    const places = Array.from({ length: farthest }, (_, far) => [near - far, near + far]).flat()
    const from = said.length === 0 ? undefined : places.find(isAt)
    if (from === undefined) return null
    cursor = from + said.length
    const last = all.at(-1)
    const isListed = last?.role === role && words.slice(last.to, from).every((word) => listing.has(word))
    if (last !== undefined && isListed) last.to = cursor
    else all.push({ role, from, to: cursor })
  }
  return all
}

/** A sentence as it is learnt; null where its quotations do not fit its parts. */
export const lessonOf = (sentence: TaggedSentence): Lesson | null => {
  const pieces = piecesOf(spokenText(sentence.text).text)
  const found = foundIn(sentence, pieces.map(plainPiece))
  if (found === null) return null
  const tags: Array<number> = pieces.map(() => 0)
  for (const { from, role, to } of found)
    tags.fill(labels.indexOf(role === "place" || role === "otherPlace" ? "place" : "thing"), from, to)
  if (found.some(({ from }, at) => at > 0 && found[at - 1]?.to === from && tags[from - 1] === tags[from])) return null
  return { pieces, tags, roles: found.map(({ role }) => role), text: sentence.text, back: sentence.back }
}
