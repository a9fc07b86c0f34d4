import { type NormalisedText, normalise } from "../Normalise.ts"
import { Phrases } from "../Phrases.ts"
import { hasTag, isTag } from "../Text/Tags.ts"
import { certain, type Detection, detection, nothing, nothingSeen, type Sighting, together } from "./Detection.ts"

/** Shorter names are part of too many other words to be looked for inside a tag. */
const shortestInTag = 5

const compact = (text: string) => normalise(text).canonical.replaceAll(" ", "")

interface Names {
  readonly phrases: Phrases<string>
  /** Names as they stand inside a tag, with the name as given. */
  readonly parts: ReadonlyArray<readonly [part: string, name: string]>
}

const made = new WeakMap<ReadonlyArray<string>, Names>()

/** Names are read once for as long as their guidance is in force. */
const read = (names: ReadonlyArray<string>): Names => {
  const known = made.get(names)
  if (known !== undefined) return known
  const named = names.map((name) => [compact(name), name] as const).filter(([part]) => part !== "")
  const now = {
    phrases: new Phrases(named.flatMap(([, name]) => spellings(name).map((spelling) => [spelling, name] as const))),
    parts: named.filter(([part]) => part.length >= shortestInTag)
  }
  made.set(names, now)
  return now
}

/** Names as brands are tagged: `#StridexFail`, `@stridex.official`. */
const inTags = ({ words }: NormalisedText, { parts }: Names): ReadonlyArray<Sighting> => {
  if (!hasTag(words)) return nothingSeen
  const tags = words.filter(isTag)
  return parts.flatMap(([part, name]) =>
    tags.some((tag) => tag.forms.some((form) => form.includes(part))) ? [{ score: certain, seen: name }] : []
  )
}

const named = (text: NormalisedText, { phrases }: Names): ReadonlyArray<Sighting> => {
  const found = phrases.find(text)
  return found.length === 0 ? nothingSeen : found.map(({ value }) => ({ score: certain, seen: value }))
}

/** Competitors by name, also disguised, in a hashtag or in a handle. */
export const competitors = (text: NormalisedText, names: ReadonlyArray<string>): Detection => {
  if (names.length === 0) return nothing
  const known = read(names)
  return detection(together(named(text, known), inTags(text, known)))
}

/** `Granite Peak` is written `granitepeak` as well. */
const spellings = (name: string): ReadonlyArray<string> => {
  const words = normalise(name).words.map((word) => word.text)
  return words.length === 1 ? words : [words.join(" "), words.join("")]
}
