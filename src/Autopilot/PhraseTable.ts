import { hashOf, joined } from "./Features/Hash.ts"
import type { Node } from "./PhraseTrie.ts"

/** Where every walk begins; no word and no gap leads to it. */
export const root = 0

/** One of 32 bits, for a word by its hash. */
const bitOf = (hash: number): number => 1 << (hash >>> 27)

/** Slots of two numbers each; there is always a free one, and so many times as many as are taken. */
const slotsFor = (count: number, times: number) => new Int32Array(2 * (times << Math.ceil(Math.log2(count + 1))))

const numbered = (trie: Node): ReadonlyArray<Node> => {
  const nodes = [trie]
  for (const { gap, next } of nodes) {
    for (const node of next.values()) nodes.push(node)
    if (gap !== null) nodes.push(gap)
  }
  return nodes
}

/**
 * The places of a trie by number, those near the root first: what a walk looks at lies close together. A word is its
 * hash here: two words in four thousand million share one.
 */
export class PhraseTable {
  readonly size: number
  /** The place behind as many words as one likes, for each place; the root where there is none. */
  readonly gaps: Int32Array
  private readonly parents: Int32Array
  /** The bits of all words that may follow: most other words are told by theirs. */
  private readonly bits: Int32Array
  private readonly ends: Uint8Array
  private readonly values: ReadonlyArray<ReadonlyArray<number>>
  /** Words that begin a phrase, and the place each leads to, in turn. */
  private readonly first: Int32Array
  /** Words that follow, and the place each leads to, in turn. */
  private readonly later: Int32Array

  constructor(trie: Node) {
    const nodes = numbered(trie)
    const places = new Map(nodes.map((node, place) => [node, place]))
    this.size = nodes.length
    this.gaps = new Int32Array(this.size)
    this.parents = new Int32Array(this.size)
    this.bits = new Int32Array(this.size)
    this.values = nodes.map(({ values }) => values)
    this.ends = Uint8Array.from(this.values, (values) => Math.min(1, values.length))
    this.first = slotsFor(trie.next.size, 8)
    this.later = slotsFor(this.size, 2)
    nodes.forEach(({ gap, next }, parent) => {
      this.gaps[parent] = gap === null ? root : (places.get(gap) ?? root)
      for (const [word, node] of next) this.add(parent, hashOf(word) | 0, places.get(node) ?? root)
    })
  }

  private add(parent: number, hash: number, place: number): void {
    const slots = parent === root ? this.first : this.later
    let at = parent === root ? hash : joined(parent, hash)
    while (slots[((at << 1) & (slots.length - 1)) + 1] !== root) at++
    slots[(at << 1) & (slots.length - 1)] = hash
    slots[((at << 1) & (slots.length - 1)) + 1] = place
    this.parents[place] = parent
    this.bits[parent] = (this.bits[parent] ?? 0) | bitOf(hash)
  }

  /** Where a word leads that begins a phrase; the root where it begins none. */
  begin(hash: number): number {
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
      if (place === root || (later[at & mask] === hash && parents[place] === parent)) return place
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
