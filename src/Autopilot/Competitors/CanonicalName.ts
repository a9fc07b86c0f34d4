import { KnownWords } from "../Text/KnownWords.ts"
import { normalise } from "../Text/Normalise.ts"

const known = new KnownWords((name) => normalise(name).canonical)

/** A name as texts hold it: the same ones are looked for in text after text. */
export const canonicalName = (name: string): string => known.of(name)

/** The same in one word. */
export const compactName = (name: string): string => canonicalName(name).replaceAll(" ", "")
