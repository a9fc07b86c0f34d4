import { Layer } from "effect"
import { AnswersRepo } from "./AnswersRepo.ts"
import { CampaignAnswers } from "./Campaigns/CampaignAnswers.ts"
import { WorkClaims } from "./Claims/WorkClaims.ts"
import { WorkClaimsRepo } from "./Claims/WorkClaimsRepo.ts"
import { CommentsInFull } from "./Delayed/CommentsInFull.ts"
import { HeldAnswers } from "./Held/HeldAnswers.ts"
import { HeldRunner } from "./Held/HeldRunner.ts"
import { HeldAnswersRepo } from "./HeldAnswersRepo.ts"
import { Moderation } from "./Moderation.ts"
import { ModerationErasure } from "./ModerationErasure.ts"
import { PrivateReplies } from "./Private/PrivateReplies.ts"
import { Refusals } from "./Refused/Refusals.ts"
import { PutOffRepo } from "./Running/PutOffRepo.ts"
import { WorkRunner } from "./Running/WorkRunner.ts"
import { WorkQueue } from "./WorkQueue.ts"
import { WorkRepo } from "./WorkRepo.ts"

/** The services of this room, on their repositories. */
export const moderationServices = Layer.mergeAll(
  CampaignAnswers.layer,
  CommentsInFull.layer,
  HeldAnswers.layer,
  HeldRunner.layer,
  ModerationErasure.layer,
  PrivateReplies.layer,
  Refusals.layer,
  WorkRunner.layer
).pipe(
  Layer.provideMerge(Moderation.layer),
  Layer.provideMerge(WorkQueue.layer),
  Layer.provide(WorkClaims.layer),
  Layer.provide(WorkClaimsRepo.layer),
  Layer.provide([WorkRepo.layer, PutOffRepo.layer, AnswersRepo.layer, HeldAnswersRepo.layer])
)

export const moderationWorkers = Layer.merge(WorkRunner.worker, HeldRunner.worker)
