import type { Platform, Surface } from "#schema/Platform.ts"
import { isSeparator, isWord, placeAt } from "./Places.ts"
import type { Target } from "./Policy.ts"
import { type Reading, read, targetsOf, unread } from "./Targets.ts"
import type { Token } from "./Tokens.ts"
import { verbAt } from "./Verbs.ts"

export interface Qualified {
  /** What is left of the clause. */
  readonly tokens: ReadonlyArray<Token>
  readonly platforms: ReadonlyArray<Platform> | null
  readonly surface: Surface | null
  readonly except: ReadonlyArray<Target>
}

const exceptions = ["unless", "except"]

const exceptionWords = ["if", "when", "for", "it", "they", "it", "is", "are", "someone", "its", "theyre", "in", "case"]

const exceptionOf = (tokens: ReadonlyArray<Token>): Reading<ReadonlyArray<Target>> => {
  let at = 0
  while (isWord(tokens[at], exceptionWords)) at++
  return targetsOf(tokens.slice(at))
}

/** Takes places and exceptions off a clause; where they stand in the middle of it, what they belong to is not clear. */
export const qualifiersOf = (clause: ReadonlyArray<Token>): Reading<Qualified> => {
  let tokens = clause
  let except: ReadonlyArray<Target> = []
  const exception = tokens.findIndex((token) => isWord(token, exceptions))
  if (exception >= 0) {
    const reading = exceptionOf(tokens.slice(exception + 1))
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
  const place = start < 0 ? opening : placeAt(tokens, start)
  if (start >= 0 && place !== null) {
    if (place.end !== tokens.length)
      return unread("it is not clear what the network or kind of post belongs to; put it at the end")
    if (opening !== null) return unread("it names a network or kind of post twice")
    tokens = tokens.slice(0, start)
  }
  const platforms = place === null || place.platforms.length === 0 ? null : [...new Set(place.platforms)]
  return read({ tokens, platforms, surface: place?.surface ?? null, except })
}
