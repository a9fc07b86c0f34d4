import { Duration, Effect, Either, Option } from "effect"
import { platformName } from "#schema/Platform.ts"
import type { StoredComment } from "#src/Comments/StoredComment.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { type PlatformError, Transient } from "#src/Platforms/Port/PlatformError.ts"
import { type AccountAccess, PlatformGateway } from "#src/Platforms/Port/PlatformGateway.ts"
import { AnswerMode } from "../AnswerMode.ts"
import type { ClaimedWork } from "../Claims/Work.ts"
import { outcomeOf, outcomeOfPrivateReply, outcomeOnce, WorkOutcome } from "../WorkOutcome.ts"
import { WorkQueue } from "../WorkQueue.ts"
import { foundReplies } from "./FoundReplies.ts"
import { outdated } from "./Outdated.ts"
import { type Piece, type Round, reference } from "./Rounds.ts"

/** For everything that an attempt calls. */
export const attemptTimeout = Duration.seconds(50)

/** Nothing else counts for what people write. */
const byPeople = { open: [], mode: "send" } as const

const disconnected = WorkOutcome.Parked({ reason: "The account has to be connected again" })

const within = <A>({ platform }: AccountAccess, call: Effect.Effect<A, PlatformError>) =>
  Effect.timeoutFail(call, {
    duration: attemptTimeout,
    onTimeout: () => new Transient({ reason: `${platformName(platform)} took too long to answer.`, unanswered: true })
  })

/**
 * Makes one attempt at what goes to the platform in one call, by the access to its account, if that is connected; answers
 * what came of each piece, in their order. A reply that an earlier attempt may have posted is looked for among the replies
 * before it is posted.
 */
export const attempter = Effect.gen(function* () {
  const gateway = yield* PlatformGateway
  const find = yield* foundReplies
  const queue = yield* WorkQueue
  const modes = yield* AnswerMode

  const around = (comment: StoredComment) =>
    Effect.all({ open: queue.open(comment), mode: modes.now(comment.workspace_id) })

  const one = ({ comment: stored, work }: Piece, account: AccountAccess) => {
    const comment = reference(stored)
    const call = Effect.gen(function* () {
      const text = work.reply_text ?? ""
      if (work.action === "private_reply") {
        const late = outdated(work, stored, byPeople)
        if (late !== null && work.uncertain_since === null) return late
        return WorkOutcome.Confirmed(yield* gateway.privateReply(account, comment, text))
      }
      if (work.action !== "reply") return yield* Effect.as(gateway[work.action](account, comment), confirmed)
      if (work.uncertain_since !== null) {
        const posted = yield* find(work, account, stored, comment, work.uncertain_since)
        if (Option.isSome(posted)) return WorkOutcome.Confirmed(posted.value)
      }
      const late = outdated(work, stored, work.by === "autopilot" ? yield* around(stored) : byPeople)
      if (late !== null) return late
      return WorkOutcome.Confirmed(yield* gateway.reply(account, comment, text))
    })
    return Effect.match(within(account, call), {
      onSuccess: (outcome): WorkOutcome => outcome,
      onFailure: (error) => failed(work, error)
    })
  }

  return tracedFn("WorkRunner.attempt")(function* ({ access, many, pieces: [first, ...others] }: Round) {
    if (Option.isNone(access)) return [first, ...others].map(() => disconnected)
    const account = access.value
    if (many === null || others.length === 0) return [yield* one(first, account)]
    const pieces = [first, ...others]
    const call = many.setHidden(
      account,
      pieces.map(({ comment }) => reference(comment)),
      first.work.action === "hide"
    )
    return yield* Effect.matchEffect(within(account, call), {
      onSuccess: (fared) =>
        Effect.succeed(
          pieces.map(({ work }, nth) => {
            const found = fared[nth] ?? Either.left(untold)
            return Either.isLeft(found) ? failed(work, found.left) : confirmed
          })
        ),
      onFailure: (error) =>
        isOfEach(error)
          ? Effect.succeed(pieces.map(({ work }) => failed(work, error)))
          : Effect.forEach(pieces, (piece) => one(piece, account), { concurrency: "unbounded" })
    })
  })
})

/**
 * Whether what a call of many fails with holds for each of them. A platform that does not take the call as a whole has not
 * refused a single comment, and none is gone for it: they are done one by one.
 */
const isOfEach = ({ _tag }: PlatformError) => _tag === "Transient" || _tag === "RateLimited" || _tag === "TokenExpired"

const untold = new Transient({ reason: "The platform did not tell what became of it.", unanswered: true })

const confirmed = WorkOutcome.Confirmed({ externalId: null })

const failed = ({ action, attempts, uncertain_since }: ClaimedWork, error: PlatformError): WorkOutcome => {
  if (action === "private_reply") return outcomeOfPrivateReply(error, attempts, uncertain_since !== null)
  return (action === "reply" ? outcomeOnce : outcomeOf)(error, attempts)
}
