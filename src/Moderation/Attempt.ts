import { PgClient } from "@effect/sql-pg"
import { DateTime, Duration, Effect, Option, Schema } from "effect"
import { platformName } from "#schema/Platform.ts"
import { ownRepliesSince } from "#src/Comments/CommentSql.ts"
import type { StoredComment } from "#src/Comments/StoredComment.ts"
import { rowsOf } from "#src/Database/Rows.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { type PlatformError, Transient } from "#src/Platforms/Port/PlatformError.ts"
import { type AccountAccess, type CommentReference, PlatformGateway } from "#src/Platforms/Port/PlatformGateway.ts"
import type { ClaimedWork } from "./Claims/Work.ts"
import { outcomeOf, outcomeOfPrivateReply, outcomeOnce, WorkOutcome } from "./WorkOutcome.ts"

/** For everything that an attempt calls. */
export const attemptTimeout = Duration.seconds(50)

const ReplyRow = Schema.Struct({ external_id: Schema.String })

/** As much as adapters allow for clocks that differ. */
const clockDifference = { minutes: 1 }
/** So many of the last found ones are remembered, far longer than they take to be stored. */
const remembered = 1_000

/**
 * Reads back a reply that an earlier attempt may have posted. A thread shows the replies to all of its comments as one
 * list: the same words to another one of them are not this reply.
 */
const foundReplies = Effect.gen(function* () {
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

/**
 * Makes one attempt at a piece of platform work, by the access to its account, if that is connected. A reply that an earlier attempt
 * may have posted is looked for among the replies before it is posted.
 */
export const attempter = Effect.gen(function* () {
  const gateway = yield* PlatformGateway
  const find = yield* foundReplies

  return tracedFn("WorkRunner.attempt")(function* (
    work: ClaimedWork,
    stored: StoredComment,
    access: Option.Option<AccountAccess>
  ) {
    const comment = reference(stored)
    if (Option.isNone(access)) return WorkOutcome.Parked({ reason: "The account has to be connected again" })
    const account = access.value
    const call = Effect.gen(function* () {
      const text = work.reply_text ?? ""
      if (work.action === "private_reply") return yield* gateway.privateReply(account, comment, text)
      if (work.action !== "reply") return yield* Effect.as(gateway[work.action](account, comment), { externalId: null })
      if (work.uncertain_since !== null) {
        const posted = yield* find(work, account, stored, comment, work.uncertain_since)
        if (Option.isSome(posted)) return posted.value
      }
      return yield* gateway.reply(account, comment, text)
    }).pipe(
      Effect.timeoutFail({
        duration: attemptTimeout,
        onTimeout: () =>
          new Transient({ reason: `${platformName(account.platform)} took too long to answer.`, unanswered: true })
      })
    )
    return yield* Effect.match(call, {
      onSuccess: (done) => WorkOutcome.Confirmed(done),
      onFailure: (error) => failed(work, error)
    })
  })
})

const failed = ({ action, attempts, uncertain_since }: ClaimedWork, error: PlatformError): WorkOutcome => {
  if (action === "private_reply") return outcomeOfPrivateReply(error, attempts, uncertain_since !== null)
  return (action === "reply" ? outcomeOnce : outcomeOf)(error, attempts)
}

const reference = (comment: StoredComment): CommentReference => ({
  externalId: comment.external_id,
  parentExternalId: comment.parent_external_id,
  authorExternalId: comment.author_external_id,
  postExternalId: comment.post_external_id,
  adId: comment.ad_id
})
