import { DateTime, Duration, Effect, Option } from "effect"
import { platformName } from "#schema/Platform.ts"
import type { StoredComment } from "#src/Comments/StoredComment.ts"
import { Transient } from "#src/Platforms/Port/PlatformError.ts"
import { type AccountAccess, type CommentReference, PlatformGateway } from "#src/Platforms/Port/PlatformGateway.ts"
import { outcomeOf, outcomeOnce, WorkOutcome } from "./WorkOutcome.ts"
import type { ClaimedWork } from "./WorkRepo.ts"

/** For everything that an attempt calls. */
export const attemptTimeout = Duration.seconds(50)

/**
 * Makes one attempt at a piece of platform work, by the access to its account, if that is connected. A reply that an earlier attempt may have posted is looked for among
 * the replies before it is posted.
 */
export const attempter = Effect.gen(function* () {
  const gateway = yield* PlatformGateway

  return Effect.fn("WorkRunner.attempt")(function* (
    work: ClaimedWork,
    stored: StoredComment,
    access: Option.Option<AccountAccess>
  ) {
    const comment = reference(stored)
    if (Option.isNone(access)) return WorkOutcome.Parked({ reason: "The account has to be connected again" })
    const account = access.value
    const call = Effect.gen(function* () {
      if (work.action !== "reply") return yield* Effect.as(gateway[work.action](account, comment), null)
      const text = work.reply_text ?? ""
      if (work.uncertain_since !== null) {
        const since = DateTime.unsafeFromDate(work.uncertain_since)
        const known = new Set(stored.replies.flatMap(({ external_id }) => (external_id === null ? [] : [external_id])))
        const posted = yield* gateway.findReply(account, comment, text, since, known)
        if (Option.isSome(posted)) return posted.value.externalId
      }
      return (yield* gateway.reply(account, comment, text)).externalId
    }).pipe(
      Effect.timeoutFail({
        duration: attemptTimeout,
        onTimeout: () =>
          new Transient({ reason: `${platformName(account.platform)} took too long to answer.`, unanswered: true })
      })
    )
    return yield* Effect.match(call, {
      onSuccess: (externalId) => WorkOutcome.Confirmed({ externalId }),
      onFailure: (error) => (work.action === "reply" ? outcomeOnce : outcomeOf)(error, work.attempts)
    })
  })
})

const reference = (comment: StoredComment): CommentReference => ({
  externalId: comment.external_id,
  parentExternalId: comment.parent_external_id,
  authorExternalId: comment.author_external_id,
  postExternalId: comment.post_external_id,
  adId: comment.ad_id
})
