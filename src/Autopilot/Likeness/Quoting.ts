/** Of one text's characters, how many may be missing in a copy before it is a part of the other rather than a copy. */
const shorterBy: Readonly<Record<"hide" | "keep", number>> = { hide: 0.8, keep: 0.87 }
/** Likeness is an estimate: so much of the shorter text within the longer one is all of it. */
const whole = 0.85

/**
 * Whether one of two texts holds the other and says something besides, as a warning holds the text it warns of: that is
 * no likeness, whichever of them came first. Where keeping is at stake it takes less to be another text.
 */
export const isQuoting = (verdict: "hide" | "keep", similarity: number, one: number, other: number): boolean => {
  const share = Math.min(one, other) / Math.max(one, other, 1)
  if (share >= shorterBy[verdict]) return false
  // of runs that both have, by what they have together
  const common = (similarity * (one + other)) / (1 + similarity)
  return common >= whole * Math.min(one, other)
}
