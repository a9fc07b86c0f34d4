import { hashOf, joined } from "../Text/Hash.ts"
import type { State } from "./PhraseAutomaton.ts"

/** Where every walk begins; no word and no gap leads to it. */
export const root = 0

/** One of 32 bits, for a word by its hash. */
const bitOf = (hash: number): number => 1 << (hash >>> 27)

/** Sets of 32 bits each: with 1,700 words in them 19 of 20 others are told by theirs. */
const sets = 1024
const setOf = (hash: number): number => (hash >>> 17) & (sets - 1)

/** Slots of two numbers each; at least half of them stay free. */
const slotsFor = (count: number) => new Int32Array(4 << Math.ceil(Math.log2(count + 1)))

/** Those near the root first: what a walk looks at lies close together. */
const numbered = (root: State): ReadonlyMap<State, number> => {
  const places = new Map([[root, 0]])
  for (const { gap, next } of places.keys()) {
    for (const state of next.values()) if (!places.has(state)) places.set(state, places.size)
    if (gap !== null && !places.has(gap)) places.set(gap, places.size)
  }
  return places
}

/** The states of an automaton by number. A word is its hash here: two words in four thousand million share one. */
export class PhraseTable {
  readonly size: number
  /** The place that a gap leads to, for each place; the root where there is none. */
  readonly gaps: Int32Array
  /** The bits of all words that may follow: most other words are told by theirs. */
  private readonly bits: Int32Array
  private readonly ends: Uint8Array
  private readonly values: ReadonlyArray<ReadonlyArray<number>>
  /** The bits of all words that begin a phrase, few enough to be close at hand. */
  private readonly beginnings = new Int32Array(sets)
  /** Words that begin a phrase, and the place each leads to, in turn. */
  private readonly first: Int32Array
  /** Words that follow, and the place each leads to, in turn. */
  private readonly later: Int32Array
  /** The place each of those follows. */
  private readonly parents: Int32Array

  constructor(automaton: State) {
    const places = numbered(automaton)
    const states = [...places.keys()]
    this.size = states.length
    this.gaps = new Int32Array(this.size)
    this.bits = new Int32Array(this.size)
    this.values = states.map(({ complete }) => complete)
    this.ends = Uint8Array.from(this.values, (values) => Math.min(1, values.length))
    this.first = slotsFor(automaton.next.size)
    this.later = slotsFor(states.reduce((sum, { next }) => sum + next.size, 0))
    this.parents = new Int32Array(this.later.length / 2)
    states.forEach(({ gap, next }, parent) => {
      this.gaps[parent] = gap === null ? root : (places.get(gap) ?? root)
      for (const [word, state] of next) this.add(parent, hashOf(word) | 0, places.get(state) ?? root)
    })
  }

  private add(parent: number, hash: number, place: number): void {
    const slots = parent === root ? this.first : this.later
    const mask = slots.length - 1
    let at = (parent === root ? hash : joined(parent, hash)) << 1
    while (slots[(at & mask) + 1] !== root) at += 2
    slots[at & mask] = hash
    slots[(at & mask) + 1] = place
    if (parent === root) this.beginnings[setOf(hash)] = (this.beginnings[setOf(hash)] ?? 0) | bitOf(hash)
    else {
      this.parents[(at & mask) >> 1] = parent
      this.bits[parent] = (this.bits[parent] ?? 0) | bitOf(hash)
    }
  }

  /** Where a word leads that begins a phrase; the root where it begins none. */
  begin(hash: number): number {
    if (((this.beginnings[setOf(hash)] ?? 0) & bitOf(hash)) === 0) return root
    const { first } = this
    const mask = first.length - 1
    for (let at = hash << 1; ; at += 2) {
      const place = first[(at & mask) + 1] ?? root
      if (place === root || first[at & mask] === hash) return place
    }
  }

  /** Where a word leads from a place; the root where no phrase goes on so. */
  follow(parent: number, hash: number): number {
    if (((this.bits[parent] ?? 0) & bitOf(hash)) === 0) return root
    const { later, parents } = this
    const mask = later.length - 1
    for (let at = joined(parent, hash) << 1; ; at += 2) {
      const place = later[(at & mask) + 1] ?? root
      if (place === root || (later[at & mask] === hash && parents[(at & mask) >> 1] === parent)) return place
    }
  }

  isEnd(place: number): boolean {
    return this.ends[place] === 1
  }

  /** The phrases that end at a place. */
  endingAt(place: number): ReadonlyArray<number> {
    return this.values[place] ?? []
  }
}
