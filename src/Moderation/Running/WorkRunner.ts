import { Array as Arrays, type Cause, Clock, Context, Duration, Effect, Layer, Option } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import { Comments } from "#src/Comments/Comments.ts"
import { periodic, untilNone } from "#src/Database/Periodic.ts"
import { worker } from "#src/Database/Worker.ts"
import { span, tracedFn } from "#src/Ground/Span.ts"
import { Accounts } from "#src/Platforms/Accounts/Accounts.ts"
import { PlatformGateway } from "#src/Platforms/Port/PlatformGateway.ts"
import type { ClaimedWork } from "../Claims/Work.ts"
import { claimsOfWorkspace, WorkClaims } from "../Claims/WorkClaims.ts"
import { WorkClaimsRepo } from "../Claims/WorkClaimsRepo.ts"
import { RuleMatches } from "../RuleMatches.ts"
import { type Done, gone } from "../Settling/Settling.ts"
import { announced, firstEvents } from "../Settling/WorkResult.ts"
import { WorkOutcome } from "../WorkOutcome.ts"
import { WorkRepo } from "../WorkRepo.ts"
import { attempter, attemptTimeout } from "./Attempt.ts"
import { type Postponed, postponing } from "./Postponing.ts"
import { PutOffRepo } from "./PutOffRepo.ts"
import { type Piece, type Round, roundsOf } from "./Rounds.ts"
import { settler } from "./Settler.ts"

/** Longer than an attempt may take, so that only the work of a dead process is taken over. */
const lease = Duration.sum(attemptTimeout, "10 seconds")
/** As many as the largest batch of a platform holds; the slowest call of a claim holds up the next one. */
export const claimSize = 50
/** Half as many again as one workspace may have at work. */
const fibers = claimsOfWorkspace + claimsOfWorkspace / 2
const announcedAtOnce = 100

const failedFor = (cause: Cause.Cause<unknown>) => Effect.logError("Platform work failed; its claim runs out", cause)

/** Does the platform work that is due: each piece once it is claimed, never twice where that would be visible. */
export class WorkRunner extends Context.Tag("steward/WorkRunner")<
  WorkRunner,
  {
    /** Does a batch of due work; answers how many pieces it took. */
    readonly perform: Effect.Effect<number>
    /** The same, after what was parked for an account that is connected again was taken up. */
    readonly drain: Effect.Effect<number>
    /** Takes up what was parked for accounts that are connected again. */
    readonly unpark: Effect.Effect<void>
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
      const putOff = yield* PutOffRepo
      const claims = yield* WorkClaims
      const claimsRepo = yield* WorkClaimsRepo
      const comments = yield* Comments
      const accounts = yield* Accounts
      const rules = yield* RuleMatches
      const gateway = yield* PlatformGateway

      const attempt = yield* attempter
      const settle = yield* settler
      const { brokenOff, postpone } = yield* postponing

      /** Everything that the outcomes change, unless another process took the work over meanwhile. */
      const settleAll = (workspaceId: WorkspaceId, { pieces }: Round, outcomes: ReadonlyArray<WorkOutcome>) => {
        const postponed: Array<Postponed> = []
        const done: Array<Done> = []
        for (const [nth, { work }] of pieces.entries()) {
          const outcome = outcomes[nth]
          if (outcome?._tag === "Later") postponed.push({ work, outcome })
          else if (outcome !== undefined) done.push({ work, outcome })
        }
        return Effect.zipRight(postpone(workspaceId, pieces[0].comment.platform, postponed), settle(workspaceId, done))
      }

      const perform = tracedFn("WorkRunner.perform")(
        function* (workspaceId: WorkspaceId, round: Round) {
          const [{ work }] = round.pieces
          yield* Effect.annotateCurrentSpan({
            "steward.workspace.id": workspaceId,
            "steward.account.id": work.account_id,
            "steward.action": work.action,
            "steward.attempt": work.attempts,
            ...(round.pieces.length === 1
              ? { "steward.comment.id": work.comment_id }
              : { "steward.comments": round.pieces.length })
          })
          const outcomes = yield* attempt(round)
          yield* Effect.logDebug("Platform work", {
            action: work.action,
            attempt: work.attempts,
            outcomes: outcomes.map(({ _tag }) => _tag).join(" ")
          })
          yield* settleAll(workspaceId, round, outcomes)
        },
        (effect, workspaceId, { pieces }) =>
          Effect.onInterrupt(effect, () =>
            brokenOff(
              workspaceId,
              pieces.map(({ work }) => work)
            )
          )
      )

      /** What is done together, of work of one workspace; what is about a comment that is gone is settled already. */
      const rounds = tracedFn("WorkRunner.rounds")(
        function* (workspaceId: WorkspaceId, claimed: ReadonlyArray<ClaimedWork>) {
          const found = yield* comments.findMany(
            workspaceId,
            claimed.map(({ comment_id }) => comment_id)
          )
          const pieces = claimed.flatMap((work): ReadonlyArray<Piece> => {
            const comment = found.get(work.comment_id)
            return comment === undefined ? [] : [{ work, comment }]
          })
          if (pieces.length < claimed.length) yield* Effect.logError("The comment of a piece of work is not there")
          const [standing, deleted] = Arrays.partition(pieces, ({ comment }) => comment.status === "deleted")
          yield* settle(
            workspaceId,
            deleted.map(({ work }) => ({ work, outcome: WorkOutcome.Removed({ reason: gone }) }))
          )
          const byAccount = Map.groupBy(standing, ({ work }) => work.account_id)
          return yield* Effect.forEach(byAccount, ([accountId, own]) =>
            accounts.access(workspaceId, accountId).pipe(
              Effect.map((access) => roundsOf(own, access, Option.getOrNull(Option.map(access, gateway.manyOf)))),
              Effect.catchAllCause((cause) => Effect.as(failedFor(cause), []))
            )
          ).pipe(Effect.map((all) => all.flat()))
        },
        (effect, workspaceId, claimed) => Effect.onInterrupt(effect, () => brokenOff(workspaceId, claimed))
      )

      const performAll = (workspaceId: WorkspaceId, claimed: ReadonlyArray<ClaimedWork>) =>
        rounds(workspaceId, claimed).pipe(
          Effect.flatMap((all) =>
            Effect.forEach(all, (round) => Effect.catchAllCause(perform(workspaceId, round), failedFor), {
              concurrency: "unbounded",
              discard: true
            })
          ),
          Effect.catchAllCause(failedFor)
        )

      const unpark = Effect.gen(function* () {
        yield* Effect.orDie(putOff.unpark(new Date(yield* Clock.currentTimeMillis)))
      }).pipe(span("WorkRunner.unpark"))
      const performNext = claims.take(claimSize, lease, performAll).pipe(span("WorkRunner.perform"))

      const announcing = yield* Effect.makeSemaphore(1)

      return WorkRunner.of({
        perform: performNext,
        drain: Effect.zipRight(unpark, performNext),
        unpark,

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

  /** Looks for work when signalled, and every second for what has become due, may be done again, or is late. */
  static readonly worker = Layer.unwrapEffect(
    Effect.map(WorkRunner, ({ announce, perform, unpark }) =>
      Layer.merge(
        worker({ name: "platform work", topic: "platform_work", every: "1 second", fibers, drain: perform }),
        periodic({ name: "late platform work", every: "1 second", task: Effect.zipRight(unpark, untilNone(announce)) })
      )
    )
  )
}
