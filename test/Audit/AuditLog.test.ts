import { SqlClient } from "@effect/sql"
import { assert, layer } from "@effect/vitest"
import { Effect, FastCheck, Layer, TestClock } from "effect"
import { WorkspaceId } from "#schema/Ids.ts"
import { auditChanges } from "#schema/resources/AuditChange.ts"
import { AuditLog } from "#src/Audit/AuditLog.ts"
import { Ids } from "#src/Ground/Ids.ts"
import { RandomBytes } from "#src/Ground/RandomBytes.ts"
import { openWriters, step } from "#test/Database/Writers.ts"
import { runs } from "#test/Runs.ts"
import { TestDatabase } from "#test/TestDatabase.ts"

const Environment = AuditLog.layer.pipe(
  Layer.provideMerge(Ids.layer),
  Layer.provideMerge(Layer.merge(TestDatabase, RandomBytes.layer))
)

const change = FastCheck.record({
  kept: FastCheck.boolean(),
  /** Milliseconds; the clock of each process has a mind of its own. */
  now: FastCheck.nat(10)
})

layer(Environment)("AuditLog", (it) => {
  it.effect.prop(
    "whoever asks again since the newest time they have seen misses no entry, whatever commits when",
    [FastCheck.array(change, { minLength: 2, maxLength: 5 }), FastCheck.array(step, { maxLength: 12 })],
    ([changes, steps]) =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const audit = yield* AuditLog
        const workspaceId = yield* Effect.flatMap(Ids, ({ make }) => make("ws", WorkspaceId.make))
        yield* sql`INSERT INTO workspaces (id, name, protections, created_at)
          VALUES (${workspaceId}, 'Brand', '{}', to_timestamp(0))`
        const writers = yield* openWriters(
          changes.map(({ kept, now }, index) => ({
            kept,
            write: Effect.gen(function* () {
              yield* TestClock.setTime(now)
              yield* audit.record({
                workspaceId,
                actor: "Ada",
                what: auditChanges[index] ?? "key.created",
                before: null,
                after: null
              })
            })
          }))
        )
        const seen = new Map<string, Date>()
        const read = Effect.gen(function* () {
          const newest = [...seen.values()].reduce((one, other) => (other > one ? other : one), new Date(0))
          const rows = yield* sql<{ what: string; at: Date }>`
            SELECT what, at FROM audit_log WHERE workspace_id = ${workspaceId} AND at >= ${newest}`
          for (const { at, what } of rows) seen.set(what, at)
        })
        for (const step of steps) {
          yield* writers.take(step)
          yield* read
        }
        yield* writers.finish
        yield* read
        const kept = changes.flatMap(({ kept }, index) => (kept ? [auditChanges[index]] : []))
        assert.sameMembers([...seen.keys()], kept)
      }),
    { fastCheck: { numRuns: runs(12) }, timeout: 60_000 }
  )
})
