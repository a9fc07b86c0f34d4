import type { Policy, Rule } from "../../Policy.ts"
import type { Lost } from "../Lost.ts"

/** What one sentence adds to a policy, with those behind it that are read with it. */
export interface Added extends Pick<Policy, "rules" | "competitors" | "namings" | "ownSites" | "facts" | "unclear"> {
  /** Where those stand that were read with it. */
  readonly joined: ReadonlySet<number>
  readonly lost: Lost | null
  /** What the sentence was read as. */
  readonly before: ReadonlyArray<Rule>
}
