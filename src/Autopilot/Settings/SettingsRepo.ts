import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Option, Schema } from "effect"
import { AccountId, type WorkspaceId } from "#schema/Ids.ts"
import { Platform } from "#schema/Platform.ts"
import { AnswerQuestions, ProtectionKey } from "#schema/resources/Autopilot.ts"
import { jsonb } from "#src/Database/Json.ts"
import { rowsOf } from "#src/Database/Rows.ts"

export const Switches = Schema.Record({ key: ProtectionKey, value: Schema.Boolean })
export type Switches = typeof Switches.Type

/** A workspace's autopilot settings, as stored. */
export const StoredSettings = Schema.Struct({
  protections: Switches,
  protections_version: Schema.Number,
  answer_questions: AnswerQuestions,
  guidance: Schema.String,
  policy_version: Schema.NullOr(Schema.Number),
  /** The draft that decides beside them, without effect. */
  shadow_id: Schema.NullOr(Schema.String)
})
export type StoredSettings = typeof StoredSettings.Type

/** With the switches of the accounts that have their own. */
const SettingsAndOwn = Schema.Struct({
  ...StoredSettings.fields,
  own: Schema.Array(Schema.Struct({ id: AccountId, own_protections: Switches }))
})

const AccountRow = Schema.Struct({
  id: AccountId,
  name: Schema.String,
  own_protections: Schema.NullOr(Schema.partialWith(Switches, { exact: true }))
})

const OwnSwitchesRow = Schema.Struct({
  id: AccountId,
  name: Schema.String,
  own_protections: Switches
})

const AccountNamesRow = Schema.Struct({
  id: AccountId,
  name: Schema.String,
  platform: Platform
})

const NameRow = Schema.Struct({ name: Schema.String })

const PolicyRow = Schema.Struct({
  policy: Schema.String,
  guidance: Schema.String,
  created_at: Schema.DateFromSelf
})

const VersionRow = Schema.Struct({
  version: Schema.Number,
  guidance: Schema.String,
  created_at: Schema.DateFromSelf,
  actor: Schema.NullOr(Schema.String)
})

interface NewPolicy {
  readonly workspaceId: WorkspaceId
  readonly version: number
  readonly guidance: string
  readonly policy: unknown
  readonly at: Date
  /** Who put it in force, for people to read. */
  readonly actor: string
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const columns = sql`protections, protections_version, answer_questions, guidance, policy_version, shadow_id`
  const one = <A>(rows: ReadonlyArray<A>) => Option.fromNullable(rows[0])

  return {
    get: (workspaceId: WorkspaceId) =>
      Effect.map(sql`SELECT ${columns} FROM workspaces WHERE id = ${workspaceId}`.pipe(rowsOf(StoredSettings)), one),

    getWithOwn: (workspaceId: WorkspaceId) =>
      Effect.map(
        sql`
          SELECT ${columns}, coalesce((
            SELECT json_agg(json_build_object('id', a.id, 'own_protections', a.own_protections)) FROM accounts a
            WHERE a.workspace_id = ${workspaceId} AND a.own_protections IS NOT NULL
          ), '[]') AS own
          FROM workspaces WHERE id = ${workspaceId}`.pipe(rowsOf(SettingsAndOwn)),
        one
      ),

    lock: (workspaceId: WorkspaceId) =>
      Effect.map(
        sql`SELECT ${columns} FROM workspaces WHERE id = ${workspaceId} FOR NO KEY UPDATE`.pipe(rowsOf(StoredSettings)),
        one
      ),

    setProtections: (workspaceId: WorkspaceId, protections: Switches, answerQuestions: AnswerQuestions) => sql`
      UPDATE workspaces SET protections = ${jsonb(protections)}, answer_questions = ${answerQuestions},
        protections_version = protections_version + 1
      WHERE id = ${workspaceId}`,

    /** Switches of the accounts that have their own. */
    ownSwitches: (workspaceId: WorkspaceId) =>
      sql`
        SELECT id, name, own_protections FROM accounts
        WHERE workspace_id = ${workspaceId} AND own_protections IS NOT NULL ORDER BY name, id`.pipe(
        rowsOf(OwnSwitchesRow)
      ),

    /** An account, and the switches of its own where it has some. */
    account: (workspaceId: WorkspaceId, accountId: AccountId) =>
      Effect.map(
        sql`
          SELECT id, name, own_protections FROM accounts WHERE workspace_id = ${workspaceId} AND id = ${accountId}`.pipe(
          rowsOf(AccountRow)
        ),
        one
      ),

    accountNames: (workspaceId: WorkspaceId) =>
      sql`
        SELECT id, name, platform FROM accounts WHERE workspace_id = ${workspaceId} ORDER BY name, id`.pipe(
        rowsOf(AccountNamesRow)
      ),

    /** What the brand and its accounts are called. */
    ownNames: (workspaceId: WorkspaceId) =>
      sql`
        SELECT name FROM workspaces WHERE id = ${workspaceId}
        UNION SELECT name FROM accounts WHERE workspace_id = ${workspaceId} ORDER BY name`.pipe(rowsOf(NameRow)),

    /** Null leaves the account to the workspace's switches. */
    setOwnSwitches: (workspaceId: WorkspaceId, accountId: AccountId, own: Switches | null) =>
      sql`
        UPDATE accounts SET own_protections = ${own === null ? null : jsonb(own)}
        WHERE workspace_id = ${workspaceId} AND id = ${accountId}`.pipe(
        Effect.zipRight(
          // it tells which accounts have their own, too
          sql`UPDATE workspaces SET protections_version = protections_version + 1 WHERE id = ${workspaceId}`
        )
      ),

    setGuidance: (workspaceId: WorkspaceId, guidance: string, version: number) => sql`
      UPDATE workspaces SET guidance = ${guidance}, policy_version = ${version} WHERE id = ${workspaceId}`,

    addPolicy: ({ actor, at, guidance, policy, version, workspaceId }: NewPolicy) => sql`
      INSERT INTO policies (workspace_id, version, guidance, policy, created_at, actor)
      VALUES (${workspaceId}, ${version}, ${guidance}, ${jsonb(policy)}, ${at}, ${actor})`,

    /** Those up to a version, newest first. */
    versions: (workspaceId: WorkspaceId, upTo: number, limit: number) =>
      sql`
        SELECT version, guidance, created_at, actor FROM policies
        WHERE workspace_id = ${workspaceId} AND version <= ${upTo} ORDER BY version DESC LIMIT ${limit}`.pipe(
        rowsOf(VersionRow)
      ),

    /** As JSON, with what it was made of. */
    policy: (workspaceId: WorkspaceId, version: number) =>
      Effect.map(
        sql`
          SELECT policy::text AS policy, guidance, created_at FROM policies
          WHERE workspace_id = ${workspaceId} AND version = ${version}`.pipe(rowsOf(PolicyRow)),
        one
      )
  }
})

export class SettingsRepo extends Context.Tag("steward/SettingsRepo")<
  SettingsRepo,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(SettingsRepo, make)
}
