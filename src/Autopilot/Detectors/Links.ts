import type { NormalisedText } from "../Text/Normalise.ts"
import type { Word } from "../Text/Word.ts"
import { WordSet } from "../Text/WordSet.ts"
import { certain, type Detection, detection, nothingSeen, type Sighting, together } from "./Detection.ts"
import { shownUrl, type Url, urlsOf } from "./Urls.ts"

const scores = { explicit: certain, bare: certain, doubtful: 0.3 } as const

const spokenEndings = new WordSet([
  "com",
  "net",
  "org",
  "info",
  "shop",
  "store",
  "site",
  "online",
  "xyz",
  "me",
  "io",
  "co"
])
const spokenDots = new WordSet(["dot", "punkt", "punto", "point", "ponto"])

const between = (text: NormalisedText, first: Word, second: Word) => text.written.slice(first.end, second.start)

/** A dot in brackets, or with a space on both sides: `nice. com` is the end of a sentence. */
const isDisguisedDot = (gap: string) => /^\s{0,2}[([{]\.?$|^\s{0,2}[([{]\.[)\]}]\s{0,2}$|^\s{1,2}\.\s{1,2}$/.test(gap)

/** `site dot com`, `site (dot) com`, `site[.]com`, `site . com`: written so that no link is recognised. */
const spoken = (text: NormalisedText): ReadonlyArray<Sighting> => {
  if (!spokenEndings.mayBeIn(text)) return nothingSeen
  const sightings: Array<Sighting> = []
  for (let index = 1; index < text.words.length; index++) {
    const word = text.words[index]
    if (word === undefined || !spokenEndings.has(word)) continue
    const previous = text.words[index - 1]
    const before = text.words[index - 2]
    if (previous === undefined) continue
    if (spokenDots.has(previous) && before !== undefined && text.words[index - 3]?.text !== "at") {
      sightings.push({ score: certain, seen: `${before.text} dot ${word.text}` })
      continue
    }
    const apart = word.start - previous.end
    if (apart >= 2 && apart <= 5 && isDisguisedDot(between(text, previous, word))) {
      sightings.push({ score: word.text === "me" ? 0.5 : certain, seen: `${previous.text} . ${word.text}` })
    }
  }
  return sightings
}

/** Links: with a scheme, bare domains with a known ending, shortened, and spelt out. */
export const links = (text: NormalisedText): Detection => linksOf(text, urlsOf(text.written))

export const linksOf = (text: NormalisedText, urls: ReadonlyArray<Url>): Detection =>
  detection(
    together(
      urls.length === 0 ? nothingSeen : urls.map((url) => ({ score: scores[url.sure], seen: shownUrl(url) })),
      spoken(text)
    )
  )
