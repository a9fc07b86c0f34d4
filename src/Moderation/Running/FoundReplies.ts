import { PgClient } from "@effect/sql-pg"
import { DateTime, Effect, Option, Schema } from "effect"
import { ownRepliesSince } from "#src/Comments/CommentSql.ts"
import type { StoredComment } from "#src/Comments/StoredComment.ts"
import { rowsOf } from "#src/Database/Rows.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { type AccountAccess, type CommentReference, PlatformGateway } from "#src/Platforms/Port/PlatformGateway.ts"
import type { ClaimedWork } from "../Claims/Work.ts"

const ReplyRow = Schema.Struct({ external_id: Schema.String })

/** As much as adapters allow for clocks that differ. */
const clockDifference = { minutes: 1 }
/** So many of the last found ones are remembered, far longer than they take to be stored. */
const remembered = 1_000

/**
 * Reads back a reply that an earlier attempt may have posted. A thread shows the replies to all of its comments as one
 * list: the same words to another one of them are not this reply.
 */
export const foundReplies = Effect.gen(function* () {
  const gateway = yield* PlatformGateway
  const sql = yield* PgClient.PgClient
  /** Which work a reply was found for that may not be stored yet. */
  const takenBy = new Map<string, string>()

  const take = (key: string, work: ClaimedWork) => {
    takenBy.set(key, work.id)
    const [oldest] = takenBy.keys()
    if (takenBy.size > remembered && oldest !== undefined) takenBy.delete(oldest)
  }

  return tracedFn("FoundReplies.find")(function* (
    work: ClaimedWork,
    account: AccountAccess,
    { account_id, replies, workspace_id }: StoredComment,
    comment: CommentReference,
    uncertainSince: Date
  ) {
    const since = DateTime.unsafeFromDate(uncertainSince)
    const from = DateTime.toDateUtc(DateTime.subtract(since, clockDifference))
    const others = yield* Effect.orDie(rowsOf(ReplyRow)(ownRepliesSince(sql, workspace_id, account_id, from)))
    const except = new Set([...replies, ...others].flatMap(({ external_id }) => external_id ?? []))
    while (true) {
      const found = yield* gateway.findReply(account, comment, work.reply_text ?? "", since, except)
      if (Option.isNone(found)) return found
      const key = `${account_id} ${found.value.externalId}`
      const holder = takenBy.get(key)
      if (holder === undefined || holder === work.id) {
        take(key, work)
        return found
      }
      except.add(found.value.externalId)
    }
  })
})
