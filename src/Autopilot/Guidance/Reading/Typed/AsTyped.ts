import { addressed, apostrophes } from "./Addressed.ts"
import { asWritten } from "./AsWritten.ts"
import { doings } from "./Doings.ts"
import { typedElsewhere } from "./Elsewhere.ts"
import { limitsSaid } from "./LimitsSaid.ts"

const rewrites = [...apostrophes, ...addressed, ...doings, ...limitsSaid, ...typedElsewhere]

/** A sentence without the slips and the manners of whoever typed it, and with the names that the compiler has for what it says. */
export const asTyped = (sentence: string): string =>
  rewrites.reduce((said, [from, to]) => said.replace(from, to), asWritten(sentence))
