import { join } from "node:path"
import { assert, beforeAll, describe, it } from "@effect/vitest"
import { loadModule, parseSync } from "libpg-query"
import { judgeStatements } from "./Judge.ts"
import { unboundTables } from "./Unbound.ts"
import type { Tables } from "./Walk.ts"

const root = join(import.meta.dirname, "..", "..")

const tables: Tables = {
  sharded: new Map([
    ["workspaces", "id"],
    ["comments", "workspace_id"],
    ["accounts", "workspace_id"],
    ["invitations", "workspace_id"]
  ]),
  shared: new Set(["people"])
}

const unbound = (text: string) => {
  const [first] = parseSync(text).stmts ?? []
  return first?.stmt === undefined ? [] : unboundTables(first.stmt, tables)
}

const named = [
  "SELECT 1 FROM comments WHERE workspace_id = $1 AND id = $2",
  "SELECT 1 FROM comments c JOIN accounts a ON a.workspace_id = c.workspace_id WHERE c.workspace_id = $1",
  "SELECT 1 FROM comments c JOIN accounts a USING (workspace_id) WHERE a.workspace_id = $1",
  "SELECT 1 FROM comments c LEFT JOIN accounts a ON a.workspace_id = c.workspace_id WHERE c.workspace_id = $1",
  "SELECT name FROM workspaces WHERE id = $1",
  "SELECT 1 FROM comments WHERE (workspace_id, id) IN (SELECT workspace_id, id FROM comments WHERE workspace_id = $1)",
  "SELECT 1 FROM unnest($1::text[], $2::text[]) AS g (w, id) JOIN comments c ON c.workspace_id = g.w AND c.id = g.id",
  "WITH one AS (SELECT workspace_id AS w FROM accounts WHERE workspace_id = $1) DELETE FROM comments c USING one WHERE c.workspace_id = one.w",
  "SELECT 1 FROM accounts a WHERE a.workspace_id = $1 AND EXISTS (SELECT FROM comments c WHERE c.workspace_id = a.workspace_id)",
  "INSERT INTO comments (workspace_id, id) VALUES ($1, $2) ON CONFLICT (workspace_id, id) DO UPDATE SET id = excluded.id",
  "UPDATE comments c SET text = g.text FROM json_to_recordset($1::json) AS g (workspace_id text, text text) WHERE c.workspace_id = g.workspace_id",
  "SELECT name FROM people WHERE id = $1"
]

const unnamed: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  ["SELECT 1 FROM comments WHERE id = $1", ["comments"]],
  ["SELECT 1 FROM comments WHERE workspace_id > $1", ["comments"]],
  ["SELECT 1 FROM comments WHERE workspace_id = $1 OR id = $2", ["comments"]],
  ["SELECT 1 FROM comments c JOIN accounts a ON a.workspace_id = c.workspace_id", ["accounts", "comments"]],
  ["SELECT 1 FROM comments c JOIN accounts a ON a.id = c.account_id WHERE c.workspace_id = $1", ["accounts"]],
  [
    "SELECT 1 FROM comments c LEFT JOIN accounts a ON a.workspace_id = c.workspace_id AND a.workspace_id = $1",
    ["comments"]
  ],
  ["SELECT (SELECT count(*) FROM comments) FROM accounts WHERE workspace_id = $1", ["comments"]],
  [
    "SELECT 1 FROM accounts a WHERE NOT EXISTS (SELECT FROM comments c WHERE c.workspace_id = a.workspace_id AND c.workspace_id = $1)",
    ["accounts"]
  ],
  ["SELECT 1 FROM people p JOIN comments c ON c.workspace_id = p.id", ["comments"]],
  [
    "WITH one AS (SELECT workspace_id FROM accounts) DELETE FROM comments c USING one WHERE c.workspace_id = one.workspace_id",
    ["accounts", "comments"]
  ],
  ["UPDATE comments SET text = '' WHERE workspace_id IS NOT NULL", ["comments"]],
  ["DELETE FROM workspaces WHERE name = $1", ["workspaces"]],
  ["INSERT INTO comments (id) VALUES ($1)", ["comments"]]
]

describe("the guard of statements", () => {
  beforeAll(loadModule)

  it("knows a statement that names its workspace, whatever its form", () => {
    for (const text of named) assert.deepStrictEqual(unbound(text), [], text)
  })

  it("finds the tables of which a statement could touch any workspace's rows", () => {
    for (const [text, expected] of unnamed) assert.deepStrictEqual(unbound(text), expected, text)
  })

  it("tells where a statement of the service was made, unless it may; and leaves alone what tests ask", async () => {
    const ofService = "DELETE FROM invitations WHERE expires_at <= $1 RETURNING 1"
    const ofTests = "SELECT id FROM accounts ORDER BY id"
    const judged = await judgeStatements(root, [ofService, ofTests], tables, [])
    assert.strictEqual(judged.wrong.length, 1)
    assert.match(
      judged.wrong[0] ?? "",
      /^src\/Access\/Members\/InvitationsRepo\.ts:\d+ names no workspace for invitations: /
    )
    const allowing = await judgeStatements(root, [ofService, ofTests], tables)
    assert.deepStrictEqual(allowing.wrong, [])
    assert.deepStrictEqual(
      Array.from(allowing.used, ({ file }) => file),
      ["src/Access/Members/InvitationsRepo.ts"]
    )
  })
})
