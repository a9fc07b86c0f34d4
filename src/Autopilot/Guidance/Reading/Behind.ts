import type { Headed } from "./Headings.ts"
import { isBroken, isHeading } from "./Lost.ts"

/** Nobody goes on about the same in more sentences. */
export const mostBehind = 6

/** The sentences behind one that may go on about it. */
export const following = (sentences: ReadonlyArray<Headed>, at: number): ReadonlyArray<string> => {
  const behind: Array<string> = []
  for (let next = at + 1; next <= at + mostBehind; next++) {
    const one = sentences[next]
    const after = sentences[next + 1]
    if (one === undefined || one.said === null || isHeading(one, after) || isBroken(one, after)) break
    behind.push(one.text)
  }
  return behind
}
