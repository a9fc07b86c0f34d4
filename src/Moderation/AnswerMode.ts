import { Context, type Effect } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import type { AnswerQuestions } from "#schema/resources/Autopilot.ts"

/** What a brand lets the autopilot do about questions. The autopilot, which stands above this room, knows. */
export class AnswerMode extends Context.Tag("steward/AnswerMode")<
  AnswerMode,
  {
    readonly now: (workspaceId: WorkspaceId) => Effect.Effect<AnswerQuestions>
  }
>() {}
