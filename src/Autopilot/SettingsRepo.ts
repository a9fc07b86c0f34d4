import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Option } from "effect"
import type { AnswerQuestions, ProtectionKey } from "#schema/Autopilot.ts"
import type { AccountId, WorkspaceId } from "#schema/Ids.ts"
import { jsonb } from "#src/Database/Json.ts"

export type Switches = Readonly<Record<ProtectionKey, boolean>>

/** A workspace's autopilot settings, as stored. */
export interface StoredSettings {
  readonly protections: Switches
  readonly protections_version: number
  readonly answer_questions: AnswerQuestions
  readonly guidance: string
  readonly policy_version: number | null
  /** The draft that decides beside them, without effect. */
  readonly shadow_id: string | null
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const columns = sql`protections, protections_version, answer_questions, guidance, policy_version, shadow_id`
  const one = <A>(rows: ReadonlyArray<A>) => Option.fromNullable(rows[0])

  return {
    get: (workspaceId: WorkspaceId) =>
      Effect.map(sql<StoredSettings>`SELECT ${columns} FROM workspaces WHERE id = ${workspaceId}`, one),

    lock: (workspaceId: WorkspaceId) =>
      Effect.map(
        sql<StoredSettings>`SELECT ${columns} FROM workspaces WHERE id = ${workspaceId} FOR NO KEY UPDATE`,
        one
      ),

    setProtections: (workspaceId: WorkspaceId, protections: Switches, answerQuestions: AnswerQuestions) => sql`
      UPDATE workspaces SET protections = ${jsonb(protections)}, answer_questions = ${answerQuestions},
        protections_version = protections_version + 1
      WHERE id = ${workspaceId}`,

    /** Switches of the accounts that have their own. */
    ownSwitches: (workspaceId: WorkspaceId) =>
      sql<{ readonly id: AccountId; readonly name: string; readonly own_protections: Switches }>`
        SELECT id, name, own_protections FROM accounts
        WHERE workspace_id = ${workspaceId} AND own_protections IS NOT NULL ORDER BY name, id`,

    /** An account, and the switches of its own where it has some. */
    account: (workspaceId: WorkspaceId, accountId: AccountId) =>
      Effect.map(
        sql<{ readonly id: AccountId; readonly name: string; readonly own_protections: Partial<Switches> | null }>`
          SELECT id, name, own_protections FROM accounts WHERE workspace_id = ${workspaceId} AND id = ${accountId}`,
        one
      ),

    accountNames: (workspaceId: WorkspaceId) =>
      sql<{ readonly id: AccountId; readonly name: string }>`
        SELECT id, name FROM accounts WHERE workspace_id = ${workspaceId} ORDER BY name, id`,

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

    addPolicy: (workspaceId: WorkspaceId, version: number, guidance: string, policy: unknown, at: Date) => sql`
      INSERT INTO policies (workspace_id, version, guidance, policy, created_at)
      VALUES (${workspaceId}, ${version}, ${guidance}, ${jsonb(policy)}, ${at})`,

    /** As JSON, with what it was made of. */
    policy: (workspaceId: WorkspaceId, version: number) =>
      Effect.map(
        sql<{ readonly policy: string; readonly guidance: string; readonly created_at: Date }>`
          SELECT policy::text AS policy, guidance, created_at FROM policies
          WHERE workspace_id = ${workspaceId} AND version = ${version}`,
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
