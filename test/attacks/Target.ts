import { mkdtempSync } from "node:fs"
import { chmod, readFile, rm } from "node:fs/promises"
import { connect } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"

/** The brand that the demonstration shows. */
export const brand = "Nordlys Outdoor"

/** Where the product is. */
export const root = join(import.meta.dirname, "..", "..")

/** A running Steward that is attacked, and what its operator can do. */
export interface Target {
  readonly baseUrl: string
  readonly port: number
  readonly key: string
  readonly directory: string
  /** The small disk that its data lie on; null where they lie with everything else. */
  readonly disk: string | null
  /** What it has printed, its log among it. */
  readonly printed: () => string
  /** Opens the way in for the first owner. */
  readonly setUp: string
  readonly command: (...args: ReadonlyArray<string>) => Promise<string>
  /** Resident memory of the process, in MiB. */
  readonly memory: () => Promise<number>
  readonly stop: () => Promise<void>
}

/** A port that nothing listens on. */
export const freePort = () => {
  const server = Bun.serve({ port: 0, fetch: () => new Response() })
  const { port } = server
  server.stop(true)
  return port
}

/** Puts a disk of so many MiB at a folder; false where this account may not. */
const mounted = (directory: string, mebibytes: number) =>
  Bun.spawnSync(["mount", "-t", "tmpfs", "-o", `size=${mebibytes}m,mode=755`, "steward-attack", directory]).success

/** Whether this account may have a process ask other name servers than the machine does. */
export const mayNameServers = () =>
  Bun.which("unshare") !== null && Bun.spawnSync(["unshare", "--mount", "true"]).success && process.getuid?.() === 0

/** The beginning of a command line that has the rest find other name servers. */
const naming = async (directory: string, nameServer: string | null) => {
  if (nameServer === null) return []
  const file = join(directory, "resolv.conf")
  await Bun.write(file, `nameserver ${nameServer}\n`)
  return ["unshare", "--mount", "sh", "-c", 'mount --bind "$0" /etc/resolv.conf && exec "$@"', file]
}

/**
 * Starts the demonstration on data of its own, as a process of its own, and waits until it says where it is. `room`: on
 * a disk of so many MiB, where the account may mount one. `nameServer`: the address of the only one that it asks.
 */
export const startTarget = async (
  settings: Readonly<Record<string, string>> = {},
  room: number | null = null,
  nameServer: string | null = null
): Promise<Target> => {
  const directory = mkdtempSync(join(tmpdir(), "steward-attack-"))
  const disk = room !== null && mounted(directory, room) ? directory : null
  // PostgreSQL may run as another account, which has to reach its folder in this one
  await chmod(directory, 0o755)
  const { HOME = "/", PATH = "" } = process.env
  const env = { HOME, PATH, ...settings, STEWARD_DATA_DIR: directory, STEWARD_PORT: String(freePort()) }
  const steward = Bun.spawn([...(await naming(directory, nameServer)), "bun", "src/main.ts"], {
    cwd: root,
    env,
    stdout: "pipe",
    stderr: "pipe"
  })
  let printed = ""
  const told = Promise.withResolvers<void>()
  const follow = async (stream: ReadableStream<Uint8Array>) => {
    for await (const chunk of stream) {
      printed += Buffer.from(chunk).toString()
      if (printed.includes("Ctrl-C")) told.resolve()
    }
    told.reject(new Error(`Steward ended:\n${printed.slice(-2000)}`))
  }
  const following = Promise.all([follow(steward.stdout), follow(steward.stderr)])
  const stop = async () => {
    steward.kill("SIGINT")
    await steward.exited
    await following
    if (disk !== null) Bun.spawnSync(["umount", disk])
    await rm(directory, { recursive: true, force: true })
  }
  await told.promise.catch(async (error) => {
    await stop()
    throw error
  })
  const [, setUp = ""] = /(\S+\/set-password\?token=\S+)/.exec(printed) ?? []
  const demo = JSON.parse(await readFile(join(directory, "demo.json"), "utf8"))
  return {
    baseUrl: String(demo.base_url),
    port: Number(env.STEWARD_PORT),
    key: String(demo.api_key),
    directory,
    disk,
    printed: () => printed,
    setUp,
    command: async (...args) => {
      const ran = Bun.spawn(["bun", "src/Cli/main.ts", ...args], { cwd: root, env, stdout: "pipe", stderr: "pipe" })
      const [out, err] = await Promise.all([new Response(ran.stdout).text(), new Response(ran.stderr).text()])
      if ((await ran.exited) !== 0) throw new Error(`steward ${args.join(" ")} failed: ${err}`)
      return out
    },
    memory: async () => {
      const [, kilobytes = "0"] = /VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${steward.pid}/status`, "utf8")) ?? []
      return Math.round(Number(kilobytes) / 1024)
    },
    stop
  }
}

/** What a socket is answered with for these bytes, cut after `milliseconds`. */
export const raw = (port: number, bytes: string, milliseconds = 1500): Promise<string> =>
  new Promise((resolve) => {
    let heard = ""
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes))
    const end = () => {
      socket.destroy()
      resolve(heard)
    }
    const timer = setTimeout(end, milliseconds)
    socket.on("data", (chunk) => {
      heard += chunk.toString("latin1")
    })
    socket.on("close", () => {
      clearTimeout(timer)
      end()
    })
    socket.on("error", end)
  })

/** A request to the API with a key. */
export const api = (target: Target, key: string, method: string, path: string, json?: object, headers = {}) =>
  fetch(`${target.baseUrl}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json", ...headers },
    ...(json === undefined ? {} : { body: JSON.stringify(json) })
  })

/** A form as a browser sends it, from a page of `origin`. */
export const form = (
  target: Target,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  origin: string | null = target.baseUrl
) =>
  fetch(`${target.baseUrl}${path}`, {
    method: "POST",
    redirect: "manual",
    headers: { ...(origin === null ? {} : { origin }), ...headers },
    body: new URLSearchParams(fields)
  })
