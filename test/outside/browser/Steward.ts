import { join } from "node:path"

const root = join(import.meta.dirname, "..", "..", "..")

export interface RunningSteward {
  readonly baseUrl: string
  /** The one-time link that was printed. */
  readonly setUp: string
  /** The link that opens the app signed in. */
  readonly open: string
  readonly port: number
  /** Runs a command of the command line on the same data. */
  readonly command: (...args: ReadonlyArray<string>) => Promise<string>
  readonly stop: () => Promise<void>
  /** Ends its process as a machine that fails does. */
  readonly kill: () => Promise<void>
}

/** A port that nothing listens on. */
const freePort = () => {
  const server = Bun.serve({ port: 0, fetch: () => new Response() })
  const { port } = server
  server.stop(true)
  return port
}

/**
 * Starts Steward as `bun run start` does, on data of its own, and waits until it has said where it is. Only the first start
 * on these data prints the one-time link.
 */
export const startSteward = async (
  directory: string,
  args: ReadonlyArray<string> = [],
  port = freePort() ?? 0
): Promise<RunningSteward> => {
  const { DATABASE_URL: _, ...inherited } = process.env
  const env = { ...inherited, STEWARD_DATA_DIR: directory, STEWARD_PORT: String(port) }
  const steward = Bun.spawn(["bun", "src/main.ts", ...args], { cwd: root, env, stdout: "pipe", stderr: "inherit" })
  let printed = ""
  const told = Promise.withResolvers<void>()
  const reading = (async () => {
    for await (const chunk of steward.stdout) {
      printed += Buffer.from(chunk).toString()
      if (printed.includes("Ctrl-C")) told.resolve()
    }
    told.reject(new Error(`Steward ended before it said where it is:\n${printed}`))
  })()
  await told.promise
  const found = (pattern: RegExp) => {
    const [, text] = pattern.exec(printed) ?? []
    if (text === undefined) throw new Error(`Steward did not print ${pattern}:\n${printed}`)
    return text
  }
  return {
    baseUrl: found(/running at (\S+)/),
    setUp: /\S+\/set-password\?token=\S+/.exec(printed)?.[0] ?? "",
    open: found(/(\S+\/open\?token=\S+)/),
    port,
    command: async (...args) => {
      const ran = Bun.spawn(["bun", "src/Cli/main.ts", ...args], { cwd: root, env, stdout: "pipe", stderr: "inherit" })
      const text = await new Response(ran.stdout).text()
      if ((await ran.exited) !== 0) throw new Error(`steward ${args.join(" ")} failed`)
      return text
    },
    stop: async () => {
      steward.kill("SIGINT")
      await steward.exited
      await reading.catch(() => {})
    },
    kill: async () => {
      steward.kill("SIGKILL")
      await steward.exited
      await reading.catch(() => {})
    }
  }
}
