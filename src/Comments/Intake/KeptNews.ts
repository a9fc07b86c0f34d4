import { Clock, Duration, Effect } from "effect"
import { span, tracedFn } from "#src/Ground/Span.ts"
import type { Observation, ObservedAccount } from "../Observation.ts"
import type { EarlyReport } from "./EarlyReport.ts"
import { EarlyReportsRepo } from "./EarlyReportsRepo.ts"
import type { ReceivedComments } from "./Receiving.ts"
import { type ToldTimes, timedIds } from "./ToldTimes.ts"
import { ToldTimesRepo } from "./ToldTimesRepo.ts"

/** How long news is kept of a comment that Steward has not been told was written, and when its newest news was sent. */
const keptFor = Duration.days(7)
const forgottenAtOnce = 500

type Kept = Pick<ReceivedComments, "early" | "settled"> & { readonly times: ReadonlyMap<string, ToldTimes> }

/** What is kept of news for some days: what came before its comment, and when the newest of each comment was sent. */
export const keptNews = Effect.gen(function* () {
  const early = yield* EarlyReportsRepo
  const told = yield* ToldTimesRepo
  return {
    /** What came early for comments that reports are about; that of a known one was settled when it came. */
    earlyOf: tracedFn("KeptNews.earlyOf")(function* (
      { accountId, workspaceId }: ObservedAccount,
      externalIds: ReadonlyArray<string>
    ) {
      const reports = new Map<string, EarlyReport>()
      if (externalIds.length === 0) return reports
      for (const { external_id, ...report } of yield* early.get(workspaceId, accountId, externalIds)) {
        reports.set(external_id, report)
      }
      return reports
    }),

    /** When the newest news of comments was sent of which these reports tell something anew. */
    toldOf: tracedFn("KeptNews.toldOf")(function* (
      { accountId, workspaceId }: ObservedAccount,
      observations: ReadonlyArray<Observation>
    ) {
      const externalIds = timedIds(observations)
      if (externalIds.length === 0) return new Map<string, ToldTimes>()
      const rows = yield* told.get(workspaceId, accountId, externalIds)
      return new Map(rows.map(({ external_id, ...times }) => [external_id, times]))
    }),

    keep: tracedFn("KeptNews.keep")(function* ({ accountId, workspaceId }: ObservedAccount, kept: Kept, at: Date) {
      if (kept.settled.length > 0) yield* early.remove(workspaceId, accountId, kept.settled)
      if (kept.early.size > 0) yield* early.put(workspaceId, accountId, kept.early)
      if (kept.times.size > 0) yield* told.put(workspaceId, accountId, kept.times, at)
    }),

    /** Throws a small batch of old news away; answers how many. */
    forget: Effect.gen(function* () {
      const now = yield* Clock.currentTimeMillis
      const before = new Date(now - Duration.toMillis(keptFor))
      return (yield* early.forget(before, forgottenAtOnce)) + (yield* told.forget(before, forgottenAtOnce))
    }).pipe(Effect.orDie, span("KeptNews.forget"))
  }
})
