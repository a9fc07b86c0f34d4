import { Clock, Context, Effect, Layer } from "effect"
import { defaultProtections } from "#schema/Autopilot.ts"
import { WorkspaceId } from "#schema/Ids.ts"
import { Ids } from "#src/Ids.ts"
import type { TimeZone } from "./TimeZone.ts"
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
  }
>() {
  static readonly layer = Layer.effect(
    Workspaces,
    Effect.gen(function* () {
      const repo = yield* WorkspacesRepo
      const ids = yield* Ids
      return Workspaces.of({
        create: Effect.fn("Workspaces.create")(function* ({ name, timeZone }) {
          const id = yield* ids.make("ws", WorkspaceId.make)
          const row = { id, name, time_zone: timeZone, created_at: new Date(yield* Clock.currentTimeMillis) }
          yield* Effect.orDie(repo.insert(row, defaultProtections))
          return toWorkspace(row)
        }),
        find: Effect.fn("Workspaces.find")(function* (nameOrId) {
          return (yield* Effect.orDie(repo.find(nameOrId))).map(toWorkspace)
        }),
        list: repo.list.pipe(
          Effect.map((rows) => rows.map(toWorkspace)),
          Effect.orDie,
          Effect.withSpan("Workspaces.list")
        )
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
