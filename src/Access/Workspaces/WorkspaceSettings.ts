import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer } from "effect"
import { NotFound } from "#schema/Errors.ts"
import type { WorkspaceId } from "#schema/Ids.ts"
import type { WorkspaceProfile as Shown, WorkspaceChange } from "#schema/settings/WorkspaceSettings.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { shown } from "#src/Ground/Time.ts"
import { TextRetention } from "./TextRetention.ts"
import { Workspaces } from "./Workspaces.ts"

/** In which workspace, and who does it: a name, for the audit log. Whether they may is for the door to say. */
interface ByManager {
  readonly workspaceId: WorkspaceId
  readonly actor: string
}

/** What a brand says about itself. Every change is in the audit log. */
export class WorkspaceSettings extends Context.Tag("steward/WorkspaceSettings")<
  WorkspaceSettings,
  {
    readonly get: (workspaceId: WorkspaceId) => Effect.Effect<Shown, NotFound>
    /** Only what is given; all of it, or nothing. */
    readonly change: (by: ByManager, change: WorkspaceChange) => Effect.Effect<Shown, NotFound>
  }
>() {
  static readonly layer = Layer.effect(
    WorkspaceSettings,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const workspaces = yield* Workspaces
      const retention = yield* TextRetention

      const found = tracedFn("WorkspaceSettings.found")(function* (workspaceId: WorkspaceId) {
        const workspace = (yield* workspaces.find(workspaceId)).find(({ id }) => id === workspaceId)
        return workspace ?? (yield* Effect.fail(new NotFound({ message: "There is no such workspace any longer" })))
      })

      const get = tracedFn("WorkspaceSettings.get")(function* (workspaceId: WorkspaceId) {
        const { createdAt, id, name, timeZone } = yield* found(workspaceId)
        const days = yield* retention.days(workspaceId)
        return { id, name, time_zone: timeZone, removed_texts_days: days, created_at: shown(createdAt) }
      })

      return WorkspaceSettings.of({
        get,
        change: tracedFn("WorkspaceSettings.change")(function* ({ actor, workspaceId }, change) {
          const { name, removed_texts_days, time_zone } = change
          const workspace = yield* found(workspaceId)
          if (name !== undefined) yield* workspaces.rename(workspace, name, actor)
          if (time_zone !== undefined) yield* workspaces.moveTo(workspace, time_zone, actor)
          const before = yield* retention.days(workspaceId)
          if (removed_texts_days !== undefined && removed_texts_days !== before) {
            yield* retention.set({ workspaceId, days: removed_texts_days }, actor)
          }
          return yield* get(workspaceId)
        }, transaction(sql))
      })
    })
  )
}
