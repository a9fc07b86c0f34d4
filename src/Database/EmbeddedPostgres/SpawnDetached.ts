import { spawn } from "node:child_process"
import { closeSync, openSync } from "node:fs"
import { Effect } from "effect"
import { failing } from "./EmbeddedPostgresError.ts"
import { notStarted, type SystemUser, spawnOptions } from "./Program.ts"

export interface DetachedProcess {
  readonly pid: number
  readonly isRunning: Effect.Effect<boolean>
}

/**
 * Starts a program in a session of its own, its output appended to a file. Ctrl-C in the terminal reaches every
 * process of our session: PostgreSQL would shut down at once, before what still uses it has come to its end.
 */
export const spawnDetached = (
  command: string,
  args: ReadonlyArray<string>,
  account: SystemUser | undefined,
  log: string
) =>
  Effect.gen(function* () {
    const output = yield* Effect.try({
      try: () => openSync(log, "a", 0o600),
      catch: (cause) => ({ message: String(cause) })
    }).pipe(failing(`write to ${log}`))
    return yield* Effect.async<DetachedProcess, ReturnType<typeof notStarted>>((resume) => {
      const child = spawn(command, args, {
        ...spawnOptions(account),
        detached: true,
        stdio: ["ignore", output, output]
      })
      let running = true
      child.once("exit", () => {
        running = false
      })
      child.once("error", (cause) => resume(Effect.fail(notStarted(command, account, cause))))
      child.once("spawn", () => {
        child.unref()
        if (child.pid !== undefined) resume(Effect.succeed({ pid: child.pid, isRunning: Effect.sync(() => running) }))
      })
    }).pipe(Effect.ensuring(Effect.sync(() => closeSync(output))))
  })
