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

const isTelling = (string: string): boolean =>
  string.length >= shortest || (string.length === shortestUnplain && string.charCodeAt(1) >= firstUnplain)

/** Whether a string stands at a place of a text: most others differ at once, which takes less than to call for it. */
const stands = (string: string, text: string, from: number): boolean => {
  for (let at = 0; at < string.length; at++) if (text.charCodeAt(from + at) !== string.charCodeAt(at)) return false
  return true
}

interface Telling {
  readonly string: string
  readonly bits: number
}

const none: ReadonlyArray<Telling> = []

/** Whether the expression at a place is one of those that may match. */
export const isAmong = (may: number, place: number): boolean => ((may >>> place) & 1) === 1

/**
 * Of several expressions those that may match a text, as bits in their order: to try them takes far longer than to look
 * for the strings that each match holds, of all of them at once.
 */
export class MayMatch {
  private readonly begun: Uint8Array
  private readonly slotBits: number
  private readonly tellings = new Map<number, Array<Telling>>()
  /** Those of which nothing tells. */
  private always = 0

  /** Each place is of all that are given together there. */
  constructor(expressions: ReadonlyArray<ReadonlyArray<RegExp>>) {
    if (expressions.length > most) throw new Error("there are more expressions than bits")
    const bits = new Map<string, number>()
    expressions.forEach((together, place) => {
      for (const { source } of together) {
        const strings = requiredBy(source)
        if (strings === null || !strings.every(isTelling)) this.always |= 1 << place
        else for (const string of strings) bits.set(string, (bits.get(string) ?? 0) | (1 << place))
      }
    })
    this.slotBits = Math.min(mostSlotBits, slotBitsEach + Math.ceil(Math.log2(1 + bits.size)))
    this.begun = new Uint8Array(1 << this.slotBits)
    for (const [string, own] of bits) this.add({ string, bits: own })
  }

  /** Bits of those that may match a text in small letters. */
  in(text: string): number {
    const { always, begun, slotBits } = this
    let found = always
    if (this.tellings.size === 0) return found
    let first = text.charCodeAt(0)
    let second = text.charCodeAt(1)
    for (let at = 2; at <= text.length; at++) {
      const third = at < text.length ? text.charCodeAt(at) : 0
      const slot = slotOf(first, second, third, slotBits)
      if (begun[slot] === 1) found = this.told(text, at - 2, slot, found)
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
    let found = before
    for (const { bits, string } of this.tellings.get(slot) ?? none) {
      if ((bits & ~found) !== 0 && stands(string, text, at)) found |= bits
    }
    return found
  }

  private add(telling: Telling): void {
    const { string } = telling
    const third = string.length < shortest ? 0 : string.charCodeAt(2)
    const slot = slotOf(string.charCodeAt(0), string.charCodeAt(1), third, this.slotBits)
    const others = this.tellings.get(slot)
    this.begun[slot] = 1
    if (others === undefined) this.tellings.set(slot, [telling])
    else others.push(telling)
  }
}
