import { Effect, Layer, Option } from "effect"
import { databaseConnections, databaseConnectionsMax, databasePendingRequests } from "#src/Telemetry/Metrics.ts"
import { periodic } from "../Periodic.ts"
import { ConnectionPool } from "../Postgres.ts"

const pool = { "db.client.connection.pool.name": "steward" }
const used = { ...pool, "db.client.connection.state": "used" }
const idle = { ...pool, "db.client.connection.state": "idle" }

/** Measures how the pool of connections is used; nothing where there is none. */
export const poolMetrics = Layer.unwrapEffect(
  Effect.map(
    Effect.serviceOption(ConnectionPool),
    Option.match({
      onNone: () => Layer.empty,
      onSome: (connections) =>
        periodic({
          name: "pool metrics",
          every: "5 seconds",
          task: Effect.sync(() => {
            const { idleCount, options, totalCount, waitingCount } = connections
            databaseConnections.set(totalCount - idleCount, used)
            databaseConnections.set(idleCount, idle)
            databaseConnectionsMax.set(options.max, pool)
            databasePendingRequests.set(waitingCount, pool)
          })
        })
    })
  )
)
