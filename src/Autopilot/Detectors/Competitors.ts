import { isInflectedIn, isInflecting } from "../Phrases/Inflected.ts"
import { isNamed } from "../Phrases/Named.ts"
import { Phrases } from "../Phrases/Phrases.ts"
import { isEverydayWord } from "../Text/EverydayWords.ts"
import { type NormalisedText, normalise } from "../Text/Normalise.ts"
import { hasTag, isTag } from "../Text/Tags.ts"
import type { Word } from "../Text/Word.ts"
import { beginsWordIn, isWrittenTogether } from "../Text/WrittenTogether.ts"
import { disguisesOf, halvesOf, spellingsOf } from "./CompetitorSpellings.ts"
import { certain, type Detection, detection, nothing, nothingSeen, type Sighting, together } from "./Detection.ts"
import { hasLeft } from "./LeftCompetitor.ts"
import { isPlainName } from "./PlainNames.ts"

/** Shorter names are part of too many other words to be looked for inside a tag. */
const shortestInTag = 5

const compact = (text: string) => normalise(text).canonical.replaceAll(" ", "")

/** Somebody who left is no friend of theirs: an area that asks from here keeps it. */
const left = 0.4

/** Two words may be just those words: it asks. */
const likely = 0.6

interface Names {
  readonly phrases: Phrases<string>
  /** Names of one word, written in two. */
  readonly parted: Phrases<string>
  /** Names as they stand inside a tag, with the name as given. */
  readonly parts: ReadonlyArray<readonly [part: string, name: string]>
  /** Names as texts hold them, which some languages give endings. */
  readonly inflected: ReadonlyArray<readonly [canonical: string, name: string]>
  /** Names that are written on to other words, in small letters. */
  readonly together: ReadonlyArray<readonly [written: string, name: string]>
}

const made = new WeakMap<ReadonlyArray<string>, Names>()

/** Names are read once for as long as their guidance is in force. */
const read = (names: ReadonlyArray<string>): Names => {
  const known = made.get(names)
  if (known !== undefined) return known
  const named = names.map((name) => [compact(name), name] as const).filter(([part]) => part !== "")
  const written = names.flatMap((name) =>
    [...spellingsOf(name), ...disguisesOf(name)].map((one) => [one, name] as const)
  )
  const now = {
    phrases: new Phrases(written),
    parted: new Phrases(names.flatMap((name) => halvesOf(name).map((half) => [half, name] as const))),
    inflected: names.flatMap((name) =>
      /^\p{L}+(?: \p{L}+)*$/u.test(name) && !isEverydayWord(name) ? [[normalise(name).canonical, name] as const] : []
    ),
    parts: named.filter(([part]) => part.length >= shortestInTag),
    together: names.filter(isWrittenTogether).map((name) => [name.trim().toLowerCase(), name] as const)
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

/** `Hit my target`: what has no capital may be the word that a brand is called by. */
const isDoubtful = (text: NormalisedText, name: string, first: Word): boolean =>
  isEverydayWord(name) || (isPlainName(name) && /^\p{Ll}/u.test(text.written.slice(first.start, first.start + 2)))

/** Words on each side of a name that are looked at. */
const nearby = 12
const sentenceEnd = /[.!?\n]/

/** The words next to one, as far as its sentence goes in front of it, and beyond it behind it. */
const around = ({ words, written }: NormalisedText, { first, last }: { readonly first: Word; readonly last: Word }) => {
  const start = words.indexOf(first)
  const end = words.indexOf(last) + 1
  let from = start
  while (from > 0 && start - from < nearby) {
    const before = words[from - 1]
    if (before === undefined || sentenceEnd.test(written.slice(before.end, words[from]?.start ?? before.end))) break
    from--
  }
  const said = (some: ReadonlyArray<Word>) => some.map(({ text }) => text).join(" ")
  return [said(words.slice(from, start)), said(words.slice(end, end + nearby))] as const
}

const named = (text: NormalisedText, names: Names): ReadonlyArray<Sighting> => {
  const found = names.phrases.find(text)
  if (found.length === 0) {
    const halves = names.parted.find(text)
    return halves.length === 0 ? nothingSeen : halves.map(({ value }) => ({ score: likely, seen: value }))
  }
  return found
    .filter(({ first, value }) => !isEverydayWord(value) || isNamed(text, first))
    .map((match) => ({
      score: hasLeft(...around(text, match)) ? left : isDoubtful(text, match.value, match.first) ? likely : certain,
      seen: match.value
    }))
}

const writtenOn = (text: NormalisedText, names: Names): ReadonlyArray<Sighting> => {
  if (names.together.length === 0) return nothingSeen
  const whole = text.written.whole.toLowerCase()
  return names.together.flatMap(([written, name]) =>
    beginsWordIn(whole, written) ? [{ score: certain, seen: name }] : []
  )
}

const inCases = (text: NormalisedText, { inflected }: Names, language: string | null): ReadonlyArray<Sighting> =>
  isInflecting(language)
    ? inflected.flatMap(([canonical, name]) =>
        isInflectedIn(text, canonical, language) ? [{ score: certain, seen: name }] : []
      )
    : nothingSeen

/** `language`: of the text, null where it is not known. Competitors by name, also disguised, in a hashtag or in a handle. */
export const competitors = (
  text: NormalisedText,
  names: ReadonlyArray<string>,
  language: string | null = null
): Detection => {
  if (names.length === 0) return nothing
  const known = read(names)
  const found = together(named(text, known), inTags(text, known))
  if (found.length > 0) return detection(found)
  const written = writtenOn(text, known)
  return detection(written.length > 0 ? written : inCases(text, known, language))
}
