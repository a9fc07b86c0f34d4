/** A part of a text between two joints, in UTF-16 units. */
export interface Cut {
  readonly start: number
  readonly end: number
}

/** The parts of a text between its joints, which are matched everywhere; none of them is empty. */
export const cutAt = (text: string, joints: RegExp): ReadonlyArray<Cut> => {
  const cuts: Array<Cut> = []
  let start = 0
  for (const match of text.matchAll(joints)) {
    if (match.index > start) cuts.push({ start, end: match.index })
    start = match.index + match[0].length
  }
  if (start < text.length) cuts.push({ start, end: text.length })
  return cuts
}
