import { Clock, Duration, Effect } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import type { Platform } from "#schema/Platform.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import type { ClaimedWork } from "../Claims/Work.ts"
import { settling, type WorkOutcome } from "../WorkOutcome.ts"
import { PutOffRepo } from "./PutOffRepo.ts"

/** A piece of work that is to be tried again. */
export interface Postponed {
  readonly work: ClaimedWork
  readonly outcome: Extract<WorkOutcome, { readonly _tag: "Later" }>
}

/** A time after a time. */
const later = (now: number, wait: Duration.Duration) => new Date(now + Duration.toMillis(wait))

/** What an attempt leaves to be done: everything is about pieces of one account. */
export const postponing = Effect.gen(function* () {
  const repo = yield* PutOffRepo

  /** What else waits because of a limit waits as long as the longest says. */
  const pause = Effect.fnUntraced(function* (
    platform: Platform,
    [first, ...others]: readonly [Postponed, ...ReadonlyArray<Postponed>],
    now: number
  ) {
    const of = (kind: "account" | "platform") =>
      [first, ...others]
        .filter(({ outcome }) => outcome.pause === kind)
        .toSorted((one, other) => Duration.toMillis(other.outcome.delay) - Duration.toMillis(one.outcome.delay))[0]
    const [account, whole] = [of("account"), of("platform")]
    const { account_id, workspace_id } = first.work
    if (account !== undefined) {
      const { delay, reason } = account.outcome
      yield* repo.pauseAccount(workspace_id, account_id, later(now, delay), reason)
    }
    if (whole !== undefined) yield* repo.pausePlatform(platform, later(now, whole.outcome.delay), whole.outcome.reason)
  })

  return {
    /** Unless another process took the work over meanwhile. */
    postpone: tracedFn("Postponing.postpone")(function* (
      workspaceId: WorkspaceId,
      platform: Platform,
      postponed: ReadonlyArray<Postponed>
    ) {
      const [first, ...others] = postponed
      if (first === undefined) return
      const now = yield* Clock.currentTimeMillis
      const unsettledUntil = later(now, settling)
      yield* repo.postpone(
        workspaceId,
        postponed.map(({ outcome, work }) => ({
          id: work.id,
          claimed_until: work.claimed_until,
          due_at: later(now, outcome.delay),
          unsettled_until: outcome.unsettled ? unsettledUntil : null,
          error: outcome.reason,
          uncertain_since: outcome.uncertain ? (work.uncertain_since ?? work.claimed_at) : work.uncertain_since,
          not_counted: outcome.counts ? 0 : 1
        }))
      )
      const unsettled = postponed.filter(({ outcome }) => outcome.unsettled).map(({ work }) => work)
      yield* repo.holdOthers(workspaceId, unsettled, unsettledUntil)
      yield* pause(platform, [first, ...others], now)
    }, Effect.orDie),

    /** A platform that was just asked may do it yet: who looks for a reply now does not find it, and does it again. */
    brokenOff: tracedFn("Postponing.brokenOff")(function* (
      workspaceId: WorkspaceId,
      works: ReadonlyArray<ClaimedWork>
    ) {
      const unsettledUntil = later(yield* Clock.currentTimeMillis, settling)
      yield* repo.release(
        workspaceId,
        works.map(({ action, claimed_until, id }) => ({
          id,
          claimed_until,
          not_before: action === "reply" || action === "private_reply" ? unsettledUntil : null
        })),
        unsettledUntil
      )
      yield* repo.holdOthers(workspaceId, works, unsettledUntil)
    }, Effect.orDie)
  }
})
