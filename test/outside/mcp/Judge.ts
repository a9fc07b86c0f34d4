import { expectedFailures } from "./ExpectedFailures.ts"

const judge = new URL("../node_modules/@modelcontextprotocol/conformance/dist/index.js", import.meta.url).pathname
const colours = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, "g")

/** What the judge found, and whether it is what was expected. */
export interface Verdict {
  readonly row: ReadonlyArray<string>
  readonly good: boolean
  readonly said: string
}

/** Runs the judge to its end; `heard` is told all that it has said so far whenever it says more. */
export const heard = async (args: ReadonlyArray<string>, listen: (said: string) => void = () => {}) => {
  const child = Bun.spawn([process.execPath, judge, ...args], { stdin: "ignore", stdout: "pipe", stderr: "pipe" })
  const timer = setTimeout(() => child.kill(), 90_000)
  const errors = new Response(child.stderr).text()
  let said = ""
  for await (const chunk of child.stdout.pipeThrough(new TextDecoderStream())) {
    said += chunk
    listen(said)
  }
  clearTimeout(timer)
  return { said: (said + (await errors)).replaceAll(colours, ""), code: await child.exited }
}

/** The checks of a run, by how each ended; of scenarios that are only summed up, the scenarios. */
const checksIn = (said: string) => [
  ...Array.from(
    said.matchAll(/\[([\w-]+)\s*\]\s+(SUCCESS|FAILURE|WARNING|SKIPPED|INFO)\b/g),
    ([, id = "", end = ""]) => ({ id, end })
  ),
  ...Array.from(said.matchAll(/^([✓✗]) ([\w-]+): \d+ passed/gm), ([, mark, id = ""]) => ({
    id,
    end: mark === "✓" ? "SUCCESS" : "FAILURE"
  }))
]

/** Holds what was said against what is expected to fail. */
export const verdict = (scenario: string, revision: string, said: string): Verdict => {
  const expected = Object.keys(expectedFailures[`${scenario} ${revision}`] ?? {})
  const checks = checksIn(said)
  const wanting = checks.filter(({ end }) => end === "FAILURE" || end === "WARNING").map(({ id }) => id)
  const passed = checks.filter(({ end }) => end === "SUCCESS").length
  const odd = [
    ...wanting.filter((id) => !expected.includes(id)).map((id) => `${id} fails`),
    ...expected.filter((id) => !wanting.includes(id)).map((id) => `${id} does not fail`),
    ...(checks.length === 0 ? ["nothing was checked"] : [])
  ]
  const skipped = checks.filter(({ end }) => end === "SKIPPED" || end === "INFO").length
  const counts = [`${passed} passed`, `${wanting.length} expected to fail`, `${skipped} skipped`]
  return {
    row: [scenario, revision, ...counts, odd.length === 0 ? "ok" : odd.join(", ")],
    good: odd.length === 0,
    said
  }
}
