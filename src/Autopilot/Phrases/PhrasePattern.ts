/** A place in a phrase, and what may follow there. */
export class PhrasePosition {
  readonly words: Array<readonly [word: string, to: PhrasePosition]> = []
  /** Where gaps begin. */
  readonly gaps: Array<PhrasePosition> = []
  /** Where one stands as well, since what is between may be left out. */
  also: PhrasePosition | null = null
  /** The phrase that is complete here. */
  complete: number | null = null
}

type Element = ReadonlyArray<ReadonlyArray<string>>

const gap = "..."

const element = (source: string): Element => {
  const optional = source.endsWith("?")
  const body = optional ? source.slice(0, -1) : source
  const choices = body.startsWith("(") ? body.slice(1, -1).split("|") : [body]
  const paths = choices.map((choice) => choice.trim().split(" "))
  return optional ? [...paths, []] : paths
}

const elements = (pattern: string): ReadonlyArray<Element> =>
  (pattern.match(/\([^)]*\)\??|[^\s()]+/g) ?? []).map((source) => (source === gap ? [[gap]] : element(source)))

const join = (from: PhrasePosition, path: ReadonlyArray<string>, to: PhrasePosition): void => {
  let at = from
  path.forEach((word, index) => {
    const next = index === path.length - 1 ? to : new PhrasePosition()
    if (word === gap) at.gaps.push(next)
    else at.words.push([word, next])
    at = next
  })
  if (path.length === 0) from.also = to
}

/** Where a phrase begins, written as `Phrases` tells. */
export const beginningOf = (pattern: string, phrase: number): PhrasePosition => {
  const beginning = new PhrasePosition()
  let at = beginning
  for (const paths of elements(pattern)) {
    const next = new PhrasePosition()
    for (const path of paths) join(at, path, next)
    at = next
  }
  at.complete = phrase
  return beginning
}
