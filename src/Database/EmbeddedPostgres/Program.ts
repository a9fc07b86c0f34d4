import { spawn } from "node:child_process"
import { Effect } from "effect"
import { EmbeddedPostgresError } from "./EmbeddedPostgresError.ts"

/** A user of the operating system, under which programs run. */
export interface SystemUser {
  readonly name: string
  readonly uid: number
  readonly gid: number
}

/**
 * What every program is spawned with. The working folder is one that every account can enter, and the environment is
 * bare: `PG*` variables would change what PostgreSQL does, and `LC_ALL=C` keeps its messages in English.
 */
export const spawnOptions = (account: SystemUser | undefined) => ({
  cwd: "/",
  env: { PATH: process.env["PATH"] ?? "/usr/bin:/bin:/usr/sbin:/sbin", LC_ALL: "C" },
  ...(account === undefined ? {} : { uid: account.uid, gid: account.gid })
})

/** Runs a program to its end; `output` is its stdout and stderr together. Fails only where it could not be started. */
export const run = (command: string, args: ReadonlyArray<string>, account: SystemUser | undefined) =>
  Effect.async<{ readonly exitCode: number; readonly output: string }, EmbeddedPostgresError>((resume) => {
    const child = spawn(command, args, { ...spawnOptions(account), stdio: ["ignore", "pipe", "pipe"] })
    let output = ""
    const collect = (chunk: Buffer) => {
      output += chunk.toString("utf8")
    }
    child.stdout.on("data", collect)
    child.stderr.on("data", collect)
    child.once("error", (cause) => resume(Effect.fail(notStarted(command, account, cause))))
    child.once("close", (code) => resume(Effect.succeed({ exitCode: code ?? -1, output })))
    return Effect.sync(() => child.kill("SIGKILL"))
  })

export const notStarted = (command: string, account: SystemUser | undefined, cause: Error) =>
  new EmbeddedPostgresError({
    reason: "Program",
    message: `Cannot run ${command}${account === undefined ? "" : ` as the user ${account.name}`}: ${cause.message}`,
    cause
  })
