const choice = /\{([^}]*)\}/

/** A frame of a sentence with each of what it offers, `tonight I {burn|smash} your shop`; an empty one leaves it out. */
export const filled = (frame: string): ReadonlyArray<string> => {
  const found = choice.exec(frame)
  if (found === null) return [frame.replaceAll(/\s+/g, " ").replaceAll(" ,", ",").trim()]
  const before = frame.slice(0, found.index)
  const behind = frame.slice(found.index + found[0].length)
  return (found[1] ?? "").split("|").flatMap((one) => filled(before + one + behind))
}
