import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Schema } from "effect"
import { WorkspaceId } from "#schema/Ids.ts"
import { AuditLog } from "#src/Audit/AuditLog.ts"
import { rowsOf } from "#src/Database/Rows.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { tracedFn } from "#src/Ground/Span.ts"

const Retention = Schema.Struct({
  workspaceId: WorkspaceId,
  days: Schema.Number
})
type Retention = typeof Retention.Type

const DaysRow = Schema.Struct({
  days: Schema.Number
})

/** For how many days a workspace keeps texts of comments that are gone from their platform. */
export class TextRetention extends Context.Tag("steward/TextRetention")<
  TextRetention,
  {
    readonly days: (workspaceId: WorkspaceId) => Effect.Effect<number>
    /** Of every workspace. */
    readonly all: Effect.Effect<ReadonlyArray<Retention>>
    /** `days`: 0 to 3650. `actor` is a name, for the audit log. */
    readonly set: (retention: Retention, actor: string) => Effect.Effect<void>
  }
>() {
  static readonly layer = Layer.effect(
    TextRetention,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const audit = yield* AuditLog
      const days = (workspaceId: WorkspaceId) =>
        sql`
          SELECT removed_texts_days AS days FROM workspaces WHERE id = ${workspaceId}`.pipe(
          rowsOf(DaysRow),
          Effect.map((rows) => rows[0]?.days ?? 0),
          Effect.orDie
        )
      return TextRetention.of({
        days,
        all: Effect.orDie(
          sql`
          SELECT id AS "workspaceId", removed_texts_days AS days FROM workspaces ORDER BY id`.pipe(rowsOf(Retention))
        ),
        set: tracedFn("TextRetention.set")(
          function* ({ days: after, workspaceId }, actor) {
            const before = { days: yield* days(workspaceId) }
            yield* sql`UPDATE workspaces SET removed_texts_days = ${after} WHERE id = ${workspaceId}`
            const entry = { workspaceId, actor, what: "removed_texts.changed", before, after: { days: after } } as const
            yield* audit.record(entry)
          },
          Effect.orDie,
          transaction(sql)
        )
      })
    })
  )
}
