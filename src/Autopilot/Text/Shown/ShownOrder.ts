const controls = /[\u061c\u200f\u202b\u202e\u2067]/u
const isControl = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const strong = /[\p{L}\u061c\u200e\u200f]/u
const override = "\u202e"
const marks = new Set(["\u061c", "\u200f"])
const others = new Set(["\u202a", "\u202d", "\u2066", "\u2068"])
const embedding = new Set(["\u202b", "\u2067"])
const closing = new Set(["\u202c", "\u2069"])
/** Deeper ones are ignored, as where text is shown. */
const deepest = 125

interface Frame {
  readonly way: "override" | "embedding" | "left to right"
  /** What goes on in its own order, one behind the other. */
  readonly runs: Array<string>
}

const append = ({ runs, way }: Frame, piece: string): void => {
  const last = runs.length - 1
  if (way === "override" || last < 0) runs.push(piece)
  else runs[last] += piece
}

/** Words of a script that runs from right to left stand as they are written: what reads them knows their order. */
const shownIn = ({ runs, way }: Frame): string => {
  if (way === "left to right" || runs.some((run) => rightToLeft.test(run))) return runs.join("")
  return runs.toReversed().join(way === "embedding" ? " " : "")
}

const lineAsShown = (line: string): string => {
  const first = strong.exec(line)?.[0] ?? ""
  const base: Frame = { way: marks.has(first) ? "embedding" : "left to right", runs: [] }
  const frames: [Frame, ...Array<Frame>] = [base]
  const innermost = (): Frame => frames.at(-1) ?? base
  const close = (): void => {
    const [, ...inner] = frames
    const closed = inner.at(-1)
    if (closed === undefined) return
    frames.pop()
    append(innermost(), shownIn(closed))
  }
  for (const character of line) {
    if (closing.has(character)) close()
    else if (marks.has(character)) innermost().runs.push("")
    else if (character === override || embedding.has(character) || others.has(character)) {
      const way = character === override ? "override" : embedding.has(character) ? "embedding" : "left to right"
      if (frames.length <= deepest) frames.push({ way, runs: [] })
    } else append(innermost(), character)
  }
  while (frames.length > 1) close()
  return shownIn(base)
}

/** A text in the order in which it is shown; null where that is how it is written. */
export const inShownOrder = (text: string): string | null => {
  if (!controls.test(text)) return null
  const shown = text.split("\n").map(lineAsShown).join("\n").replaceAll("\u200e", "")
  const plain = (one: string): string => one.replaceAll(isControl, "").replaceAll(/\s+/gu, " ").trim()
  return plain(shown) === plain(text) ? null : shown
}
