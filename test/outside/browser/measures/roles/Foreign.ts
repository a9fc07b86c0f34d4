import type { SQL } from "bun"
import type { RunningSteward } from "../../Steward.ts"
import { addressesOf } from "../Addresses.ts"

/** Stands in all that the other brand has, and nowhere else. */
export const foreignWord = "Utenlands"

const copied = async (sql: SQL, table: "accounts" | "comments", from: string, to: string, set: object) => {
  await sql.unsafe(
    `INSERT INTO ${table} SELECT (jsonb_populate_record(t, $2::text::jsonb)).* FROM ${table} t
      WHERE workspace_id = $1 ORDER BY id LIMIT 1`,
    [from, JSON.stringify({ ...set, workspace_id: to })]
  )
}

/** Another brand with one of each thing, of which none of the first has heard. */
export const otherBrand = async ({ command }: RunningSteward, sql: SQL, workspace: string) => {
  const name = `${foreignWord} Coffee`
  const of = ["--workspace", name]
  await command("workspaces", "create", name)
  await command("members", "add", `${foreignWord} Person`, "--role", "moderator", ...of)
  await command("guidance", "set", `Hide mentions of ${foreignWord}.`, ...of)
  await command("links", "create", `https://shop.example/${foreignWord}`, "--campaign", foreignWord, ...of)
  await command("webhooks", "add", `https://hooks.example/${foreignWord}`, ...of)
  const [{ id }] = await sql`SELECT id FROM workspaces WHERE name = ${name}`
  const account_id = `acc_${"f".repeat(32)}`
  const later = "2100-01-01T00:00:00Z"
  await sql.begin(async (within) => {
    await within`SET LOCAL session_replication_role = replica`
    const account = { id: account_id, external_id: foreignWord, name: foreignWord, poll_due_at: later }
    await copied(within, "accounts", workspace, id, account)
    const [waits] = await within`SELECT status, waiting_since FROM comments WHERE status = 'review' LIMIT 1`
    const comment = { id: `com_${"f".repeat(32)}`, account_id, external_id: foreignWord, text: foreignWord, ...waits }
    await copied(within, "comments", workspace, id, { ...comment, author_name: foreignWord, contact_id: null })
    await within`
      INSERT INTO contacts (workspace_id, id, account_id, platform, name, handle, created_at, updated_at)
      VALUES (${id}, ${`con_${"f".repeat(32)}`}, ${account_id}, 'instagram', ${foreignWord}, ${foreignWord}, now(), now())`
  })
  const addresses = await addressesOf(sql, id)
  const ids = addresses.flatMap((path) => path.match(/\b[a-z]+_[0-9a-z]{12,}/g) ?? [])
  return { id: String(id), addresses, ids: [...new Set(ids)] }
}
export type OtherBrand = Awaited<ReturnType<typeof otherBrand>>
