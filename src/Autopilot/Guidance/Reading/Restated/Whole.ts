import type { Rule } from "../../Policy.ts"
import { inWholeOrParts } from "../Apart/Read.ts"
import { tellsElsewhere } from "../Foreign/Unread.ts"
import { isEnglish } from "../Speech/English.ts"
import { type ReadPart, read } from "../Words/ReadPart.ts"
import type { ReadSentence, SentenceReader } from "../Words/ReadSentence.ts"
import { readRestated } from "./Read.ts"

/** It is not clear, or cannot be done, and a guess would make it neither. */
const decided =
  /in two ways|which part|two places|hide and to keep|belong together|about your brand|reports what somebody|who asks for|exception tells|leaves out|twice|whom an insult|cannot keep|speak of|not hateful|too short|too long|times;|control replies|in doubt|nothing has to be said|may stay|in which language/u

/** A sentence as it was asked, as it is written, and what stands before it, read and as it is written. */
interface Asked {
  readonly asked: string
  readonly written: string
  readonly before: ReadonlyArray<Rule>
  readonly last: string
}

/** What a sentence says, whole, clause by clause, or with its orders put in plain words first. */
export const inPlainOrders = (
  { asked, before, last, written }: Asked,
  reader: SentenceReader
): ReadPart<ReadSentence> => {
  const reading = inWholeOrParts(asked, reader, before, last)
  if (reading._tag === "read" || decided.test(reading.why)) return reading
  const restated = readRestated(asked, written, reader)
  if (restated === null || (!isEnglish(asked) && restated.rules.some(tellsElsewhere))) return reading
  return read(restated)
}
