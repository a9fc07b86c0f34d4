import { SqlClient } from "@effect/sql"
import { Clock, Context, Deferred, Effect, FiberId, Layer, Schema } from "effect"
import { rowsOf } from "../Rows.ts"
import { SecretBox } from "../Secrets/SecretBox.ts"
import { shortId } from "../Secrets/SecretKey.ts"

const ProblemRow = Schema.Struct({
  newest: Schema.NullOr(Schema.Number)
})

const ProblemRow2 = Schema.Struct({
  id: Schema.String
})

/**
 * A write to a table, and one to a file of its own: what fails first where the disk is full, and where the database is a
 * copy that only reads. Several statements in one message are one transaction. `at`: ISO 8601.
 */
const probe = (at: string) => `
  SET LOCAL statement_timeout = '2s';
  SET LOCAL work_mem = '64kB';
  SELECT count(*) FROM generate_series(1, 20000);
  INSERT INTO readiness_probe (at) VALUES ('${at}') ON CONFLICT (id) DO UPDATE SET at = excluded.at`

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
    Layer.scoped(
      Readiness,
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { keyIds } = yield* SecretBox
        const scope = yield* Effect.scope
        const written = Effect.flatMap(Clock.currentTimeMillis, (now) =>
          sql.unsafe(probe(new Date(now).toISOString())).pipe(
            Effect.as(null),
            Effect.catchAll((error) =>
              Effect.as(
                Effect.logWarning("The readiness probe could not write", error),
                "The database cannot be written to"
              )
            )
          )
        )
        const look = Effect.gen(function* () {
          const [migrated] = yield* sql`
            SELECT max(migration_id) AS newest FROM steward_migrations`.pipe(rowsOf(ProblemRow))
          if ((migrated?.newest ?? 0) < migration) return "The database is not migrated to this version yet"
          const [lacking] = yield* sql`
            SELECT id FROM secret_keys WHERE id <> ALL(${[...keyIds]}::text[]) LIMIT 1`.pipe(rowsOf(ProblemRow2))
          if (lacking === undefined) return yield* written
          return `Secrets are sealed under the key ${shortId(lacking.id)} (the first digits of its SHA-256), which this process does not have: add it to STEWARD_SECRET_KEY and start again`
        }).pipe(
          // what a frozen database leaves open is not waited for
          Effect.disconnect,
          Effect.timeout("2 seconds"),
          Effect.orElseSucceed(() => "The database cannot be reached")
        )

        let underWay: Deferred.Deferred<string | null> | null = null
        return Readiness.of({
          // anybody may ask, and as often as they like: who asks meanwhile is told the same, and nobody waits in a queue
          problem: Effect.uninterruptibleMask((restore) =>
            Effect.suspend(() => {
              if (underWay !== null) return restore(Deferred.await(underWay))
              const told = Deferred.unsafeMake<string | null>(FiberId.none)
              underWay = told
              const ended = Effect.sync(() => {
                underWay = null
              })
              return Effect.interruptible(look).pipe(
                Effect.ensuring(ended),
                Effect.intoDeferred(told),
                Effect.forkIn(scope),
                Effect.zipRight(restore(Deferred.await(told)))
              )
            })
          )
        })
      })
    )
}
