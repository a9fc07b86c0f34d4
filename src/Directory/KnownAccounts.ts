import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer } from "effect"
import { InvalidRequest } from "#schema/Errors.ts"
import type { WorkspaceId } from "#schema/Ids.ts"
import { rowsOf } from "#src/Database/Rows.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { NamedAccount, unknownAccount } from "./UnknownAccount.ts"

/** A filter by an account that is none would answer nothing, as if nothing had happened there. */
export class KnownAccounts extends Context.Tag("steward/KnownAccounts")<
  KnownAccounts,
  {
    /** Fails where the account of a filter is none of the workspace, and names those that it has. */
    readonly check: (workspaceId: WorkspaceId, accountId: string | undefined) => Effect.Effect<void, InvalidRequest>
  }
>() {
  static readonly layer = Layer.effect(
    KnownAccounts,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const isThere = (workspaceId: WorkspaceId, id: string) =>
        sql`SELECT 1 FROM accounts WHERE workspace_id = ${workspaceId} AND id = ${id}`.pipe(
          Effect.map((rows) => rows.length > 0)
        )
      const all = (workspaceId: WorkspaceId) =>
        sql`
        SELECT id, name, platform FROM accounts WHERE workspace_id = ${workspaceId} ORDER BY created_at, platform, name, id`.pipe(
          rowsOf(NamedAccount)
        )

      return KnownAccounts.of({
        check: tracedFn("KnownAccounts.check")(function* (workspaceId, accountId) {
          if (accountId === undefined || (yield* Effect.orDie(isThere(workspaceId, accountId)))) return
          const issue = unknownAccount(accountId, yield* Effect.orDie(all(workspaceId)))
          return yield* Effect.fail(new InvalidRequest({ message: `${issue.path} ${issue.message}`, issues: [issue] }))
        })
      })
    })
  )
}
