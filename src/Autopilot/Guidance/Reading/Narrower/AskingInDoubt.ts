import { asking } from "../Guards/InDoubt.ts"
import type { Rewrite } from "../Rewrites/Words.ts"

/** `Hide spam, ask if unsure`: what is asked in doubt is no word of comments. */
export const askingInDoubt: ReadonlyArray<Rewrite> = [
  [new RegExp(`(?<=[\\p{L}"”’')])(?:,| [–—-]|,? and|,? but) (?:otherwise )?${asking}$`, "iu"), ""]
]
