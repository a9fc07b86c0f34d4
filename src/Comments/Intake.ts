import { SqlClient } from "@effect/sql"
import { Context, DateTime, Effect, Layer } from "effect"
import { type AccountId, CommentId, type ContactId, type WorkspaceId } from "#schema/Ids.ts"
import type { Platform } from "#schema/Platform.ts"
import { Contacts } from "#src/Contacts/Contacts.ts"
import { Signals } from "#src/Database/Signals.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { WorkspaceClock } from "#src/Database/WorkspaceClock.ts"
import { Ids } from "#src/Ids.ts"
import { Comments } from "./Comments.ts"
import { CommentsRepo, type KnownComment, type KnownPost, type NewComment } from "./CommentsRepo.ts"
import type { Observation, ObservedComment } from "./Observation.ts"
import { observe } from "./Observe.ts"

export interface ObservedAccount {
  readonly workspaceId: WorkspaceId
  readonly accountId: AccountId
  readonly platform: Platform
}

/** Takes in what a platform reports about an account's comments; the same report twice changes nothing. */
export class Intake extends Context.Tag("steward/Intake")<
  Intake,
  {
    /**
     * Stores new comments as `pending` and applies the rest to those known, in one transaction. `readSince` is when
     * a reading began, for reports that were read: comments that changed after it are newer than the report.
     * Answers how many comments are new.
     */
    readonly receive: (
      account: ObservedAccount,
      observations: ReadonlyArray<Observation>,
      readSince?: DateTime.Utc
    ) => Effect.Effect<number>
  }
>() {
  static readonly layer = Layer.effect(
    Intake,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const repo = yield* CommentsRepo
      const comments = yield* Comments
      const contacts = yield* Contacts
      const clock = yield* WorkspaceClock
      const signals = yield* Signals
      const ids = yield* Ids

      const store = Effect.fn("Intake.store")(function* (account: ObservedAccount, comment: ObservedComment, at: Date) {
        const id = yield* ids.make("com", CommentId.make)
        const contactId = yield* contacts.seen(account, comment.author, at)
        yield* repo.insert(newComment(account, id, comment, contactId, at))
        yield* repo.appendHistory(account.workspaceId, id, at, {
          actor: comment.author.name,
          what: "received",
          note: null
        })
        // one that the platform holds back by itself settles at once, and is never shown again without a person
        if (comment.hidden) yield* apply(account, id, { _tag: "Hidden", externalId: comment.externalId })
        return {
          id,
          external_id: comment.externalId,
          post_caption: comment.post?.caption ?? null,
          updated_at: at
        }
      })

      const apply = (account: ObservedAccount, id: CommentId, observation: Observation) =>
        comments
          .change(account.workspaceId, id, (comment, at) =>
            Effect.succeed([undefined, observe(comment, observation, at)] as const)
          )
          .pipe(Effect.orDie)

      /** Posts that these reports do not describe, as earlier ones did. */
      const postsOf = (account: ObservedAccount, observations: ReadonlyArray<Observation>) => {
        const undescribed = observations.flatMap((observation) =>
          observation._tag === "Commented" && observation.comment.post?.caption === null
            ? [observation.comment.post.externalId]
            : []
        )
        return undescribed.length === 0
          ? Effect.succeed(new Map<string, KnownPost>())
          : Effect.map(
              repo.posts(account.workspaceId, undescribed),
              (rows) => new Map(rows.map((row) => [row.post_external_id, row]))
            )
      }

      const describe = (account: ObservedAccount, row: KnownComment, observation: Observation) => {
        const post = observation._tag === "Commented" ? observation.comment.post : null
        if (post === null || post.caption === null || row.post_caption !== null) return Effect.void
        const known = { post_external_id: post.externalId, post_caption: post.caption, post_url: post.url }
        return repo.describePost(account.workspaceId, account.accountId, known)
      }

      return Intake.of({
        receive: Effect.fn("Intake.receive")(
          function* (account, observations, readSince) {
            if (observations.length === 0) return 0
            const keys = yield* clock.nextMany(account.workspaceId, observations.length)
            const known = new Map(
              (yield* repo.known(account.workspaceId, account.accountId, observations.map(externalIdOf))).map((row) => [
                row.external_id,
                row
              ])
            )
            const posts = yield* postsOf(account, observations)
            let fresh = 0
            for (const [index, observation] of observations.entries()) {
              const externalId = externalIdOf(observation)
              const row = known.get(externalId)
              const at = keys[index]
              if (row !== undefined) {
                yield* describe(account, row, observation)
                if (!isOutdated(observation, row, readSince)) yield* apply(account, row.id, observation)
              } else if (observation._tag === "Commented" && at !== undefined) {
                // what the same report says of it further on is applied to it
                known.set(externalId, yield* store(account, withPost(observation.comment, posts), at))
                fresh++
              }
            }
            yield* signals.notify("comments")
            return fresh
          },
          Effect.orDie,
          transaction(sql)
        )
      })
    })
  )
}

const withPost = (comment: ObservedComment, posts: ReadonlyMap<string, KnownPost>): ObservedComment => {
  const known = comment.post === null || comment.post.caption !== null ? undefined : posts.get(comment.post.externalId)
  return comment.post === null || known === undefined
    ? comment
    : { ...comment, post: { ...comment.post, caption: known.post_caption, url: comment.post.url ?? known.post_url } }
}

/** A pushed `Commented` about a comment we have is a repeat, and says how it was then. */
const isOutdated = (observation: Observation, row: KnownComment, readSince: DateTime.Utc | undefined) =>
  readSince === undefined ? observation._tag === "Commented" : row.updated_at >= DateTime.toDateUtc(readSince)

const externalIdOf = (observation: Observation) =>
  observation._tag === "Commented" ? observation.comment.externalId : observation.externalId

const newComment = (
  account: ObservedAccount,
  id: CommentId,
  comment: ObservedComment,
  contactId: ContactId | null,
  at: Date
): NewComment => ({
  workspace_id: account.workspaceId,
  id,
  account_id: account.accountId,
  platform: account.platform,
  surface: comment.surface,
  external_id: comment.externalId,
  parent_external_id: comment.parentExternalId,
  post_external_id: comment.post?.externalId ?? null,
  post_caption: comment.post?.caption ?? null,
  post_url: comment.post?.url ?? null,
  ad_id: comment.ad?.id ?? null,
  ad_name: comment.ad?.name ?? null,
  contact_id: contactId,
  author_external_id: comment.author.externalId,
  author_name: comment.author.name,
  author_handle: comment.author.handle,
  text: comment.text,
  has_media: comment.hasMedia,
  language: null,
  platform_url: comment.url,
  status: "pending",
  archived: false,
  hidden_on_platform: false,
  decision: null,
  scores: null,
  draft_reply: null,
  pending_action: null,
  pending_since: null,
  action_error: null,
  replies: [],
  waiting_since: null,
  asking: null,
  announced: false,
  created_at: DateTime.toDateUtc(comment.createdAt),
  received_at: at,
  decided_at: null,
  hidden_at: null,
  acted_at: null
})
