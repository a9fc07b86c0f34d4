/** What keeps text from being stored as it is, its length counted in code points; null for nothing. */
export const textProblem = (text: string, { max, min = 0 }: { readonly min?: number; readonly max: number }) => {
  if (text.includes("\u0000")) return "must not contain the character U+0000"
  if (!text.isWellFormed()) return "must be well-formed Unicode"
  const length = Array.from(text).length
  if (length < min) return "must not be empty"
  return length > max ? `must have at most ${max} characters, not ${length}` : null
}
