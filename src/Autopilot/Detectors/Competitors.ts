import { type NormalisedText, normalise } from "../Normalise.ts"
import { Phrases } from "../Phrases.ts"
import { hasTag, isTag } from "../Text/Tags.ts"
import { certain, type Detection, detection, nothing, nothingSeen, type Sighting, together } from "./Detection.ts"

/** Shorter names are part of too many other words to be looked for inside a tag. */
const shortestInTag = 5

const compact = (text: string) => normalise(text).canonical.replaceAll(" ", "")

/** Somebody who left is no friend of theirs: an area that asks from here keeps it. */
const left = 0.4

interface Names {
  readonly phrases: Phrases<string>
  /** How people tell that they left a competitor, or like it less. */
  readonly leaving: Phrases<string>
  /** Names as they stand inside a tag, with the name as given. */
  readonly parts: ReadonlyArray<readonly [part: string, name: string]>
}

const made = new WeakMap<ReadonlyArray<string>, Names>()

/** Names are read once for as long as their guidance is in force. */
const read = (names: ReadonlyArray<string>): Names => {
  const known = made.get(names)
  if (known !== undefined) return known
  const named = names.map((name) => [compact(name), name] as const).filter(([part]) => part !== "")
  const written = named.flatMap(([, name]) => spellings(name).map((spelling) => [spelling, name] as const))
  const now = {
    phrases: new Phrases(written),
    leaving: new Phrases(
      written.flatMap(([spelling, name]) => partings.map((parting) => [`${parting} ${spelling}`, name] as const))
    ),
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

const named = (text: NormalisedText, { leaving, phrases }: Names): ReadonlyArray<Sighting> => {
  const found = phrases.find(text)
  if (found.length === 0) return nothingSeen
  const partedFrom = new Set(leaving.find(text).map(({ last }) => last))
  return found.map(({ last, value }) => ({ score: partedFrom.has(last) ? left : certain, seen: value }))
}

/** Competitors by name, also disguised, in a hashtag or in a handle. */
export const competitors = (text: NormalisedText, names: ReadonlyArray<string>): Detection => {
  if (names.length === 0) return nothing
  const known = read(names)
  return detection(together(named(text, known), inTags(text, known)))
}

const partings: ReadonlyArray<string> = [
  "(switched|switching|changed|moved|came|coming|converted|swapped) (over|here|to you|to this|to these|to yours)? from (the)?",
  "(left|ditched|dumped|quit|dropped|replaced) (the|my|our)?",
  "(goodbye|bye|farewell) (to)?",
  "(never|not) going back to",
  "(better|nicer|cheaper|faster|tastier|prettier|stronger|comfier) than (my|the|those|these)? (old)?",
  "(prefer|like|love) (you|this|these|yours|your ones) (more than|to|over|better than)",
  "(used to) (be|buy|buy from|use|wear|drink|have|shop at|order from|go to|a customer of)? (a|with)?"
]

/** Letters of a name that it takes before other words are unlikely to be its plural. */
const shortestPlural = 5

/** The last word of a name, as it is and in the plural. */
const plurals = (spelling: string): ReadonlyArray<string> =>
  spelling.replaceAll(" ", "").length < shortestPlural || spelling.endsWith("s")
    ? [spelling]
    : [spelling, `${spelling}s`, ...(/(?:x|z|ch|sh)$/.test(spelling) ? [`${spelling}es`] : [])]

/** `Granite Peak` is written `granitepeak` as well, and `TallOak` `tall oak`. */
const spellings = (name: string): ReadonlyArray<string> => {
  const parted = name.replaceAll(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
  return [...new Set([name, parted].flatMap(spelt).flatMap(plurals))]
}

const spelt = (name: string): ReadonlyArray<string> => {
  const words = normalise(name).words.map((word) => word.text)
  return words.length === 1 ? words : [words.join(" "), words.join("")]
}
