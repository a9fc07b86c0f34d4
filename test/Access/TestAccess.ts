import { PgClient } from "@effect/sql-pg"
import { Effect, Layer, Redacted } from "effect"
import { AccountId, type WorkspaceId } from "#schema/Ids.ts"
import type { Role } from "#schema/resources/Workspace.ts"
import { TimeZone } from "#schema/TimeZone.ts"
import { accessServices } from "#src/Access/AccessServices.ts"
import { Keys } from "#src/Access/Keys/Keys.ts"
import { Members } from "#src/Access/Members/Members.ts"
import { People } from "#src/Access/People/People.ts"
import { Workspaces } from "#src/Access/Workspaces/Workspaces.ts"
import { AuditLog } from "#src/Audit/AuditLog.ts"
import { SecretBox } from "#src/Database/Secrets/SecretBox.ts"
import { Ids } from "#src/Ground/Ids.ts"
import { RandomBytes } from "#src/Ground/RandomBytes.ts"
import { HookRemoval } from "#src/Webhooks/Hooks/HookRemoval.ts"
import { TestDatabase } from "#test/TestDatabase.ts"

const hookRemoval = Layer.effect(
  HookRemoval,
  Effect.map(PgClient.PgClient, (sql) => ({
    removeForKey: (workspaceId, keyId) =>
      sql`DELETE FROM hooks WHERE workspace_id = ${workspaceId} AND key_id = ${keyId} AND held_by IS NULL RETURNING 1`.pipe(
        Effect.map((rows) => rows.length),
        Effect.orDie
      ),
    passOn: (workspaceId, keyId, heir) =>
      sql`UPDATE hooks SET key_id = ${heir} WHERE workspace_id = ${workspaceId} AND key_id = ${keyId} RETURNING 1`.pipe(
        Effect.map((rows) => rows.length),
        Effect.orDie
      ),
    leave: (workspaceId, { keyIds, personId }, heir) => {
      const theirs = sql`workspace_id = ${workspaceId} AND (key_id = ANY(${keyIds}::text[]) OR held_by = ${personId})`
      const change =
        heir === null
          ? sql`DELETE FROM hooks WHERE ${theirs} RETURNING 1`
          : sql`UPDATE hooks SET held_by = ${heir} WHERE ${theirs} RETURNING 1`
      return change.pipe(
        Effect.map(({ length }) => (heir === null ? { passed: 0, removed: length } : { passed: length, removed: 0 })),
        Effect.orDie
      )
    }
  }))
)

const secretBox = SecretBox.layer(Redacted.make(new Uint8Array(32).fill(7)))

/** The room on a database of its own; the hooks are rows that go when they are told to. */
export const TestAccess = accessServices.pipe(
  Layer.provideMerge(Layer.mergeAll(AuditLog.layer, hookRemoval, secretBox)),
  Layer.provideMerge(Ids.layer),
  Layer.provideMerge(RandomBytes.layer),
  Layer.provideMerge(TestDatabase)
)

/** A workspace nobody else knows, with one person in it and a key of theirs. */
export const brand = Effect.fn("brand")(function* (role: Role = "owner") {
  const workspace = yield* Effect.flatMap(Workspaces, (workspaces) =>
    workspaces.create({ name: "Brand", timeZone: TimeZone.make("Europe/Oslo") })
  )
  const person = yield* addPerson(workspace.id, role)
  const key = yield* Effect.flatMap(Keys, (keys) =>
    keys.create({ workspaceId: workspace.id, personId: person.id, name: "Zapier" })
  )
  return { workspace, person, key }
})

export const addPerson = Effect.fn("addPerson")(function* (workspaceId: WorkspaceId, role: Role) {
  const person = yield* Effect.flatMap(People, (people) => people.create({ name: "Ada Operator" }))
  const members = yield* Members
  yield* members.add({ workspaceId, person, role, limitedTo: null, actor: "Grace" })
  return person
})

export const addAccount = Effect.fn("addAccount")(function* (workspaceId: WorkspaceId) {
  const sql = yield* PgClient.PgClient
  const { make } = yield* Ids
  const id = yield* make("acc", AccountId.make)
  yield* sql`INSERT INTO accounts (workspace_id, id, platform, external_id, name, sealed_token, created_at)
    VALUES (${workspaceId}, ${id}, 'youtube', ${id}, 'Channel', '', now())`
  return id
})

/** What the audit log says of a workspace, oldest first. */
export const audited = Effect.fn("audited")(function* (workspaceId: WorkspaceId) {
  const sql = yield* PgClient.PgClient
  return yield* sql<{ actor: string; what: string; before: unknown; after: unknown }>`
    SELECT actor, what, before, after FROM audit_log WHERE workspace_id = ${workspaceId} ORDER BY at, ctid`
})
