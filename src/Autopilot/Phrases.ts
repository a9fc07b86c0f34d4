import { type NormalisedText, written } from "./Normalise.ts"
import type { Word } from "./Text/Words.ts"

/** How many words `...` in a phrase may stand for, at most. */
export const longestGap = 3

interface Node {
  readonly next: Map<string, Node>
  gap: Node | null
  readonly values: Array<number>
}

export interface Found<Value> {
  readonly value: Value
  readonly first: Word
  readonly last: Word
  /** As written in the comment, cut to fit a sentence. */
  readonly seen: string
}

const node = (): Node => ({ next: new Map(), gap: null, values: [] })

type Element = ReadonlyArray<ReadonlyArray<string>>

const gap = "..."

const element = (source: string): Element => {
  const optional = source.endsWith("?")
  const body = optional ? source.slice(0, -1) : source
  const choices = body.startsWith("(") ? body.slice(1, -1).split("|") : [body]
  const paths = choices.map((choice) => choice.trim().split(" "))
  return optional ? [...paths, []] : paths
}

const elements = (pattern: string): ReadonlyArray<Element> =>
  (pattern.match(/\([^)]*\)\??|[^\s()]+/g) ?? []).map((source) => (source === gap ? [[gap]] : element(source)))

const addPattern = (root: Node, pattern: string, value: number) => {
  let ends: ReadonlyArray<Node> = [root]
  for (const paths of elements(pattern)) {
    const reached = new Set<Node>()
    for (const end of ends) {
      for (const path of paths) {
        let at = end
        for (const word of path) at = word === gap ? gapOf(at) : childOf(at, word)
        reached.add(at)
      }
    }
    ends = [...reached]
  }
  for (const end of ends) if (end !== root) end.values.push(value)
}

const childOf = (parent: Node, word: string): Node => {
  const existing = parent.next.get(word)
  if (existing !== undefined) return existing
  const made = node()
  parent.next.set(word, made)
  return made
}

const gapOf = (parent: Node): Node => {
  parent.gap ??= node()
  return parent.gap
}

interface State {
  readonly start: number
  readonly skips: number
}

const classes = { number: "<number>", money: "<money>", hashtag: "<hashtag>", handle: "<handle>" } as const
const tagSigns = { hashtag: "#", handle: "@" } as const

const readings = (word: Word): ReadonlyArray<string> => {
  if (word.kind === "word") return word.forms
  if (word.kind === "number" || word.kind === "money") return [...word.forms, classes[word.kind]]
  return [...word.forms, tagSigns[word.kind] + word.text, classes[word.kind]]
}

/** A phrase that matches just these words, a hashtag or handle only as such; null when there are no words. */
export const literal = (text: NormalisedText): string | null => {
  const words = text.words.map((word) =>
    word.kind === "hashtag" || word.kind === "handle" ? tagSigns[word.kind] + word.text : word.text
  )
  return words.length === 0 ? null : words.join(" ")
}

const longestSeen = 60

const shown = (text: NormalisedText, first: Word, last: Word) => {
  const seen = written(text, first, last).replace(/\s+/g, " ")
  return seen.length <= longestSeen ? seen : `${seen.slice(0, longestSeen - 1).trimEnd()}…`
}

/**
 * Many phrases, found in one pass over the words of a text. A phrase is written in canonical words:
 * `check out (my|our)? channel`; `(a|b)` is a choice, `?` makes optional, `...` stands for up to three words,
 * `<money>`, `<number>`, `<handle>` and `<hashtag>` for any word of that kind. Choices are not nested.
 */
export class Phrases<Value> {
  private readonly root: Node = node()
  private readonly values: Array<Value> = []

  constructor(phrases: Iterable<readonly [pattern: string, value: Value]>) {
    for (const [pattern, value] of phrases) {
      addPattern(this.root, pattern, this.values.length)
      this.values.push(value)
    }
  }

  /** Each phrase at its first place in the text. The work per word is bounded by the phrases, not by the text. */
  find(text: NormalisedText): ReadonlyArray<Found<Value>> {
    const found = new Map<number, Found<Value>>()
    let active = new Map<Node, State>()
    text.words.forEach((word, index) => {
      active.set(this.root, { start: index, skips: 0 })
      const reached = new Map<Node, State>()
      const reach = (at: Node, state: State) => {
        const known = reached.get(at)
        if (known !== undefined && known.skips >= state.skips) return
        reached.set(at, state)
        if (at.gap !== null) reach(at.gap, { start: state.start, skips: longestGap })
      }
      for (const [at, state] of active) {
        for (const reading of readings(word)) {
          const next = at.next.get(reading)
          if (next !== undefined) reach(next, { start: state.start, skips: 0 })
        }
        if (state.skips > 0) reach(at, { start: state.start, skips: state.skips - 1 })
      }
      for (const [at, state] of reached) {
        for (const value of at.values) this.report(found, value, text, state.start, word)
      }
      active = reached
    })
    return [...found.values()]
  }

  private report(found: Map<number, Found<Value>>, index: number, text: NormalisedText, start: number, last: Word) {
    const value = this.values[index]
    const first = text.words[start]
    if (value === undefined || first === undefined || found.has(index)) return
    found.set(index, { value, first, last, seen: shown(text, first, last) })
  }
}
