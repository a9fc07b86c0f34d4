import { Effect } from "effect"
import type { Principal } from "#schema/api/Authentication.ts"
import type { CommentId } from "#schema/Ids.ts"
import type { AnswerToHold } from "#schema/resources/HeldAnswer.ts"
import { Comments } from "#src/Comments/Comments.ts"
import { HeldAnswers } from "#src/Moderation/Held/HeldAnswers.ts"
import { HeldRunner } from "#src/Moderation/Held/HeldRunner.ts"
import { drained } from "../Scene.ts"

export const hold = (principal: Principal, id: CommentId, kind: AnswerToHold["answer"], text?: string) =>
  Effect.flatMap(HeldAnswers, (held) =>
    held.hold(principal, id, { answer: kind, ...(text === undefined ? {} : { text }) })
  )

export const takeBack = (principal: Principal, id: CommentId) =>
  Effect.flatMap(HeldAnswers, (held) => held.takeBack(principal, id))

/** Answers that were held for long enough take effect. */
export const released = drained(Effect.flatMap(HeldRunner, ({ drain }) => drain))

/** What waits in Needs you, newest first. */
export const waiting = ({ workspaceId }: Principal) =>
  Effect.flatMap(Comments, (comments) =>
    Effect.map(Effect.orDie(comments.listWaiting(workspaceId, {})), ({ data }) => data.map(({ id }) => id))
  )
