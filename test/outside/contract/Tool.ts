import { spawn } from "node:child_process"
import { Deferred, Effect } from "effect"

const modules = new URL("../node_modules/", import.meta.url).pathname

export const redocly = `${modules}@redocly/cli/bin/cli.js`
export const spectral = `${modules}@stoplight/spectral-cli/dist/index.js`
export const repository = new URL("../../..", import.meta.url).pathname

/** The tools neither ask for their updates nor say that they were used. */
const quiet = { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" }

/** Starts a program on Bun, which says what it says where this one does; asks it to end when the scope closes. */
export const started = Effect.fn("started")(function* (
  args: ReadonlyArray<string>,
  environment: Readonly<Record<string, string>> = {}
) {
  const ended = yield* Deferred.make<number>()
  const child = yield* Effect.acquireRelease(
    Effect.sync(() => {
      const env = { ...process.env, ...quiet, ...environment }
      const child = spawn(process.execPath, args, { cwd: repository, env, stdio: ["ignore", "inherit", "inherit"] })
      child.once("exit", (code) => Deferred.unsafeDone(ended, Effect.succeed(code ?? 1)))
      child.once("error", () => Deferred.unsafeDone(ended, Effect.succeed(1)))
      return child
    }),
    (child) => Effect.sync(() => child.kill("SIGTERM"))
  )
  return { interrupt: Effect.sync(() => child.kill("SIGINT")), ended: Deferred.await(ended) }
})

/** Runs a program on Bun to its end; answers whether it ended well. */
export const ranWell = (args: ReadonlyArray<string>, environment: Readonly<Record<string, string>> = {}) =>
  Effect.scoped(Effect.flatMap(started(args, environment), ({ ended }) => Effect.map(ended, (code) => code === 0)))
