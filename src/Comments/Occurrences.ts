import type { Context } from "effect"
import type { WebhookEvent } from "#schema/resources/Event.ts"
import type { AppLinks } from "#src/Ground/AppLinks.ts"
import type { Occurrence } from "#src/Webhooks/Queue/Matching.ts"
import { toComment, toNeedsYouItem } from "./CommentResource.ts"
import type { StoredComment } from "./StoredComment.ts"

type Links = Context.Tag.Service<typeof AppLinks>

/** What the outbox is told about a comment after a change; `row` is the comment as the change left it. */
export const commentOccurrence = (
  row: StoredComment,
  events: ReadonlyArray<WebhookEvent>,
  at: Date,
  links: Links
): Occurrence => {
  const comment = toComment(row, links)
  // one object for all events, so that it is written once
  const told = { comment }
  return {
    workspaceId: row.workspace_id,
    at,
    url: comment.url,
    events: events.map((event) => ({
      event,
      fields: event === "comment.review" ? { ...told, needs_you: toNeedsYouItem(row, links) } : told
    }))
  }
}
