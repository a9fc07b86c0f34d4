import type { CommentStatus, Decision, PlatformAction, Reply, Scores } from "#schema/Comment.ts"
import type { AccountId, CommentId, WorkspaceId } from "#schema/Ids.ts"
import type { Platform, Surface } from "#schema/Platform.ts"

/** What the autopilot asks a person, kept with the comment while it waits. */
export interface Asking {
  readonly reason: string
  readonly reason_score: number | null
  readonly leaning: "hide" | "keep" | null
  readonly leaning_why: string
}

/** A row of `comments`, with the name of its account. Times are as stored: milliseconds, UTC. */
export interface StoredComment {
  readonly workspace_id: WorkspaceId
  readonly id: CommentId
  readonly account_id: AccountId
  readonly account_name: string
  readonly platform: Platform
  readonly surface: Surface
  readonly external_id: string
  readonly parent_external_id: string | null
  readonly post_external_id: string | null
  readonly post_caption: string | null
  readonly post_url: string | null
  readonly ad_id: string | null
  readonly ad_name: string | null
  readonly author_external_id: string | null
  readonly author_name: string
  readonly author_handle: string
  readonly text: string
  readonly has_media: boolean
  readonly language: string | null
  readonly platform_url: string | null
  readonly status: CommentStatus
  readonly archived: boolean
  readonly hidden_on_platform: boolean
  readonly decision: Decision | null
  readonly scores: Scores | null
  readonly draft_reply: string | null
  readonly pending_action: PlatformAction | null
  readonly pending_since: Date | null
  readonly action_error: string | null
  readonly replies: ReadonlyArray<Reply>
  readonly waiting_since: Date | null
  readonly asking: Asking | null
  readonly announced: boolean
  readonly created_at: Date
  readonly received_at: Date
  readonly decided_at: Date | null
  readonly hidden_at: Date | null
  readonly acted_at: Date | null
  /** When its text and author were deleted for good: nothing that the platform tells brings them back. */
  readonly erased_at: Date | null
  readonly updated_at: Date
}

/** What a change may set. */
export type CommentFields = Partial<
  Pick<
    StoredComment,
    | "text"
    | "has_media"
    | "language"
    | "status"
    | "archived"
    | "hidden_on_platform"
    | "decision"
    | "scores"
    | "draft_reply"
    | "pending_action"
    | "pending_since"
    | "action_error"
    | "replies"
    | "waiting_since"
    | "asking"
    | "announced"
    | "decided_at"
    | "hidden_at"
    | "acted_at"
  >
>
