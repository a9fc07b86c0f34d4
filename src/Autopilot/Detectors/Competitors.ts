import { Phrases } from "../Phrases/Phrases.ts"
import { isEverydayWord } from "../Text/EverydayWords.ts"
import { type NormalisedText, normalise } from "../Text/Normalise.ts"
import { hasTag, isTag } from "../Text/Tags.ts"
import { certain, type Detection, detection, nothing, nothingSeen, type Sighting, together } from "./Detection.ts"

/** Shorter names are part of too many other words to be looked for inside a tag. */
const shortestInTag = 5

const compact = (text: string) => normalise(text).canonical.replaceAll(" ", "")

/** Somebody who left is no friend of theirs: an area that asks from here keeps it. */
const left = 0.4

/** Two words may be just those words: it asks. */
const likely = 0.6

interface Names {
  readonly phrases: Phrases<string>
  /** How people tell that they left a competitor, or like it less. */
  readonly leaving: Phrases<string>
  /** The same, where the name stands first. */
  readonly left: Phrases<string>
  /** Names of one word, written in two. */
  readonly parted: Phrases<string>
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
    left: new Phrases(
      written.flatMap(([spelling, name]) => partedBehind.map((parting) => [`${spelling} ${parting}`, name] as const))
    ),
    parted: new Phrases(named.flatMap(([part, name]) => halves(part, name).map((half) => [half, name] as const))),
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

/** Whether a word has a capital that no sentence begins with: `my On shoes`. */
const isNamed = ({ written }: NormalisedText, { start }: NormalisedText["words"][number]): boolean => {
  const before = written.slice(0, start).trimEnd()
  return /^\p{Lu}/u.test(written.slice(start, start + 2)) && before !== "" && !/[.!?…:\n]$/u.test(before)
}

const named = (text: NormalisedText, names: Names): ReadonlyArray<Sighting> => {
  const found = names.phrases.find(text)
  if (found.length === 0) return names.parted.find(text).map(({ value }) => ({ score: likely, seen: value }))
  const before = new Set(names.leaving.find(text).map(({ last }) => last))
  const behind = new Set(names.left.find(text).map(({ first }) => first))
  return found
    .filter(({ first, value }) => !isEverydayWord(value) || isNamed(text, first))
    .map(({ first, last, value }) => ({
      score: before.has(last) || behind.has(first) ? left : isEverydayWord(value) ? likely : certain,
      seen: value
    }))
}

/** Competitors by name, also disguised, in a hashtag or in a handle. */
export const competitors = (text: NormalisedText, names: ReadonlyArray<string>): Detection => {
  if (names.length === 0) return nothing
  const known = read(names)
  return detection(together(named(text, known), inTags(text, known)))
}

const partings: ReadonlyArray<string> = [
  "(switched|switching|changed|moved|came|coming|converted|swapped) (over|here|to you|to this|to these|to yours)? from (the)?",
  "(left|leaving|ditched|dumped|quit|dropped|replaced|abandoned) (the|my|our)?",
  "(gave up|giving up|given up|done with|fed up with|finished with|over) (on|with)? (the|my|our)?",
  "(stopped|stop|quit) (buying|using|wearing|drinking|ordering|going to|shopping at|getting) (from|at|the|my)?",
  "(no more|no longer) (a|with|using|buying)?",
  "(was|were) (with|at|a|an|using|buying) (loyal|big|long time|former)?",
  "(goodbye|bye|farewell) (to)?",
  "(never|not) going back to",
  "(better|nicer|cheaper|faster|tastier|prettier|stronger|comfier) than (my|the|those|these)? (old)?",
  "(prefer|like|love) (you|this|these|yours|your ones) (more than|to|over|better than)",
  "(used to) (be|buy|buy from|use|wear|drink|have|shop at|order from|go to|a customer of)? (a|with)?"
]

const partedBehind: ReadonlyArray<string> = [
  "used to be",
  "was my (favourite|favorite|go to|first choice|brand)",
  "until (i|we) (found|discovered|tried|met) (you|this|these|yours)",
  "before (i|we) (found|discovered|tried|met) (you|this|these|yours)",
  "(cannot|cant) (compete|compare|keep up|touch)"
]

/** Letters of a name that it takes before its halves are unlikely to be words that stand together by chance. */
const shortestParted = 8
const shortestHalf = 4

/** `Brightwick` as `bright wick`; nothing for a name that has more words itself. */
const halves = (part: string, name: string): ReadonlyArray<string> => {
  if (part.length < shortestParted || normalise(name).words.length > 1) return []
  const ends = Array.from({ length: part.length - 2 * shortestHalf + 1 }, (_, at) => at + shortestHalf)
  return ends.map((end) => `${part.slice(0, end)} ${part.slice(end)}`)
}

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
