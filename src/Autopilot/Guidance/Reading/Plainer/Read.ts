import { unread } from "../Words/ReadPart.ts"
import type { WordedReader } from "../Words/ReadSentence.ts"
import { isGuessed, isLoose, isOfOrder } from "./Loose.ts"
import { plainer } from "./Plainer.ts"

const ofOrder = unread(
  "it is not clear which of its words tell what to look for; put them in quotes, or name a kind such as insults, spam, complaints or questions"
)

/** What a reader makes of a sentence, or of the same in plainer words where it makes nothing of it, or too little. */
export const readPlainly =
  (reader: WordedReader, isOpen: (why: string, sentence: string) => boolean): WordedReader =>
  (said, sentence) => {
    const reading = reader(said, sentence)
    if (reading._tag === "unread" ? !isOpen(reading.why, sentence) : !isLoose(reading.value.rules, said)) return reading
    for (const plain of plainer(said)) {
      const other = reader(plain.said, sentence)
      if (other._tag === "unread") continue
      const { rules } = other.value
      if (!isLoose(rules, said) && !isGuessed(rules, said, plain.fewer)) return other
    }
    return reading._tag === "read" && isOfOrder(reading.value.rules, said) ? ofOrder : reading
  }
