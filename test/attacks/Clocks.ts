import { existsSync, mkdtempSync } from "node:fs"
import { readdir, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { SQL } from "bun"
import type { Attack } from "./Attack.ts"
import { owner, signIn } from "./Owner.ts"
import { api, form, freePort, root, type Target } from "./Target.ts"

const day = 86_400_000

/** Where Debian's package `faketime` puts what lies to a process about the time; null where it is not installed. */
const liar = async () => {
  const folders = await readdir("/usr/lib").catch(() => [])
  const found = folders
    .map((folder) => `/usr/lib/${folder}/faketime/libfaketimeMT.so.1`)
    .find((file) => existsSync(file))
  return found ?? null
}

/** The target's database. */
const databaseOf = async ({ directory }: Target) => {
  const files = await readdir(join(directory, "postgres"), { recursive: true })
  const file = (name: string) => join(directory, "postgres", files.find((one) => one.endsWith(name)) ?? name)
  const password = (await readFile(file("steward.password"), "utf8")).trim()
  const [, , , port] = (await readFile(file("postmaster.pid"), "utf8")).split("\n")
  return `postgres://steward:${password}@127.0.0.1:${port}/steward`
}

/** Starts another process on the target's database, for which it is thirty days later. */
const startAhead = async (target: Target, database: string, library: string) => {
  const port = freePort()
  const read = async (name: string) => (await readFile(join(target.directory, name), "utf8")).trim()
  const sandbox = String(JSON.parse(await read("demo.json")).sandbox_url)
  const secrets = JSON.parse(await read("demo-secrets.json"))
  const directory = mkdtempSync(join(tmpdir(), "steward-ahead-"))
  const env = {
    HOME: process.env["HOME"] ?? "/",
    PATH: process.env["PATH"] ?? "",
    LD_PRELOAD: library,
    FAKETIME: "+30d",
    DATABASE_URL: database,
    STEWARD_PORT: String(port),
    STEWARD_HOST: "127.0.0.1",
    STEWARD_DATA_DIR: directory,
    STEWARD_SECRET_KEY: await read("secret-key"),
    STEWARD_ALLOW_PRIVATE_TARGETS: "true",
    STEWARD_FACEBOOK_APP_SECRET: String(secrets.facebook_app_secret),
    STEWARD_FACEBOOK_GRAPH: `${sandbox}/graph/v26.0`,
    STEWARD_YOUTUBE_API: `${sandbox}/youtube/v3`,
    STEWARD_GOOGLE_TOKEN: `${sandbox}/google/token`
  }
  const started = Bun.spawn(["bun", "src/main.ts"], { cwd: root, env, stdout: "ignore", stderr: "ignore" })
  const baseUrl = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 200; tries++) {
    const ready = await fetch(`${baseUrl}/readyz`).catch(() => null)
    if (ready?.status === 200) break
    await Bun.sleep(100)
  }
  return {
    baseUrl,
    killed: async () => {
      started.kill("SIGKILL")
      await started.exited
      await rm(directory, { recursive: true, force: true })
    }
  }
}

/** Times in the database that are further ahead than anything is meant to be claimed for. */
const claims = async (sql: SQL) => {
  const columns: ReadonlyArray<{ readonly table: string; readonly column: string }> = await sql`
    SELECT c.table_name AS table, c.column_name AS column
    FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema = current_schema() AND t.table_type = 'BASE TABLE' AND c.data_type LIKE 'timestamp with%'
      AND (c.column_name LIKE '%claimed%' OR c.column_name LIKE '%_at' AND c.column_name NOT LIKE 'expires_at')`
  const ahead: Array<string> = []
  for (const { column, table } of columns) {
    const [row] = await sql`
      SELECT max(${sql(column)}) FILTER (WHERE isfinite(${sql(column)})) > now() + interval '3 days' AS ahead
      FROM ${sql(table)}`
    if (row.ahead === true) ahead.push(`${table}.${column}`)
  }
  return { ahead, columns: columns.length }
}

const newestComment = async (target: Target) => {
  const answer = await api(target, target.key, "GET", "/comments?limit=100")
  const { data } = Object(await answer.json())
  const decided: ReadonlyArray<{ readonly id: string; readonly status: string }> = data
  return decided.find(({ status }) => status !== "pending")?.id
}

/** A process whose clock runs thirty days ahead, beside one whose clock is right; and what it leaves behind. */
export const clocks: Attack = {
  name: "a clock 30 days ahead",
  run: async (target, findings) => {
    const library = await liar()
    if (library === null) {
      findings.figure("not tried, since Debian's package faketime is not installed")
      return
    }
    const before = await signIn(target)
    const cookiesOf = (answer: Response) =>
      answer.headers
        .getSetCookie()
        .map((one) => one.split(";", 1).join(""))
        .join("; ")
    const database = await databaseOf(target)
    const ahead = await startAhead(target, database, library)
    const there = { ...target, baseUrl: ahead.baseUrl }
    try {
      const own = Date.parse((await fetch(`${ahead.baseUrl}/healthz`)).headers.get("date") ?? "") - Date.now()
      findings.figure(`its own clock is ${Math.round(own / day)} days ahead`)
      const statuses = await Promise.all(
        Array.from({ length: 400 }, async () => (await api(there, target.key, "GET", "/me")).status)
      )
      findings.held(
        "the key is good there",
        statuses.every((status) => status === 200 || status === 429),
        statuses
      )
      const link = await api(there, target.key, "POST", "/links", {
        target_url: "https://example.com/",
        campaign: "ahead"
      })
      const made = Date.parse(String(Object(await link.json()).data?.created_at))
      findings.held("what it writes has the database's time", Math.abs(made - Date.now()) < 60_000, new Date(made))
      const session = await fetch(`${ahead.baseUrl}/settings/people`, {
        headers: { cookie: cookiesOf(before) },
        redirect: "manual"
      })
      findings.held("who is signed in stays so there", session.status === 200, session.status)
      await form(there, "/sign-in", { email: owner.email, password: "wrong guess" }, {}, ahead.baseUrl)
      // long enough for every worker of it to have claimed something, and kept it when it is killed
      await Bun.sleep(12_000)
    } finally {
      await ahead.killed()
    }
    const sql = new SQL(database)
    const { ahead: late, columns } = await claims(sql)
    await sql.close()
    findings.held("nothing that it claimed or wrote is ahead", late.length === 0, late)
    findings.figure(`${columns} columns of times looked through after it was killed`)
    const me = await api(target, target.key, "GET", "/me")
    const wait = Number(me.headers.get("retry-after") ?? 0)
    findings.held("the key is good, or soon again", me.status === 200 || (me.status === 429 && wait <= 60), wait)
    const known = await newestComment(target)
    let next = known
    const killed = performance.now()
    while (next === known && performance.now() - killed < 60_000) {
      await Bun.sleep(500)
      next = await newestComment(target)
    }
    findings.held("comments go on being decided", next !== known)
    findings.figure(`the next comment was decided ${Math.round(performance.now() - killed)} ms after it was killed`)
    const again = await fetch(`${target.baseUrl}/settings/people`, {
      headers: { cookie: cookiesOf(before) },
      redirect: "manual"
    })
    findings.held("who is signed in stays so", again.status === 200, again.status)
    const in_ = await signIn(target)
    findings.held("the owner can sign in", in_.status === 303 || in_.status === 302, in_.status)
  }
}
