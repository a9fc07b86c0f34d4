import { Context, type Effect } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"

/** What the status tells of campaigns. Moderation, which stands above this room, counts it. */
export class CampaignAnswers extends Context.Tag("steward/CampaignAnswers")<
  CampaignAnswers,
  {
    /** Comments that a campaign has replied to from `from` on, inclusive, and before `to`. */
    readonly count: (workspaceId: WorkspaceId, from: Date, to: Date) => Effect.Effect<number>
  }
>() {}
