import { hashOf } from "./Features/Hash.ts"
import type { NormalisedText } from "./Normalise.ts"
import { addPattern, bitOf, type Node, node } from "./PhraseTrie.ts"
import type { Word } from "./Text/Word.ts"

/** How many words `...` in a phrase may stand for, at most. */
export const longestGap = 3

export interface Found<Value> {
  readonly value: Value
  readonly first: Word
  readonly last: Word
  /** As written in the comment, cut to fit a sentence. */
  readonly seen: string
}

const classes = { number: "<number>", money: "<money>", hashtag: "<hashtag>", handle: "<handle>" } as const
const tagSigns = { hashtag: "#", handle: "@" } as const

const readings = (word: Word): ReadonlyArray<string> => {
  if (word.kind === "word") return word.forms
  if (word.kind === "number" || word.kind === "money") return [...word.forms, classes[word.kind]]
  return [...word.forms, tagSigns[word.kind] + word.text, classes[word.kind]]
}

const hasOneReading = ({ forms, kind }: Word): boolean => kind === "word" && forms.length === 1

const allBits = -1

/** A phrase that matches just these words, a hashtag or handle only as such; null when there are no words. */
export const literal = (text: NormalisedText): string | null => {
  const words = text.words.map((word) =>
    word.kind === "hashtag" || word.kind === "handle" ? tagSigns[word.kind] + word.text : word.text
  )
  return words.length === 0 ? null : words.join(" ")
}

const longestSeen = 60

/** Of so many places for beginnings, as a power of two, one is taken. */
const sparse = 3

const shown = (text: NormalisedText, first: Word, last: Word) => {
  const seen = text.written.slice(first.start, last.end).replace(/\s+/g, " ")
  return seen.length <= longestSeen ? seen : `${seen.slice(0, longestSeen - 1).trimEnd()}…`
}

/** What it looked like is only put together for those who ask. */
class FoundPhrase<Value> implements Found<Value> {
  readonly value: Value
  readonly first: Word
  readonly last: Word
  private readonly text: NormalisedText

  constructor(value: Value, first: Word, last: Word, text: NormalisedText) {
    this.value = value
    this.first = first
    this.last = last
    this.text = text
  }

  get seen(): string {
    return shown(this.text, this.first, this.last)
  }
}

/** Places the walk has reached: where in the phrases, the word it began with, and how many more words may be passed. */
interface States {
  readonly nodes: Array<Node>
  readonly starts: Array<number>
  readonly skips: Array<number>
  length: number
}

const states = (): States => ({ nodes: [], starts: [], skips: [], length: 0 })

// a walk is over before another begins, so all of them share their states
const one = states()
const other = states()
let walks = 0
let moment = 0

/** Of two ways to one place the one that may pass more words stays, else the earlier. */
const reach = (reached: States, at: Node, start: number, skips: number): void => {
  if (at.at === moment) {
    if ((reached.skips[at.place] ?? 0) >= skips) return
  } else {
    at.at = moment
    at.place = reached.length++
    reached.nodes[at.place] = at
  }
  reached.starts[at.place] = start
  reached.skips[at.place] = skips
  if (at.gap !== null) reach(reached, at.gap, start, longestGap)
}

/**
 * Many phrases, found in one pass over the words of a text. A phrase is written in canonical words:
 * `check out (my|our)? channel`; `(a|b)` is a choice, `?` makes optional, `...` stands for up to three words,
 * `<money>`, `<number>`, `<handle>` and `<hashtag>` for any word of that kind. Choices are not nested.
 */
export class Phrases<Value> {
  private readonly root: Node = node()
  private readonly values: Array<Value> = []
  /** The walk that last met each phrase. */
  private readonly reported: Array<number> = []
  /** Which hashes, by their last bits, the first words of phrases have: most words begin none. */
  private readonly beginnings: Uint8Array

  constructor(phrases: Iterable<readonly [pattern: string, value: Value]>) {
    for (const [pattern, value] of phrases) {
      addPattern(this.root, pattern, this.values.length)
      this.values.push(value)
    }
    const first = [...this.root.next.keys()]
    this.beginnings = new Uint8Array(1 << (sparse + Math.ceil(Math.log2(first.length + 1))))
    for (const word of first) this.beginnings[hashOf(word) & (this.beginnings.length - 1)] = 1
  }

  private mayBegin(word: Word): boolean {
    return !hasOneReading(word) || this.beginnings[word.hash & (this.beginnings.length - 1)] === 1
  }

  /** Each phrase at its first place in the text. The work per word is bounded by the phrases, not by the text. */
  find(text: NormalisedText): ReadonlyArray<Found<Value>> {
    const found: Array<FoundPhrase<Value>> = []
    if (this.values.length === 0) return found
    const { words } = text
    const turn = ++walks
    let active = one
    let reached = other
    active.length = 0
    for (let index = 0; index < words.length; index++) {
      const word = words[index]
      if (word === undefined) break
      const begins = this.mayBegin(word)
      if (active.length === 0 && !begins) continue
      const bits = hasOneReading(word) ? bitOf(word.hash) : allBits
      reached.length = 0
      moment++
      const read = word.kind === "word" ? word.forms : readings(word)
      for (let state = 0; state < active.length; state++) {
        const at = active.nodes[state]
        if (at === undefined) continue
        const start = active.starts[state] ?? 0
        const skips = active.skips[state] ?? 0
        if ((at.bits & bits) !== 0) {
          for (const reading of read) {
            const next = at.next.get(reading)
            if (next !== undefined) reach(reached, next, start, 0)
          }
        }
        if (skips > 0) reach(reached, at, start, skips - 1)
      }
      if (begins) {
        for (const reading of read) {
          const next = this.root.next.get(reading)
          if (next !== undefined) reach(reached, next, index, 0)
        }
      }
      for (let state = 0; state < reached.length; state++) {
        const at = reached.nodes[state]
        if (at === undefined || at.values.length === 0) continue
        for (const value of at.values) this.report(found, turn, value, text, reached.starts[state] ?? 0, word)
      }
      const before = active
      active = reached
      reached = before
    }
    return found
  }

  private report(
    found: Array<FoundPhrase<Value>>,
    turn: number,
    index: number,
    text: NormalisedText,
    start: number,
    last: Word
  ) {
    const value = this.values[index]
    const first = text.words[start]
    if (value === undefined || first === undefined || this.reported[index] === turn) return
    this.reported[index] = turn
    found.push(new FoundPhrase(value, first, last, text))
  }
}
