import { HelpDoc } from "@effect/cli"

/** What a command does, and a command line that does it, as people type it behind `steward`. */
export const withExample = (words: string, example: string): HelpDoc.HelpDoc =>
  HelpDoc.sequence(HelpDoc.p(words), HelpDoc.p(example))
