import { SqlClient } from "@effect/sql"
import { Context, DateTime, Effect, Layer, Option } from "effect"
import type { Comment, CommentDetail, HistoryEntry } from "#schema/Comment.ts"
import type { CommentFilter } from "#schema/CommentFilter.ts"
import { type InvalidRequest, NotFound } from "#schema/Errors.ts"
import type { WebhookEvent } from "#schema/Event.ts"
import type { CommentId, ContactId, WorkspaceId } from "#schema/Ids.ts"
import type { NeedsYouItem } from "#schema/NeedsYou.ts"
import { defaultPageSize } from "#schema/Page.ts"
import { AppLinks } from "#src/AppLinks.ts"
import type { ListFilter, ListName } from "#src/Database/Cursor.ts"
import { Cursors } from "#src/Database/Cursors.ts"
import { type Page, type PageRequest, pageOf } from "#src/Database/Page.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { WorkspaceClock } from "#src/Database/WorkspaceClock.ts"
import { Sales } from "#src/Sales/Sales.ts"
import { span } from "#src/Span.ts"
import { millisecondsOf, shown } from "#src/Time.ts"
import { Outbox } from "#src/Webhooks/Outbox.ts"
import { toComment, toNeedsYouItem } from "./CommentResource.ts"
import { CommentsRepo, type StandingRequest } from "./CommentsRepo.ts"
import { KnownAccounts } from "./KnownAccounts.ts"
import type { ObservedAccount } from "./Observation.ts"
import { commentOccurrence } from "./Occurrences.ts"
import type { CommentFields, StoredComment } from "./StoredComment.ts"

/** What begins to ask a person must be seen: it comes back from the archive. */
const seen = (comment: StoredComment, set: CommentFields): CommentFields =>
  set.status === "review" && comment.status !== "review" ? { ...set, archived: false } : set

/** A change of one comment: what it sets, what its history says, and the events it makes. */
export interface CommentChange {
  readonly set: CommentFields
  readonly history: ReadonlyArray<Omit<HistoryEntry, "at">>
  readonly events: ReadonlyArray<WebhookEvent>
}

/** The comment store. Every change of a comment goes through `change`, with its history and its events. */
export class Comments extends Context.Tag("steward/Comments")<
  Comments,
  {
    readonly list: (
      workspaceId: WorkspaceId,
      filter: CommentFilter,
      page: PageRequest
    ) => Effect.Effect<Page<Comment>, InvalidRequest>
    readonly listWaiting: (
      workspaceId: WorkspaceId,
      page: PageRequest
    ) => Effect.Effect<Page<NeedsYouItem>, InvalidRequest>
    readonly get: (workspaceId: WorkspaceId, id: string) => Effect.Effect<CommentDetail, NotFound>
    /** The row behind a comment, for the rooms that decide on it and act on it. */
    readonly find: (workspaceId: WorkspaceId, id: string) => Effect.Effect<StoredComment, NotFound>
    /** Claims comments that wait to be decided and that nobody else is deciding, oldest first, until `until`. */
    readonly claimPending: (
      now: Date,
      until: Date,
      limit: number
    ) => Effect.Effect<ReadonlyArray<{ readonly workspace_id: WorkspaceId; readonly id: CommentId }>>
    /** Comments of an account that anybody can see on the platform, as far as Steward knows, newest first. */
    readonly standing: (
      account: ObservedAccount,
      ask: StandingRequest
    ) => Effect.Effect<
      ReadonlyArray<{ readonly externalId: string; readonly text: string; readonly receivedAt: DateTime.Utc }>
    >
    /** Names the author of comments that came without a name. It makes no events. */
    readonly nameAuthor: (workspaceId: WorkspaceId, contactId: ContactId, name: string) => Effect.Effect<void>
    /**
     * Runs `decide` on the comment as it is now, locked, and carries out the change it answers, all in one
     * transaction. `at` is the workspace's next sort key: the time of everything that this change writes.
     */
    readonly change: <A, E, R>(
      workspaceId: WorkspaceId,
      id: string,
      decide: (comment: StoredComment, at: Date) => Effect.Effect<readonly [A, CommentChange | null], E, R>
    ) => Effect.Effect<A, E | NotFound, R>
  }
>() {
  static readonly layer = Layer.effect(
    Comments,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const repo = yield* CommentsRepo
      const accounts = yield* KnownAccounts
      const clock = yield* WorkspaceClock
      const outbox = yield* Outbox
      const cursors = yield* Cursors
      const links = yield* AppLinks
      const sales = yield* Sales

      const noSuchComment = (id: string) =>
        new NotFound({ message: `There is no comment ${JSON.stringify(id.slice(0, 64))} in this workspace` })

      const found = (id: string) =>
        Option.match({
          onNone: () => Effect.fail(noSuchComment(id)),
          onSome: (row: StoredComment) => Effect.succeed(row)
        })

      const find = (workspaceId: WorkspaceId, id: string) =>
        Effect.flatMap(Effect.orDie(repo.get(workspaceId, id)), found(id))

      const after = (list: ListName, workspaceId: WorkspaceId, cursor: string | undefined, filter: ListFilter = {}) =>
        cursor === undefined
          ? Effect.succeedNone
          : Effect.map(cursors.decode(list, workspaceId, cursor, filter), Option.some)

      return Comments.of({
        list: Effect.fnUntraced(function* (workspaceId, filter, page) {
          const limit = page.limit ?? defaultPageSize
          const from = yield* after("comments", workspaceId, page.cursor, filter)
          const rows = yield* Effect.orDie(repo.list(workspaceId, filter, from, limit + 1))
          if (rows.length === 0) yield* accounts.check(workspaceId, filter.account_id)
          return pageOf(
            rows,
            limit,
            (row) => toComment(row, links),
            (row) =>
              cursors.encode("comments", workspaceId, { at: millisecondsOf(row.received_at), id: row.id }, filter)
          )
        }, span("Comments.list")),

        listWaiting: Effect.fn("Comments.listWaiting")(function* (workspaceId, page) {
          const limit = page.limit ?? defaultPageSize
          const from = yield* after("needs_you", workspaceId, page.cursor)
          const rows = yield* Effect.orDie(repo.listWaiting(workspaceId, from, limit + 1))
          return pageOf(
            rows,
            limit,
            (row) => toNeedsYouItem(row, links),
            (row) => cursors.encode("needs_you", workspaceId, { at: row.waiting_since?.getTime() ?? 0, id: row.id })
          )
        }),

        find,
        standing: (account, ask) =>
          Effect.map(Effect.orDie(repo.standing(account, ask)), (rows) =>
            rows.map(({ external_id, received_at, text }) => ({
              externalId: external_id,
              text,
              receivedAt: DateTime.unsafeFromDate(received_at)
            }))
          ),
        nameAuthor: (workspaceId, contactId, name) =>
          clock
            .next(workspaceId)
            .pipe(Effect.zipRight(Effect.orDie(repo.nameAuthor(workspaceId, contactId, name))), transaction(sql)),
        claimPending: (now, until, limit) => Effect.orDie(repo.claimPending(now, until, limit)),

        get: Effect.fn("Comments.get")(function* (workspaceId, id) {
          const row = yield* find(workspaceId, id)
          const history = yield* Effect.orDie(repo.history(workspaceId, row.id))
          return {
            ...toComment(row, links),
            history: history.map((entry) => ({ ...entry, at: shown(entry.at) })),
            sales: yield* sales.of(workspaceId, { commentId: row.id })
          }
        }),

        change: (workspaceId, id, decide) =>
          Effect.gen(function* () {
            const at = yield* clock.next(workspaceId)
            const comment = yield* Effect.flatMap(Effect.orDie(repo.lock(workspaceId, id)), found(id))
            const [answer, decided] = yield* decide(comment, at)
            if (decided !== null) {
              const change = { ...decided, set: seen(comment, decided.set) }
              yield* Effect.orDie(repo.update(workspaceId, comment.id, change.set, at))
              for (const entry of change.history) {
                yield* Effect.orDie(repo.appendHistory(workspaceId, comment.id, at, entry))
              }
              const changed = { ...comment, ...change.set, updated_at: at }
              yield* outbox.append(commentOccurrence(changed, change.events, at, links))
            }
            return answer
          }).pipe(transaction(sql), Effect.withSpan("Comments.change"))
      })
    })
  )
}
