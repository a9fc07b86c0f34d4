import { FileSystem } from "@effect/platform"
import { Effect, Option, Schedule } from "effect"
import { tracedFn } from "#src/Ground/Span.ts"
import { type Binaries, program } from "./Binaries.ts"
import { EmbeddedPostgresError, failing } from "./EmbeddedPostgresError.ts"
import { explain } from "./FailureWords.ts"
import { freePort } from "./FreePort.ts"
import type { SystemUser } from "./Program.ts"
import { clearStalePid, findServer, isServerOn } from "./ServerProcess.ts"
import { type ServerSettings, serverArguments } from "./ServerSettings.ts"
import { spawnDetached } from "./SpawnDetached.ts"

/** A server: started by us, or left running by a Steward that died and adopted now. */
export interface Server {
  readonly pid: number
  readonly port: number
  readonly adopted: boolean
  readonly isRunning: Effect.Effect<boolean, never, FileSystem.FileSystem>
}

export interface EmbeddedServerOptions {
  readonly data: string
  readonly log: string
  readonly binaries: Binaries
  readonly account: SystemUser | undefined
  readonly settings: ServerSettings
}

const lookAgain = "20 millis"

/** Replaying the log after a crash takes time, in proportion to what was written since the last checkpoint. */
const startTimeout = "5 minutes"

/** How long processes that a killed server left get to notice it, or a program to leave the port: 40 x 250 ms. */
const retrying = Schedule.intersect(Schedule.spaced("250 millis"), Schedule.recurs(40))

const patiently = <A, R>(wait: Effect.Effect<A, EmbeddedPostgresError, R>, log: string) =>
  Effect.timeoutFail(wait, {
    duration: startTimeout,
    onTimeout: () =>
      new EmbeddedPostgresError({
        reason: "Other",
        message: `PostgreSQL accepts no connections after ${startTimeout}. Its log may say why: ${log}`
      })
  })

// the running server once it takes connections; none as soon as there is no server
const settled = Effect.fnUntraced(function* (data: string) {
  while (true) {
    const server = yield* findServer(data)
    if (Option.isNone(server) || server.value.status === "ready") return server
    yield* Effect.sleep(lookAgain)
  }
})

const ended = Effect.fnUntraced(function* (log: string, from: number) {
  const fs = yield* FileSystem.FileSystem
  const text = yield* fs.readFile(log).pipe(
    Effect.map((bytes) => new TextDecoder().decode(bytes.subarray(from))),
    Effect.orElseSucceed(() => "")
  )
  const { reason, words } = explain(text)
  return yield* new EmbeddedPostgresError({ reason, message: `PostgreSQL does not start: ${words}\nIts log: ${log}` })
})

const launch = Effect.fnUntraced(function* (
  options: EmbeddedServerOptions,
  port: number,
  started: (server: Server) => Effect.Effect<void>
) {
  const fs = yield* FileSystem.FileSystem
  const { data, log } = options
  const from = yield* fs.stat(log).pipe(
    Effect.map((info) => Number(info.size)),
    Effect.orElseSucceed(() => 0)
  )
  const args = serverArguments(data, port, options.settings)
  const child = yield* Effect.uninterruptible(
    Effect.tap(spawnDetached(program(options.binaries, "postgres"), args, options.account, log), (child) =>
      started({ pid: child.pid, port, adopted: false, isRunning: child.isRunning })
    )
  )
  while (true) {
    if (!(yield* child.isRunning)) return yield* ended(log, from)
    const server = yield* findServer(data)
    if (Option.isSome(server) && server.value.pid === child.pid && server.value.status === "ready") return
    yield* Effect.sleep(lookAgain)
  }
})

/**
 * Adopts the server that runs on the data directory, or starts one; returns when it takes connections. `port` is
 * given where it must stay. `started` is told of every process at once, so that it can be stopped also when this is
 * interrupted.
 */
export const startServer = tracedFn("EmbeddedPostgres.startServer")(
  function* (
    options: EmbeddedServerOptions,
    port: Option.Option<number>,
    started: (server: Server) => Effect.Effect<void>
  ) {
    const { data, log } = options
    const running = yield* patiently(settled(data), log)
    if (Option.isSome(running)) {
      const { pid, port } = running.value
      return yield* started({ pid, port, adopted: true, isRunning: isServerOn(pid, data) })
    }
    yield* clearStalePid(data).pipe(failing(`clear ${data}/postmaster.pid, which a crash left`))
    const chosen = Option.isSome(port) ? port.value : yield* freePort
    yield* patiently(launch(options, chosen, started), log)
  },
  Effect.retry({
    schedule: retrying,
    while: (error) => error.reason === "PortTaken" || error.reason === "StillRunning"
  })
)
