import type { Spelling } from "../Text/Word.ts"
import { figuresOfEveryWord, type WordFigures } from "../Text/WordFigures.ts"
import { type WordClass, wordClasses } from "../WordLists/WordClasses.ts"

const valenceShift = 22
const severityShift = 26
const neutral = 8

/** What is known about a word, packed in 29 bits: its classes, its tone and how bad a swear word it is. */
export type Facts = number

export const classBit = (wordClass: WordClass): number => 1 << wordClasses.indexOf(wordClass)

/** Tone from -4 to 3.5 in halves; 0 for what is not listed. */
export const valenceOf = (facts: Facts): number => {
  const packed = (facts >>> valenceShift) & 15
  return packed === 0 ? 0 : (packed - neutral) / 2
}

/** 0 to 7, where a swear word of 4 is strong. */
export const severityOf = (facts: Facts): number => (facts >>> severityShift) & 7

export const packFacts = (classes: number, valence: number, severity: number): Facts =>
  classes |
  (valence === 0 ? 0 : Math.min(15, Math.max(1, Math.round(valence * 2) + neutral)) << valenceShift) |
  (Math.min(7, Math.round(severity)) << severityShift)

/** The place in `wordClasses` of the first class, or -1. */
export const firstClass = (facts: Facts): number => {
  const classes = facts & ((1 << wordClasses.length) - 1)
  return classes === 0 ? -1 : 31 - Math.clz32(classes & -classes)
}

/** Facts by a word's hash: two words in four thousand million share one. Open addressing, half full at most. */
export class Lexicon {
  readonly keys: Uint32Array
  readonly facts: Uint32Array
  /** Keys and facts in turn: what is found lies beside what is looked at. */
  private readonly slots: Int32Array
  private words: WordFigures | null = null

  constructor(keys: Uint32Array, facts: Uint32Array) {
    this.keys = keys
    this.facts = facts
    this.slots = new Int32Array(keys.length * 2)
    for (let at = 0; at < keys.length; at++) this.put(at, keys[at] ?? 0, facts[at] ?? 0)
  }

  static of(entries: ReadonlyMap<number, Facts>): Lexicon {
    const size = 1 << Math.ceil(Math.log2(Math.max(2, entries.size * 2)))
    const lexicon = new Lexicon(new Uint32Array(size), new Uint32Array(size))
    for (const [hash, facts] of [...entries].toSorted(([one], [other]) => one - other)) {
      const at = lexicon.placeOf(hash)
      lexicon.put(at, hash, facts)
    }
    return lexicon
  }

  get(hash: number): Facts {
    return this.slots[2 * this.placeOf(hash) + 1] ?? 0
  }

  /** The same by a word, which is at hand for one that is remembered. */
  ofWord(word: Spelling): Facts {
    this.words ??= this.remembered()
    return this.words.whole[this.words.of(word)] ?? 0
  }

  private remembered(): WordFigures {
    const words: WordFigures = figuresOfEveryWord(1, ({ hash }, _, at) => {
      words.whole[at] = this.get(hash)
    })
    return words
  }

  private put(at: number, key: number, facts: Facts): void {
    this.keys[at] = key
    this.facts[at] = facts
    this.slots[2 * at] = key
    this.slots[2 * at + 1] = facts
  }

  /** Where a hash stands, or would. 0 is not a hash of any word here. */
  private placeOf(hash: number): number {
    const { slots } = this
    const key = hash | 0
    const mask = (slots.length >> 1) - 1
    for (let at = key & mask; ; at = (at + 1) & mask) {
      const found = slots[2 * at] ?? 0
      if (found === 0 || found === key) return at
    }
  }
}
