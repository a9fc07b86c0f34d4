import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer } from "effect"
import { SecretBox } from "./SecretBox.ts"
import { shortId } from "./Secrets/SecretKey.ts"

/** Whether this process can do its work. */
export class Readiness extends Context.Tag("steward/Readiness")<
  Readiness,
  {
    /** What keeps it from its work, in a sentence; null for nothing. */
    readonly problem: Effect.Effect<string | null>
  }
>() {
  /** `migration` is the number of the newest migration of this version. */
  static readonly layer = (migration: number) =>
    Layer.effect(
      Readiness,
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { keyIds } = yield* SecretBox
        return Readiness.of({
          problem: Effect.gen(function* () {
            const [migrated] = yield* sql<{ readonly newest: number | null }>`
              SELECT max(migration_id) AS newest FROM steward_migrations`
            if ((migrated?.newest ?? 0) < migration) return "The database is not migrated to this version yet"
            const [lacking] = yield* sql<{ readonly id: string }>`
              SELECT id FROM secret_keys WHERE id <> ALL(${[...keyIds]}::text[]) LIMIT 1`
            return lacking === undefined
              ? null
              : `Secrets are sealed under the key ${shortId(lacking.id)} (the first digits of its SHA-256), which this process does not have: add it to STEWARD_SECRET_KEY and start again`
          }).pipe(
            Effect.timeout("2 seconds"),
            Effect.orElseSucceed(() => "The database cannot be reached")
          )
        })
      })
    )
}
