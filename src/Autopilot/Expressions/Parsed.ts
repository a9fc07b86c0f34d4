/** An expression as far as it tells what its matches are made of. */
export type ExpressionNode =
  | { readonly kind: "nothing" }
  | { readonly kind: "any" }
  /** One of a few characters. */
  | { readonly kind: "characters"; readonly characters: ReadonlyArray<string> }
  | { readonly kind: "row"; readonly nodes: ReadonlyArray<ExpressionNode> }
  | { readonly kind: "choice"; readonly nodes: ReadonlyArray<ExpressionNode> }
  | { readonly kind: "repeated"; readonly node: ExpressionNode; readonly least: number; readonly once: boolean }

const nothing: ExpressionNode = { kind: "nothing" }
const any: ExpressionNode = { kind: "any" }
/** Of more characters one is as good as any. */
const mostCharacters = 6

const escapes = /\\(?:[pP]\{[^}]*\}|u\{[0-9a-fA-F]+\}|u[0-9a-fA-F]{4}|k<[^>]*>|.)/suy
const classes = /\[\^?(?:\\(?:[pP]\{[^}]*\}|u\{[0-9a-fA-F]+\}|u[0-9a-fA-F]{4}|.)|[^\]\\])*\]/suy
const groups = /\((?:\?(?:[:=!]|<[=!]|<[^>]*>))?/uy
const counts = /(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/uy
const codePoints = /^\\u\{?([0-9a-fA-F]+)\}?$/u
const letter = /^\\[a-zA-Z0-9]/u

/** Reads a source from its beginning to its end; what it does not know is any character. */
class Reader {
  private readonly source: string
  private at = 0

  constructor(source: string) {
    this.source = source
  }

  choice(): ExpressionNode {
    const nodes = [this.row()]
    while (this.source[this.at] === "|") {
      this.at++
      nodes.push(this.row())
    }
    return nodes.length === 1 ? (nodes[0] ?? nothing) : { kind: "choice", nodes }
  }

  private row(): ExpressionNode {
    const nodes: Array<ExpressionNode> = []
    while (this.at < this.source.length && this.source[this.at] !== "|" && this.source[this.at] !== ")") {
      nodes.push(this.counted(this.one()))
    }
    return { kind: "row", nodes }
  }

  private counted(node: ExpressionNode): ExpressionNode {
    const found = this.take(counts)
    if (found === null) return node
    const [, mark, first, comma, last] = found
    const least = mark === undefined ? Number(first) : mark === "+" ? 1 : 0
    const once = mark === "?" || (first === "0" && last === "1")
    return mark === undefined && comma === "" && least === 1 ? node : { kind: "repeated", node, least, once }
  }

  private one(): ExpressionNode {
    const group = this.take(groups)?.[0]
    if (group !== undefined) {
      const within = this.choice()
      this.at++
      return /[=!]$/u.test(group) ? nothing : within
    }
    const listed = this.take(classes)?.[0]
    if (listed !== undefined) return oneOf(listed)
    const escaped = this.take(escapes)?.[0]
    if (escaped !== undefined) return meant(escaped)
    const character = String.fromCodePoint(this.source.codePointAt(this.at) ?? 0)
    this.at += character.length
    if (character === "^" || character === "$") return nothing
    return character === "." ? any : { kind: "characters", characters: [character] }
  }

  private take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.source)
    if (found !== null) this.at += found[0].length
    return found
  }
}

const meant = (escaped: string): ExpressionNode => {
  if (escaped === "\\b" || escaped === "\\B") return nothing
  const code = codePoints.exec(escaped)?.[1]
  if (code !== undefined) return { kind: "characters", characters: [String.fromCodePoint(Number.parseInt(code, 16))] }
  return letter.test(escaped) ? any : { kind: "characters", characters: [escaped.slice(1)] }
}

/** `[sś]`; what leaves out, reaches from one to another or names kinds is any. */
const oneOf = (listed: string): ExpressionNode => {
  const characters = Array.from(listed.slice(1, -1))
  const isPlain = characters[0] !== "^" && !characters.includes("\\") && !characters.slice(1, -1).includes("-")
  return isPlain && characters.length > 0 && characters.length <= mostCharacters
    ? { kind: "characters", characters }
    : any
}

/** The parts of an expression by its source, without the flag for sets of characters. */
export const parsed = (source: string): ExpressionNode => new Reader(source).choice()
