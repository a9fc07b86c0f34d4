import { SqlClient } from "@effect/sql"
import { Array as Arr, Context, Effect, Layer, Schema } from "effect"
import { AccountId, WorkspaceId } from "#schema/Ids.ts"
import { claimable } from "#src/Database/BoundedTimes.ts"
import { claimInTurn, lookedAt } from "#src/Database/Claims/ClaimInTurn.ts"
import { columns, rowsOf } from "#src/Database/Rows.ts"

/** A row of `backfills`. */
export const StoredBackfill = Schema.Struct({
  workspace_id: WorkspaceId,
  account_id: AccountId,
  since: Schema.DateFromSelf,
  found: Schema.Number,
  tries: Schema.Number,
  failure: Schema.NullOr(Schema.String),
  asked_at: Schema.DateFromSelf,
  ended_at: Schema.NullOr(Schema.DateFromSelf)
})
export type StoredBackfill = typeof StoredBackfill.Type

const FreeRow = StoredBackfill.pick("workspace_id", "account_id")

type Named = Pick<StoredBackfill, "account_id" | "workspace_id">

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const all = columns(sql, StoredBackfill)
  const isFree = (now: Date) => sql`ended_at IS NULL AND ${claimable(sql, "claimed_until", now)}`
  const named = ({ account_id, workspace_id }: Named) =>
    sql`workspace_id = ${workspace_id} AND account_id = ${account_id}`
  return {
    /** Begins anew where there was one. */
    ask: (one: Named, since: Date, at: Date) => sql`
      INSERT INTO backfills ${sql.insert({ ...one, since, asked_at: at })}
      ON CONFLICT (workspace_id, account_id) DO UPDATE
      SET since = excluded.since, found = 0, tries = 0, failure = NULL, asked_at = excluded.asked_at,
        ended_at = NULL, claimed_until = 'epoch'`,

    list: (workspaceId: WorkspaceId) =>
      sql`SELECT ${all} FROM backfills WHERE workspace_id = ${workspaceId} ORDER BY account_id`.pipe(
        rowsOf(StoredBackfill)
      ),

    claim: (now: Date, until: Date) =>
      claimInTurn(
        sql`
          SELECT workspace_id, account_id FROM backfills WHERE ${isFree(now)}
          ORDER BY claimed_until, asked_at LIMIT ${lookedAt}`.pipe(rowsOf(FreeRow)),
        1,
        (workspaceId, free) =>
          sql`
            UPDATE backfills SET claimed_until = ${until}, tries = tries + 1, found = 0
            WHERE workspace_id = ${workspaceId} AND account_id = (
              SELECT account_id FROM backfills
              WHERE workspace_id = ${workspaceId} AND account_id = ANY (${free.map(({ account_id }) => account_id)}::text[])
                AND ${isFree(now)}
              ORDER BY claimed_until, asked_at LIMIT 1 FOR UPDATE SKIP LOCKED
            )
            RETURNING ${all}`.pipe(rowsOf(StoredBackfill))
      ).pipe(Effect.map(Arr.head)),

    /** More was read, and the claim goes on. */
    counted: (one: Named, more: number, until: Date) => sql`
      UPDATE backfills SET found = found + ${more}, claimed_until = ${until} WHERE ${named(one)}`,

    end: (one: Named, at: Date, failure: string | null) => sql`
      UPDATE backfills SET ended_at = ${at}, failure = ${failure} WHERE ${named(one)}`,

    putOff: (one: Named, until: Date, failure: string) => sql`
      UPDATE backfills SET claimed_until = ${until}, failure = ${failure} WHERE ${named(one)}`
  }
})

export class BackfillsRepo extends Context.Tag("steward/BackfillsRepo")<
  BackfillsRepo,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(BackfillsRepo, make)
}
