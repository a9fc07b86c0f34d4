import { Clock, Context, Duration, Effect, Layer } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import type { AutopilotStatus } from "#schema/resources/Autopilot.ts"
import { ConnectedAccounts } from "#src/Directory/ConnectedAccounts.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { CampaignAnswers } from "#src/Moderation/Campaigns/CampaignAnswers.ts"
import { SecondOpinion } from "../LanguageModel/SecondOpinion.ts"
import { Lessons } from "../Learning/Lessons.ts"
import { dayOf } from "../Settings/Day.ts"
import { SettingsRepo } from "../Settings/SettingsRepo.ts"
import { DecisionRecordsRepo } from "../Worker/DecisionRecordsRepo.ts"
import { OpinionBudgetsRepo } from "../Worker/OpinionBudgetsRepo.ts"
import { taughtBy } from "./Taught.ts"
import { WaitingComments } from "./WaitingComments.ts"
import { summaryOf, weekOf } from "./WeekFigures.ts"

const week = Duration.toMillis("7 days")

/** How the autopilot of a workspace is doing. */
export class StatusReport extends Context.Tag("steward/StatusReport")<
  StatusReport,
  { readonly get: (workspaceId: WorkspaceId) => Effect.Effect<AutopilotStatus> }
>() {
  static readonly layer = Layer.effect(
    StatusReport,
    Effect.gen(function* () {
      const records = yield* DecisionRecordsRepo
      const accounts = yield* ConnectedAccounts
      const campaigns = yield* CampaignAnswers
      const waitingComments = yield* WaitingComments
      const settings = yield* SettingsRepo
      const lessons = yield* Lessons
      const second = yield* SecondOpinion
      const budgets = yield* OpinionBudgetsRepo

      const opinionsOf = (workspaceId: WorkspaceId, now: number) =>
        second.available
          ? Effect.map(budgets.asked(workspaceId, dayOf(now)), ([found]) => ({
              asked_today: found?.asked ?? 0,
              a_day: second.aDay
            }))
          : Effect.succeed(null)

      const figures = (workspaceId: WorkspaceId, from: number, to: number) =>
        Effect.zipWith(
          records.counts(workspaceId, new Date(from), new Date(to)),
          campaigns.count(workspaceId, new Date(from), new Date(to)),
          ([counts], answered) => weekOf(counts ?? { decided: 0, handled_alone: 0, corrections: 0 }, answered)
        )

      return StatusReport.of({
        get: tracedFn("StatusReport.get")(function* (workspaceId) {
          const now = yield* Clock.currentTimeMillis
          // one past now, since sort keys may run a little ahead of the clock
          const thisWeek = yield* figures(workspaceId, now - week, now + 60_000)
          const previousWeek = yield* figures(workspaceId, now - 2 * week, now - week)
          const waiting = yield* waitingComments.count(workspaceId)
          const isConnected = yield* accounts.any(workspaceId)
          const { protections } = yield* Effect.flatten(settings.get(workspaceId))
          const learned = yield* lessons.learned(workspaceId)
          return {
            set_up: isConnected && Object.values(protections).includes(true),
            this_week: thisWeek,
            previous_week: previousWeek,
            handles_on_its_own: learned.trust.handlesOnItsOwn,
            asks_more_about: learned.trust.asksMoreAbout,
            taught: taughtBy(learned),
            second_opinions: yield* opinionsOf(workspaceId, now),
            waiting,
            summary: summaryOf(thisWeek, waiting)
          }
        }, Effect.orDie)
      })
    })
  )
}
