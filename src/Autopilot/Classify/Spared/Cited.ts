import { negates } from "./Denied.ts"

const opening = /["“„«「『]/u
const closing = /["”“»」』]/u
const letter = /\p{L}/u

/** Whether a text cites something and denies it behind that: `to say "..." is not funny`. */
export const citesToDeny = (language: string | null, whole: string): boolean => {
  const from = whole.search(opening)
  if (from < 0 || !letter.test(whole.slice(0, from))) return false
  const cited = whole.slice(from + 1)
  const to = cited.search(closing)
  return to > 0 && negates(language, cited.slice(to + 1))
}
