/** A place in the phrases: the words that may follow, and the phrases that end here. */
export interface Node {
  readonly next: Map<string, Node>
  gap: Node | null
  readonly values: Array<number>
}

export const node = (): Node => ({ next: new Map(), gap: null, values: [] })

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

/** Adds a phrase, written as `Phrases` tells, below a root. */
export const addPattern = (root: Node, pattern: string, value: number) => {
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
