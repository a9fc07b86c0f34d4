import { FileSystem } from "@effect/platform"
import { Data, Effect, Redacted, Schedule } from "effect"
import { freePort } from "#src/Database/EmbeddedPostgres/FreePort.ts"
import type { Seeded } from "./Seed.ts"

export class ContenderFailed extends Data.TaggedError("ContenderFailed")<{ readonly message: string }> {}

/** A server that answers on a port of its own, in a process of its own. */
export interface Contender {
  readonly name: string
  readonly pid: number
  readonly origin: string
}

/** What every one of them is given; each takes what it needs. */
const environment = ({ url }: Seeded, port: number, secretKey: string) => ({
  ...process.env,
  DATABASE_URL: Redacted.value(url),
  STEWARD_DATABASE_CONNECTIONS: "20",
  STEWARD_PORT: String(port),
  STEWARD_BASE_URL: "http://localhost",
  STEWARD_SECRET_KEY: secretKey,
  // counted as ever, but never used up
  STEWARD_RATE_LIMIT_PER_MINUTE: "60000000",
  STEWARD_RATE_LIMIT_BURST: "10000000",
  NODE_ENV: "production"
})

/** Starts `bun <file>` and answers when the server does; it ends with the scope. Its log lines are thrown away. */
export const startContender = Effect.fn("startContender")(function* (name: string, file: string, seeded: Seeded) {
  const port = yield* freePort
  const secretKey = Buffer.alloc(32, 1).toString("base64")
  const child = yield* Effect.acquireRelease(
    Effect.sync(() =>
      Bun.spawn([process.execPath, file], {
        env: environment(seeded, port, secretKey),
        stdin: "ignore",
        stdout: "ignore",
        stderr: "inherit"
      })
    ),
    (child) =>
      Effect.promise(() => {
        child.kill()
        return child.exited
      })
  )
  const contender: Contender = { name, pid: child.pid, origin: `http://127.0.0.1:${port}` }
  yield* body(contender, "/api/v1/me", seeded.keys).pipe(
    Effect.retry({ schedule: Schedule.spaced("100 millis"), times: 200, while: () => child.exitCode === null })
  )
  return contender
})

/** The answer to one request, word for word. */
export const body = (contender: Contender, path: string, [key]: ReadonlyArray<string>) =>
  Effect.tryPromise({
    try: async () => {
      const response = await fetch(contender.origin + path, { headers: { authorization: `Bearer ${key}` } })
      const text = await response.text()
      if (response.ok) return text
      throw new Error(`${response.status} ${text}`)
    },
    catch: (error) => new ContenderFailed({ message: `${contender.name} does not answer ${path}: ${error}` })
  })

/** Clock ticks a second, as Linux counts them for everybody. */
const ticks = 100

/** Seconds of processor time that the process has used; 0 where the system does not say. */
export const processorTime = Effect.fn("processorTime")(function* ({ pid }: Contender) {
  const fs = yield* FileSystem.FileSystem
  const stat = yield* Effect.orElseSucceed(fs.readFileString(`/proc/${pid}/stat`), () => "")
  // the name stands in brackets and may hold blanks; user and system time are the 12th and 13th behind it
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / ticks
})
