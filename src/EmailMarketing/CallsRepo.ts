import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Schema } from "effect"
import type { ContactId } from "#schema/Ids.ts"
import { WorkspaceId } from "#schema/Ids.ts"
import { MarketingKind } from "#schema/MarketingKind.ts"
import { claimInTurn } from "#src/Database/Claims/ClaimInTurn.ts"
import { recordset } from "#src/Database/Json.ts"
import { rowsOf } from "#src/Database/Rows.ts"
import { MarketingPerson } from "./MarketingPerson.ts"
import type { Turn } from "./TargetTurns.ts"

/** What a system is to be told now. */
export const DueCall = Schema.Struct({
  ...MarketingPerson.fields,
  workspace_id: WorkspaceId,
  id: Schema.String,
  kind: MarketingKind,
  created_at: Schema.DateFromSelf,
  attempts: Schema.Int
})
export type DueCall = typeof DueCall.Type

const KindRow = Schema.Struct({ kind: MarketingKind })
const ReadySystem = DueCall.pick("workspace_id", "kind")

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const one = ({ attempts, id, workspace_id }: DueCall) =>
    sql`workspace_id = ${workspace_id} AND id = ${id} AND attempts = ${attempts}`
  const isReady = (now: Date) => sql`c.due_at <= ${now} AND NOT EXISTS (
    SELECT FROM marketing_calls earlier
    WHERE earlier.workspace_id = c.workspace_id AND earlier.contact_id = c.contact_id AND earlier.kind = c.kind
      AND earlier.due_at IS NOT NULL AND earlier.created_at < c.created_at
  )`
  return {
    /** The systems that are told of new addresses, held as they are until the transaction ends. */
    told: (workspaceId: WorkspaceId) =>
      sql`
        SELECT kind FROM marketing_integrations WHERE workspace_id = ${workspaceId} AND tells_new
        ORDER BY kind FOR SHARE`.pipe(
        rowsOf(KindRow),
        Effect.map((rows) => rows.map(({ kind }) => kind))
      ),

    insert: (
      workspaceId: WorkspaceId,
      calls: ReadonlyArray<{ readonly id: string; readonly kind: MarketingKind }>,
      person: MarketingPerson,
      at: Date,
      dueAt: Date
    ) => sql`
      INSERT INTO marketing_calls (workspace_id, id, kind, contact_id, platform, name, handle, email, phone, created_at, due_at)
      SELECT ${workspaceId}, n.id, n.kind, ${person.contact_id}, ${person.platform}, ${person.name}, ${person.handle},
        ${person.email}, ${person.phone}, ${at}, ${dueAt}
      FROM json_to_recordset(${recordset(calls)}::json) AS n (id text, kind text)`,

    /**
     * Takes calls of one system that are due, and gives them to nobody else until `until`: of the system that was told
     * longest ago. What a system is told of somebody is told in its order.
     */
    claim: (now: Date, until: Date, limit: number, turns: ReadonlyArray<Turn>) =>
      claimInTurn(
        sql`
          SELECT c.workspace_id, c.kind FROM marketing_calls c
          LEFT JOIN json_to_recordset(${recordset(turns)}::json) AS t (workspace_id text, kind text, turn int, waits boolean)
            USING (workspace_id, kind)
          WHERE ${isReady(now)} AND t.waits IS NOT TRUE
          GROUP BY c.workspace_id, c.kind, t.turn ORDER BY t.turn NULLS FIRST, min(c.due_at) LIMIT 1`.pipe(
          rowsOf(ReadySystem)
        ),
        limit,
        (workspaceId, [{ kind }]) =>
          sql`
            WITH due AS (
              SELECT c.id FROM marketing_calls c
              WHERE c.workspace_id = ${workspaceId} AND c.kind = ${kind} AND ${isReady(now)}
              ORDER BY c.due_at, c.created_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
            )
            UPDATE marketing_calls c SET due_at = ${until}, attempts = c.attempts + 1 FROM due
            WHERE c.workspace_id = ${workspaceId} AND c.id = due.id
            RETURNING c.workspace_id, c.id, c.kind, c.contact_id, c.platform, c.name, c.handle, c.email, c.phone,
              c.created_at, c.attempts`.pipe(rowsOf(DueCall))
      ),

    done: (call: DueCall) => sql`DELETE FROM marketing_calls WHERE ${one(call)}`,

    /** Null where it failed for good. */
    again: (call: DueCall, dueAt: Date | null) => sql`UPDATE marketing_calls SET due_at = ${dueAt} WHERE ${one(call)}`,

    /** Everything of a kind that failed is tried again; answers how many. */
    retry: (workspaceId: WorkspaceId, kind: MarketingKind, now: Date) =>
      sql`
        UPDATE marketing_calls SET due_at = ${now}, attempts = 0
        WHERE workspace_id = ${workspaceId} AND kind = ${kind} AND due_at IS NULL RETURNING 1`.pipe(
        Effect.map((rows) => rows.length)
      ),

    cancel: (workspaceId: WorkspaceId, kind: MarketingKind) =>
      sql`DELETE FROM marketing_calls WHERE workspace_id = ${workspaceId} AND kind = ${kind}`,

    erase: (workspaceId: WorkspaceId, contactId: ContactId) =>
      sql`DELETE FROM marketing_calls WHERE workspace_id = ${workspaceId} AND contact_id = ${contactId}`,

    /** What holds an address or a number that the person no longer has. */
    withdraw: (workspaceId: WorkspaceId, contactId: ContactId, email: string | null, phone: string | null) => sql`
      DELETE FROM marketing_calls WHERE workspace_id = ${workspaceId} AND contact_id = ${contactId}
        AND (email IS NOT NULL AND ${email}::text IS NULL OR phone IS NOT NULL AND ${phone}::text IS NULL)`,

    move: (workspaceId: WorkspaceId, old: ContactId, into: ContactId) => sql`
      UPDATE marketing_calls SET contact_id = ${into} WHERE workspace_id = ${workspaceId} AND contact_id = ${old}`,

    /** Forgets a small batch of what failed long ago; answers how many. */
    forget: (before: Date, limit: number) =>
      sql`
        DELETE FROM marketing_calls WHERE (workspace_id, id) IN (
          SELECT workspace_id, id FROM marketing_calls WHERE due_at IS NULL AND created_at < ${before} LIMIT ${limit}
        ) RETURNING 1`.pipe(Effect.map((rows) => rows.length))
  }
})

/** What systems are still to be told. */
export class CallsRepo extends Context.Tag("steward/MarketingCallsRepo")<
  CallsRepo,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(CallsRepo, make)
}
