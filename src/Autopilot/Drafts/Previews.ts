import { Context, Effect, Layer } from "effect"
import { type PolicyPreview, type PolicyReading, previewed } from "#schema/app/NeedsYouView.ts"
import type { WorkspaceId } from "#schema/Ids.ts"
import type { DraftExample } from "#schema/resources/policy/DraftDifference.ts"
import type { PolicyDraft } from "#schema/resources/policy/PolicyDraft.ts"
import { now } from "#src/Ground/Now.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { inTurns, turnAsOthers } from "#src/Ground/Turns/EventLoop.ts"
import { Classifier } from "../Classify/Classification/Classifier.ts"
import type { Policy } from "../Guidance/Policy.ts"
import { doneBy } from "../Guidance/Promises.ts"
import { understoodIn } from "../Guidance/Wording.ts"
import { GuidanceSettings } from "../GuidanceSettings/GuidanceSettings.ts"
import { Comparison, shortened } from "../Replay/Comparison.ts"
import { compiled, drafted } from "../Replay/Draft.ts"
import { replay } from "../Replay/Replay.ts"
import { type ReplayedComment, ReplayRepo } from "../Replay/ReplayRepo.ts"
import { soonRead } from "../Replay/SoonRead.ts"
import { CurrentStandards } from "../Settings/Standards.ts"

/** Tells at once what a draft would do, while somebody is still writing it. Nothing is kept of it. */
export class Previews extends Context.Tag("steward/Previews")<
  Previews,
  {
    readonly of: (workspaceId: WorkspaceId, draft: PolicyDraft) => Effect.Effect<PolicyPreview>
    /** What its guidance is understood as alone: that is told long before past comments are judged. */
    readonly reading: (workspaceId: WorkspaceId, draft: PolicyDraft) => Effect.Effect<PolicyReading>
  }
>() {
  static readonly layer = Layer.effect(
    Previews,
    Effect.gen(function* () {
      const past = yield* ReplayRepo
      const standards = yield* CurrentStandards
      const guidance = yield* GuidanceSettings
      const classifier = yield* Classifier

      /** Of the guidance in force, where the draft leaves it as it is. */
      const readingOf = tracedFn("Previews.readingOf")(function* (workspaceId: WorkspaceId, proposed: Policy | null) {
        if (proposed === null) {
          const { does, unclear, understood } = yield* guidance.understood(workspaceId)
          return { does, unclear, understood }
        }
        const policy = yield* guidance.withNames(workspaceId, proposed)
        return { does: doneBy(policy), unclear: policy.unclear, understood: understoodIn(policy) }
      })

      return Previews.of({
        reading: (workspaceId, draft) =>
          Effect.flatMap(compiled(draft), (proposed) => readingOf(workspaceId, proposed)),
        of: tracedFn("Previews.of")(function* (workspaceId, draft) {
          const at = yield* now
          const current = yield* standards.get(workspaceId)
          const proposed = yield* compiled(draft)
          const other = drafted(current, draft, at, proposed)
          const comparison = new Comparison()
          const changes: Array<DraftExample> = []
          const page = yield* Effect.orDie(past.page(workspaceId, { at, id: "" }, previewed))
          const look = (comment: ReplayedComment) => {
            const replayed = replay(classifier, comment, current, other)
            comparison.add(replayed)
            if (replayed.example.before !== replayed.example.after) changes.push(shortened(replayed.example))
          }
          yield* inTurns(soonRead(page, previewed).read, look, turnAsOthers)
          return { ...(yield* readingOf(workspaceId, proposed)), difference: comparison.difference, changes }
        })
      })
    })
  )
}
