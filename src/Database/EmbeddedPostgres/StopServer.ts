import { Effect } from "effect"
import { tracedFn } from "#src/Ground/Span.ts"
import type { Server } from "./Server.ts"

const signal = (pid: number, name: "SIGINT" | "SIGQUIT") =>
  Effect.try(() => process.kill(pid, name)).pipe(
    Effect.catchAll((error) => Effect.logDebug(`PostgreSQL, process ${pid}, could not be sent ${name}`, error))
  )

const gone = (server: Server) =>
  Effect.gen(function* () {
    while (yield* server.isRunning) yield* Effect.sleep("20 millis")
  }).pipe(
    Effect.timeoutOption("4 seconds"),
    Effect.map((end) => end._tag === "Some")
  )

/**
 * Stops a server: a fast shutdown (SIGINT) ends the sessions and writes everything out; where that takes more than
 * 4 seconds, an immediate one (SIGQUIT), after which the next start replays the log. Nothing committed is lost.
 */
export const stopServer = tracedFn("EmbeddedPostgres.stopServer")(function* (server: Server) {
  if (!(yield* server.isRunning)) return
  yield* signal(server.pid, "SIGINT")
  if (yield* gone(server)) return
  yield* Effect.logWarning("PostgreSQL is slow to shut down; it is stopped immediately, and recovers at the next start")
  yield* signal(server.pid, "SIGQUIT")
  if (!(yield* gone(server))) yield* Effect.logError(`PostgreSQL, process ${server.pid}, does not stop`)
})
