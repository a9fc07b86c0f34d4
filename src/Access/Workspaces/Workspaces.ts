import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer } from "effect"
import { WorkspaceId } from "#schema/Ids.ts"
import { defaultProtections } from "#schema/resources/Autopilot.ts"
import type { TimeZone } from "#schema/TimeZone.ts"
import { AuditLog } from "#src/Audit/AuditLog.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { Ids } from "#src/Ground/Ids.ts"
import { now } from "#src/Ground/Now.ts"
import { span, tracedFn } from "#src/Ground/Span.ts"
import { type WorkspaceRow, WorkspacesRepo } from "./WorkspacesRepo.ts"

export interface Workspace {
  readonly id: WorkspaceId
  readonly name: string
  readonly timeZone: TimeZone
  readonly createdAt: Date
}

/** The brands of this installation. For who runs it: nothing that a key can call may name these methods. */
export class Workspaces extends Context.Tag("steward/Workspaces")<
  Workspaces,
  {
    readonly create: (options: { readonly name: string; readonly timeZone: TimeZone }) => Effect.Effect<Workspace>
    /** By id, or by name whatever its case: names need not be unique. */
    readonly find: (nameOrId: string) => Effect.Effect<ReadonlyArray<Workspace>>
    /** By name. */
    readonly list: Effect.Effect<ReadonlyArray<Workspace>>
    /** Its id stays, and so does all that is in it. `actor` is a name, for the audit log. */
    readonly rename: (workspace: Workspace, name: string, actor: string) => Effect.Effect<Workspace>
    /** Reports are counted again, by the days of the new zone. */
    readonly moveTo: (workspace: Workspace, timeZone: TimeZone, actor: string) => Effect.Effect<Workspace>
  }
>() {
  static readonly layer = Layer.effect(
    Workspaces,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const repo = yield* WorkspacesRepo
      const audit = yield* AuditLog
      const ids = yield* Ids
      return Workspaces.of({
        create: tracedFn("Workspaces.create")(function* ({ name, timeZone }) {
          const id = yield* ids.make("ws", WorkspaceId.make)
          const row = { id, name, time_zone: timeZone, created_at: yield* now }
          yield* Effect.orDie(repo.insert(row, defaultProtections))
          return toWorkspace(row)
        }),
        find: tracedFn("Workspaces.find")(function* (nameOrId) {
          return (yield* Effect.orDie(repo.find(nameOrId))).map(toWorkspace)
        }),
        list: repo.list.pipe(
          Effect.map((rows) => rows.map(toWorkspace)),
          Effect.orDie,
          span("Workspaces.list")
        ),
        rename: tracedFn("Workspaces.rename")(function* (workspace, name, actor) {
          if (name === workspace.name) return workspace
          yield* Effect.orDie(repo.rename(workspace.id, name))
          const entry = { before: { name: workspace.name }, after: { name } }
          yield* audit.record({ workspaceId: workspace.id, actor, what: "workspace.renamed", ...entry })
          return { ...workspace, name }
        }, transaction(sql)),
        moveTo: tracedFn("Workspaces.moveTo")(function* (workspace, timeZone, actor) {
          if (timeZone === workspace.timeZone) return workspace
          // before the row is written, as everything that counts takes its turn
          const entry = { before: { time_zone: workspace.timeZone }, after: { time_zone: timeZone } }
          yield* audit.record({ workspaceId: workspace.id, actor, what: "workspace.time_zone_changed", ...entry })
          yield* Effect.orDie(repo.moveTo(workspace.id, timeZone))
          return { ...workspace, timeZone }
        }, transaction(sql))
      })
    })
  )
}

const toWorkspace = ({ id, name, time_zone, created_at }: WorkspaceRow): Workspace => ({
  id,
  name,
  timeZone: time_zone,
  createdAt: created_at
})
