import { AccountId, CommentId } from "#schema/Ids.ts"
import type { Comment } from "#schema/resources/Comment.ts"
import { Timestamp } from "#schema/Time.ts"

const at = (minute: number) => Timestamp.make(new Date(minute * 60_000).toISOString())

/** The `n`th comment, as it was after `changes`. */
export const comment = (n: number, changes = 0): Comment => ({
  id: CommentId.make(`com_${String(n).padStart(4, "0")}`),
  external_id: String(n),
  platform: "facebook",
  surface: "organic",
  account: { id: AccountId.make(n % 3 === 0 ? "acc_other" : "acc_own"), name: "Fjord Coffee" },
  post: null,
  ad: null,
  parent_external_id: null,
  text: `Comment ${n}`,
  has_media: false,
  language: null,
  author: { name: "Kari", handle: "kari" },
  status: changes % 2 === 0 ? "visible" : "hidden",
  archived: false,
  decision: null,
  scores: null,
  draft_reply: null,
  pending_action: null,
  action_error: null,
  replies: [],
  url: "https://steward.test",
  platform_url: null,
  created_at: at(n),
  received_at: at(n),
  decided_at: null,
  hidden_at: null,
  updated_at: at(n + changes)
})
