import type { Policy } from "../../Policy.ts"
import { asMeant } from "../Everyday/AsMeant.ts"
import { whyNotFollowed } from "../Guards/NotFollowed.ts"
import { notMeant } from "../Guards/NotMeant.ts"
import { narrowed, whyTooNarrow } from "../Narrower/Narrower.ts"
import { type ReadPart, read, unread } from "../Words/ReadPart.ts"
import type { ReadSentence } from "../Words/ReadSentence.ts"
import { whyNotAlone } from "./Alone.ts"
import { asBoth } from "./Both.ts"
import { whyOfInstances } from "./Instances.ts"
import { whyNamesLost, withNames } from "./NamesLost.ts"
import { whyNarrowed } from "./Narrowed.ts"
import { asRequested, whyNotClaimed, whyNotRequested } from "./Requested.ts"
import { whyTooFar } from "./Wider.ts"

/** What a sentence says with all that its words say of the comments that are meant; unread where a rule cannot say it. */
export const withAllSaid = (text: string, asked: string, said: ReadSentence): ReadPart<ReadSentence> => {
  const both = asBoth(asked, said.rules)
  if (both._tag === "unread") return both
  const lost =
    whyNotAlone(asked, both.value) ??
    whyNotClaimed(both.value, asked) ??
    whyNotRequested(both.value, asked) ??
    whyOfInstances(both.value, asked)
  if (lost !== null) return unread(lost)
  return read(
    asMeant({ ...said, rules: narrowed(withNames(text, asked, asRequested(both.value, asked)), asked) }, asked)
  )
}

/** A sentence as it is written and as it was read, with those behind it: all that go on about it, and the first that does not. */
interface Placed {
  readonly text: string
  readonly asked: string
  readonly behind: ReadonlyArray<string>
  readonly next: string | undefined
}

/** Why what it was read as is not followed, for words that no rule says; null where all of it counts. */
export const whyNotWhole = (
  { asked, behind, next, text }: Placed,
  said: Pick<Policy, "rules" | "competitors">
): string | null => {
  const all = `${asked}, ${behind.join(", ")}`
  return (
    notMeant(all, said.rules) ??
    whyTooNarrow(all, said.rules) ??
    whyTooFar(asked, said.rules) ??
    whyNotFollowed(text, next, said) ??
    whyNarrowed(text, said.rules) ??
    whyNamesLost(text, said)
  )
}
