import { bucketOf, seed, step } from "../Text/Hash.ts"
import { requiredBy } from "./Required.ts"

/** As many as there are bits. */
const most = 31
/** Two plain characters stand in most texts, and one of any script. */
const shortest = 3
const shortestUnplain = 2
const firstUnplain = 0x80
const slotBits = 13

/** Of the first characters of a string; nought for the third of what has only two. */
const slotOf = (first: number, second: number, third: number): number =>
  bucketOf(step(step(step(seed, first), second), third), slotBits)

const isTelling = (string: string): boolean =>
  string.length >= shortest || (string.length === shortestUnplain && string.charCodeAt(1) >= firstUnplain)

interface Telling {
  readonly string: string
  readonly bits: number
}

const none: ReadonlyArray<Telling> = []

/**
 * Of several expressions those that may match a text, as bits in their order: to try them takes far longer than to look
 * for the strings that each match holds, of all of them at once.
 */
export class MayMatch {
  private readonly begun = new Uint8Array(1 << slotBits)
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
    for (const [string, own] of bits) this.add({ string, bits: own })
  }

  /** Bits of those that may match a text in small letters. */
  in(text: string): number {
    const { always, begun } = this
    let found = always
    let first = text.charCodeAt(0)
    let second = text.charCodeAt(1)
    for (let at = 2; at <= text.length; at++) {
      const third = at < text.length ? text.charCodeAt(at) : 0
      const slot = slotOf(first, second, third)
      if (begun[slot] === 1) found |= this.told(text, at - 2, slot)
      if (second >= firstUnplain && third !== 0) found |= this.told(text, at - 2, slotOf(first, second, 0))
      first = second
      second = third
    }
    return found
  }

  private told(text: string, at: number, slot: number): number {
    let found = 0
    for (const { bits, string } of this.tellings.get(slot) ?? none) if (text.startsWith(string, at)) found |= bits
    return found
  }

  private add(telling: Telling): void {
    const { string } = telling
    const third = string.length < shortest ? 0 : string.charCodeAt(2)
    const slot = slotOf(string.charCodeAt(0), string.charCodeAt(1), third)
    const others = this.tellings.get(slot)
    this.begun[slot] = 1
    if (others === undefined) this.tellings.set(slot, [telling])
    else others.push(telling)
  }
}
