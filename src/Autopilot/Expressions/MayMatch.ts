import { bucketOf, seed, step } from "../Text/Hash.ts"
import { requiredBy } from "./Required.ts"

/** As many as there are bits. */
const most = 31
/** Two plain characters stand in most texts, and one of any script. */
const shortest = 3
const shortestUnplain = 2
const firstUnplain = 0x80
/** So many slots for each string, in bits, so that most of them stay free. */
const slotBitsEach = 5
const mostSlotBits = 16

/** Of the first characters of a string; nought for the third of what has only two. */
const slotOf = (first: number, second: number, third: number, bits: number): number =>
  bucketOf(step(step(step(seed, first), second), third), bits)

const slotOfString = (string: string, bits: number): number =>
  slotOf(string.charCodeAt(0), string.charCodeAt(1), string.length < shortest ? 0 : string.charCodeAt(2), bits)

const isTelling = (string: string): boolean =>
  string.length >= shortest || (string.length === shortestUnplain && string.charCodeAt(1) >= firstUnplain)

/** What is kept of each string, next to each other: its slot, the bits that it tells, and where its characters stand. */
const figuresEach = 4

/** Whether the expression at a place is one of those that may match. */
export const isAmong = (may: number, place: number): boolean => ((may >>> place) & 1) === 1

/**
 * Of several expressions those that may match a text, as bits in their order: to try them takes far longer than to look
 * for the strings that each match holds, of all of them at once.
 */
export class MayMatch {
  private readonly slotBits: number
  /** A bit for each slot that a string has. */
  private readonly begun: Int32Array
  /** Strings in the order of their slots: to follow one reference after the other takes longer than to compare them. */
  private readonly strings: Int32Array
  private readonly units: Uint16Array
  /** Where those begin that share the upper bits of their slots. */
  private readonly firsts: Int32Array
  private readonly sharedBits: number
  /** Those of which nothing tells. */
  private readonly always: number

  /** Each place is of all that are given together there. */
  constructor(expressions: ReadonlyArray<ReadonlyArray<RegExp>>) {
    if (expressions.length > most) throw new Error("there are more expressions than bits")
    const bits = new Map<string, number>()
    let always = 0
    expressions.forEach((together, place) => {
      for (const { source } of together) {
        const strings = requiredBy(source)
        if (strings === null || !strings.every(isTelling)) always |= 1 << place
        else for (const string of strings) bits.set(string, (bits.get(string) ?? 0) | (1 << place))
      }
    })
    this.always = always
    const each = Math.ceil(Math.log2(1 + bits.size))
    this.slotBits = Math.min(mostSlotBits, slotBitsEach + each)
    this.sharedBits = Math.max(0, this.slotBits - each)
    const sorted = Array.from(bits, ([string, own]) => ({
      string,
      own,
      slot: slotOfString(string, this.slotBits)
    })).sort((one, other) => one.slot - other.slot)
    this.begun = new Int32Array(Math.ceil((1 << this.slotBits) / 32))
    this.firsts = new Int32Array((1 << (this.slotBits - this.sharedBits)) + 1)
    this.units = Uint16Array.from(
      sorted.flatMap(({ string }) => string.split("")),
      (unit) => unit.charCodeAt(0)
    )
    this.strings = new Int32Array(figuresEach * sorted.length)
    let end = 0
    sorted.forEach(({ own, slot, string }, nth) => {
      const start = end
      end += string.length
      this.strings.set([slot, own, start, end], figuresEach * nth)
      this.begun[slot >>> 5] = (this.begun[slot >>> 5] ?? 0) | (1 << (slot & 31))
      this.firsts.fill(nth + 1, (slot >>> this.sharedBits) + 1)
    })
  }

  /** Bits of those that may match a text in small letters. */
  in(text: string): number {
    const { always, begun, slotBits } = this
    let found = always
    if (this.strings.length === 0) return found
    let first = text.charCodeAt(0)
    let second = text.charCodeAt(1)
    for (let at = 2; at <= text.length; at++) {
      const third = at < text.length ? text.charCodeAt(at) : 0
      const slot = slotOf(first, second, third, slotBits)
      if (isAmong(begun[slot >>> 5] ?? 0, slot & 31)) found = this.told(text, at - 2, slot, found)
      if (second >= firstUnplain && third !== 0) {
        found = this.told(text, at - 2, slotOf(first, second, 0, slotBits), found)
      }
      first = second
      second = third
    }
    return found
  }

  /** With those of which a string stands at a place. What only those tell that were found already is not looked for. */
  private told(text: string, at: number, slot: number, before: number): number {
    const { firsts, sharedBits, strings } = this
    const shared = slot >>> sharedBits
    const behind = figuresEach * (firsts[shared + 1] ?? 0)
    let found = before
    for (let place = figuresEach * (firsts[shared] ?? 0); place < behind; place += figuresEach) {
      const bits = strings[place + 1] ?? 0
      if (strings[place] === slot && (bits & ~found) !== 0 && this.stands(place, text, at)) found |= bits
    }
    return found
  }

  private stands(place: number, text: string, at: number): boolean {
    const { strings, units } = this
    const start = strings[place + 2] ?? 0
    // those in one slot begin alike
    for (let unit = (strings[place + 3] ?? 0) - 1; unit >= start; unit--) {
      if (text.charCodeAt(at + unit - start) !== units[unit]) return false
    }
    return true
  }
}
