import { SqlClient } from "@effect/sql"
import { Effect, Redacted, Schedule } from "effect"
import * as ApiKey from "#src/Access/Keys/ApiKey.ts"
import { ContenderFailed } from "../Contender.ts"
import { quantile } from "../Statistics.ts"
import { workspaceOf } from "./Brands.ts"
import type { Service } from "./Flow.ts"
import { commentsEach, pushes } from "./Pushes.ts"
import { sendAll } from "./Send.ts"
import { type Watched, watched } from "./Watch.ts"

export interface Acted extends Watched {
  /** Answers a second. */
  readonly rate: number
  /** Milliseconds within which 95 of 100 answers were given. */
  readonly late: number
}

const connections = 8
const guidance = "Ask me about refunds."
const asking = "I would like a refund for my order, please."

/** An owner of a brand with a key. */
const makeOwner = Effect.fn("makeOwner")(function* (workspace: string) {
  const sql = yield* SqlClient.SqlClient
  const key = ApiKey.make(new Uint8Array(ApiKey.randomLength).fill(3))
  const hash = ApiKey.hash(key)
  yield* sql`INSERT INTO people (id, name, created_at) VALUES ('usr_bench', 'Ada', 'epoch')`
  yield* sql`INSERT INTO members (workspace_id, person_id, role, created_at)
    VALUES (${workspace}, 'usr_bench', 'owner', 'epoch')`
  yield* sql`INSERT INTO api_keys (workspace_id, id, name, prefix, hash, person_id, created_at)
    VALUES (${workspace}, 'key_bench', 'Bench', ${ApiKey.prefix(key)}, ${hash}, 'usr_bench', 'epoch')`
  yield* sql`INSERT INTO hash_directory (hash, workspace_id) VALUES (${hash}, ${workspace})`
  return Redacted.value(key)
})

const ask = (url: string, key: string, method: "POST" | "PUT", body: object) =>
  Effect.tryPromise({
    try: async () => {
      const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" }
      const response = await fetch(url, { method, headers, body: JSON.stringify(body) })
      const said = await response.text()
      if (!response.ok) throw new Error(`answered ${response.status}: ${said}`)
    },
    catch: (error) => new ContenderFailed({ message: `${method} ${url} failed: ${error}` })
  })

const waiting = (workspace: string) =>
  Effect.flatMap(
    SqlClient.SqlClient,
    (sql) => sql<{ readonly id: string }>`
      SELECT id FROM comments WHERE workspace_id = ${workspace} AND status = 'review' ORDER BY id`
  )

/** Has some comments asked about, and answers each by the API: hide and keep by turns. */
export const acted = Effect.fn("acted")(function* (service: Service, count: number) {
  const workspace = workspaceOf(0)
  const key = yield* makeOwner(workspace)
  const origin = `${new URL(service.webhooks).origin}/api/v1/autopilot`
  yield* ask(`${origin}/guidance`, key, "PUT", { guidance })
  yield* sendAll(
    service.webhooks,
    pushes({ run: 41, brands: [0], count: Math.ceil(count / commentsEach), text: asking }),
    connections
  )
  yield* Effect.repeat(waiting(workspace), {
    schedule: Schedule.spaced("100 millis"),
    until: (found) => found.length >= count
  })
  const all = yield* waiting(workspace)
  const times: Array<number> = []
  const begun = performance.now()
  const [, bounds] = yield* watched(
    service.pid,
    Effect.forEach(
      all,
      ({ id }, nth) => {
        const asked = performance.now()
        return Effect.tap(
          ask(`${origin}/needs-you/${id}/answer`, key, "POST", { answer: nth % 2 === 0 ? "hide" : "keep" }),
          () => Effect.sync(() => times.push(performance.now() - asked))
        )
      },
      { concurrency: connections, discard: true }
    )
  )
  const acting: Acted = {
    ...bounds,
    rate: (1000 * all.length) / (performance.now() - begun),
    late: quantile(times, 0.95)
  }
  return acting
})
