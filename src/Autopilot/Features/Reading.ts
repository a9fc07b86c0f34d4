import { contactOf } from "../Detectors/Contact.ts"
import type { Detection } from "../Detectors/Detection.ts"
import { linksOf } from "../Detectors/Links.ts"
import { type Url, urlsOf } from "../Detectors/Urls.ts"
import type { PhraseMatch } from "../Phrases/Phrases.ts"
import { type NormalisedText, normalise, partOf } from "../Text/Normalise.ts"
import { type Listed, lists } from "../WordLists/Lists.ts"

/** One comment, read once: what the model, the detectors and the guidance all look at. */
export interface TextReading {
  readonly text: NormalisedText
  readonly urls: ReadonlyArray<Url>
  readonly links: Detection
  readonly contact: Detection
  /** Phrases of the word lists that occur. */
  readonly listed: ReadonlyArray<PhraseMatch<Listed>>
}

export const read = (written: string): TextReading => {
  const text = normalise(written)
  const urls = urlsOf(text.written)
  return { text, urls, links: linksOf(text, urls), contact: contactOf(text, urls), listed: lists.find(text) }
}

/** Some words of a comment in a row, read as a comment of their own. */
export const readPart = (whole: TextReading, from: number, to: number): TextReading => {
  const text = partOf(whole.text, from, to)
  const urls = whole.urls.length === 0 ? whole.urls : urlsOf(text.written)
  return {
    text,
    urls,
    links: whole.links.score === 0 ? whole.links : linksOf(text, urls),
    contact: whole.contact.score === 0 ? whole.contact : contactOf(text, urls),
    listed: whole.listed.length === 0 ? whole.listed : lists.find(text)
  }
}
