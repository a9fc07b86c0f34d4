import { everywhere, within } from "../Place.ts"
import type { Place, RuleTarget } from "../Policy.ts"
import { placeAt } from "./Places/Places.ts"
import { isSeparator, isWord } from "./Places/PlaceWords.ts"
import { targetsOf } from "./Targets.ts"
import { type ReadPart, read, unread } from "./Words/ReadPart.ts"
import type { SentenceToken } from "./Words/Tokens.ts"
import { verbAt } from "./Words/Verbs.ts"

export interface Qualified {
  /** What is left of the clause. */
  readonly tokens: ReadonlyArray<SentenceToken>
  readonly place: Place
  readonly except: ReadonlyArray<RuleTarget>
}

const exceptions = ["unless", "except", "excluding"]

const exceptionWords = [
  "if",
  "when",
  "for",
  "it",
  "they",
  "it",
  "is",
  "are",
  "someone",
  "its",
  "theyre",
  "theres",
  "there",
  "contains",
  "contain",
  "in",
  "case"
]

/** What an exception is about, behind `except` or `if`. */
export const conditionOf = (tokens: ReadonlyArray<SentenceToken>): ReadPart<ReadonlyArray<RuleTarget>> => {
  let at = 0
  while (isWord(tokens[at], exceptionWords)) at++
  return targetsOf(tokens.slice(at))
}

/** Takes places and exceptions off a clause; where they stand in the middle of it, what they belong to is not clear. */
export const qualifiersOf = (clause: ReadonlyArray<SentenceToken>): ReadPart<Qualified> => {
  let tokens = clause
  let except: ReadonlyArray<RuleTarget> = []
  const exception = tokens.findIndex((token) => isWord(token, exceptions))
  if (exception >= 0) {
    const reading = conditionOf(tokens.slice(exception + 1))
    if (reading._tag === "unread") return reading
    except = reading.value
    tokens = tokens.slice(0, exception)
    while (isSeparator(tokens.at(-1))) tokens = tokens.slice(0, -1)
  }
  const first = placeAt(tokens, 0)
  const parted = first !== null && tokens[first.end]?._tag === "comma"
  const opening = first !== null && (parted || verbAt(tokens, first.end) !== null) ? first : null
  if (opening !== null) tokens = tokens.slice(opening.end + (parted ? 1 : 0))
  const start = tokens.findIndex((_, at) => placeAt(tokens, at) !== null)
  const closing = start < 0 ? null : placeAt(tokens, start)
  if (closing !== null) {
    if (closing.end !== tokens.length)
      return unread(
        "it is not clear what the network, account or kind of post belongs to; put it at the end, with nothing behind it"
      )
    tokens = tokens.slice(0, start)
  }
  const place = within(opening?.place ?? everywhere, closing?.place ?? everywhere)
  if (place === null) return unread("it names two places; write a sentence for each")
  return read({ tokens, place, except })
}
