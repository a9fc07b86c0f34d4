import { FileSystem } from "@effect/platform"
import { Effect, Option } from "effect"
import { tracedFn } from "#src/Ground/Span.ts"
import { parsePostmasterPid, withoutProcess } from "./PostmasterPid.ts"
import { run } from "./Program.ts"

const inProc = Effect.fnUntraced(function* (pid: number, data: string) {
  const fs = yield* FileSystem.FileSystem
  const program = yield* fs.readFileString(`/proc/${pid}/comm`)
  const folder = yield* fs.readLink(`/proc/${pid}/cwd`)
  return program.trim() === "postgres" && folder === data
})

const inProcessList = (pid: number, data: string) =>
  run("ps", ["-ww", "-p", String(pid), "-o", "args="], undefined).pipe(
    Effect.map(({ output }) => /postgres\s/.test(output) && output.includes(` ${data} `))
  )

/**
 * Whether the process is a running PostgreSQL server on this very data directory, its real path: not dead, not a
 * zombie, not another program that was given the same process id.
 */
export const isServerOn = tracedFn("EmbeddedPostgres.isServerOn")(function* (pid: number, data: string) {
  const fs = yield* FileSystem.FileSystem
  const hasProc = yield* fs.exists("/proc/self/cwd").pipe(Effect.orElseSucceed(() => false))
  const verified = hasProc ? Effect.option(inProc(pid, data)) : Effect.option(inProcessList(pid, data))
  return Option.getOrElse(yield* verified, () => false)
})

/** The running server of a data directory, as its `postmaster.pid` tells. */
export const findServer = tracedFn("EmbeddedPostgres.findServer")(function* (data: string) {
  const fs = yield* FileSystem.FileSystem
  const text = yield* fs.readFileString(`${data}/postmaster.pid`).pipe(Effect.option)
  const server = Option.flatMap(text, parsePostmasterPid)
  if (Option.isNone(server)) return server
  return (yield* isServerOn(server.value.pid, data)) ? server : Option.none()
})

/** Makes a `postmaster.pid` harmless that no server stands behind, as after a crash. */
export const clearStalePid = tracedFn("EmbeddedPostgres.clearStalePid")(function* (data: string) {
  const fs = yield* FileSystem.FileSystem
  const file = `${data}/postmaster.pid`
  const text = yield* fs.readFileString(file).pipe(Effect.option)
  if (Option.isNone(text)) return
  const server = parsePostmasterPid(text.value)
  if (Option.isNone(server)) return yield* fs.remove(file)
  if (yield* isServerOn(server.value.pid, data)) return
  yield* fs.writeFileString(file, withoutProcess(text.value))
})
