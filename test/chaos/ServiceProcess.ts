import { type ChildProcess, spawn } from "node:child_process"
import { FileSystem, HttpClient } from "@effect/platform"
import { Data, Deferred, Effect, Schedule } from "effect"

export class NeverReady extends Data.TaggedError("NeverReady")<{ readonly message: string }> {}

export interface ServiceOptions {
  readonly name: string
  readonly port: number
  /** Over PATH and HOME, the whole environment. */
  readonly environment: Readonly<Record<string, string>>
  /** What it says is appended here. */
  readonly logFile: string
}

/** A running service of its own, as an operator would start it. */
export interface ServiceProcess {
  readonly name: string
  readonly baseUrl: string
  /** Returns when it answers requests. */
  readonly ready: Effect.Effect<void, NeverReady>
  /** `kill -9`; returns when it is gone. */
  readonly kill: Effect.Effect<void>
  /** How it ended, once it has. */
  readonly end: Effect.Effect<string>
}

const root = new URL("../..", import.meta.url).pathname
const patience = "4 minutes"

/** Starts a service, and kills it when the scope closes. */
export const startService = Effect.fn("startService")(function* (options: ServiceOptions) {
  const { environment, logFile, name, port } = options
  const fs = yield* FileSystem.FileSystem
  const http = HttpClient.filterStatusOk(yield* HttpClient.HttpClient)
  const log = yield* Effect.orDie(fs.open(logFile, { flag: "a" }))
  const ended = yield* Deferred.make<string>()

  const child: ChildProcess = yield* Effect.acquireRelease(
    Effect.sync(() => {
      const { HOME = "/", PATH = "" } = process.env
      const env = { HOME, PATH, ...environment, STEWARD_PORT: String(port) }
      const child = spawn(process.execPath, ["src/main.ts"], { cwd: root, env, stdio: ["ignore", log.fd, log.fd] })
      child.once("exit", (code, signal) => {
        Deferred.unsafeDone(ended, Effect.succeed(signal === null ? `ended with code ${code}` : `ended by ${signal}`))
      })
      child.once("error", ({ message }) => {
        Deferred.unsafeDone(ended, Effect.succeed(`could not be started: ${message}`))
      })
      return child
    }),
    (child) => Effect.sync(() => child.kill("SIGKILL"))
  )

  const end = Deferred.await(ended)
  const baseUrl = `http://127.0.0.1:${port}`
  const answers = Effect.scoped(http.get(`${baseUrl}/readyz`)).pipe(
    Effect.timeout("1 second"),
    Effect.retry(Schedule.spaced("50 millis")),
    Effect.asVoid,
    Effect.orDie,
    Effect.timeoutFail({
      duration: patience,
      onTimeout: () => new NeverReady({ message: `${name} was not ready within ${patience}; see ${logFile}` })
    })
  )
  const died = Effect.flatMap(
    end,
    (how) => new NeverReady({ message: `${name} ${how} before it was ready; see ${logFile}` })
  )
  const service: ServiceProcess = {
    name,
    baseUrl,
    end,
    ready: Effect.raceFirst(answers, died),
    kill: Effect.suspend(() => {
      child.kill("SIGKILL")
      return Effect.asVoid(end)
    })
  }
  return service
})
