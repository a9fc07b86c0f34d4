import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Schema } from "effect"
import { AccountId, PersonId, WorkspaceId } from "#schema/Ids.ts"
import { Role } from "#schema/resources/Workspace.ts"
import { AlertChoice, AlertKind } from "#schema/settings/Alert.ts"
import { TimeZone } from "#schema/TimeZone.ts"
import { AddressProof } from "#src/Access/People/Person.ts"
import { memberOf } from "#src/Access/People/PersonSql.ts"
import { claimInTurn, lookedAt } from "#src/Database/Claims/ClaimInTurn.ts"
import { recordset } from "#src/Database/Json.ts"
import { rowsOf } from "#src/Database/Rows.ts"

/** What somebody is told of, who they are, and how it stands. */
export const StoredAlert = Schema.Struct({
  workspace_id: WorkspaceId,
  workspace_name: Schema.String,
  time_zone: TimeZone,
  person_id: PersonId,
  person_name: Schema.String,
  email: Schema.NullOr(Schema.String),
  address_proved_by: Schema.NullOr(AddressProof),
  role: Role,
  limited_to: Schema.NullOr(Schema.Array(AccountId)),
  kind: AlertKind,
  choice: Schema.NullOr(AlertChoice),
  told_until: Schema.DateFromSelf,
  sent_at: Schema.NullOr(Schema.DateFromSelf)
})
export type StoredAlert = typeof StoredAlert.Type

const DueAlert = StoredAlert.pick("workspace_id", "person_id", "kind")

export type AlertName = Pick<StoredAlert, "kind" | "person_id" | "workspace_id">

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const member = memberOf(sql, "a")
  const columns = sql`a.workspace_id, a.person_id, a.kind, a.choice, a.told_until, a.sent_at, ${member.columns},
    w.time_zone, p.email, p.address_proved_by`
  const named = ({ kind, person_id, workspace_id }: AlertName) =>
    sql`workspace_id = ${workspace_id} AND person_id = ${person_id} AND kind = ${kind}`

  return {
    ofPerson: (workspaceId: WorkspaceId, personId: PersonId) =>
      sql`SELECT ${columns} FROM alerts a ${member.joins}
        WHERE a.workspace_id = ${workspaceId} AND a.person_id = ${personId}`.pipe(rowsOf(StoredAlert)),

    choose: (name: AlertName, choice: AlertChoice, dueAt: Date) =>
      sql`UPDATE alerts SET choice = ${choice}, due_at = ${dueAt} WHERE ${named(name)} RETURNING 1`.pipe(
        Effect.map((rows) => rows.length > 0)
      ),

    /** Takes some that have to be looked at; nobody else looks at them until `until`. */
    claim: (now: Date, until: Date, limit: number) =>
      claimInTurn(
        sql`
          SELECT workspace_id, person_id, kind FROM alerts WHERE due_at <= ${now}
          ORDER BY due_at LIMIT ${lookedAt}`.pipe(rowsOf(DueAlert)),
        limit,
        (workspaceId, due, share) =>
          sql`
            WITH due AS (
              SELECT person_id, kind FROM alerts
              WHERE workspace_id = ${workspaceId} AND (person_id, kind) IN (
                SELECT person_id, kind FROM json_to_recordset(${recordset(due)}::json) AS n (person_id text, kind text)
              ) AND due_at <= ${now}
              ORDER BY due_at LIMIT ${share} FOR UPDATE SKIP LOCKED
            ), a AS (
              UPDATE alerts SET due_at = ${until} FROM due
              WHERE workspace_id = ${workspaceId} AND alerts.person_id = due.person_id AND alerts.kind = due.kind
              RETURNING alerts.*
            ) SELECT ${columns} FROM a ${member.joins}`.pipe(rowsOf(StoredAlert))
      ),

    /** Whether it is still ours to tell, by the time until which it was claimed; then for a little longer. */
    hold: (name: AlertName, claimed: Date, until: Date) =>
      sql`UPDATE alerts SET due_at = ${until} WHERE ${named(name)} AND due_at = ${claimed} RETURNING 1`.pipe(
        Effect.map((rows) => rows.length > 0)
      ),

    looked: (name: AlertName, claimed: Date, toldUntil: Date, sentAt: Date | null, dueAt: Date) => sql`
      UPDATE alerts SET told_until = ${toldUntil}, sent_at = coalesce(${sentAt}, sent_at),
        due_at = CASE WHEN due_at = ${claimed} THEN ${dueAt} ELSE due_at END
      WHERE ${named(name)}`,

    putOff: (name: AlertName, claimed: Date, dueAt: Date) => sql`
      UPDATE alerts SET due_at = ${dueAt} WHERE ${named(name)} AND due_at = ${claimed}`
  }
})

export class AlertsRepo extends Context.Tag("steward/AlertsRepo")<AlertsRepo, Effect.Effect.Success<typeof make>>() {
  static readonly layer = Layer.effect(AlertsRepo, make)
}
