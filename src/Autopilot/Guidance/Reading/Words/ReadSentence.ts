import type { Rule } from "../../Policy.ts"

/** What a sentence says. */
export interface ReadSentence {
  readonly rules: ReadonlyArray<Rule>
  readonly competitors: ReadonlyArray<string>
}
