import { Clock, Context, Duration, Effect, Exit, Layer } from "effect"
import type { Platform } from "#schema/Platform.ts"
import { Comments } from "#src/Comments/Comments.ts"
import { removed } from "#src/Comments/Observe.ts"
import type { StoredComment } from "#src/Comments/StoredComment.ts"
import { worker } from "#src/Database/Worker.ts"
import { Accounts } from "#src/Platforms/Accounts.ts"
import { attempter, attemptTimeout } from "./Attempt.ts"
import { RuleMatches } from "./RuleMatches.ts"
import { announced, confirmed, consequences, firstEvents, parked, refused } from "./Settle.ts"
import { WorkOutcome } from "./WorkOutcome.ts"
import { type ClaimedWork, WorkRepo } from "./WorkRepo.ts"

/** Longer than an attempt may take, so that only the work of a dead process is taken over. */
const lease = Duration.sum(attemptTimeout, "10 seconds")
/** Small, since the slowest of a batch holds up the rest; `fibers` batches are under way at once. */
const batch = 4
const fibers = 8

/** Does the platform work that is due: each piece once it is claimed, never twice where that would be visible. */
export class WorkRunner extends Context.Tag("steward/WorkRunner")<
  WorkRunner,
  {
    /** Does a batch of due work; answers how many pieces it took. */
    readonly drain: Effect.Effect<number>
    /** Announces comments whose hiding the platform has not confirmed in time; answers how many. */
    readonly announce: Effect.Effect<number>
    /** For how many seconds the work is due that has been due longest; 0 when none is. */
    readonly oldestWaitingSeconds: Effect.Effect<number>
  }
>() {
  static readonly layer = Layer.effect(
    WorkRunner,
    Effect.gen(function* () {
      const repo = yield* WorkRepo
      const comments = yield* Comments
      const accounts = yield* Accounts
      const rules = yield* RuleMatches

      const firsts = (comment: StoredComment) =>
        Effect.map(rules.matched(comment.workspace_id, comment.id), (matched) => firstEvents(comment, matched))

      const attempt = yield* attempter

      /** Everything that an outcome changes, unless another process took the work over meanwhile. */
      const settle = (work: ClaimedWork, platform: Platform, outcome: WorkOutcome) =>
        Effect.gen(function* () {
          const now = new Date(yield* Clock.currentTimeMillis)
          if (outcome._tag === "Later") {
            const dueAt = new Date(now.getTime() + Duration.toMillis(outcome.delay))
            const since = outcome.uncertain ? (work.uncertain_since ?? work.claimed_at) : work.uncertain_since
            yield* repo.postpone(work, dueAt, outcome.reason, since, outcome.pause === "work")
            if (outcome.pause === "account") yield* repo.pauseAccount(work.workspace_id, work.account_id, dueAt)
            if (outcome.pause === "platform") yield* repo.pausePlatform(platform, dueAt)
            return
          }
          yield* comments.change(work.workspace_id, work.comment_id, (comment, at) =>
            Effect.gen(function* () {
              if (!(yield* repo.holds(work))) return [undefined, null] as const
              if (comment.status === "deleted") {
                yield* repo.finish(work, "cancelled", at, gone)
                yield* repo.cancelOpen(work.workspace_id, work.comment_id, at)
                return [undefined, null] as const
              }
              switch (outcome._tag) {
                case "Confirmed": {
                  yield* repo.finish(work, "done", at, null)
                  const open = yield* repo.open(work.workspace_id, work.comment_id)
                  return [
                    undefined,
                    confirmed(comment, work, outcome.externalId, open, yield* firsts(comment), at)
                  ] as const
                }
                case "Refused": {
                  yield* repo.finish(work, "refused", at, outcome.reason)
                  const open = yield* repo.open(work.workspace_id, work.comment_id)
                  const after = consequences(work.action, open)
                  for (const { id } of after.dropped) yield* repo.cancel(work.workspace_id, id, at)
                  return [undefined, refused(comment, work, outcome.reason, after, yield* firsts(comment), at)] as const
                }
                case "Removed": {
                  yield* repo.finish(work, "cancelled", at, outcome.reason)
                  yield* repo.cancelOpen(work.workspace_id, work.comment_id, at)
                  return [undefined, removed(comment)] as const
                }
                case "Parked": {
                  yield* repo.finish(work, "parked", at, outcome.reason)
                  yield* accounts.disconnected(work.workspace_id, work.account_id, at, outcome.reason)
                  return [undefined, parked(comment, work, outcome.reason)] as const
                }
              }
            }).pipe(Effect.orDie)
          )
        }).pipe(Effect.orDie)

      const perform = Effect.fn("WorkRunner.perform")(
        function* (work: ClaimedWork) {
          yield* Effect.annotateCurrentSpan({
            "steward.workspace.id": work.workspace_id,
            "steward.comment.id": work.comment_id,
            "steward.account.id": work.account_id,
            "steward.action": work.action,
            "steward.attempt": work.attempts
          })
          const comment = yield* comments.find(work.workspace_id, work.comment_id)
          const outcome =
            comment.status === "deleted" ? WorkOutcome.Removed({ reason: gone }) : yield* attempt(work, comment)
          yield* Effect.logDebug("Platform work", {
            action: work.action,
            attempt: work.attempts,
            outcome: outcome._tag
          })
          yield* settle(work, comment.platform, outcome)
        },
        (effect, work) =>
          Effect.onExit(effect, (exit) => (Exit.isInterrupted(exit) ? Effect.orDie(repo.release(work)) : Effect.void))
      )

      return WorkRunner.of({
        drain: Effect.gen(function* () {
          const now = yield* Clock.currentTimeMillis
          const until = new Date(now + Duration.toMillis(lease))
          yield* Effect.orDie(repo.unpark(new Date(now)))
          const claimed = yield* Effect.orDie(repo.claim(new Date(now), until, batch))
          yield* Effect.forEach(
            claimed,
            (work) =>
              perform(work).pipe(
                Effect.catchAllCause((cause) => Effect.logError("Platform work failed; its claim runs out", cause))
              ),
            { concurrency: "unbounded", discard: true }
          )
          return claimed.length
        }).pipe(Effect.withSpan("WorkRunner.drain")),

        announce: Effect.gen(function* () {
          const now = new Date(yield* Clock.currentTimeMillis)
          const due = yield* Effect.orDie(repo.toAnnounce(now, batch))
          for (const work of due) {
            yield* comments
              .change(work.workspace_id, work.comment_id, (comment) =>
                Effect.gen(function* () {
                  yield* repo.announced(work.workspace_id, work.comment_id)
                  return [undefined, announced(comment, yield* firsts(comment))] as const
                })
              )
              .pipe(Effect.orDie)
          }
          return due.length
        }).pipe(Effect.withSpan("WorkRunner.announce")),

        oldestWaitingSeconds: Effect.gen(function* () {
          const now = yield* Clock.currentTimeMillis
          const [oldest] = yield* repo.oldestDue(new Date(now))
          return oldest === undefined ? 0 : (now - oldest.due_at.getTime()) / 1000
        }).pipe(Effect.orDie, Effect.withSpan("WorkRunner.oldestWaitingSeconds"))
      })
    })
  )

  /** Looks for work when signalled, and every second for what has become due. */
  static readonly worker = Layer.unwrapEffect(
    Effect.map(WorkRunner, ({ drain, announce }) =>
      worker({
        name: "platform work",
        topic: "platform_work",
        every: "1 second",
        fibers,
        drain: Effect.zipWith(drain, announce, (done, told) => done + told)
      })
    )
  )
}

const gone = "The comment is gone from the platform"
