import { Clock, Context, Duration, Effect, Layer, Schema } from "effect"
import { type ProtectionKey, protectionKeys } from "#schema/Autopilot.ts"
import type { CommentId, WorkspaceId } from "#schema/Ids.ts"
import { Comments } from "#src/Comments/Comments.ts"
import type { StoredComment } from "#src/Comments/StoredComment.ts"
import { worker } from "#src/Database/Worker.ts"
import { Ids } from "#src/Ids.ts"
import { WorkQueue } from "#src/Moderation/WorkQueue.ts"
import { assess } from "./Assess.ts"
import { Classifier } from "./Classifier.ts"
import { decideOnRecord } from "./Decide.ts"
import { DecisionRecord } from "./Decision.ts"
import { DecisionRecordsRepo } from "./DecisionRecordsRepo.ts"
import { GuidanceSettings } from "./GuidanceSettings.ts"
import { Lessons } from "./Lessons.ts"
import { recall } from "./Memory.ts"
import { SettingsRepo, type Switches } from "./SettingsRepo.ts"
import { settle } from "./Settle.ts"

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
      const comments = yield* Comments
      const settings = yield* SettingsRepo
      const guidance = yield* GuidanceSettings
      const lessons = yield* Lessons
      const classifier = yield* Classifier
      const records = yield* DecisionRecordsRepo
      const queue = yield* WorkQueue
      const ids = yield* Ids

      const judge = Effect.fn("Decider.judge")(function* (comment: StoredComment) {
        const { workspace_id: workspaceId } = comment
        const { policy_version, protections, protections_version } = yield* Effect.flatten(settings.get(workspaceId))
        const own = (yield* settings.ownSwitches(workspaceId)).find(({ id }) => id === comment.account_id)
        const policy = yield* guidance.policy(workspaceId, policy_version)
        const { memory, trust } = yield* lessons.learned(workspaceId)
        const input = {
          text: comment.text,
          hasMedia: comment.has_media,
          platform: comment.platform,
          surface: comment.surface
        }
        const assessment = assess(classifier, input, policy.policy)
        const record = decideOnRecord({
          commentId: comment.id,
          classifier: assessment.classifier,
          scores: assessment.scores,
          evidence: assessment.evidence,
          protections: { version: protections_version, on: switchedOn(own?.own_protections ?? protections) },
          policy: { version: policy_version, at: policy.at, rules: assessment.rules },
          trust: { thresholds: trust.thresholds, asksMoreAbout: trust.asksMoreAbout },
          recall: recall(memory, assessment.fingerprint)
        })
        return { assessment, record, policyVersion: policy_version }
      })

      const decideOne = (workspaceId: WorkspaceId, id: CommentId) =>
        comments.change(workspaceId, id, (comment, at) =>
          Effect.gen(function* () {
            if (comment.status !== "pending") return [undefined, null] as const
            const { assessment, policyVersion, record } = yield* judge(comment)
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
            const { change, work } = settle(comment, decision, assessment, policyVersion, at)
            yield* queue.enqueue({ comment, at, by: "autopilot", actor: "the autopilot", work })
            return [undefined, change] as const
          }).pipe(Effect.orDie)
        )

      return Decider.of({
        drain: Effect.gen(function* () {
          const now = yield* Clock.currentTimeMillis
          const until = new Date(now + Duration.toMillis(lease))
          const claimed = yield* comments.claimPending(new Date(now), until, batch)
          yield* Effect.forEach(
            claimed,
            ({ id, workspace_id }) =>
              decideOne(workspace_id, id).pipe(
                Effect.catchAllCause((cause) => Effect.logError("A comment could not be decided yet", cause))
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

const switchedOn = (switches: Switches): ReadonlyArray<ProtectionKey> => protectionKeys.filter((key) => switches[key])
