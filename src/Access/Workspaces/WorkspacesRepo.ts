import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Schema } from "effect"
import { WorkspaceId } from "#schema/Ids.ts"
import { TimeZone } from "#schema/TimeZone.ts"
import { jsonb } from "#src/Database/Json.ts"
import { rowsOf } from "#src/Database/Rows.ts"

export const WorkspaceRow = Schema.Struct({
  id: WorkspaceId,
  name: Schema.String,
  time_zone: TimeZone,
  created_at: Schema.DateFromSelf
})
export type WorkspaceRow = typeof WorkspaceRow.Type

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const columns = sql`SELECT id, name, time_zone, created_at FROM workspaces`
  return {
    insert: (row: WorkspaceRow, protections: Readonly<Record<string, boolean>>) =>
      sql`INSERT INTO workspaces ${sql.insert({ ...row, protections: jsonb(protections) })}`,

    rename: (id: WorkspaceId, name: string) => sql`UPDATE workspaces SET name = ${name} WHERE id = ${id}`,

    moveTo: (id: WorkspaceId, timeZone: TimeZone) =>
      sql`UPDATE workspaces SET time_zone = ${timeZone} WHERE id = ${id}`,

    find: (nameOrId: string) =>
      sql`${columns} WHERE id = ${nameOrId} OR lower(name) = lower(${nameOrId}) ORDER BY id`.pipe(rowsOf(WorkspaceRow)),

    list: sql`${columns} ORDER BY lower(name), id`.pipe(rowsOf(WorkspaceRow))
  }
})

export class WorkspacesRepo extends Context.Tag("steward/WorkspacesRepo")<
  WorkspacesRepo,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(WorkspacesRepo, make)
}
