import { SqlClient } from "@effect/sql"
import { Clock, Context, DateTime, Duration, Effect, Layer } from "effect"
import { CommentId, type ContactId } from "#schema/Ids.ts"
import { Contacts } from "#src/Contacts/Contacts.ts"
import { periodic } from "#src/Database/Periodic.ts"
import { Signals } from "#src/Database/Signals.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { WorkspaceClock } from "#src/Database/WorkspaceClock.ts"
import { Ids } from "#src/Ids.ts"
import { Comments } from "./Comments.ts"
import { CommentsRepo, type KnownComment, type NewComment } from "./CommentsRepo.ts"
import { type EarlyReport, foldEarly, observationsOf } from "./EarlyReport.ts"
import { EarlyReportsRepo } from "./EarlyReportsRepo.ts"
import type { Observation, ObservedAccount, ObservedComment } from "./Observation.ts"
import { observe } from "./Observe.ts"
import { type KnownPost, PostsRepo } from "./PostsRepo.ts"
import { completed, reportedPosts, tellsMore, withPost } from "./ReportedPosts.ts"

/** How long news of a comment is kept that Steward has not been told was written. */
const earlyKept = Duration.days(7)
const forgottenAtOnce = 500
/** Comments under a post that one report may complete; the rest is completed when the post is read. */
const filledAtOnce = 1_000

/** Takes in what a platform reports about an account's comments; the same report twice changes nothing. */
export class Intake extends Context.Tag("steward/Intake")<
  Intake,
  {
    /**
     * Stores new comments as `pending` and applies the rest to those known, in one transaction. News of a comment that
     * is not known yet is kept for it. `readSince` is when a reading began, for reports that were read: comments that
     * changed after it are newer than the report. Answers how many comments are new.
     */
    readonly receive: (
      account: ObservedAccount,
      observations: ReadonlyArray<Observation>,
      readSince?: DateTime.Utc
    ) => Effect.Effect<number>
    /** Throws a small batch of news away whose comment never came; answers how many. */
    readonly forget: Effect.Effect<number>
  }
>() {
  static readonly layer = Layer.effect(
    Intake,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const repo = yield* CommentsRepo
      const postsRepo = yield* PostsRepo
      const earlyRepo = yield* EarlyReportsRepo
      const comments = yield* Comments
      const contacts = yield* Contacts
      const clock = yield* WorkspaceClock
      const signals = yield* Signals
      const ids = yield* Ids

      const store = Effect.fn("Intake.store")(function* (account: ObservedAccount, told: ObservedComment, at: Date) {
        const id = yield* ids.make("com", CommentId.make)
        const contact = yield* contacts.seen(account, told.author, at)
        // the platform may name somebody in one report and not in the next
        const name = told.author.name || (contact?.name ?? "")
        const handle = told.author.handle || (contact?.handle ?? "")
        const comment = { ...told, author: { ...told.author, name, handle } }
        yield* repo.insert(newComment(account, id, comment, contact?.id ?? null, at))
        yield* repo.appendHistory(account.workspaceId, id, at, { actor: name, what: "received", note: null })
        // one that the platform holds back by itself settles at once, and is never shown again without a person
        if (comment.hidden) yield* apply(account, id, { _tag: "Hidden", externalId: comment.externalId })
        return { id, external_id: comment.externalId, updated_at: at }
      })

      const apply = (account: ObservedAccount, id: CommentId, observation: Observation) =>
        comments
          .change(account.workspaceId, id, (comment, at) =>
            Effect.succeed([undefined, observe(comment, observation, at)] as const)
          )
          .pipe(Effect.orDie)

      /** What is known of the posts of these reports, which add to it. What nobody told is read later, once a post. */
      const postsOf = Effect.fn("Intake.postsOf")(function* (
        account: ObservedAccount,
        observations: ReadonlyArray<Observation>
      ) {
        const reported = reportedPosts(observations)
        if (reported.size === 0) return reported
        const posts = new Map<string, KnownPost>()
        for (const post of yield* postsRepo.known(account, [...reported.keys()])) posts.set(post.external_id, post)
        const now = new Date(yield* Clock.currentTimeMillis)
        for (const told of reported.values()) {
          const known = posts.get(told.external_id)
          if (known !== undefined && !tellsMore(known, told)) continue
          const post = known === undefined ? told : completed(known, told)
          yield* postsRepo.put(account, post, post.caption === null ? now : null)
          if (known !== undefined) yield* postsRepo.fill(account, post, filledAtOnce)
          posts.set(post.external_id, post)
        }
        return posts
      })

      /** What came early for comments that these reports are about. */
      const earlyOf = Effect.fn("Intake.earlyOf")(function* (
        { accountId, workspaceId }: ObservedAccount,
        externalIds: ReadonlyArray<string>
      ) {
        const early = new Map<string, EarlyReport>()
        if (externalIds.length === 0) return early
        for (const { external_id, ...report } of yield* earlyRepo.get(workspaceId, accountId, externalIds)) {
          early.set(external_id, report)
        }
        return early
      })

      return Intake.of({
        receive: Effect.fn("Intake.receive")(
          function* (account, observations, readSince) {
            if (observations.length === 0) return 0
            const { accountId, workspaceId } = account
            const keys = yield* clock.nextMany(workspaceId, observations.length)
            const known = new Map(
              (yield* repo.known(workspaceId, accountId, observations.map(externalIdOf))).map((row) => [
                row.external_id,
                row
              ])
            )
            const unknown = observations.map(externalIdOf).filter((id) => !known.has(id))
            const early = yield* earlyOf(account, unknown)
            const posts = yield* postsOf(account, observations)
            let fresh = 0
            for (const [index, observation] of observations.entries()) {
              const externalId = externalIdOf(observation)
              const row = known.get(externalId)
              const at = keys[index]
              if (row !== undefined) {
                if (!isOutdated(observation, row, readSince)) yield* apply(account, row.id, observation)
              } else if (at === undefined) {
                return yield* Effect.dieMessage("Too few sort keys were handed out")
              } else if (observation._tag === "Commented") {
                // what the same report says of it further on is applied to it
                const stored = yield* store(account, withPost(observation.comment, posts), at)
                known.set(externalId, stored)
                fresh++
                const report = early.get(externalId)
                if (report === undefined) continue
                yield* earlyRepo.remove(workspaceId, accountId, externalId)
                if (readSince !== undefined && report.at < DateTime.toDateUtc(readSince)) continue
                for (const news of observationsOf(externalId, report)) yield* apply(account, stored.id, news)
              } else {
                const report = foldEarly(early.get(externalId), observation, at)
                early.set(externalId, report)
                yield* earlyRepo.put(workspaceId, accountId, { external_id: externalId, ...report })
              }
            }
            yield* signals.notify("comments")
            return fresh
          },
          Effect.orDie,
          transaction(sql)
        ),

        forget: Effect.gen(function* () {
          const now = yield* Clock.currentTimeMillis
          return yield* earlyRepo.forget(new Date(now - Duration.toMillis(earlyKept)), forgottenAtOnce)
        }).pipe(Effect.orDie, Effect.withSpan("Intake.forget"))
      })
    })
  )

  /** Every hour, batch after batch until nothing is old enough. */
  static readonly worker = Layer.unwrapEffect(
    Effect.map(Intake, ({ forget }) =>
      periodic({
        name: "early reports",
        every: "1 hour",
        task: Effect.repeat(forget, { until: (count) => count === 0 })
      })
    )
  )
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
