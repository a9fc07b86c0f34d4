import { SqlClient } from "@effect/sql"
import { Clock, Context, DateTime, Effect, Layer } from "effect"
import type { CommentId, ContactId, WorkspaceId } from "#schema/Ids.ts"
import type { Surface } from "#schema/Platform.ts"
import { Contacts } from "#src/Contacts/Contacts.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { WorkspaceClock } from "#src/Database/WorkspaceClock.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import type { ObservedAccount, ObservedComment } from "../Observation.ts"
import { textUntil } from "../Terms/TextTerm.ts"
import { TextTermsRepo } from "./TextTermsRepo.ts"

/** A comment whose text is to be read again. */
export interface EndingComment {
  readonly externalId: string
  readonly postExternalId: string | null
  readonly surface: Surface
  readonly text: string
  readonly receivedAt: DateTime.Utc
}

/** What platforms let be kept for a while only, unless they tell it again. */
export class TextTerms extends Context.Tag("steward/TextTerms")<
  TextTerms,
  {
    readonly ending: (
      account: ObservedAccount,
      ask: { readonly before: DateTime.Utc; readonly limit: number }
    ) => Effect.Effect<ReadonlyArray<EndingComment>>
    /** The platform told these again at `at`: from then on the term begins anew, under the names that it told. */
    readonly confirm: (
      account: ObservedAccount,
      comments: ReadonlyArray<Pick<ObservedComment, "externalId" | "author">>,
      at: DateTime.Utc
    ) => Effect.Effect<void>
    /** What may be kept no longer, of all workspaces. */
    readonly overdue: (limit: number) => Effect.Effect<
      ReadonlyArray<{
        readonly workspace_id: WorkspaceId
        readonly id: CommentId
        readonly contact_id: ContactId | null
      }>
    >
    /** Those of the contacts of whom no comment is left, in the caller's transaction. */
    readonly silent: (
      workspaceId: WorkspaceId,
      contacts: ReadonlyArray<ContactId>
    ) => Effect.Effect<ReadonlyArray<ContactId>>
  }
>() {
  static readonly layer = Layer.effect(
    TextTerms,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const repo = yield* TextTermsRepo
      const contacts = yield* Contacts
      const clock = yield* WorkspaceClock

      return TextTerms.of({
        ending: (account, { before, limit }) =>
          Effect.map(Effect.orDie(repo.ending(account, DateTime.toDateUtc(before), limit)), (rows) =>
            rows.map(({ external_id, post_external_id, received_at, surface, text }) => ({
              externalId: external_id,
              postExternalId: post_external_id,
              surface,
              text,
              receivedAt: DateTime.unsafeFromDate(received_at)
            }))
          ),
        confirm: tracedFn("TextTerms.confirm")(
          function* (account, comments, at) {
            const until = textUntil(account.platform, DateTime.toDateUtc(at))
            if (until === null || comments.length === 0) return
            const key = yield* clock.next(account.workspaceId)
            const told = comments.map(({ author: { handle, name }, externalId }) => ({
              external_id: externalId,
              name,
              handle
            }))
            const rows = yield* repo.confirm(account, told, until)
            const named = new Set(rows.flatMap(({ external_id, named }) => (named ? [external_id] : [])))
            yield* contacts.seen(
              account,
              comments
                .filter(({ externalId }) => named.has(externalId))
                .map(({ author }) => ({ person: author, at: key }))
            )
          },
          Effect.orDie,
          transaction(sql)
        ),
        overdue: (limit) =>
          Effect.flatMap(Clock.currentTimeMillis, (now) => Effect.orDie(repo.overdue(new Date(now), limit))),
        silent: (workspaceId, asked) =>
          asked.length === 0
            ? Effect.succeed([])
            : Effect.map(Effect.orDie(repo.silent(workspaceId, asked)), (rows) => rows.map(({ id }) => id))
      })
    })
  )
}
