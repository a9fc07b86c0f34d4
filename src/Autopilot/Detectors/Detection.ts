/** What a detector saw in one comment. */
export interface Detection {
  /** 0 to 1. Certainty ends at .9, so that an area that has become careful can still ask. */
  readonly score: number
  /** As it can stand in a sentence: `bit.ly/…`, `+1 555…`, `WhatsApp`. Strongest first, each once, at most three. */
  readonly seen: ReadonlyArray<string>
}

export interface Sighting {
  readonly score: number
  readonly seen: string
}

export const certain = 0.9

const mostSeen = 3

export const nothing: Detection = { score: 0, seen: [] }
export const nothingSeen: ReadonlyArray<Sighting> = []

/** What two detectors saw in one list; mostly there is nothing to put together. */
export const together = <A>(some: ReadonlyArray<A>, others: ReadonlyArray<A>): ReadonlyArray<A> =>
  some.length === 0 ? others : others.length === 0 ? some : [...some, ...others]

export const detection = (sightings: ReadonlyArray<Sighting>): Detection => {
  const [first] = sightings
  if (first === undefined) return nothing
  if (sightings.length === 1) return { score: first.score, seen: [first.seen] }
  const sorted = [...sightings].sort((one, other) => other.score - one.score)
  return {
    score: sorted[0]?.score ?? 0,
    seen: [...new Set(sorted.map((sighting) => sighting.seen))].slice(0, mostSeen)
  }
}
