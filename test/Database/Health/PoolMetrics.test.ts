import { SqlClient } from "@effect/sql"
import { assert, it } from "@effect/vitest"
import { Effect, Layer, Metric } from "effect"
import { poolMetrics } from "#src/Database/Health/PoolMetrics.ts"
import { prometheusText } from "#src/Telemetry/PrometheusText.ts"
import { parseExposition } from "#test/Telemetry/Exposition.ts"
import { TestDatabase } from "#test/TestDatabase.ts"

it.scoped("the pool tells which of its connections are used", () =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql.withTransaction(
      Effect.zipRight(sql`SELECT 1`, Effect.zipRight(Layer.build(poolMetrics), Effect.yieldNow()))
    )
    const families = parseExposition(prometheusText(yield* Metric.snapshot))
    const samples = families.get("db_client_connection_count")?.samples ?? []
    const inState = (state: string) =>
      samples.find(({ labels }) => labels["db_client_connection_state"] === state)?.value ?? -1
    assert.isAtLeast(inState("used"), 1)
    assert.isAtLeast(inState("idle"), 0)
    assert.isAtLeast(families.get("db_client_connection_max")?.samples[0]?.value ?? 0, 1)
    assert.strictEqual(families.get("db_client_connection_pending_requests")?.samples[0]?.value, 0)
  }).pipe(Effect.provide(TestDatabase))
)
