import { detectionCap } from "../Text/Normalise.ts"

/** A piece of a text in UTF-16 units, its end behind the last of them. */
export interface Span {
  readonly begin: number
  readonly end: number
}

/** Every span is scored by itself, so there may only be so many. */
export const mostSpans = 100

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" })

const sentences = (text: string): ReadonlyArray<Span> =>
  Array.from(segmenter.segment(text), ({ index, segment }) => ({ begin: index, end: index + segment.length }))

/** Neighbours put together for as long as `fits` says so of what comes out. */
const joined = (spans: ReadonlyArray<Span>, fits: (span: Span) => boolean): ReadonlyArray<Span> => {
  const found: Array<Span> = []
  for (const span of spans) {
    const last = found.at(-1)
    const both = last === undefined ? span : { begin: last.begin, end: span.end }
    if (last !== undefined && fits(both)) found[found.length - 1] = both
    else found.push(span)
  }
  return found
}

const lowSurrogate = (text: string, place: number) => {
  const code = text.charCodeAt(place)
  return code >= 0xdc00 && code <= 0xdfff
}

/** What is longer than the classifier looks at, in parts that are not, no character torn. */
const cut = (text: string, { begin, end }: Span): ReadonlyArray<Span> => {
  const parts: Array<Span> = []
  for (let from = begin; from < end; ) {
    let to = Math.min(end, from + detectionCap)
    if (to < end && lowSurrogate(text, to)) to--
    parts.push({ begin: from, end: to })
    from = to
  }
  return parts
}

/** The sentences of a text, together the whole of it; of very many, several neighbours are one span. */
export const sentenceSpans = (text: string): ReadonlyArray<Span> => {
  const all = sentences(text)
  if (all.length <= mostSpans) return all
  const each = Math.ceil(all.length / mostSpans)
  return Array.from({ length: Math.ceil(all.length / each) }, (_, place) => {
    const own = all.slice(place * each, (place + 1) * each)
    return { begin: own[0]?.begin ?? 0, end: own.at(-1)?.end ?? text.length }
  })
}

/** The fewest parts that a classifier looks at the whole of, which end with a sentence wherever one is short enough. */
export const readableParts = (text: string): ReadonlyArray<Span> =>
  text.length <= detectionCap
    ? [{ begin: 0, end: text.length }]
    : joined(
        sentences(text).flatMap((sentence) => cut(text, sentence)),
        ({ begin, end }) => end - begin <= detectionCap
      )
