import { readdir, readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { Attack, Findings } from "./Attack.ts"
import { api, type Target } from "./Target.ts"

/** What a process is given to wait for its database; short, so that this is over soon. */
export const waits = { STEWARD_DATABASE_CONNECT_TIMEOUT: "2 seconds", STEWARD_DATABASE_STATEMENT_TIMEOUT: "4 seconds" }

/** A connection, a statement and one second behind it, and what the event loop takes besides. */
const bound = 2000 + 4000 + 1000 + 1500

interface Answered {
  readonly what: string
  readonly status: number
  readonly retryAfter: string | null
  readonly milliseconds: number
  readonly body: string
}

const asked = async (what: string, ask: () => Promise<Response>): Promise<Answered> => {
  const started = performance.now()
  const answer = await ask().catch(() => null)
  const body = answer === null ? "" : await answer.text().catch(() => "")
  return {
    what,
    status: answer?.status ?? 0,
    retryAfter: answer?.headers.get("retry-after") ?? null,
    milliseconds: performance.now() - started,
    body
  }
}

/** What is asked over and over: reads and writes of the API, a tool, a page, a push, and whether it is ready. */
const rounds = (target: Target, made: Set<string>): ReadonlyArray<() => Promise<Answered>> => {
  let written = 0
  const json = { "content-type": "application/json" }
  const call = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "get_status", arguments: {} } }
  return [
    () => asked("GET /me", () => api(target, target.key, "GET", "/me")),
    () => asked("GET /comments", () => api(target, target.key, "GET", "/comments?limit=5")),
    async () => {
      const campaign = `attack-${++written}`
      const answer = await asked("POST /links", () =>
        api(target, target.key, "POST", "/links", { target_url: "https://example.com/", campaign })
      )
      if (answer.status === 201) made.add(campaign)
      return answer
    },
    () =>
      asked("POST /mcp", () =>
        fetch(`${target.baseUrl}/mcp`, {
          method: "POST",
          headers: { ...json, authorization: `Bearer ${target.key}`, accept: "application/json, text/event-stream" },
          body: JSON.stringify(call)
        })
      ),
    () => asked("GET /settings/people of a stranger", () => signedIn(target)),
    () => asked("GET /readyz", () => fetch(`${target.baseUrl}/readyz`))
  ]
}

const signedIn = (target: Target) =>
  fetch(`${target.baseUrl}/settings/people`, { headers: { cookie: "steward_session=nobody" }, redirect: "manual" })

/** The processes of PostgreSQL that have the target's data. */
const processes = async (target: Target): Promise<ReadonlyArray<number>> => {
  const found: Array<number> = []
  const parents = new Map<number, number>()
  for (const name of await readdir("/proc")) {
    if (!/^\d+$/.test(name)) continue
    const [stat, line] = await Promise.all(
      ["stat", "cmdline"].map((file) => readFile(`/proc/${name}/${file}`, "utf8").catch(() => ""))
    )
    parents.set(Number(name), Number(/\) \S (\d+)/.exec(stat ?? "")?.[1] ?? 0))
    if (line?.includes(target.directory) && /postgres/.test(line)) found.push(Number(name))
  }
  const [postmaster] = found
  if (postmaster === undefined) throw new Error("PostgreSQL is not found")
  return [postmaster, ...[...parents].flatMap(([child, parent]) => (parent === postmaster ? [child] : []))]
}

const kill = (pids: ReadonlyArray<number>, signal: NodeJS.Signals) => {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // it has ended by itself
    }
  }
}

const percentile = (times: ReadonlyArray<number>, share: number) =>
  Math.round(times.toSorted((one, other) => one - other)[Math.ceil(times.length * share) - 1] ?? 0)

const said = (answers: ReadonlyArray<Answered>) => {
  const kinds = Map.groupBy(answers, ({ what }) => what)
  return [...kinds].map(([what, all]) => {
    const statuses = [...Map.groupBy(all, ({ status }) => status)].map(([status, of]) => `${of.length} × ${status}`)
    const times = all.map(({ milliseconds }) => milliseconds)
    return `  ${what}: ${statuses.join(", ")}; median ${percentile(times, 0.5)} ms, longest ${percentile(times, 1)} ms`
  })
}

/** Asks without a pause until `over`, and then until everything is answered well again. */
const through = async (
  name: string,
  target: Target,
  findings: Findings,
  made: Set<string>,
  break_: () => Promise<void>,
  mend: () => Promise<void>,
  seconds: number
) => {
  const answers: Array<Answered> = []
  let over = false
  const going = rounds(target, made).map(async (ask) => {
    while (!over) {
      const answer = await ask()
      answers.push(answer)
      await Bun.sleep(answer.status === 0 || answer.milliseconds < 100 ? 100 : 0)
    }
  })
  await Bun.sleep(1000)
  const before = answers.length
  const broken = performance.now()
  await break_()
  await Bun.sleep(seconds * 1000)
  await mend()
  const mended = performance.now()
  let well = 0
  while (well < 3 && performance.now() - mended < 60_000) {
    const again = await Promise.all(rounds(target, made).map((ask) => ask()))
    well = again.every(({ status }) => status !== 0 && status < 500) ? well + 1 : 0
    await Bun.sleep(200)
  }
  const back = performance.now() - mended
  over = true
  await Promise.all(going)
  const during = answers.slice(before)
  const refused = during.filter(({ status }) => status >= 500 || status === 0)
  findings.figure(`${name}, for ${Math.round((mended - broken) / 100) / 10} s; well again ${Math.round(back)} ms after`)
  for (const line of said(during)) findings.figure(line)
  findings.held(`${name}: somebody was refused`, refused.length > 0, during.length)
  for (const { body, milliseconds, retryAfter, status, what } of during) {
    findings.held(
      `${name}: ${what} is answered, well or with 503`,
      status === 503 || (status > 0 && status < 500),
      status
    )
    findings.held(`${name}: ${what} says when to try again`, status !== 503 || Number(retryAfter) > 0, retryAfter)
    findings.held(`${name}: ${what} within ${bound} ms`, milliseconds <= bound, Math.round(milliseconds))
    findings.held(
      `${name}: ${what} tells nothing inside`,
      status < 500 || !/postgres|SELECT|ECONN|\bat \//i.test(body),
      body
    )
  }
  findings.held(`${name}: everything is well again by itself`, well >= 3, `${Math.round(back)} ms`)
}

/** Whether everything that was acknowledged is there. */
const nothingLost = async (target: Target, findings: Findings, made: ReadonlySet<string>) => {
  const there = new Set<string>()
  let cursor: string | null = ""
  while (cursor !== null) {
    const page: {
      readonly data?: ReadonlyArray<{ readonly campaign: unknown }>
      readonly next_cursor?: string | null
    } = Object(await (await api(target, target.key, "GET", `/links?limit=100&cursor=${cursor}`)).json())
    for (const { campaign } of page.data ?? []) there.add(String(campaign))
    cursor = page.next_cursor ?? null
  }
  for (const campaign of made) findings.held(`${campaign} is kept`, there.has(campaign))
  findings.figure(
    `${made.size} links were acknowledged, ${[...made].filter((name) => there.has(name)).length} are there`
  )
}

/** PostgreSQL frozen, killed, and without room on its disk, under a Steward that serves. */
export const database: Attack = {
  name: "database",
  run: async (target, findings) => {
    const made = new Set<string>()
    let frozen: ReadonlyArray<number> = []
    await through(
      "frozen (SIGSTOP)",
      target,
      findings,
      made,
      async () => {
        frozen = await processes(target)
        kill(frozen, "SIGSTOP")
      },
      async () => kill(frozen, "SIGCONT"),
      12
    )
    const killed = async () => kill((await processes(target)).slice(0, 1), "SIGKILL")
    await through("killed (SIGKILL)", target, findings, made, killed, async () => {}, 1)
    if (target.disk === null) {
      findings.figure("disk full: not tried, since only root may mount a small disk")
    } else {
      const filler = join(target.disk, "filler")
      await through(
        "disk full",
        target,
        findings,
        made,
        () => fill(filler),
        () => rm(filler, { force: true }),
        8
      )
    }
    await nothingLost(target, findings, made)
  }
}

/** Takes all the room there is, to the last byte. */
const fill = async (file: string) => {
  for (const size of [16 * 1024 * 1024, 64 * 1024, 512]) {
    const block = new Uint8Array(size)
    try {
      for (;;) await writeFile(file, block, { flag: "a" })
    } catch {
      // less than a block is left
    }
  }
}
