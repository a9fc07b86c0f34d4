import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Schema } from "effect"
import { type ContactId, TagId, type WorkspaceId } from "#schema/Ids.ts"
import { rowsOf } from "#src/Database/Rows.ts"

export interface NewTag {
  readonly id: TagId
  readonly key: string
  readonly name: string
}

const ListRow = Schema.Struct({
  id: TagId,
  name: Schema.String,
  contacts: Schema.Number
})

const IdsRow = Schema.Struct({
  id: TagId
})

const CountWithRow = Schema.Struct({
  known: Schema.Number,
  total: Schema.Number
})

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient

  const keysOf = (tags: ReadonlyArray<{ readonly key: string }>) => tags.map(({ key }) => key)

  return {
    /** By name. */
    list: (workspaceId: WorkspaceId) =>
      sql`
        SELECT id, name, contacts FROM tags WHERE workspace_id = ${workspaceId} ORDER BY key`.pipe(rowsOf(ListRow)),

    ids: (workspaceId: WorkspaceId, keys: ReadonlyArray<string>) =>
      sql`
        SELECT id FROM tags WHERE workspace_id = ${workspaceId} AND key = ANY(${keys}::text[])`.pipe(
        rowsOf(IdsRow),
        Effect.map((rows) => rows.map(({ id }) => id))
      ),

    /** How many tags the workspace would have with these, counted no further than `limit` beyond the new ones. */
    countWith: (workspaceId: WorkspaceId, keys: ReadonlyArray<string>, limit: number) =>
      sql`
        SELECT
          (SELECT count(*)::int FROM tags WHERE workspace_id = ${workspaceId} AND key = ANY(${keys}::text[])) AS known,
          (SELECT count(*)::int FROM (SELECT FROM tags WHERE workspace_id = ${workspaceId} LIMIT ${limit}) AS counted) AS total
      `.pipe(
        rowsOf(CountWithRow),
        Effect.map(([row]) => (row === undefined ? 0 : row.total + keys.length - row.known))
      ),

    /** Tags that nobody has, but for these. */
    removeUnused: (workspaceId: WorkspaceId, keys: ReadonlyArray<string>) =>
      sql`DELETE FROM tags WHERE workspace_id = ${workspaceId} AND contacts = 0 AND key <> ALL(${keys}::text[])`,

    /** Makes those tags that are new, and counts the contact on each that it did not have. */
    add: (workspaceId: WorkspaceId, contactId: ContactId, tags: ReadonlyArray<NewTag>, at: Date) =>
      Effect.gen(function* () {
        if (tags.length === 0) return
        yield* sql`INSERT INTO tags ${sql.insert(
          tags.map((tag) => ({ workspace_id: workspaceId, ...tag, created_at: at }))
        )} ON CONFLICT (workspace_id, key) DO NOTHING`
        yield* sql`
          WITH added AS (
            INSERT INTO contact_tags (workspace_id, contact_id, tag_id)
            SELECT workspace_id, ${contactId}, id FROM tags
            WHERE workspace_id = ${workspaceId} AND key = ANY(${keysOf(tags)}::text[])
            ON CONFLICT DO NOTHING RETURNING tag_id
          )
          UPDATE tags SET contacts = contacts + 1 FROM added
          WHERE tags.workspace_id = ${workspaceId} AND tags.id = added.tag_id`
      }),

    remove: (workspaceId: WorkspaceId, contactId: ContactId, tags: ReadonlyArray<{ readonly key: string }>) => sql`
      WITH removed AS (
        DELETE FROM contact_tags ct USING tags t
        WHERE ct.workspace_id = ${workspaceId} AND ct.contact_id = ${contactId} AND t.workspace_id = ct.workspace_id
          AND t.id = ct.tag_id AND t.key = ANY(${keysOf(tags)}::text[])
        RETURNING ct.tag_id
      )
      UPDATE tags SET contacts = contacts - 1 FROM removed
      WHERE tags.workspace_id = ${workspaceId} AND tags.id = removed.tag_id`,

    /** A contact that two had is now one: tags that both had count one less. */
    move: (workspaceId: WorkspaceId, old: ContactId, into: ContactId) => sql`
      WITH moved AS (
        DELETE FROM contact_tags WHERE workspace_id = ${workspaceId} AND contact_id = ${old} RETURNING tag_id
      ), added AS (
        INSERT INTO contact_tags (workspace_id, contact_id, tag_id)
        SELECT ${workspaceId}, ${into}, tag_id FROM moved
        ON CONFLICT DO NOTHING RETURNING tag_id
      )
      UPDATE tags SET contacts = contacts - 1
      WHERE workspace_id = ${workspaceId}
        AND id IN (SELECT tag_id FROM moved EXCEPT SELECT tag_id FROM added)`
  }
})

export class TagsRepo extends Context.Tag("steward/TagsRepo")<TagsRepo, Effect.Effect.Success<typeof make>>() {
  static readonly layer = Layer.effect(TagsRepo, make)
}
