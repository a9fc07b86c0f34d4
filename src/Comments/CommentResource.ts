import type { Context } from "effect"
import type { Comment } from "#schema/resources/Comment.ts"
import type { NeedsYouItem } from "#schema/resources/NeedsYou.ts"
import type { AppLinks } from "#src/Ground/AppLinks.ts"
import { shown, shownInSeconds, shownOrNull, type Timed } from "#src/Ground/Time.ts"
import type { StoredComment } from "./StoredComment.ts"

type Links = Context.Tag.Service<typeof AppLinks>

/** The comment object of the API and of deliveries. */
export const toComment = (row: Timed<StoredComment>, links: Links): Comment => ({
  id: row.id,
  external_id: row.external_id,
  platform: row.platform,
  surface: row.surface,
  account: { id: row.account_id, name: row.account_name },
  post:
    row.post_external_id === null
      ? null
      : { external_id: row.post_external_id, caption: row.post_caption, url: row.post_url },
  ad: row.ad_id === null ? null : { id: row.ad_id, name: row.ad_name },
  parent_external_id: row.parent_external_id,
  text: row.text,
  has_media: row.has_media,
  language: row.language,
  author: { name: row.author_name, handle: row.author_handle },
  status: row.status,
  archived: row.archived,
  decision: row.decision,
  scores: row.scores,
  draft_reply: row.draft_reply,
  pending_action:
    row.pending_action === null || row.pending_since === null
      ? null
      : { action: row.pending_action, since: shown(row.pending_since) },
  action_error: row.action_error,
  replies: row.replies,
  url: links.comment(row.id),
  platform_url: row.platform_url,
  created_at: shown(row.created_at),
  received_at: shown(row.received_at),
  decided_at: shownOrNull(row.decided_at),
  hidden_at: shownOrNull(row.hidden_at),
  updated_at: shown(row.updated_at)
})

/** The Needs you item of a comment that waits. */
export const toNeedsYouItem = (row: StoredComment, links: Links): NeedsYouItem => ({
  id: row.id,
  text: row.text,
  has_media: row.has_media,
  author: { name: row.author_name, handle: row.author_handle },
  platform: row.platform,
  surface: row.surface,
  post_caption: row.post_caption ?? "",
  created_at: shownInSeconds(row.waiting_since ?? row.received_at),
  reason: row.asking?.reason ?? "",
  reason_score: row.asking?.reason_score ?? null,
  leaning: row.asking?.leaning ?? null,
  leaning_why: row.asking?.leaning_why ?? "",
  url: links.comment(row.id)
})
