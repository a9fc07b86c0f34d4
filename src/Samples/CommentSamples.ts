import { type Context, Effect } from "effect"
import type { CommentId, WorkspaceId } from "#schema/Ids.ts"
import type { Comment } from "#schema/resources/Comment.ts"
import type { WebhookEvent } from "#schema/resources/Event.ts"
import { isQuestion } from "#src/Autopilot/Text/Question.ts"
import type { Comments } from "#src/Comments/Comments.ts"
import { commentOccurrence } from "#src/Comments/Occurrences.ts"
import type { AppLinks } from "#src/Ground/AppLinks.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import type { RuleMatches } from "#src/Moderation/RuleMatches.ts"

export type CommentEvent = Extract<WebhookEvent, `comment.${string}`>

/** Comments that are looked through for questions. */
const lookedThrough = 100

const newest = (comments: ReadonlyArray<Comment>) =>
  comments.toSorted((a, b) => (a.received_at < b.received_at ? 1 : a.received_at > b.received_at ? -1 : 0))

const wantsReply = ({ draft_reply, text }: Comment) => draft_reply !== null || isQuestion(text)

/** What happened to the newest comments that an event would tell of as they are now. */
export const commentSamples = (
  rules: Context.Tag.Service<RuleMatches>,
  comments: Context.Tag.Service<Comments>,
  links: Context.Tag.Service<AppLinks>
) =>
  tracedFn("Samples.comments")(function* (workspaceId: WorkspaceId, event: CommentEvent, limit: number) {
    const withStatus = (status: Comment["status"], count: number) =>
      Effect.map(comments.list(workspaceId, { status }, { limit: count }), ({ data }) => data)
    const settled = (count: number) =>
      Effect.map(
        Effect.all([withStatus("visible", count), withStatus("hidden", count), withStatus("review", count)]),
        (lists) => newest(lists.flat())
      )
    const found: Record<CommentEvent, () => Effect.Effect<ReadonlyArray<{ readonly id: CommentId }>, unknown>> = {
      "comment.received": () => settled(limit),
      "comment.hidden": () => withStatus("hidden", limit),
      "comment.review": () => Effect.map(comments.listWaiting(workspaceId, { limit }), ({ data }) => data),
      "comment.needs_reply": () =>
        Effect.map(settled(lookedThrough), (all) => all.filter((one) => one.status !== "hidden" && wantsReply(one))),
      "comment.rule_matched": () => Effect.map(rules.newest(workspaceId, limit), (ids) => ids.map((id) => ({ id })))
    }
    const ids = (yield* found[event]()).slice(0, limit)
    return yield* Effect.forEach(ids, ({ id }) =>
      Effect.map(comments.find(workspaceId, id), (row) => ({
        source: row.id,
        occurrence: commentOccurrence(row, [event], row.updated_at, links)
      }))
    )
  }, Effect.orDie)
