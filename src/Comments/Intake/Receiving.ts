import { DateTime } from "effect"
import type { KnownComment } from "../CommentsRepo.ts"
import type { Observation, ObservedComment } from "../Observation.ts"
import { type EarlyReport, foldEarly, observationsOf } from "./EarlyReport.ts"

/** What is known before a report is taken in, by the platform's ids of the comments that it is about. */
export interface Known {
  readonly comments: ReadonlyMap<string, KnownComment>
  readonly early: ReadonlyMap<string, EarlyReport>
}

export interface ReceivedComments {
  /** Comments that are new, in the order in which they were reported, at the sort key of the report. */
  readonly fresh: ReadonlyArray<{ readonly comment: ObservedComment; readonly at: Date }>
  /** What is told of a comment that is known, or new, in order. */
  readonly news: ReadonlyMap<string, ReadonlyArray<Observation>>
  /** What is told of comments that nobody has told were written. */
  readonly early: ReadonlyMap<string, EarlyReport>
  /** Comments whose early reports have had their effect. */
  readonly settled: ReadonlyArray<string>
}

export const externalIdOf = (observation: Observation) =>
  observation._tag === "Commented" ? observation.comment.externalId : observation.externalId

/** Who wrote a comment, where a report tells that it was written. */
export const writerOf = (observation: Observation) =>
  observation._tag === "Commented" ? [observation.comment.author] : []

/** A pushed `Commented` about a comment we have is a repeat, and says how it was then. */
const isOutdated = (observation: Observation, updatedAt: Date, readSince: Date | undefined) =>
  readSince === undefined ? observation._tag === "Commented" : updatedAt >= readSince

/** What a report means, beside what is known. `at`: the sort key of all that is new in it. */
export const receiving = (
  observations: ReadonlyArray<Observation>,
  known: Known,
  at: Date,
  readSince: DateTime.Utc | undefined
): ReceivedComments => {
  const since = readSince === undefined ? undefined : DateTime.toDateUtc(readSince)
  const updated = new Map(Array.from(known.comments, ([id, { updated_at }]) => [id, updated_at]))
  const fresh: Array<{ comment: ObservedComment; at: Date }> = []
  const news = new Map<string, Array<Observation>>()
  const early = new Map<string, EarlyReport>()
  const settled: Array<string> = []
  const tell = (id: string, ...told: ReadonlyArray<Observation>) => {
    if (told.length > 0) news.set(id, [...(news.get(id) ?? []), ...told])
  }

  for (const observation of observations) {
    const id = externalIdOf(observation)
    const updatedAt = updated.get(id)
    if (updatedAt !== undefined) {
      if (!isOutdated(observation, updatedAt, since)) tell(id, observation)
      continue
    }
    const before = early.get(id) ?? known.early.get(id)
    if (observation._tag !== "Commented") {
      early.set(id, foldEarly(before, observation, at))
      continue
    }
    // what the same report says of it further on is applied to it
    updated.set(id, at)
    fresh.push({ comment: observation.comment, at })
    // one that the platform holds back by itself settles at once, and is never shown again without a person
    if (observation.comment.hidden) tell(id, { _tag: "Hidden", externalId: id })
    if (before === undefined) continue
    early.delete(id)
    if (known.early.has(id)) settled.push(id)
    if (since === undefined || before.at >= since) tell(id, ...observationsOf(id, before))
  }
  return { fresh, news, early, settled }
}
