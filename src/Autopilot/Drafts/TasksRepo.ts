import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Option, Schema } from "effect"
import { PersonId, PolicyTaskId, WorkspaceId } from "#schema/Ids.ts"
import { personIfAny } from "#src/Access/People/PersonSql.ts"
import { claimable } from "#src/Database/BoundedTimes.ts"
import { claimInTurn, lookedAt } from "#src/Database/Claims/ClaimInTurn.ts"
import { jsonb } from "#src/Database/Json.ts"
import { rowsOf } from "#src/Database/Rows.ts"

export const TaskKind = Schema.Literal("backtest", "undo")
export type TaskKind = typeof TaskKind.Type

/** A row of `policy_tasks`. */
export const StoredTask = Schema.Struct({
  workspace_id: WorkspaceId,
  id: PolicyTaskId,
  kind: TaskKind,
  request: Schema.Unknown,
  /** Null for an operator, who is no person here. */
  person_id: Schema.NullOr(PersonId),
  /** Who asked for it, for people to read. */
  actor: Schema.String,
  status: Schema.Literal("queued", "running", "done", "failed"),
  done: Schema.Number,
  total: Schema.Number,
  result: Schema.Unknown,
  created_at: Schema.DateFromSelf,
  finished_at: Schema.NullOr(Schema.DateFromSelf)
})
export type StoredTask = typeof StoredTask.Type

const FreeTask = StoredTask.pick("workspace_id", "id")

export interface NewTask extends Pick<StoredTask, "workspace_id" | "id" | "kind" | "request" | "actor" | "created_at"> {
  readonly person_id: PersonId
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const one = <A>(rows: ReadonlyArray<A>) => Option.fromNullable(rows[0])
  const isFree = (now: Date) => sql`finished_at IS NULL AND ${claimable(sql, "claimed_until", now)}`
  return {
    /** None where one of its kind is unfinished. */
    insert: ({ actor, created_at, id, kind, person_id, request, workspace_id }: NewTask) =>
      Effect.map(
        sql`
          INSERT INTO policy_tasks (workspace_id, id, kind, request, person_id, actor, created_at)
          VALUES (${workspace_id}, ${id}, ${kind}, ${jsonb(request)}, ${personIfAny(sql, person_id)},
            ${actor}, ${created_at})
          ON CONFLICT (workspace_id, kind) WHERE finished_at IS NULL DO NOTHING RETURNING *`.pipe(rowsOf(StoredTask)),
        one
      ),

    get: (workspaceId: WorkspaceId, kind: TaskKind, id: string) =>
      Effect.map(
        sql`
          SELECT * FROM policy_tasks WHERE workspace_id = ${workspaceId} AND id = ${id} AND kind = ${kind}`.pipe(
          rowsOf(StoredTask)
        ),
        one
      ),

    /** Takes the oldest that nobody is doing, until `until`. */
    claim: (now: Date, until: Date) =>
      Effect.map(
        claimInTurn(
          sql`SELECT workspace_id, id FROM policy_tasks WHERE ${isFree(now)} ORDER BY created_at LIMIT ${lookedAt}`.pipe(
            rowsOf(FreeTask)
          ),
          1,
          (workspaceId, free) =>
            sql`
              UPDATE policy_tasks SET status = 'running', claimed_until = ${until}
              WHERE workspace_id = ${workspaceId} AND id = (
                SELECT id FROM policy_tasks
                WHERE workspace_id = ${workspaceId} AND id = ANY (${free.map(({ id }) => id)}::text[]) AND ${isFree(now)}
                ORDER BY created_at LIMIT 1 FOR UPDATE SKIP LOCKED
              ) RETURNING *`.pipe(rowsOf(StoredTask))
        ),
        one
      ),

    /** Goes on holding a task from `held` until `until`; false where another took it over. `done`: null as it is. */
    hold: (task: StoredTask, held: Date, until: Date, done: number | null, total: number) =>
      Effect.map(
        sql`
          UPDATE policy_tasks SET done = coalesce(${done}::int, done), total = ${total}, claimed_until = ${until}
          WHERE workspace_id = ${task.workspace_id} AND id = ${task.id} AND claimed_until = ${held} RETURNING 1`,
        (rows) => rows.length > 0
      ),

    oneMore: (task: StoredTask) => sql`
      UPDATE policy_tasks SET done = done + 1 WHERE workspace_id = ${task.workspace_id} AND id = ${task.id}`,

    finish: (task: StoredTask, status: "done" | "failed", result: unknown, at: Date) => sql`
      UPDATE policy_tasks SET status = ${status}, result = ${jsonb(result)}, finished_at = ${at}
      WHERE workspace_id = ${task.workspace_id} AND id = ${task.id} AND finished_at IS NULL`
  }
})

export class TasksRepo extends Context.Tag("steward/PolicyTasksRepo")<TasksRepo, Effect.Effect.Success<typeof make>>() {
  static readonly layer = Layer.effect(TasksRepo, make)
}
