import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer } from "effect"

/** Whether this process can do its work: the database answers, and has been migrated as far as this version needs. */
export class Readiness extends Context.Tag("steward/Readiness")<
  Readiness,
  { readonly check: Effect.Effect<boolean> }
>() {
  /** `migration` is the number of the newest migration of this version. */
  static readonly layer = (migration: number) =>
    Layer.effect(
      Readiness,
      Effect.map(SqlClient.SqlClient, (sql) => ({
        check: sql<{ readonly newest: number | null }>`
          SELECT max(migration_id) AS newest FROM steward_migrations
        `.pipe(
          Effect.map(([row]) => (row?.newest ?? 0) >= migration),
          Effect.timeout("2 seconds"),
          Effect.orElseSucceed(() => false)
        )
      }))
    )
}
