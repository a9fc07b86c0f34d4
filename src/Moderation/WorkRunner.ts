import { Clock, Context, Duration, Effect, Exit, Layer, Option } from "effect"
import type { Platform } from "#schema/Platform.ts"
import { Comments } from "#src/Comments/Comments.ts"
import type { StoredComment } from "#src/Comments/StoredComment.ts"
import { worker } from "#src/Database/Worker.ts"
import { span, tracedFn } from "#src/Ground/Span.ts"
import { Accounts } from "#src/Platforms/Accounts/Accounts.ts"
import type { AccountAccess } from "#src/Platforms/Port/PlatformGateway.ts"
import { attempter, attemptTimeout } from "./Attempt.ts"
import type { ClaimedWork } from "./Claims/Work.ts"
import { batchesOfWorkspace, WorkClaims } from "./Claims/WorkClaims.ts"
import { WorkClaimsRepo } from "./Claims/WorkClaimsRepo.ts"
import { RuleMatches } from "./RuleMatches.ts"
import { settler } from "./Settler.ts"
import { gone } from "./Settling.ts"
import { settling, WorkOutcome } from "./WorkOutcome.ts"
import { WorkRepo } from "./WorkRepo.ts"
import { announced, firstEvents } from "./WorkResult.ts"

/** Longer than an attempt may take, so that only the work of a dead process is taken over. */
const lease = Duration.sum(attemptTimeout, "10 seconds")
/** What these read is read together; the slowest of a batch holds up the rest. `fibers` batches are under way at once. */
const batch = 16
/** Half as many again as one workspace may have at work. */
const fibers = batchesOfWorkspace + batchesOfWorkspace / 2
const announcedAtOnce = 100

const settledBy = (now: Date) => new Date(now.getTime() + Duration.toMillis(settling))

/** What pieces of work of one account have in common. */
interface Background {
  readonly comments: Effect.Effect<ReadonlyMap<string, StoredComment>>
  readonly access: Effect.Effect<Option.Option<AccountAccess>>
}

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
  static readonly layer = Layer.scoped(
    WorkRunner,
    Effect.gen(function* () {
      const repo = yield* WorkRepo
      const claims = yield* WorkClaims
      const claimsRepo = yield* WorkClaimsRepo
      const comments = yield* Comments
      const accounts = yield* Accounts
      const rules = yield* RuleMatches

      const attempt = yield* attempter
      const settleDone = yield* settler

      /** Everything that an outcome changes, unless another process took the work over meanwhile. */
      const settle = (work: ClaimedWork, platform: Platform, outcome: WorkOutcome) =>
        Effect.gen(function* () {
          const now = new Date(yield* Clock.currentTimeMillis)
          if (outcome._tag === "Later") {
            const dueAt = new Date(now.getTime() + Duration.toMillis(outcome.delay))
            const since = outcome.uncertain ? (work.uncertain_since ?? work.claimed_at) : work.uncertain_since
            const unsettledUntil = outcome.unsettled ? settledBy(now) : null
            yield* repo.postpone(work, { dueAt, unsettledUntil }, outcome.reason, since, outcome.pause === "work")
            if (unsettledUntil !== null) yield* repo.holdOthers(work, unsettledUntil)
            const { pause, reason } = outcome
            if (pause === "account") yield* repo.pauseAccount(work.workspace_id, work.account_id, dueAt, reason)
            if (pause === "platform") yield* repo.pausePlatform(platform, dueAt, reason)
            return
          }
          yield* settleDone({ work, outcome })
        }).pipe(Effect.orDie)

      /** What pieces of work need to be known, read once for all that need it, when the first does. */
      const backgrounds = tracedFn("WorkRunner.backgrounds")(function* (claimed: ReadonlyArray<ClaimedWork>) {
        const known: Array<readonly [ClaimedWork, Background]> = []
        for (const [workspaceId, own] of Map.groupBy(claimed, ({ workspace_id }) => workspace_id)) {
          const ids = own.map(({ comment_id }) => comment_id)
          const found = yield* Effect.cached(comments.findMany(workspaceId, ids))
          for (const [accountId, works] of Map.groupBy(own, ({ account_id }) => account_id)) {
            const access = yield* Effect.cached(accounts.access(workspaceId, accountId))
            for (const work of works) known.push([work, { comments: found, access }])
          }
        }
        return known
      })

      /** A platform that was just asked may do it yet: who looks for a reply now does not find it, and does it again. */
      const brokenOff = tracedFn("WorkRunner.brokenOff")(function* (work: ClaimedWork) {
        const unsettledUntil = settledBy(new Date(yield* Clock.currentTimeMillis))
        const once = work.action === "reply" || work.action === "private_reply"
        yield* repo.release(work, once ? unsettledUntil : null, unsettledUntil)
        yield* repo.holdOthers(work, unsettledUntil)
      })

      const perform = tracedFn("WorkRunner.perform")(
        function* (work: ClaimedWork, { access, comments: found }: Background) {
          yield* Effect.annotateCurrentSpan({
            "steward.workspace.id": work.workspace_id,
            "steward.comment.id": work.comment_id,
            "steward.account.id": work.account_id,
            "steward.action": work.action,
            "steward.attempt": work.attempts
          })
          const comment = (yield* found).get(work.comment_id)
          if (comment === undefined) return yield* Effect.dieMessage("The comment of a piece of work is not there")
          const outcome =
            comment.status === "deleted"
              ? WorkOutcome.Removed({ reason: gone })
              : yield* attempt(work, comment, yield* access)
          yield* Effect.logDebug("Platform work", {
            action: work.action,
            attempt: work.attempts,
            outcome: outcome._tag
          })
          yield* settle(work, comment.platform, outcome)
        },
        (effect, work) =>
          Effect.onExit(effect, (exit) => (Exit.isInterrupted(exit) ? Effect.orDie(brokenOff(work)) : Effect.void))
      )

      const performAll = (claimed: ReadonlyArray<ClaimedWork>) =>
        Effect.flatMap(backgrounds(claimed), (known) =>
          Effect.forEach(
            known,
            ([work, background]) =>
              perform(work, background).pipe(
                Effect.catchAllCause((cause) => Effect.logError("Platform work failed; its claim runs out", cause))
              ),
            { concurrency: "unbounded", discard: true }
          )
        )

      const announcing = yield* Effect.makeSemaphore(1)

      return WorkRunner.of({
        drain: Effect.gen(function* () {
          const now = yield* Clock.currentTimeMillis
          yield* Effect.orDie(repo.unpark(new Date(now)))
          return yield* claims.take(batch, lease, performAll)
        }).pipe(span("WorkRunner.drain")),

        announce: Effect.gen(function* () {
          const now = new Date(yield* Clock.currentTimeMillis)
          const due = yield* Effect.orDie(repo.toAnnounce(now, announcedAtOnce))
          for (const [workspaceId, own] of Map.groupBy(due, ({ workspace_id }) => workspace_id)) {
            const ids = [...new Set(own.map(({ comment_id }) => comment_id))]
            yield* comments.changeAll(workspaceId, ids, (found) =>
              Effect.gen(function* () {
                yield* repo.announced(workspaceId, ids)
                const matched = new Set(yield* rules.matchedAmong(workspaceId, ids))
                return found.flatMap(({ at, comment }) => {
                  const change = announced(comment, firstEvents(comment, matched.has(comment.id)))
                  return change === null ? [] : [{ at, change, comment }]
                })
              }).pipe(Effect.orDie)
            )
          }
          return due.length
        }).pipe(
          span("WorkRunner.announce"),
          // two would announce the same comments, one waiting for the other with a connection in its hands
          announcing.withPermitsIfAvailable(1),
          Effect.map(Option.getOrElse(() => 0))
        ),

        oldestWaitingSeconds: Effect.gen(function* () {
          const now = yield* Clock.currentTimeMillis
          const oldest = yield* claimsRepo.oldestDue(new Date(now))
          return oldest === null ? 0 : (now - oldest.getTime()) / 1000
        }).pipe(Effect.orDie, span("WorkRunner.oldestWaitingSeconds"))
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
