import { type ExpressionNode, parsed } from "./Parsed.ts"

/**
 * Strings of which every match holds one; null where none has to be there. `exact`: they are all that it can match, so
 * that what stands beside them can be written on to them.
 */
interface Held {
  readonly strings: ReadonlyArray<string>
  readonly exact: boolean
}

/** More of them are no longer written on to each other. */
const mostExact = 48
const mostStrings = 2000

const empty: Held = { strings: [""], exact: true }

const shortestOf = ({ strings }: Held): number => strings.reduce((least, { length }) => Math.min(least, length), 99)

/** Whether one tells more than another: longer strings do, and of equally long ones fewer. */
const tellsMore = (one: Held, other: Held): boolean => {
  const longer = shortestOf(one) - shortestOf(other)
  return longer > 0 || (longer === 0 && one.strings.length < other.strings.length)
}

const better = (one: Held | null, other: Held | null): Held | null =>
  one === null ? other : other === null || !tellsMore(other, one) ? one : other

const longerBy = ({ strings }: Held, behind: Held): Held => ({
  strings: strings.flatMap((before) => behind.strings.map((string) => before + string)),
  exact: true
})

/** What all that stand in a row hold: the best of what stands next to each other, as far as that can be told. */
const inRow = (nodes: ReadonlyArray<ExpressionNode>): Held | null => {
  let best: Held | null = null
  let row = empty
  let exact = true
  for (const node of nodes) {
    const own = heldBy(node)
    if (own?.exact === true && row.strings.length * own.strings.length <= mostExact) {
      row = longerBy(row, own)
      continue
    }
    exact = false
    best = better(better(best, row), own?.exact === true ? null : own)
    row = own?.exact === true ? own : empty
  }
  if (exact) return row
  const most = better(best, row)
  return most === null || most.strings.includes("") ? null : { strings: most.strings, exact: false }
}

const heldBy = (node: ExpressionNode): Held | null => {
  switch (node.kind) {
    case "nothing":
      return empty
    case "any":
      return null
    case "characters":
      return { strings: node.characters, exact: true }
    case "row":
      return inRow(node.nodes)
    case "choice": {
      const each = node.nodes.map(heldBy)
      const strings = new Set<string>()
      let exact = true
      for (const one of each) {
        if (one === null) return null
        exact &&= one.exact
        for (const string of one.strings) strings.add(string)
      }
      return strings.size > mostStrings ? null : { strings: [...strings], exact: exact && strings.size <= mostExact }
    }
    case "repeated": {
      const own = heldBy(node.node)
      if (node.least > 0) return own === null ? null : { strings: own.strings, exact: false }
      if (!node.once || own === null || !own.exact) return null
      return { strings: [...own.strings, ""], exact: true }
    }
  }
}

/** Strings of which each match of an expression holds one, in small letters; null where that cannot be told. */
export const requiredBy = (source: string): ReadonlyArray<string> | null => {
  const held = heldBy(parsed(source))
  return held === null ? null : [...new Set(held.strings.map((string) => string.toLowerCase()))]
}
