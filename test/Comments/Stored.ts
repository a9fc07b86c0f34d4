import { DateTime, FastCheck } from "effect"
import { AccountId, CommentId, WorkspaceId } from "#schema/Ids.ts"
import { CommentStatus, PlatformAction } from "#schema/resources/Comment.ts"
import type { CommentChange } from "#src/Comments/CommentChange.ts"
import type { Observation } from "#src/Comments/Observation.ts"
import { echoMilliseconds } from "#src/Comments/Observe.ts"
import type { StoredComment } from "#src/Comments/StoredComment.ts"
import { shown } from "#src/Ground/Time.ts"
import { observed } from "#test/House.ts"

/** When everything here is observed. */
export const at = new Date(1_790_000_000_000)
const earlier = (milliseconds: number) => new Date(at.getTime() - milliseconds)

/** A comment that was kept an hour ago and announced. */
export const stored = (overrides: Partial<StoredComment> = {}): StoredComment => ({
  workspace_id: WorkspaceId.make("ws_1"),
  id: CommentId.make("com_1"),
  account_id: AccountId.make("acc_1"),
  account_name: "Fjord Coffee",
  platform: "facebook",
  surface: "organic",
  external_id: "1",
  parent_external_id: null,
  post_external_id: "post-1",
  post_caption: "Autumn menu",
  post_url: null,
  ad_id: null,
  ad_name: null,
  author_external_id: "author-1",
  author_name: "Kari",
  author_handle: "kari",
  text: "Lovely",
  has_media: false,
  language: null,
  platform_url: null,
  status: "visible",
  archived: false,
  hidden_on_platform: false,
  decision: {
    outcome: "keep",
    by: "autopilot",
    name: null,
    reason: "Nothing spoke against it",
    category: null,
    score: null,
    policy_version: 3,
    at: shown(earlier(3_600_000))
  },
  scores: null,
  draft_reply: null,
  pending_action: null,
  pending_since: null,
  action_error: null,
  replies: [],
  waiting_since: null,
  asking: null,
  announced: true,
  created_at: earlier(3_700_000),
  received_at: earlier(3_600_000),
  decided_at: earlier(3_600_000),
  hidden_at: null,
  acted_at: null,
  erased_at: null,
  erased_digest: null,
  updated_at: earlier(3_600_000),
  ...overrides
})

export const hidden = { status: "hidden", hidden_on_platform: true, hidden_at: earlier(1_800_000) } as const
export const waiting = {
  status: "review",
  waiting_since: earlier(3_600_000),
  asking: { reason: "Unsure", reason_score: 0.5, leaning: "hide", leaning_why: "Looks like spam" }
} as const

const text = FastCheck.constantFrom("Lovely", "Buy followers", "")

/** A comment in any state that the store holds. */
export const anyStored: FastCheck.Arbitrary<StoredComment> = FastCheck.record({
  status: FastCheck.constantFrom(...CommentStatus.literals),
  hidden_on_platform: FastCheck.boolean(),
  pending_action: FastCheck.option(FastCheck.constantFrom(...PlatformAction.literals)),
  announced: FastCheck.boolean(),
  has_media: FastCheck.boolean(),
  text,
  acted_at: FastCheck.option(FastCheck.integer({ min: 0, max: 3 * echoMilliseconds }).map(earlier))
}).map((state) =>
  stored({
    ...(state.status === "review" ? waiting : {}),
    ...state,
    hidden_on_platform: state.status === "hidden" || (state.status !== "visible" && state.hidden_on_platform),
    pending_since: state.pending_action === null ? null : earlier(1_000)
  })
)

const externalId = "1"
export const anyObservation: FastCheck.Arbitrary<Observation> = FastCheck.oneof(
  FastCheck.record({ text, hasMedia: FastCheck.boolean(), hidden: FastCheck.boolean() }).map(
    (seen): Observation => ({ _tag: "Commented", comment: observed({ ...seen, createdAt: DateTime.unsafeMake(0) }) })
  ),
  FastCheck.record({ text, hasMedia: FastCheck.option(FastCheck.boolean()) }).map(
    (seen): Observation => ({ _tag: "Edited", externalId, ...seen })
  ),
  FastCheck.constantFrom<Observation>(
    { _tag: "Hidden", externalId },
    { _tag: "Unhidden", externalId },
    { _tag: "Removed", externalId }
  )
)

/** The comment as a change leaves it. */
export const changed = (comment: StoredComment, change: CommentChange | null): StoredComment =>
  change === null ? comment : { ...comment, ...change.set, updated_at: at }
