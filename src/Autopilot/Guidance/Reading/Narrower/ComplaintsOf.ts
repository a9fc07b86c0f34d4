import type { Rewrite } from "../Rewrites/Words.ts"

const subjects = "noise smell odour traffic temperature heating volume music crowding lift elevator light barking"

/** `Noise complaints`: of all complaints, those about noise. */
export const complaintsOf: ReadonlyArray<Rewrite> = subjects
  .split(" ")
  .map((subject) => [
    new RegExp(`(?<!\\p{L})${subject} (?<what>complaints?|grumbles|moans)(?!\\p{L}| about)`, "giu"),
    `$<what> about ${subject}`
  ])
