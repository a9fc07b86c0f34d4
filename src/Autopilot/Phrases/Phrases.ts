import type { NormalisedText } from "../Text/Normalise.ts"
import { tagSigns } from "../Text/Readings.ts"
import type { Spelling, Word } from "../Text/Word.ts"
import { automatonOf } from "./PhraseAutomaton.ts"
import { beginningOf, type PhrasePosition } from "./PhrasePattern.ts"
import { PhraseStates } from "./PhraseStates.ts"
import { PhraseTable, root } from "./PhraseTable.ts"

export interface PhraseMatch<Value> {
  readonly value: Value
  readonly first: Word
  readonly last: Word
  /** As written in the comment, cut to fit a sentence. */
  readonly seen: string
}

/** A phrase that matches just these words, a hashtag or handle only as such; null when there are no words. */
export const literal = (text: NormalisedText): string | null => {
  const words = text.words.map((word) =>
    word.kind === "hashtag" || word.kind === "handle" ? tagSigns[word.kind] + word.text : word.text
  )
  return words.length === 0 ? null : words.join(" ")
}

const longestSeen = 60
const gaps = /\s+/g

const shown = (text: NormalisedText, first: Word, last: Word) => {
  const written = text.written.slice(first.start, last.end)
  // most are one word, and looking is quicker than replacing
  const seen = first === last ? written : written.replace(gaps, " ")
  return seen.length <= longestSeen ? seen : `${seen.slice(0, longestSeen - 1).trimEnd()}…`
}

/** What it looked like is only put together for those who ask. */
class FoundPhrase<Value> implements PhraseMatch<Value> {
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

// a walk is over before another begins, so all of them share their states
const one = new PhraseStates()
const other = new PhraseStates()
let walks = 0

const nothingFound: ReadonlyArray<never> = []

/**
 * Many phrases, found in one pass over the words of a text. A phrase is written in canonical words:
 * `check out (my|our)? channel`; `(a|b)` is a choice, `?` makes optional, `...` stands for up to three words,
 * `<money>`, `<number>`, `<handle>` and `<hashtag>` for any word of that kind. Choices are not nested.
 */
export class Phrases<Value> {
  private readonly table: PhraseTable
  private readonly values: Array<Value> = []
  /** The walk that last met each phrase. */
  private readonly reported: Array<number> = []

  constructor(phrases: Iterable<readonly [pattern: string, value: Value]>) {
    const beginnings: Array<PhrasePosition> = []
    for (const [pattern, value] of phrases) {
      beginnings.push(beginningOf(pattern, this.values.length))
      this.values.push(value)
    }
    this.table = new PhraseTable(automatonOf(beginnings))
    one.makeRoom(this.table.size)
    other.makeRoom(this.table.size)
  }

  /**
   * Each phrase once, where it is complete for the first time; of several words it may begin with there, as near as its
   * gaps reach. The work per word is bounded by the phrases, not by the text.
   */
  find(text: NormalisedText): ReadonlyArray<PhraseMatch<Value>> {
    if (this.values.length === 0) return nothingFound
    const { table } = this
    const { words } = text
    let found: Array<FoundPhrase<Value>> | null = null
    const turn = ++walks
    let active = one
    let reached = other
    active.length = 0
    for (let index = 0; index < words.length; index++) {
      const word = words[index]
      if (word === undefined) break
      const { hash, otherReadings } = word.spelling
      const begun = table.begin(hash)
      // most words begin no phrase, and have no other reading
      if (active.length === 0 && begun === root && otherReadings.length === 0) continue
      reached.length = 0
      if (active.length > 0) this.goOn(active, reached, word.spelling)
      if (begun !== root) reached.reach(table, begun, index, 0)
      for (const reading of otherReadings) this.begin(reached, reading, index)
      for (let at = 0; at < reached.length; at++) {
        const place = reached.places[at] ?? root
        if (!table.isEnd(place)) continue
        found ??= []
        for (const value of table.endingAt(place)) this.report(found, turn, value, text, reached.starts[at] ?? 0, word)
      }
      const before = active
      active = reached
      reached = before
    }
    return found ?? nothingFound
  }

  private begin(reached: PhraseStates, reading: number, index: number): void {
    const next = this.table.begin(reading)
    if (next !== root) reached.reach(this.table, next, index, 0)
  }

  private goOn(active: PhraseStates, reached: PhraseStates, { hash, otherReadings }: Spelling): void {
    const { table } = this
    for (let at = 0; at < active.length; at++) {
      const place = active.places[at] ?? root
      const start = active.starts[at] ?? 0
      this.follow(reached, place, hash, start)
      // to begin a loop costs more than to ask
      if (otherReadings.length > 0) for (const reading of otherReadings) this.follow(reached, place, reading, start)
      const skips = active.skips[at] ?? 0
      if (skips > 0) reached.reach(table, place, start, skips - 1)
    }
  }

  private follow(reached: PhraseStates, place: number, reading: number, start: number): void {
    const next = this.table.follow(place, reading)
    if (next !== root) reached.reach(this.table, next, start, 0)
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
