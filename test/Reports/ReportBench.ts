import { Reactivity } from "@effect/experimental"
import { BunContext, BunRuntime } from "@effect/platform-bun"
import { SqlClient } from "@effect/sql"
import { PgClient } from "@effect/sql-pg"
import { Console, Effect, Layer } from "effect"
import { WorkspaceId } from "#schema/Ids.ts"
import { platforms } from "#schema/Platform.ts"
import { AuditLog } from "#src/Audit/AuditLog.ts"
import { KnownAccounts } from "#src/Directory/KnownAccounts.ts"
import { Ids } from "#src/Ground/Ids.ts"
import { RandomBytes } from "#src/Ground/RandomBytes.ts"
import { Reports } from "#src/Reports/Reports.ts"
import { ReportsRepo } from "#src/Reports/ReportsRepo.ts"
import { Sales } from "#src/Sales/Sales.ts"
import { SalesRepo } from "#src/Sales/SalesRepo.ts"
import { median, ratio, rounded } from "#test/bench/Statistics.ts"
import { databaseUrl, templateDatabase, testCluster } from "#test/TestCluster.ts"

const rows = 1_000_000
const rounds = 15
const workspaceId = WorkspaceId.make("ws_bench")
// begins and ends within a month, so that as many days as can be are read one by one
const year = { from: "2025-01-16", to: "2026-01-16" }
const month = { from: "2025-06-05", to: "2025-07-04" }

/**
 * Comments of 366 days on ten accounts of all platforms, both surfaces and all areas: every fifth hidden, half of these
 * by the autopilot within seconds and half by people within a day, and every tenth replied to within a day.
 */
const fill = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const at = new Date(Date.parse(year.from))
  yield* sql`INSERT INTO workspaces ${sql.insert({
    id: workspaceId,
    name: "Bench",
    time_zone: "America/St_Johns",
    protections: "{}",
    created_at: at
  })}`
  yield* sql`
    INSERT INTO accounts (workspace_id, id, platform, external_id, name, sealed_token, created_at)
    SELECT ${workspaceId}, 'acc_' || i, (string_to_array(${platforms.join()}, ','))[1 + i % 5], i, 'Bench', '', ${at}
    FROM generate_series(0, 9) AS i`
  // each random number from its own hash, the same in every run
  const numbered = sql`
    SELECT i, abs(hashint4(i)) AS account, abs(hashint4(i + 10000000)) AS a, abs(hashint4(i + 20000000)) AS b,
      abs(hashint4(i + 30000000)) AS fate, ${at}::timestamptz + i * interval '366 days' / ${rows} AS at
    FROM generate_series(1, ${rows}) AS i`
  const fated = sql`
    SELECT *, CASE WHEN fate % 10 < 2 THEN 'hidden' WHEN fate % 10 = 2 THEN 'deleted' ELSE 'visible' END AS status,
      at + CASE a % 2 WHEN 0 THEN b % 5000 ELSE b % 86400000 END * interval '1 millisecond' AS later
    FROM (${numbered}) AS numbered`
  yield* sql`
    INSERT INTO comments (workspace_id, id, account_id, platform, surface, external_id, author_name, author_handle, text,
      has_media, status, asked, decision, replies, created_at, received_at, hidden_at, updated_at)
    SELECT ${workspaceId}, 'com_' || lpad(to_hex(i), 12, '0') || left(md5(i::text), 20), 'acc_' || account % 10,
      (string_to_array(${platforms.join()}, ','))[1 + account % 5], CASE b % 4 WHEN 0 THEN 'ad' ELSE 'organic' END,
      i, 'Kari', 'kari', repeat('word ', 20), false, status, a % 7 = 0,
      json_build_object('by', 'autopilot', 'category', (ARRAY['scams', 'spam', 'hate', 'competitors', 'profanity',
        'links', 'contact', 'media', 'negative'])[1 + b % 9], 'reason', repeat('because ', 10)),
      CASE fate / 10 % 10 WHEN 0 THEN json_build_array(json_build_object('by', 'person', 'at',
        to_char(later AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) ELSE '[]' END,
      at, at, CASE status WHEN 'hidden' THEN later END, at
    FROM (${fated}) AS fated`.pipe(
    // a million at once are counted sooner together than one by one
    (insert) => Effect.zipRight(sql`SET LOCAL session_replication_role = replica`, insert),
    sql.withTransaction
  )
  yield* sql`SELECT recount_report(${workspaceId})`
  yield* sql`VACUUM ANALYZE`
})

const milliseconds = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    const started = Bun.nanoseconds()
    yield* effect
    return (Bun.nanoseconds() - started) / 1e6
  })

const database = Layer.unwrapScoped(
  Effect.map(testCluster(), ({ url }) => PgClient.layer({ url: databaseUrl(url, templateDatabase) }))
)

Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const reports = yield* Reports
  yield* Console.log(`Making ${rows.toLocaleString("en-US")} comments; this takes minutes`)
  yield* fill
  const count = sql`SELECT count(*) FROM comments`
  const counts: Array<number> = []
  const years: Array<number> = []
  const months: Array<number> = []
  for (let round = -3; round < rounds; round++) {
    const figures = [
      yield* milliseconds(count),
      yield* milliseconds(reports.summary(workspaceId, year)),
      yield* milliseconds(reports.summary(workspaceId, month))
    ] as const
    // the first rounds fill the caches
    if (round < 0) continue
    counts.push(figures[0])
    years.push(figures[1])
    months.push(figures[2])
  }
  yield* Console.log(`select count(*)      ${rounded(median(counts))} ms`)
  yield* Console.log(`report of 366 days   ${rounded(median(years))} ms, ${rounded(ratio(years, counts))} times that`)
  yield* Console.log(`report of 30 days    ${rounded(median(months))} ms, ${rounded(ratio(months, counts))} times that`)
}).pipe(
  Effect.provide(
    Reports.layer.pipe(
      Layer.provide([KnownAccounts.layer, ReportsRepo.layer, Sales.layer]),
      Layer.provide([SalesRepo.layer, AuditLog.layer]),
      Layer.provide(Ids.layer),
      Layer.provide(RandomBytes.layer)
    )
  ),
  Effect.provide(database),
  Effect.provide(Reactivity.layer),
  Effect.provide(BunContext.layer),
  Effect.scoped,
  BunRuntime.runMain
)
