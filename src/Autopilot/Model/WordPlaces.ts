import { hashOf } from "../Text/Hash.ts"
import type { Spelling } from "../Text/Word.ts"

/** Where a hash stands among rising ones; -1 where it does not. */
const placeAmong = (keys: Uint32Array, hash: number): number => {
  const wanted = hash >>> 0
  let from = 0
  let to = keys.length
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((keys[middle] ?? 0) < wanted) from = middle + 1
    else to = middle
  }
  return keys[from] === wanted ? from : -1
}

/** Where a word stands among rising hashes or, where it does not, the first of its other forms; -1 where none does. */
export const placeOf = (keys: Uint32Array, { hash, otherForms }: Spelling): number => {
  const own = placeAmong(keys, hash)
  if (own !== -1) return own
  for (const form of otherForms) {
    const other = placeAmong(keys, hashOf(form))
    if (other !== -1) return other
  }
  return -1
}
