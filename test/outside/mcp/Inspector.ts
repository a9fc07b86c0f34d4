import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { consented } from "./Browser.ts"
import type { Answered, Connection } from "./EveryTool.ts"
import type { Stage } from "./Stage.ts"

const cli = new URL("../node_modules/@modelcontextprotocol/inspector/clients/launcher/build/index.js", import.meta.url)
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

export type Era = "legacy" | "auto" | "modern"

/**
 * Runs the inspector's command line once, in a terminal of its own as it insists on one. Where it asks for a person to
 * sign in, they do.
 */
const run = async (args: ReadonlyArray<string>, home: string, stage: Stage): Promise<string> => {
  const command = [process.execPath, cli.pathname, "--cli", ...args].map(quoted).join(" ")
  const child = Bun.spawn(["script", "-qfec", command, "/dev/null"], {
    env: { ...process.env, HOME: home, BROWSER: "true", NO_COLOR: "1", COLUMNS: "10000" },
    stdin: "pipe",
    stdout: "pipe",
    stderr: "inherit"
  })
  let said = ""
  let signedIn = false
  const timer = setTimeout(() => child.kill(), 60_000)
  for await (const chunk of child.stdout.pipeThrough(new TextDecoderStream())) {
    said += chunk
    const address = /https?:\/\/\S+\/oauth\/authorize\?[^\s"'\u001b]+/.exec(said)?.[0]
    if (address !== undefined && !signedIn) {
      signedIn = true
      await fetch(await consented(address, stage.account))
    }
  }
  clearTimeout(timer)
  const code = await child.exited
  // 5: the tool said no, which is an answer
  if (code !== 0 && code !== 5) throw new Error(`The inspector ended with ${code}: ${said.slice(-600)}`)
  return said
}

/** The first JSON document in what was said: behind words about signing in, and before one about what went wrong. */
const documentIn = (said: string): unknown => {
  const line = said.split(/\r?\n/).find((text) => text.startsWith("{") && text.endsWith("}"))
  if (line === undefined) throw new Error(`The inspector said no JSON: ${said.slice(-300)}`)
  return JSON.parse(line)
}

const isListed = (value: unknown): value is { readonly tools: ReadonlyArray<{ readonly name: string }> } =>
  typeof value === "object" && value !== null && "tools" in value && Array.isArray(value.tools)

const isAnswered = (value: unknown): value is Answered =>
  typeof value === "object" && value !== null && ("content" in value || "isError" in value)

/** Uses a client of the inspector; what it remembers of its sign-in is thrown away in the end. */
export const inspected = async <A>(
  era: Era,
  way: "key" | "sign-in",
  stage: Stage,
  use: (connection: Connection) => Promise<A>
): Promise<A> => {
  const home = await mkdtemp(`${tmpdir()}/steward-inspector-`)
  const key = way === "key" ? ["--header", `Authorization: Bearer ${stage.key}`] : []
  const ask = async (args: ReadonlyArray<string>): Promise<unknown> => {
    const asked = ["--server-url", `${stage.baseUrl}/mcp`, "--transport", "http", "--protocol-era", era, ...key]
    return documentIn(await run([...asked, "--format", "json", "-q", ...args], home, stage))
  }
  try {
    const listed = await ask(["--method", "tools/list", "--strict"])
    const inner = typeof listed === "object" && listed !== null && "result" in listed ? listed.result : listed
    if (!isListed(inner)) throw new Error(`The inspector listed ${JSON.stringify(listed).slice(0, 300)}`)
    return await use({
      revision: era,
      names: inner.tools.map(({ name }) => name),
      call: async (name, args) => {
        const given = ["--method", "tools/call", "--tool-name", name, "--tool-args-json", JSON.stringify(args)]
        const answered = await ask(given)
        const result =
          typeof answered === "object" && answered !== null && "result" in answered ? answered.result : answered
        if (!isAnswered(result)) throw new Error(`The inspector answered ${JSON.stringify(answered).slice(0, 300)}`)
        return result
      }
    })
  } finally {
    await rm(home, { recursive: true })
  }
}
