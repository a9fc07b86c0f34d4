import { Likely } from "../../../Expressions/Likely.ts"
import { withNamedRivals } from "../Narrower/NamedRivals.ts"
import { narrower } from "../Narrower/Narrower.ts"
import type { Rewrite } from "../Rewrites/Words.ts"
import { besides } from "./Besides.ts"
import { bracketed } from "./Bracketed.ts"
import { everyday } from "./Everyday.ts"
import { inOtherTongues } from "./InOtherTongues.ts"
import { inShort, withLanguages } from "./InShort.ts"
import { meant } from "./Meant.ts"
import { ofPersons } from "./OfPersons.ts"
import { privateMessages } from "./PrivateMessages.ts"
import { published } from "./Published.ts"
import { saidPlainer } from "./SaidPlainer.ts"
import { withSentAway } from "./SentAway.ts"
import { withSharedAds } from "./SharedAds.ts"
import { inStates } from "./States.ts"
import { subjects } from "./Subjects.ts"

const all: ReadonlyArray<Rewrite> = [
  ...inShort,
  ...saidPlainer,
  ...inOtherTongues,
  ...published,
  ...subjects,
  ...inStates,
  ...everyday,
  ...meant,
  ...besides,
  ...bracketed,
  ...ofPersons,
  ...privateMessages,
  ...narrower
]
const rewrites = new Likely(all, ([from]) => from)

/** Nobody says it in so many characters. */
const longest = 400

/** What is meant, in words that the compiler knows. */
export const further = (sentence: string): string =>
  sentence.length > longest
    ? sentence
    : withSharedAds(
        withSentAway(
          rewrites.reduce(withLanguages(withNamedRivals(sentence)), (said, [from, to]) => said.replace(from, to))
        )
      )
