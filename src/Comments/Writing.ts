import { Array as Arrays, Effect } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import { pipelined } from "#src/Database/Pipeline/Pipelined.ts"
import { AppLinks } from "#src/Ground/AppLinks.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { Outbox } from "#src/Webhooks/Queue/Outbox.ts"
import { type Changing, changed, columnsOf, historyOf } from "./CommentChange.ts"
import { CommentSetsRepo } from "./CommentSetsRepo.ts"
import type { NewComment } from "./NewComment.ts"
import { commentOccurrence } from "./Occurrences.ts"

/** How comments of a workspace are written, with their history and their events, in the caller's transaction. */
export const commentWriting = Effect.gen(function* () {
  const sets = yield* CommentSetsRepo
  const outbox = yield* Outbox
  const links = yield* AppLinks

  const tell = (changes: ReadonlyArray<Changing>) =>
    Effect.suspend(() =>
      outbox.append(
        ...changes
          .filter(({ change }) => change.events.length > 0)
          .map((changing) => commentOccurrence(changed(changing), changing.change.events, changing.at, links))
      )
    )

  return {
    /** Of one comment several changes, step by step. */
    write: tracedFn("Comments.write")(function* (workspaceId: WorkspaceId, changes: ReadonlyArray<Changing>) {
      if (changes.length === 0) return
      const last = Effect.sync(() => new Map(changes.map((changing) => [changing.comment.id, changed(changing)])))
      // who listens is asked first: what they are told is put together while the database is at work on the rest
      yield* pipelined(
        tell(changes),
        Effect.flatMap(last, (rows) =>
          sets.update(workspaceId, [...rows.values()], columnsOf(changes), changes.flatMap(historyOf))
        )
      )
    }, Effect.orDie),

    /** Stores comments that are new, each as it came in or, where something became of it at once, as that left it. */
    add: tracedFn("Comments.add")(function* (
      workspaceId: WorkspaceId,
      fresh: ReadonlyArray<NewComment>,
      changes: ReadonlyArray<Changing>
    ) {
      const changeOf = new Map(changes.map((changing) => [changing.comment.id, changing]))
      const rows = fresh.map((one) => {
        const changing = changeOf.get(one.comment.id)
        return changing === undefined ? one : { ...one, comment: changed(changing) }
      })
      const history = fresh.flatMap(({ comment: { author_handle, author_name, id, received_at } }) => {
        const changing = changeOf.get(id)
        const received = {
          comment_id: id,
          at: received_at,
          actor: author_name || author_handle,
          what: "received",
          note: null
        }
        return [received, ...(changing === undefined ? [] : historyOf(changing))]
      })
      if (!Arrays.isNonEmptyReadonlyArray(history)) return
      // who listens is asked first: what they are told is put together while the database is at work on the comments
      yield* pipelined(tell(changes), sets.insert(workspaceId, rows, history))
    }, Effect.orDie)
  }
})
