import { DateTime } from "effect"
import type { Observation } from "#src/Comments/Observation.ts"
import { readAgainBefore } from "#src/Comments/Terms/TextTerm.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { storableComment } from "#src/Ground/StorableText.ts"
import type { AccountReading } from "../Port/PlatformReader.ts"
import type { YouTubeReader } from "./ReadComments.ts"
import { askedAtOnce } from "./StandingCheck.ts"
import { observed } from "./YouTubeComment.ts"

/**
 * YouTube lets texts be kept for 30 days, and then as long again once they were read anew: at the cost of one unit for 50.
 * Answers those that were not found.
 */
export const readAgain = tracedFn("YouTube.readAgain")(function* (
  youtube: Pick<YouTubeReader, "commentsById">,
  { account, at, confirm, ending, receive }: AccountReading
) {
  const due = yield* ending({ before: DateTime.addDuration(at, readAgainBefore), limit: askedAtOnce })
  if (due.length === 0) return []
  const ids = due.map(({ externalId }) => externalId)
  const found = new Map((yield* youtube.commentsById(account, ids)).map((comment) => [comment.id, comment]))
  // that all are gone at once is more likely trouble of YouTube's
  if (found.size === 0 && ids.length > 1) return []
  const edited = due.flatMap(({ externalId, text }): ReadonlyArray<Observation> => {
    const snippet = found.get(externalId)?.snippet
    const now = snippet?.textDisplay ?? null
    const differs = now !== null && storableComment(now) !== text
    const authorId = snippet?.authorChannelId?.value ?? null
    return differs ? [{ _tag: "Edited", externalId, text: storableComment(now), hasMedia: null, authorId }] : []
  })
  if (edited.length > 0) yield* receive(edited)
  yield* confirm(Array.from(found.values(), (comment) => observed(comment, null, at)))
  return ids.filter((id) => !found.has(id))
})
