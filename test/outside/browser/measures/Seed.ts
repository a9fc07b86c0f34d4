import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { Glob, SQL } from "bun"

/** What strangers write to break pages. */
export const hostileTexts: ReadonlyArray<string> = [
  `"><img src=x onerror="window.broken=1"><script>window.broken=1</script><svg onload=window.broken=1>`,
  "</script></textarea></title><iframe src=javascript:window.broken=1>{{constructor.constructor('window.broken=1')()}}",
  "\u202E\u2066\u2067elbisrever si siht\u202D \u202E everything after is turned",
  "\u200B\u200C\u200D\u2060\uFEFF".repeat(400),
  `${"W".repeat(60_000)}`,
  `Z${"\u0300\u0323\u0489".repeat(500)}algo`,
  `\uFFFD\u200D👩\u200D\u200D🏽\uFE0F\u{1F1F3}\u{1F1F4}\u{1F1F3} ${"👨\u200D👩\u200D👧\u200D".repeat(300)}`,
  "مرحبا שלום \u061C<b>hei</b>\n\n\n\n\n\r\n\t\u2028\u2029\u0085 end"
]

/** The database of the Steward that runs on this folder. */
export const databaseOf = async (directory: string) => {
  const find = async (name: string) => {
    for await (const path of new Glob(`postgres/**/${name}`).scan({ cwd: directory, dot: true }))
      return join(directory, path)
    throw new Error(`There is no ${name} in ${directory}`)
  }
  const [, , , port = ""] = (await readFile(await find("postmaster.pid"), "utf8")).split("\n")
  const password = (await readFile(await find("steward.password"), "utf8")).trim()
  return new SQL(`postgres://steward:${password}@127.0.0.1:${port.trim()}/steward`)
}

const copies = (sql: SQL, from: string, name: string, count: number, set: object) => sql`
  INSERT INTO comments SELECT (jsonb_populate_record(c, jsonb_build_object(
      'id', 'com_' || lpad(to_hex(i), 12, '0') || left(md5(${name}::text || i), 20), 'external_id', ${name}::text || i,
      'author_external_id', ${name}::text || i % 5000,
      'waiting_since', c.waiting_since - i * interval '1 second', 'updated_at', c.updated_at - i * interval '1 second',
      'received_at', c.received_at - i * interval '1 second')
    || ${JSON.stringify(set)}::text::jsonb)).*
  FROM comments c CROSS JOIN generate_series(1, ${count}::int) AS i WHERE c.id = ${from}`

/** Puts many comments under a brand that has some: `count` in all, and `asked` of them that wait. */
export const seed = async (sql: SQL, count: number, asked: number) => {
  const [waiting] = await sql`SELECT id, workspace_id FROM comments WHERE status = 'review' AND NOT archived LIMIT 1`
  const [visible] =
    await sql`SELECT id FROM comments WHERE status = 'visible' AND workspace_id = ${waiting.workspace_id} LIMIT 1`
  await copies(sql, waiting.id, "asked", asked, {})
  await sql.begin(async (within) => {
    await within`SET LOCAL session_replication_role = replica`
    await copies(within, visible.id, "kept", count - asked, {})
  })
  for (const [nth, text] of hostileTexts.entries()) {
    const name = Array.from(text).slice(0, 300).join("")
    const hostile = { text, author_name: name, author_handle: name, post_caption: text, ad_id: "ad", ad_name: name }
    await copies(sql, waiting.id, `hostile-${nth}-`, 1, { ...hostile, waiting_since: new Date().toISOString() })
  }
  await sql`ANALYZE comments`
  return String(waiting.workspace_id)
}
