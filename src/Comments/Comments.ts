import { Context, Effect, Layer, Option } from "effect"
import type { InvalidRequest, NotFound } from "#schema/Errors.ts"
import type { AccountId, CommentId, WorkspaceId } from "#schema/Ids.ts"
import { defaultPageSize } from "#schema/Page.ts"
import type { Comment, CommentDetail } from "#schema/resources/Comment.ts"
import type { CommentFilter } from "#schema/resources/CommentFilter.ts"
import type { NeedsYouItem } from "#schema/resources/NeedsYou.ts"
import { SalesLedTo } from "#src/Contacts/SalesLedTo.ts"
import type { ListFilter, ListName } from "#src/Database/Cursor.ts"
import { Cursors } from "#src/Database/Cursors.ts"
import { timesInOrder } from "#src/Database/FilterTimes.ts"
import { type Page, type PageRequest, pageOf } from "#src/Database/Page.ts"
import { KnownAccounts } from "#src/Directory/KnownAccounts.ts"
import { AppLinks } from "#src/Ground/AppLinks.ts"
import { span, tracedFn } from "#src/Ground/Span.ts"
import { millisecondsOf, shown } from "#src/Ground/Time.ts"
import { HeldComments } from "./Changes/HeldComments.ts"
import { type CommentChanging, commentChanging, foundComment } from "./Changing.ts"
import { toComment, toNeedsYouItem } from "./CommentResource.ts"
import { CommentSetsRepo } from "./CommentSetsRepo.ts"
import { CommentsRepo } from "./CommentsRepo.ts"
import type { StoredComment } from "./StoredComment.ts"

/** The comment store. Every change of a comment goes through `change`, with its history and its events. */
export class Comments extends Context.Tag("steward/Comments")<
  Comments,
  CommentChanging & {
    readonly list: (
      workspaceId: WorkspaceId,
      filter: CommentFilter,
      page: PageRequest
    ) => Effect.Effect<Page<Comment>, InvalidRequest>
    /** What waits, newest first; `accounts`: only at these, for somebody who is limited to them. */
    readonly listWaiting: (
      workspaceId: WorkspaceId,
      page: PageRequest,
      accounts?: ReadonlyArray<AccountId> | null
    ) => Effect.Effect<Page<NeedsYouItem>, InvalidRequest>
    readonly get: (workspaceId: WorkspaceId, id: string) => Effect.Effect<CommentDetail, NotFound>
    /** What is asked about a comment; null where it waits for nobody. */
    readonly waitingItem: (workspaceId: WorkspaceId, id: CommentId) => Effect.Effect<NeedsYouItem | null>
    /** The row behind a comment, for the rooms that decide on it and act on it. */
    readonly find: (workspaceId: WorkspaceId, id: string) => Effect.Effect<StoredComment, NotFound>
    /** Those of these comments that there are, by their ids. */
    readonly findMany: (
      workspaceId: WorkspaceId,
      ids: ReadonlyArray<string>
    ) => Effect.Effect<ReadonlyMap<string, StoredComment>>
  }
>() {
  static readonly layer = Layer.effect(
    Comments,
    Effect.gen(function* () {
      const repo = yield* CommentsRepo
      const sets = yield* CommentSetsRepo
      const accounts = yield* KnownAccounts
      const cursors = yield* Cursors
      const links = yield* AppLinks
      const sales = yield* SalesLedTo
      const { isHeld } = yield* HeldComments

      const changing = yield* commentChanging

      const find = (workspaceId: WorkspaceId, id: string) =>
        Effect.flatMap(Effect.orDie(repo.get(workspaceId, id)), foundComment(id))

      const after = (list: ListName, workspaceId: WorkspaceId, cursor: string | undefined, filter: ListFilter = {}) =>
        cursor === undefined
          ? Effect.succeedNone
          : Effect.map(cursors.decode(list, workspaceId, cursor, filter), Option.some)

      return Comments.of({
        list: Effect.fnUntraced(function* (workspaceId, filter, page) {
          yield* timesInOrder(filter)
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

        listWaiting: tracedFn("Comments.listWaiting")(function* (workspaceId, page, accounts = null) {
          const limit = page.limit ?? defaultPageSize
          const from = yield* after("needs_you", workspaceId, page.cursor)
          const rows = yield* Effect.orDie(repo.listWaiting(workspaceId, accounts, from, limit + 1, isHeld))
          return pageOf(
            rows,
            limit,
            (row) => toNeedsYouItem(row, links),
            (row) => cursors.encode("needs_you", workspaceId, { at: row.waiting_since?.getTime() ?? 0, id: row.id })
          )
        }),

        waitingItem: tracedFn("Comments.waitingItem")(function* (workspaceId, id) {
          const [row] = yield* Effect.orDie(repo.waiting(workspaceId, id, isHeld))
          return row === undefined ? null : toNeedsYouItem(row, links)
        }),

        find,
        findMany: (workspaceId, ids) =>
          Effect.map(Effect.orDie(sets.get(workspaceId, ids)), (rows) => new Map(rows.map((row) => [row.id, row]))),
        get: tracedFn("Comments.get")(function* (workspaceId, id) {
          const row = yield* find(workspaceId, id)
          const history = yield* Effect.orDie(repo.history(workspaceId, row.id))
          return {
            ...toComment(row, links),
            history: history.map((entry) => ({ ...entry, at: shown(entry.at) })),
            sales: yield* sales.of(workspaceId, { commentId: row.id })
          }
        }),

        ...changing
      })
    })
  )
}
