import { type AST, RegExpParser } from "@eslint-community/regexpp"

/**
 * Strings of which every match holds one; null where none has to be there. `exact`: they are all that it can match, so
 * that what stands beside them can be written on to them.
 */
interface Held {
  readonly strings: ReadonlyArray<string>
  readonly exact: boolean
}

/** Of more characters one is as good as any. */
const mostCharacters = 6
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
const inRow = ({ elements }: AST.Alternative): Held | null => {
  let best: Held | null = null
  let row = empty
  let exact = true
  for (const element of elements) {
    const own = heldBy(element)
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

const inChoice = (alternatives: ReadonlyArray<AST.Alternative>): Held | null => {
  const strings = new Set<string>()
  let exact = true
  for (const one of alternatives.map(inRow)) {
    if (one === null) return null
    exact &&= one.exact
    for (const string of one.strings) strings.add(string)
  }
  return strings.size > mostStrings ? null : { strings: [...strings], exact: exact && strings.size <= mostExact }
}

/** `[sś]`; what leaves out, reaches from one to another or names kinds is any. */
const inClass = ({ elements, negate }: AST.CharacterClass): Held | null => {
  const characters = elements.flatMap((one) => (one.type === "Character" ? [String.fromCodePoint(one.value)] : []))
  const isListed = !negate && characters.length === elements.length
  return isListed && characters.length <= mostCharacters ? { strings: characters, exact: true } : null
}

const repeated = ({ element, max, min }: AST.Quantifier): Held | null => {
  const own = heldBy(element)
  if (own === null || (min === 1 && max === 1)) return own
  if (min > 0) return { strings: own.strings, exact: false }
  return max === 1 && own.exact ? { strings: [...own.strings, ""], exact: true } : null
}

const heldBy = (element: AST.Element): Held | null => {
  switch (element.type) {
    case "Assertion":
      return empty
    case "Character":
      return { strings: [String.fromCodePoint(element.value)], exact: true }
    case "CharacterClass":
      return inClass(element)
    case "Group":
    case "CapturingGroup":
      return inChoice(element.alternatives)
    case "Quantifier":
      return repeated(element)
    default:
      return null
  }
}

const parser = new RegExpParser()

/** Strings of which each match of an expression holds one, in small letters; null where that cannot be told. */
export const requiredBy = (source: string): ReadonlyArray<string> | null => {
  const held = inChoice(parser.parsePattern(source, 0, source.length, { unicode: true }).alternatives)
  return held === null ? null : [...new Set(held.strings.map((string) => string.toLowerCase()))]
}
