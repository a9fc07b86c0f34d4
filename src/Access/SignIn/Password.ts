import { isCommon, isMadeOf } from "./CommonPasswords.ts"

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
  if (isMadeOf(password, known)) {
    return "A password must not be made of your name, your e-mail address or the name of your brand"
  }
  return isCommon(password)
    ? "Many people use this password, or one much like it, so it is tried first by those who break in; choose another"
    : null
}
