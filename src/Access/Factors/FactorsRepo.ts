import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Schema } from "effect"
import { PersonId, type WorkspaceId } from "#schema/Ids.ts"
import { rowsOf } from "#src/Database/Rows.ts"
import { hasPasskey, hasTotp } from "./FactorsSql.ts"

const KindsRow = Schema.Struct({ totp: Schema.Boolean, passkey: Schema.Boolean })

const MemberRow = Schema.Struct({ person_id: PersonId, name: Schema.String, second_factor: Schema.Boolean })

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const totp = hasTotp(sql, sql`p.id`)
  const passkey = hasPasskey(sql, sql`p.id`)
  return {
    kinds: (personId: PersonId) =>
      sql`SELECT ${totp} AS totp, ${passkey} AS passkey FROM people p WHERE p.id = ${personId}`.pipe(
        rowsOf(KindsRow),
        Effect.map(([row]) => row ?? { totp: false, passkey: false })
      ),

    members: (workspaceId: WorkspaceId) =>
      sql`
        SELECT p.id AS person_id, p.name, (${totp} OR ${passkey}) AS second_factor
        FROM members m JOIN people p ON p.id = m.person_id WHERE m.workspace_id = ${workspaceId}
        ORDER BY p.name, p.id`.pipe(rowsOf(MemberRow))
  }
})

export class FactorsRepo extends Context.Tag("steward/FactorsRepo")<FactorsRepo, Effect.Effect.Success<typeof make>>() {
  static readonly layer = Layer.effect(FactorsRepo, make)
}
