import { type NormalisedText, normalise } from "../Normalise.ts"
import { Phrases } from "../Phrases.ts"
import { certain, type Detection, detection, type Sighting } from "./Detection.ts"

/** Shorter names are part of too many other words to be looked for inside a tag. */
const shortestInTag = 5

const compact = (text: string) => normalise(text).canonical.replaceAll(" ", "")

/** Names as brands are tagged: `#StridexFail`, `@stridex.official`. */
const inTags = (text: NormalisedText, names: ReadonlyArray<string>): ReadonlyArray<Sighting> => {
  const tags = text.words.filter((word) => word.kind === "hashtag" || word.kind === "handle")
  return names.flatMap((name) => {
    const part = compact(name)
    if (part.length < shortestInTag || !tags.some((tag) => tag.forms.some((form) => form.includes(part)))) return []
    return [{ score: certain, seen: name }]
  })
}

/** Competitors by name, also disguised, in a hashtag or in a handle. */
export const competitors = (text: NormalisedText, names: ReadonlyArray<string>): Detection => {
  const known = names.filter((name) => compact(name) !== "")
  const phrases = new Phrases(known.flatMap((name) => spellings(name).map((spelling) => [spelling, name] as const)))
  const sightings = phrases.find(text).map((found) => ({ score: certain, seen: found.value }))
  return detection([...sightings, ...inTags(text, known)])
}

/** `Granite Peak` is written `granitepeak` as well. */
const spellings = (name: string): ReadonlyArray<string> => {
  const words = normalise(name).words.map((word) => word.text)
  return words.length === 1 ? words : [words.join(" "), words.join("")]
}
