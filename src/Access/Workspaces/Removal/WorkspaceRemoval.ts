import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { removalOrder } from "./RemovalOrder.ts"
import { RemovalRepo } from "./RemovalRepo.ts"

/** How much there is of what people care about, before it is gone. */
export interface WorkspaceContents {
  readonly members: number
  readonly keys: number
  readonly accounts: number
  readonly comments: number
  readonly contacts: number
  readonly webhooks: number
}

/** Deletes a workspace for good. People stay, as they belong to no workspace. */
export class WorkspaceRemoval extends Context.Tag("steward/WorkspaceRemoval")<
  WorkspaceRemoval,
  {
    readonly contents: (workspaceId: WorkspaceId) => Effect.Effect<WorkspaceContents>
    /** Takes every row of the workspace from every table, its audit log too. Removing what is gone is no error. */
    readonly remove: (workspaceId: WorkspaceId) => Effect.Effect<void>
  }
>() {
  static readonly layer = Layer.effect(
    WorkspaceRemoval,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const repo = yield* RemovalRepo
      return WorkspaceRemoval.of({
        contents: tracedFn("WorkspaceRemoval.contents")(
          (id) =>
            Effect.all({
              members: repo.count("members", id),
              keys: repo.count("api_keys", id),
              accounts: repo.count("accounts", id),
              comments: repo.count("comments", id),
              contacts: repo.count("contacts", id),
              webhooks: repo.count("hooks", id, "removed_at")
            }),
          Effect.orDie
        ),
        remove: tracedFn("WorkspaceRemoval.remove")(
          function* (id) {
            yield* repo.hold(id)
            const order = removalOrder(yield* repo.tables, yield* repo.references, yield* repo.triggering)
            for (const table of order) yield* repo.empty(table, id)
            yield* repo.remove(id)
          },
          Effect.orDie,
          transaction(sql)
        )
      })
    })
  )
}
