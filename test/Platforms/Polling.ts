import { PgClient } from "@effect/sql-pg"
import { Clock, type DateTime, Effect, Layer, type Option, Schema, Stream } from "effect"
import type { AccountId } from "#schema/Ids.ts"
import type { ObservedComment } from "#src/Comments/Observation.ts"
import { ConnectedAccounts } from "#src/Directory/ConnectedAccounts.ts"
import type { PlatformError } from "#src/Platforms/Port/PlatformError.ts"
import { Poller } from "#src/Platforms/Reading/Poller.ts"
import type { PollState } from "#src/Platforms/YouTube/Poll.ts"
import { YouTubeComment } from "#src/Platforms/YouTube/YouTubeComment.ts"
import { readersOf } from "./Readers.ts"

/** What one reading of an account asked for. */
export interface Reading {
  readonly account: string
  /** Unix milliseconds. */
  readonly at: number
  readonly asked:
    | { readonly posts: number; readonly since: Option.Option<DateTime.Utc> }
    | { readonly state: PollState; readonly moderationStatus: string; readonly depth: string }
}

type Find = (account: string, nth: number) => Effect.Effect<ReadonlyArray<ObservedComment>, PlatformError>

/** A poller of its own on the platforms that `find` describes, and what it read. `nth` counts each account's from 0. */
export const poller = (find: Find = () => Effect.succeed([])) => {
  const readings: Array<Reading> = []
  const noted = Effect.fn("noted")(function* (account: string, asked: Reading["asked"]) {
    const nth = readings.filter((one) => one.account === account).length
    readings.push({ account, asked, at: yield* Clock.currentTimeMillis })
    return yield* find(account, nth)
  })
  const readers = readersOf(
    {
      ads: () => Stream.empty,
      recentComments: ({ externalId }, { posts, since }) =>
        Stream.fromIterableEffect(noted(externalId, { posts, since }))
    },
    {
      commentsById: (_, ids) => Effect.succeed(ids.map((id) => youtubeComment(id))),
      poll: ({ externalId }, asked, receive) =>
        Effect.gen(function* () {
          const comments = yield* noted(externalId, asked)
          if (comments.length > 0) yield* receive(comments)
          return { ...asked.state, newest: asked.state.newest + 1 }
        })
    }
  )
  const layer = Poller.layer.pipe(Layer.provide([ConnectedAccounts.layer, readers]))
  return { readings, layer }
}

/** When the account is read next, in milliseconds from now; null when nobody reads it. */
export const dueIn = Effect.fn("dueIn")(function* (id: AccountId) {
  const sql = yield* PgClient.PgClient
  const now = yield* Clock.currentTimeMillis
  const [row] = yield* sql<{ readonly poll_due_at: Date; readonly disconnected_at: Date | null }>`
    SELECT poll_due_at, disconnected_at FROM accounts WHERE id = ${id}`
  return row === undefined || row.disconnected_at !== null ? null : row.poll_due_at.getTime() - now
})

const decodeComment = Schema.decodeUnknownSync(YouTubeComment)

/** What YouTube answers about a comment that it has; without a text, that is not looked at. */
export const youtubeComment = (id: string, textDisplay?: string) => decodeComment({ id, snippet: { textDisplay } })
