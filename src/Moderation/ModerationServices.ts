import { Layer } from "effect"
import { AnswersRepo } from "./AnswersRepo.ts"
import { Moderation } from "./Moderation.ts"
import { ModerationErasure } from "./ModerationErasure.ts"
import { WorkQueue } from "./WorkQueue.ts"
import { WorkRepo } from "./WorkRepo.ts"
import { WorkRunner } from "./WorkRunner.ts"

/** The services of this room, on their repositories. */
export const moderationServices = Layer.mergeAll(Moderation.layer, ModerationErasure.layer, WorkRunner.layer).pipe(
  Layer.provideMerge(WorkQueue.layer),
  Layer.provide([WorkRepo.layer, AnswersRepo.layer])
)

export const moderationWorkers = WorkRunner.worker
