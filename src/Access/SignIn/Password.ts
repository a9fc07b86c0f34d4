const shortest = 12
const longest = 200

/** The same password however a keyboard composes its letters. */
export const normalised = (password: string): string => password.normalize("NFKC")

/** What is wrong with a password that somebody chose; null for nothing. `known`: what everybody knows of them. */
export const passwordProblem = (password: string, known: ReadonlyArray<string> = []): string | null => {
  const length = Array.from(password).length
  if (length < shortest) return `A password has at least ${shortest} characters; a few words make a good one`
  if (length > longest) return `A password has at most ${longest} characters`
  if (new Set(password).size < 5) return "This password repeats itself too much to be safe"
  const lower = password.toLowerCase()
  return known.some((text) => text !== "" && lower === text.toLowerCase())
    ? "A password must not be your name or your e-mail address"
    : null
}
