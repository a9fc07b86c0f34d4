import { Effect, Layer, Option } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import {
  type DecideFirst,
  FirstDecisions,
  type JudgedFirst,
  type JudgeFirst
} from "#src/Comments/Intake/FirstDecisions.ts"
import type { StoredComment } from "#src/Comments/StoredComment.ts"
import { pipelined } from "#src/Database/Pipeline/Pipelined.ts"
import { afterCommit } from "#src/Database/Transaction.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { decisions } from "#src/Telemetry/Metrics.ts"
import { CurrentStandards, type Standards } from "../Settings/Standards.ts"
import { type Deciding, decided, decisionWriting } from "./DecisionWriting.ts"
import { judging } from "./Judging.ts"
import { Opinions } from "./Opinions.ts"
import { SpotCheckLimit, type SpotLimit } from "./SpotCheckLimit.ts"

/** Whether a comment is, in all that it is judged by, as it was thought to be. */
const isAsJudged = (now: StoredComment, then: StoredComment) =>
  now.text === then.text &&
  now.has_media === then.has_media &&
  now.platform === then.platform &&
  now.surface === then.surface &&
  now.account_name === then.account_name &&
  now.author_handle === then.author_handle &&
  now.post_caption === then.post_caption

const nothing = { changes: [], record: Effect.void }
const nobody: JudgedFirst = { decider: Effect.succeedNone }

/** Decides comments as they come in, unless a language model is to be asked about them, which takes its time. */
export const firstDecider = Layer.effect(
  FirstDecisions,
  Effect.gen(function* () {
    const current = yield* CurrentStandards
    const opinions = yield* Opinions
    const judgeAll = yield* judging
    const write = yield* decisionWriting
    const checks = yield* SpotCheckLimit

    const judgeBy = (workspaceId: WorkspaceId, standards: Standards): JudgeFirst =>
      tracedFn("FirstDecisions.judge")(function* (likely, pause) {
        if (likely.length === 0) return nobody
        // whoever decides later meets the same trouble, and says so
        const judged = yield* judgeAll(
          workspaceId,
          likely,
          standards,
          () => null,
          () => Effect.void,
          pause
        )
        const byId = new Map(judged.map((one) => [one.comment.id, one]))

        const decidingWithin = (limit: SpotLimit): DecideFirst =>
          tracedFn("FirstDecisions.decide")(function* (fresh) {
            const judgedSo = fresh.flatMap(({ at, comment }): ReadonlyArray<Deciding> => {
              const one = byId.get(comment.id)
              return one !== undefined && isAsJudged(comment, one.comment) ? [{ ...one, comment, at }] : []
            })
            const [first] = judgedSo
            if (first === undefined) return nothing
            const { deciding, take } = limit(judgedSo)
            const settled = decided(deciding, standards.policy.version)
            const count = Effect.sync(() => {
              for (const { record } of deciding) decisions.add(1, { outcome: record.decision.outcome })
            })
            return {
              changes: settled,
              record: Effect.zipRight(
                pipelined(take, write(workspaceId, deciding, settled)),
                afterCommit(`count ${first.comment.id}`, count)
              )
            }
          })
        const known = pipelined(current.areStill(workspaceId, standards), checks.within(workspaceId))
        const decider = Effect.map(known, ([areStill, limit]) =>
          areStill ? Option.some(decidingWithin(limit)) : Option.none()
        )
        return { decider }
      })

    return FirstDecisions.of({
      judging: (workspaceId) =>
        opinions.available
          ? Effect.succeed(() => Effect.succeed(nobody))
          : Effect.map(current.get(workspaceId), (standards) => judgeBy(workspaceId, standards))
    })
  })
)
