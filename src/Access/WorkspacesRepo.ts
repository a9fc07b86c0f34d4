import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import { jsonb } from "#src/Database/Json.ts"
import type { TimeZone } from "./TimeZone.ts"

export interface WorkspaceRow {
  readonly id: WorkspaceId
  readonly name: string
  readonly time_zone: TimeZone
  readonly created_at: Date
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const columns = sql`SELECT id, name, time_zone, created_at FROM workspaces`
  return {
    insert: (row: WorkspaceRow, protections: Readonly<Record<string, boolean>>) =>
      sql`INSERT INTO workspaces ${sql.insert({ ...row, protections: jsonb(protections) })}`,

    rename: (id: WorkspaceId, name: string) => sql`UPDATE workspaces SET name = ${name} WHERE id = ${id}`,

    find: (nameOrId: string) =>
      sql<WorkspaceRow>`${columns} WHERE id = ${nameOrId} OR lower(name) = lower(${nameOrId}) ORDER BY id`,

    list: sql<WorkspaceRow>`${columns} ORDER BY lower(name), id`
  }
})

export class WorkspacesRepo extends Context.Tag("steward/WorkspacesRepo")<
  WorkspacesRepo,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(WorkspacesRepo, make)
}
