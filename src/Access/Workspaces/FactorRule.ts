import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Schema } from "effect"
import { Unprocessable } from "#schema/Errors.ts"
import type { PersonId, WorkspaceId } from "#schema/Ids.ts"
import { AuditLog } from "#src/Audit/AuditLog.ts"
import { rowsOf } from "#src/Database/Rows.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { Factors, hasFactor } from "../Factors/Factors.ts"

const RuleRow = Schema.Struct({ required: Schema.Boolean })

/** In which workspace, and who changes it; `actor` is their name, for the audit log. */
interface ByOwner {
  readonly workspaceId: WorkspaceId
  readonly personId: PersonId
  readonly actor: string
}

/**
 * Whether a brand asks its people for a second factor. Without one, they cannot look at it in the app, and are led to set
 * one up. Keys, and assistants that were connected before, have secrets of their own and go on.
 */
export class FactorRule extends Context.Tag("steward/FactorRule")<
  FactorRule,
  {
    readonly isRequired: (workspaceId: WorkspaceId) => Effect.Effect<boolean>
    /** Refuses to ask of others what whoever asks has not done: it would shut them out. */
    readonly set: (by: ByOwner, required: boolean) => Effect.Effect<void, Unprocessable>
  }
>() {
  static readonly layer = Layer.effect(
    FactorRule,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const audit = yield* AuditLog
      const factors = yield* Factors
      const isRequired = tracedFn("FactorRule.isRequired")(function* (workspaceId: WorkspaceId) {
        const rows =
          yield* sql`SELECT requires_second_factor AS required FROM workspaces WHERE id = ${workspaceId}`.pipe(
            rowsOf(RuleRow),
            Effect.orDie
          )
        return rows[0]?.required ?? false
      })
      return FactorRule.of({
        isRequired,
        set: tracedFn("FactorRule.set")(function* ({ actor, personId, workspaceId }, required) {
          const before = yield* isRequired(workspaceId)
          if (before === required) return
          if (required && !hasFactor(yield* factors.kinds(personId))) {
            const message = "Set up a second factor of your own before you ask it of everybody"
            return yield* Effect.fail(new Unprocessable({ message }))
          }
          yield* Effect.orDie(sql`UPDATE workspaces SET requires_second_factor = ${required} WHERE id = ${workspaceId}`)
          const entry = { before: { required: before }, after: { required } }
          yield* audit.record({ workspaceId, actor, what: "workspace.second_factor_changed", ...entry })
        }, transaction(sql))
      })
    })
  )
}
