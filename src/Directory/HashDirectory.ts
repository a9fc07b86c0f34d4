import { SqlClient } from "@effect/sql"
import { Clock, Context, Effect, Layer, Option, Schema } from "effect"
import { WorkspaceId } from "#schema/Ids.ts"
import { rowsOf } from "#src/Database/Rows.ts"
import { span } from "#src/Ground/Span.ts"

/** What somebody may bring from outside: a key, a token, a code, a link. */
export interface HashEntry {
  readonly workspaceId: WorkspaceId
  /** SHA-256. */
  readonly hash: Uint8Array
  /** When nobody needs to find it any more; null for never. */
  readonly endsAt: Date | null
}

const WorkspaceRow = Schema.Struct({
  workspace_id: WorkspaceId
})

/** How many are remembered, of some 200 bytes each: those that were asked for last. */
const remembered = 10_000

/** In which workspace to look for what somebody brings. */
export class HashDirectory extends Context.Tag("steward/HashDirectory")<
  HashDirectory,
  {
    /** Runs in the transaction in which it is made. Something of the same hash in another workspace is a defect. */
    readonly enter: (...entries: ReadonlyArray<HashEntry>) => Effect.Effect<void>
    /**
     * The workspace in which a hash is to be looked for, where it may be over by now. A hash never moves to another one, so
     * what was found is remembered: most ask no database.
     */
    readonly workspaceOf: (hash: Uint8Array) => Effect.Effect<Option.Option<WorkspaceId>>
    /** Drops what has ended; answers how many. */
    readonly forget: Effect.Effect<number>
  }
>() {
  static readonly layer = Layer.effect(
    HashDirectory,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const known = new Map<string, Option.Option<WorkspaceId>>()

      const remember = (name: string, found: Option.Option<WorkspaceId>) => {
        known.delete(name)
        known.set(name, found)
        const [oldest] = known.size > remembered ? known.keys() : []
        if (oldest !== undefined) known.delete(oldest)
        return found
      }

      const look = (hash: Uint8Array) =>
        sql`SELECT workspace_id FROM hash_directory WHERE hash = ${hash}`.pipe(
          rowsOf(WorkspaceRow),
          Effect.map(([row]) => Option.map(Option.fromNullable(row), (found) => found.workspace_id)),
          Effect.orDie
        )

      return HashDirectory.of({
        enter: (...entries) =>
          sql`
          INSERT INTO hash_directory AS known ${sql.insert(
            entries.map(({ endsAt, hash, workspaceId }) => ({ hash, workspace_id: workspaceId, ends_at: endsAt }))
          )}
          ON CONFLICT (hash) DO UPDATE SET ends_at = excluded.ends_at WHERE known.workspace_id = excluded.workspace_id
          RETURNING 1`.pipe(
            Effect.orDie,
            Effect.filterOrDieMessage((rows) => rows.length === entries.length, "Another workspace has the same hash"),
            span("HashDirectory.enter")
          ),

        workspaceOf: (hash) => {
          const name = Buffer.from(hash).toString("latin1")
          const found = known.get(name)
          if (found !== undefined) return Effect.succeed(remember(name, found))
          return Effect.map(look(hash), (looked) => (Option.isNone(looked) ? looked : remember(name, looked)))
        },

        forget: Clock.currentTimeMillis.pipe(
          Effect.flatMap((now) => sql`DELETE FROM hash_directory WHERE ends_at <= ${new Date(now)} RETURNING 1`),
          Effect.map((rows) => rows.length),
          Effect.orDie,
          span("HashDirectory.forget")
        )
      })
    })
  )
}
