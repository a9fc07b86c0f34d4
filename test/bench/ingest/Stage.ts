import { SqlClient } from "@effect/sql"
import { PgClient } from "@effect/sql-pg"
import { Effect, Layer, Redacted, Schedule } from "effect"
import { freePort } from "#src/Database/EmbeddedPostgres/FreePort.ts"
import { SecretBox } from "#src/Database/Secrets/SecretBox.ts"
import { RandomBytes } from "#src/Ground/RandomBytes.ts"
import manifest from "../../../package.json" with { type: "json" }
import { ContenderFailed } from "../Contender.ts"
import { freshDatabase } from "../deliveries/FreshDatabase.ts"
import { startProcess } from "../deliveries/Process.ts"
import { fillInbox } from "./Backlog.ts"
import { makeBrands } from "./Brands.ts"
import { appSecret } from "./Pushes.ts"

const key = new Uint8Array(32).fill(1)
const root = `${import.meta.dirname}/../../..`
/** How `bun run start` starts the service, once everything is installed. */
const start = manifest.scripts.start.replace(/^.*&& /, "")

/** A connection of the bench's own, which the service's are told from by its name. */
export const looking = (url: Redacted.Redacted) =>
  Layer.merge(
    PgClient.layer({ url, maxConnections: 4, applicationName: "bench" }),
    SecretBox.layer(Redacted.make(key)).pipe(Layer.provide(RandomBytes.layer))
  )

export interface ServiceOptions {
  readonly brands: number
  /** The ports of the imitated platforms. */
  readonly graph: number
  readonly youtube: number
  /** Comments that wait in the inbox of the first brand when it starts. */
  readonly waiting?: number
}

/** A service of its own on a fresh database with brands in it; it ends with the scope. */
export const startService = Effect.fn("startService")(function* (
  server: Redacted.Redacted,
  name: string,
  { brands, graph, waiting = 0, youtube }: ServiceOptions
) {
  const url = yield* freshDatabase(server, name, true)
  yield* Effect.provide(Effect.zipRight(makeBrands(brands), fillInbox(waiting)), looking(url))
  const port = yield* freePort
  const child = yield* Effect.acquireRelease(
    Effect.sync(() =>
      Bun.spawn(["sh", "-c", start], {
        cwd: root,
        env: {
          ...process.env,
          DATABASE_URL: Redacted.value(url),
          STEWARD_PORT: String(port),
          STEWARD_HOST: "127.0.0.1",
          STEWARD_BASE_URL: "http://localhost",
          STEWARD_SECRET_KEY: Buffer.from(key).toString("base64"),
          STEWARD_FACEBOOK_APP_SECRET: appSecret,
          STEWARD_FACEBOOK_GRAPH: `http://127.0.0.1:${graph}/v26.0`,
          STEWARD_YOUTUBE_API: `http://127.0.0.1:${youtube}/v3`,
          STEWARD_YOUTUBE_DAILY_QUOTA: "1000000",
          STEWARD_RATE_LIMIT_PER_MINUTE: "6000000",
          STEWARD_RATE_LIMIT_BURST: "1000000",
          NODE_ENV: "production"
        },
        stdin: "ignore",
        stdout: "ignore",
        stderr: "inherit"
      })
    ),
    (child) =>
      Effect.promise(() => {
        child.kill("SIGKILL")
        return child.exited
      })
  )
  const origin = `http://127.0.0.1:${port}`
  yield* Effect.tryPromise({
    try: async () => {
      if (!(await fetch(`${origin}/readyz`)).ok) throw new Error("not ready")
    },
    catch: (error) => new ContenderFailed({ message: `The service does not start: ${error}` })
  }).pipe(Effect.retry({ schedule: Schedule.spaced("100 millis"), times: 300, while: () => child.exitCode === null }))
  return { pid: child.pid, url, webhooks: `${origin}/webhooks/facebook` }
})

/** The bare server on a database of its own. */
export const startBare = Effect.fn("startBare")(function* (server: Redacted.Redacted) {
  const url = yield* freshDatabase(server, "bench_ingest_bare", false)
  yield* Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`CREATE TABLE bare_comments (id text PRIMARY KEY, post text NOT NULL, text text NOT NULL)`
  }).pipe(Effect.provide(looking(url)))
  const child = yield* startProcess<number>(`${import.meta.dirname}/Bare.ts`, Redacted.value(url), appSecret)
  return { webhooks: `http://127.0.0.1:${yield* child.next}/` }
})
