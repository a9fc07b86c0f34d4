import { SqlClient } from "@effect/sql"
import { Clock, Context, Duration, Effect, Layer, Schema } from "effect"
import type { AnswerQuestions } from "#schema/Autopilot.ts"
import type { CommentId, WorkspaceId } from "#schema/Ids.ts"
import { Comments } from "#src/Comments/Comments.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { worker } from "#src/Database/Worker.ts"
import { Ids } from "#src/Ids.ts"
import { WorkQueue } from "#src/Moderation/WorkQueue.ts"
import { decisions } from "#src/Telemetry/Metrics.ts"
import { Classifier } from "./Classifier.ts"
import { DecisionRecord } from "./Decision.ts"
import { DecisionRecordsRepo } from "./DecisionRecordsRepo.ts"
import { ShadowDeciding } from "./Drafts/ShadowDeciding.ts"
import { judge } from "./Judge.ts"
import { type OpinionOn, Opinions } from "./LanguageModel/Opinions.ts"
import { ReplyWriter } from "./Replies/ReplyWriter.ts"
import { settle } from "./Settle.ts"
import { CurrentStandards, standardOf } from "./Standards.ts"

/** A decision takes milliseconds; a claim this old belongs to a process that died. */
const lease = Duration.seconds(30)
const batch = 16
const fibers = 2

const encodeRecord = Schema.encode(DecisionRecord)

/** Decides the comments that came in: each once, with its record, in the transaction that changes the comment. */
export class Decider extends Context.Tag("steward/Decider")<
  Decider,
  {
    /** Decides a batch of pending comments, oldest first; answers how many it took. */
    readonly drain: Effect.Effect<number>
  }
>() {
  static readonly layer = Layer.effect(
    Decider,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const comments = yield* Comments
      const current = yield* CurrentStandards
      const classifier = yield* Classifier
      const opinions = yield* Opinions
      const shadow = yield* ShadowDeciding
      const writer = yield* ReplyWriter
      const records = yield* DecisionRecordsRepo
      const queue = yield* WorkQueue
      const ids = yield* Ids

      const decideOne = (workspaceId: WorkspaceId, id: CommentId, opinionOn: OpinionOn) =>
        comments.change(workspaceId, id, (comment, at) =>
          Effect.gen(function* () {
            if (comment.status !== "pending") return [null, null] as const
            const standards = yield* current.get(workspaceId)
            const standard = standardOf(standards, comment.account_id)
            const { assessment, record } = judge(classifier, comment, standard, opinionOn(comment))
            const { decision } = record
            yield* records.insert({
              workspace_id: workspaceId,
              id: yield* ids.make("dec", String),
              comment_id: id,
              outcome: decision.outcome,
              category: decision.category,
              record: yield* encodeRecord(record),
              at
            })
            yield* shadow.decide(comment, standards, decision, at)
            const { policy, version } = standards.policy
            const reply = assessment.isQuestion ? yield* writer.write(comment, standards.answerQuestions, policy) : null
            const { change, work } = settle(comment, decision, toldAs(assessment, standards), version, reply, at)
            yield* queue.enqueue({ comment, at, by: "autopilot", actor: "the autopilot", work })
            return [decision.outcome, change] as const
          }).pipe(Effect.orDie)
        )

      /** In one transaction, since they would take turns at the workspace's clock; one that fails takes back only itself. */
      const decideTogether = (workspaceId: WorkspaceId, commentIds: ReadonlyArray<CommentId>, opinionOn: OpinionOn) =>
        Effect.forEach(commentIds, (id) =>
          decideOne(workspaceId, id, opinionOn).pipe(
            Effect.catchAllCause((cause) =>
              Effect.as(Effect.logError("A comment could not be decided yet", cause), null)
            )
          )
        ).pipe(
          transaction(sql),
          Effect.flatMap((outcomes) =>
            Effect.sync(() => {
              for (const outcome of outcomes) if (outcome !== null) decisions.add(1, { outcome })
            })
          ),
          Effect.catchAllCause((cause) => Effect.logError("Comments could not be decided yet", cause))
        )

      return Decider.of({
        drain: Effect.gen(function* () {
          const now = yield* Clock.currentTimeMillis
          const until = new Date(now + Duration.toMillis(lease))
          const claimed = yield* comments.claimPending(new Date(now), until, batch)
          const opinionOn = yield* opinions.gather(claimed)
          const byWorkspace = Map.groupBy(claimed, ({ workspace_id }) => workspace_id)
          yield* Effect.forEach(
            byWorkspace,
            ([workspaceId, own]) =>
              decideTogether(
                workspaceId,
                own.map(({ id }) => id),
                opinionOn
              ),
            { discard: true }
          )
          return claimed.length
        }).pipe(Effect.withSpan("Decider.drain"))
      })
    })
  )

  static readonly worker = Layer.unwrapEffect(
    Effect.map(Decider, ({ drain }) => worker({ name: "decider", topic: "comments", every: "1 second", fibers, drain }))
  )
}

/** A brand that wants no answers is told of no questions. */
const toldAs = <A extends { readonly isQuestion: boolean }>(
  assessment: A,
  { answerQuestions }: { readonly answerQuestions: AnswerQuestions }
): A => ({ ...assessment, isQuestion: assessment.isQuestion && answerQuestions !== "off" })
