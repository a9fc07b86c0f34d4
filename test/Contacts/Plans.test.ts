import { SqlClient } from "@effect/sql"
import { assert, layer } from "@effect/vitest"
import { DateTime, Effect, Layer, Option, Schema } from "effect"
import { TagId, WorkspaceId } from "#schema/Ids.ts"
import type { ReadFilter } from "#src/Contacts/ContactConditions.ts"
import { ContactsRepo } from "#src/Contacts/ContactsRepo.ts"
import { TestDatabase } from "#test/TestDatabase.ts"

const rows = 50_000
const now = new Date(Date.UTC(2026, 9, 2))
const big = WorkspaceId.make("ws_big")
const rare = TagId.make("tag_rare")
const common = TagId.make("tag_common")

/** Contacts a minute apart in one workspace, the newest first seen just now, and a few in another. */
const fill = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const [grams] = yield* sql<{ readonly definition: string }>`
    SELECT pg_get_indexdef('contacts_by_grams'::regclass) AS definition`
  yield* sql`DROP INDEX contacts_by_grams`
  // the rows are known to refer to what is there
  yield* sql`SET LOCAL session_replication_role = replica`
  for (const [id, count] of [
    [big, rows],
    ["ws_small", 100]
  ] as const) {
    yield* sql`INSERT INTO workspaces (id, name, protections, created_at) VALUES (${id}, 'Fjord Coffee', '{}', ${now})`
    yield* sql`INSERT INTO accounts (workspace_id, id, platform, external_id, name, sealed_token, created_at)
      SELECT ${id}, 'acc_' || i, 'facebook', ${id} || '-' || i, 'Fjord Coffee', '', ${now}::timestamptz FROM generate_series(0, 4) AS i`
    yield* sql`
      INSERT INTO contacts (workspace_id, id, account_id, platform, name, handle, email, phone, last_message_at,
        created_at, updated_at)
      SELECT ${id}, 'con_' || lpad(i::text, 32, '0'), 'acc_' || i % 5,
        (ARRAY['facebook', 'instagram', 'tiktok', 'youtube', 'threads'])[1 + i % 5],
        initcap(translate(left(md5(i::text), 7), '0123456789', 'ghijklmnop')) || ' Hansen', left(md5((i * 7)::text), 8),
        CASE WHEN i % 10 = 0 THEN left(md5(i::text), 8) || '@example.com' END,
        CASE WHEN i % 20 = 0 THEN '+472286' || lpad((i % 10000)::text, 4, '0') END,
        CASE WHEN i % 3 = 0 THEN at END, at, at
      FROM generate_series(1, ${count}::int) AS i,
        LATERAL (SELECT ${now}::timestamptz - (${count} - i) * interval '1 minute' AS at) AS times`
  }
  yield* sql`INSERT INTO tags (workspace_id, id, name, key, created_at)
    VALUES (${big}, ${rare}, 'rare', 'rare', ${now}), (${big}, ${common}, 'common', 'common', ${now})`
  yield* sql`INSERT INTO contact_tags (workspace_id, contact_id, tag_id)
    SELECT ${big}, id, CASE WHEN right(id, 3) = '007' THEN ${rare} ELSE ${common} END
    FROM contacts WHERE workspace_id = ${big} AND right(id, 1) IN ('7', '8')`
  yield* sql.unsafe(grams?.definition ?? "")
})

const seed = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql.withTransaction(fill)
  yield* sql`VACUUM ANALYZE contacts, contact_tags, tags, accounts`
})

const Database = Layer.effectDiscard(Effect.orDie(seed)).pipe(
  Layer.provideMerge(ContactsRepo.layer),
  Layer.provideMerge(TestDatabase)
)

interface PlanNode {
  readonly "Node Type": string
  readonly "Relation Name"?: string | undefined
  readonly "Actual Rows": number
  readonly "Actual Loops": number
  readonly "Rows Removed by Filter"?: number | undefined
  readonly Plans?: ReadonlyArray<PlanNode> | undefined
}
const PlanNode: Schema.Schema<PlanNode> = Schema.Struct({
  "Node Type": Schema.String,
  "Relation Name": Schema.optional(Schema.String),
  "Actual Rows": Schema.Number,
  "Actual Loops": Schema.Number,
  "Rows Removed by Filter": Schema.optional(Schema.Number),
  Plans: Schema.optional(Schema.Array(Schema.suspend(() => PlanNode)))
})
const Explained = Schema.Tuple(Schema.Struct({ "QUERY PLAN": Schema.Tuple(Schema.Struct({ Plan: PlanNode })) }))

/** The nodes that read contacts. */
const readers = (node: PlanNode): ReadonlyArray<PlanNode> => [
  ...(node["Relation Name"] === "contacts" ? [node] : []),
  ...(node.Plans ?? []).flatMap(readers)
]
const rowsRead = (node: PlanNode) =>
  (node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0)) * node["Actual Loops"]

const since = (minutes: number) => DateTime.unsafeMake(now.getTime() - minutes * 60_000)

const filters: ReadonlyArray<Omit<ReadFilter, "now">> = [
  {},
  { platform: "threads" },
  { has: "email" },
  { has: "phone" },
  { has: "either" },
  { email: "d3d94468@example.com" },
  { email: "nobody@example.com" },
  { can_message: "true" },
  { can_message: "false" },
  { updated_since: since(5) },
  { updated_since: since(rows) },
  { tagIds: [rare] },
  { tagIds: [common] },
  { tagIds: [rare, common] },
  ...[
    "h",
    "ha",
    "z",
    "hansen",
    "c4ca4238",
    "nobody has this",
    "+4722861230",
    "22 86 12 30",
    "0047 (22) 86 12 30",
    "@",
    "Привет",
    "%",
    ""
  ].map((q) => ({
    q
  })),
  { q: "hansen", platform: "tiktok", has: "email", can_message: "true" },
  { tagIds: [rare], q: "abc", updated_since: since(rows) }
]

layer(Database)("Contacts of a large workspace", (it) => {
  it.effect.each(filters.map((filter) => [JSON.stringify(filter), filter] as const))(
    "are found by an index: %s",
    ([, filter]) =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const repo = yield* ContactsRepo
        for (const after of [Option.none(), Option.some({ at: now.getTime() - 3_600_000, id: "con_5" })]) {
          const [query, parameters] = repo.listStatement(big, { ...filter, now }, after, 51).compile()
          const explained = yield* sql.unsafe(`EXPLAIN (ANALYZE, FORMAT JSON) ${query}`, parameters)
          const [row] = Schema.decodeUnknownSync(Explained)(explained)
          const found = readers(row["QUERY PLAN"][0].Plan)
          assert.notInclude(
            found.map((node) => node["Node Type"]),
            "Seq Scan"
          )
          assert.isAtMost(Math.max(...found.map(rowsRead)), 2_000)
        }
      })
  )
})
