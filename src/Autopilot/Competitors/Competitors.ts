import {
  certain,
  type Detection,
  detection,
  nothing,
  nothingSeen,
  type Sighting,
  together
} from "../Detectors/Detection.ts"
import { type Elided, elidedIn } from "../Phrases/Elided.ts"
import { attachedIn, inflectedIn, isAttaching, isInflecting } from "../Phrases/Inflected.ts"
import { isNamed } from "../Phrases/Named.ts"
import { Phrases } from "../Phrases/Phrases.ts"
import { isEverydayWord } from "../Text/EverydayWords.ts"
import type { NormalisedText } from "../Text/Normalise.ts"
import { hasTag, isTag } from "../Text/Word.ts"
import { beginsWordIn, isWrittenTogether } from "../Text/WrittenTogether.ts"
import { canonicalName, compactName } from "./CanonicalName.ts"
import { asksToCombine } from "./Combined.ts"
import { disguisesOf, halvesOf, spellingsOf } from "./CompetitorSpellings.ts"
import { writtenOnNames } from "./Frames.ts"
import { hasLeft } from "./LeftCompetitor.ts"
import { hasLeftElsewhere } from "./LeftElsewhere.ts"
import { isLikedLess } from "./LikedLess.ts"
import { type Naming, namingIn } from "./NameOrWord.ts"
import { ordinaryIn } from "./Ordinary.ts"
import { shortNameOf } from "./ShortName.ts"
import { type Surroundings, sentenceAt, surroundingsOf } from "./Surroundings.ts"
import { isNameInTag } from "./Tagged.ts"
import { goingOver } from "./WentOver.ts"

/** Shorter names are part of too many other words to be looked for inside a tag. */
const shortestInTag = 5

/** Somebody who left is no friend of theirs: an area that asks from here keeps it. */
const left = 0.4

/** Two words may be just those words: it asks. */
const likely = 0.6

interface Named {
  readonly name: string
  /** Of one word, written in two. */
  readonly isParted: boolean
}

interface Names {
  readonly phrases: Phrases<Named>
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
  const named = names.map((name) => [compactName(name), name] as const).filter(([part]) => part !== "")
  const written = names.flatMap((name) =>
    [...spellingsOf(name), ...spellingsOf(shortNameOf(name) ?? name), ...disguisesOf(name)].map(
      (one) => [one, name] as const
    )
  )
  const now = {
    phrases: new Phrases<Named>([
      ...written.map(([one, name]) => [one, { name, isParted: false }] as const),
      ...names.flatMap((name) => halvesOf(name).map((half) => [half, { name, isParted: true }] as const))
    ]),
    inflected: names.flatMap((name) =>
      /^\p{L}+(?: \p{L}+)*$/u.test(name) && !isEverydayWord(name)
        ? [...new Set([canonicalName(name), compactName(name)])].map((written) => [written, name] as const)
        : []
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
    tags.some((tag) => tag.forms.some((form) => isNameInTag(form, part, name))) ? [{ score: certain, seen: name }] : []
  )
}

const scoreOf = (isAsked: boolean, hasGone: boolean, isDoubtful: boolean): number =>
  isAsked ? likely : hasGone ? left : isDoubtful ? likely : certain

/** The name where it stands with what is written on to it, for those who look at endings. */
const markedAt = ({ front, back, first, last }: Surroundings, name: string, article = ""): string => {
  const stem = compactName(name)
  const said = last === first && first.text.startsWith(stem) ? first.text.slice(stem.length) : ""
  return [front, article, `§${said}`, back].filter((part) => part !== "").join(" ")
}

/** `Un jus d'orange` */
const elidedNaming = ({ isCapital }: Elided, name: string): Naming =>
  ordinaryIn(name).length === 0 ? "name" : isCapital ? "perhaps" : "word"

const sightingAt = (
  text: NormalisedText,
  found: Pick<Surroundings, "first" | "last">,
  name: string,
  language: string | null,
  elided: Elided | null = null
): ReadonlyArray<Sighting> => {
  const place = surroundingsOf(text, found)
  if (isEverydayWord(name) && !isNamed(text, found.first)) return nothingSeen
  const naming = elided === null ? namingIn(text, place, name, language) : elidedNaming(elided, name)
  if (naming === "word") return nothingSeen
  const said = markedAt(place, name, elided?.article)
  const hasGone = hasLeft(place.front, place.back) || hasLeftElsewhere(said, language) || isLikedLess(said)
  const isAsked = asksToCombine(...sentenceAt(text.written.whole, found.first.start, found.last.end))
  const isDoubtful = naming === "perhaps" || isEverydayWord(name)
  const going = hasGone || isAsked ? "no" : goingOver(text, found, name)
  return [{ score: scoreOf(isAsked, hasGone || going === "over", isDoubtful || going === "perhaps"), seen: name }]
}

const named = (text: NormalisedText, names: Names, language: string | null): ReadonlyArray<Sighting> => {
  const found = names.phrases.find(text)
  if (found.length === 0) return nothingSeen
  const whole = found.filter(({ value }) => !value.isParted)
  return whole.length > 0
    ? whole.flatMap((match) => sightingAt(text, match, match.value.name, language))
    : found.map(({ value }) => ({ score: likely, seen: value.name }))
}

const writtenOn = (text: NormalisedText, names: Names, language: string | null): ReadonlyArray<Sighting> => {
  if (names.together.length === 0) return nothingSeen
  const whole = text.written.whole.toLowerCase()
  return names.together.flatMap(([written, name]) => {
    if (!beginsWordIn(whole, written)) return []
    const at = whole.indexOf(written)
    const spoken = ordinaryIn(name)[0]
    const isName = spoken === undefined || writtenOnNames[spoken]?.test(whole.slice(at + written.length)) === true
    if (!isName) return []
    const hasGone = hasLeftElsewhere(whole.replaceAll(written, "§"), language)
    const isAsked = asksToCombine(...sentenceAt(whole, at, at + written.length))
    return [{ score: scoreOf(isAsked, hasGone, spoken !== undefined), seen: name }]
  })
}

const apostrophe = /['’ʼ]/u

/** A Turkish ending, which stands behind an apostrophe, in a text of too few words to know the language by. */
const withApostrophe = (text: NormalisedText, canonical: string) => {
  const found = inflectedIn(text, canonical, "tr")
  return found !== null && apostrophe.test(text.written.slice(found.first.start, found.last.end)) ? found : null
}

const inCases = (text: NormalisedText, { inflected }: Names, language: string | null): ReadonlyArray<Sighting> =>
  isInflecting(language) || isAttaching(language)
    ? inflected.flatMap(([canonical, name]) => {
        const found =
          inflectedIn(text, canonical, language) ??
          attachedIn(text, canonical, language) ??
          (language === null ? withApostrophe(text, canonical) : null)
        return found === null ? [] : sightingAt(text, found, name, language)
      })
    : nothingSeen

const elided = (text: NormalisedText, { inflected }: Names, language: string | null): ReadonlyArray<Sighting> =>
  inflected.flatMap(([canonical, name]) => {
    const found = elidedIn(text, canonical)
    return found === null ? [] : sightingAt(text, found, name, language, found)
  })

/** `language`: of the text, null where it is not known. Competitors by name, also disguised, in a hashtag or in a handle. */
export const competitors = (
  text: NormalisedText,
  names: ReadonlyArray<string>,
  language: string | null = null
): Detection => {
  if (names.length === 0) return nothing
  const known = read(names)
  const found = together(named(text, known, language), inTags(text, known))
  if (found.length > 0) return detection(found)
  const written = writtenOn(text, known, language)
  if (written.length > 0) return detection(written)
  const cases = inCases(text, known, language)
  return detection(cases.length > 0 ? cases : elided(text, known, language))
}
