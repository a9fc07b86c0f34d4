import { SqlClient } from "@effect/sql"
import { Effect } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import { platforms } from "#schema/Platform.ts"

/** The moment at which everything is asked: comments came until just before it. */
export const now = new Date(Date.UTC(2026, 9, 2, 12))

/** What the large workspace has a lot of, and what is hard to find among it. */
export const found = {
  /** Of each platform in turn, twice. `acc_8` has many comments, none of them deleted; `acc_9` has the oldest few. */
  account: "acc_3",
  accountWithoutDeleted: "acc_8",
  quietAccount: "acc_9",
  comment: "com_00000000000000000000000000000777",
  /** On Instagram, and written the day before. */
  newComment: "com_00000000000000000000000000000778",
  contact: "con_00000000000000000000000000000777",
  linkedContact: "con_linked_7",
  /** Of the account `acc_3`; the contact is erased. */
  author: "author-1003",
  leavingContact: "con_00000000000000000000000000001001",
  doubleContact: "con_00000000000000000000000000001002",
  click: "clk_777",
  hook: "hook_7",
  busyHook: "hook_5",
  delivery: "dlv_95",
  backtest: "pol_1",
  undo: "pol_2"
} as const

const decision = JSON.stringify({
  outcome: "keep",
  by: "autopilot",
  name: null,
  reason: "I found nothing in it to hide.",
  category: null,
  score: null,
  policy_version: null,
  at: "2026-10-01T12:00:00Z"
})

/**
 * A large workspace with `rows` comments of two years, as many people, messages, decisions, answers, deliveries and
 * sales, and a few thousand small ones. Rare are Threads, comments that are deleted, and YouTube comments on ads, of
 * which there are none.
 */
export const seed = Effect.fn("seed")(function* (large: WorkspaceId, rows: number) {
  const sql = yield* SqlClient.SqlClient
  const small = 2_000
  const step = `${(2 * 365 * 86_400) / rows} seconds`
  const timed = sql`generate_series(1, ${rows}::int) AS i,
    LATERAL (SELECT ${now}::timestamptz - (${rows} - i) * ${step}::interval - interval '1 second' AS at) AS times`
  const digits = sql.literal("lpad(i::text, 32, '0')")
  const name = sql.literal("initcap(translate(left(md5(i::text), 7), '0123456789', 'ghijklmnop'))")

  const tables = yield* sql<{ readonly name: string }>`
    SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`
  yield* Effect.gen(function* () {
    // the rows are known to refer to what is there
    yield* sql`SET LOCAL session_replication_role = replica`
    yield* sql`SET LOCAL maintenance_work_mem = '256MB'`
    // where plans are told, those of what is called for each row are tens of thousands, and nobody reads them
    yield* sql`SET LOCAL auto_explain.log_min_duration = -1`
    const indexes = yield* sql<{ readonly name: string; readonly definition: string }>`
      SELECT indexname AS name, indexdef AS definition FROM pg_indexes
      WHERE schemaname = 'public' AND indexname NOT IN (SELECT conname FROM pg_constraint)`
    for (const index of indexes) yield* sql`DROP INDEX ${sql(index.name)}`

    yield* sql`INSERT INTO workspaces (id, name, protections, created_at)
      SELECT 'ws_' || i, 'Brand ' || i, '{}', ${now} FROM generate_series(1, ${small}::int) AS i`
    yield* sql`INSERT INTO people (id, name, created_at)
      SELECT 'usr_' || i, 'Person ' || i, ${now} FROM generate_series(1, ${small}::int) AS i`
    yield* sql`INSERT INTO members (workspace_id, person_id, role, created_at)
      SELECT 'ws_' || i, 'usr_' || i, 'owner', ${now} FROM generate_series(1, ${small}::int) AS i`
    yield* sql`INSERT INTO api_keys (workspace_id, id, name, prefix, hash, person_id, created_at)
      SELECT 'ws_' || i, 'key_' || i, 'Zapier', 'stw_live_', sha256(i::text::bytea), 'usr_' || i, ${now}
      FROM generate_series(1, ${small}::int) AS i`
    yield* sql`INSERT INTO hash_directory (hash, workspace_id)
      SELECT hash, workspace_id FROM api_keys ON CONFLICT DO NOTHING`
    yield* sql`INSERT INTO rate_limits (workspace_id, key_id, arrival)
      SELECT 'ws_' || i, 'key_' || i, 0 FROM generate_series(1, ${small}::int) AS i`
    yield* sql`INSERT INTO policies (workspace_id, version, guidance, policy, created_at)
      SELECT 'ws_' || i, 1, '', '{}', ${now} FROM generate_series(1, ${small}::int) AS i`
    yield* sql`INSERT INTO accounts (workspace_id, id, platform, external_id, name, sealed_token, created_at)
      SELECT CASE WHEN i < 10 THEN ${large} ELSE 'ws_' || i END, 'acc_' || i,
        (string_to_array(${platforms.join()}, ','))[1 + i % 5], 'page-' || i, 'Fjord Coffee', '', ${now}
      FROM generate_series(0, ${small}::int) AS i`
    yield* sql`INSERT INTO hooks (workspace_id, id, kind, events, target_url, target_host, integration, key_id,
        sealed_secret, enabled, created_at, removed_at)
      SELECT CASE WHEN i <= 3000 THEN ${large} ELSE 'ws_' || i - 3000 END, 'hook_' || i, 'rest',
        CASE WHEN i = 5 THEN ARRAY['comment.received', 'comment.hidden'] ELSE ARRAY['comment.hidden'] END,
        'https://example.com/' || i, 'example.com', 'api', 'key_' || i, '', true,
        ${now}::timestamptz - i * interval '1 minute', CASE WHEN i BETWEEN 90 AND 3000 THEN ${now}::timestamptz END
      FROM generate_series(1, 3000 + ${small}::int) AS i`
    yield* sql`INSERT INTO tags (workspace_id, id, name, key, contacts, created_at)
      SELECT CASE WHEN i <= 300 THEN ${large} ELSE 'ws_' || i END, 'tag_' || i, 'tag ' || i, 'tag ' || i, 1, ${now}
      FROM generate_series(1, ${small}::int) AS i`

    yield* sql`
      INSERT INTO comments (workspace_id, id, account_id, platform, surface, external_id, post_external_id, ad_id,
        contact_id, author_name, author_handle, text, has_media, status, hidden_on_platform, waiting_since, asked, decision, announced,
        created_at, received_at, decided_at, hidden_at, updated_at)
      SELECT ${large}, 'com_' || ${digits}, 'acc_' || account, (string_to_array(${platforms.join()}, ','))[1 + account % 5],
        CASE WHEN is_ad THEN 'ad' ELSE 'organic' END, 'ext-' || i, 'post-' || i / 200,
        CASE WHEN is_ad THEN 'ad-' || i / 2000 END, 'con_' || ${digits}, 'Kari', 'kari',
        'What a lovely cup of coffee' || CASE WHEN i % 100 = 1 THEN ' with sugar' ELSE '' END
          || CASE WHEN i < 500 THEN ' in olden times' ELSE '' END || CASE WHEN i % 9973 = 0 THEN ' これは詐欺です' ELSE '' END,
        false, status, status = 'hidden', CASE WHEN status = 'review' THEN date_trunc('second', at) END, i % 20 = 0,
        CASE WHEN status <> 'pending' THEN ${decision}::json END, true, at, at,
        CASE WHEN status <> 'pending' THEN at END, CASE WHEN status = 'hidden' THEN at + i % 9000 * interval '1 second' END, at
      FROM (
        SELECT i, at, account, account NOT IN (3, 8) AND i % 7 = 0 AS is_ad,
          CASE WHEN i > ${rows} - 20 THEN 'pending' WHEN i % 200 = 3 THEN 'review' WHEN i % 5 = 0 THEN 'hidden'
            WHEN account <> 8 AND i < ${rows}::int / 4 AND i % 11 = 1 THEN 'deleted' ELSE 'visible' END AS status
        FROM (
          SELECT *, CASE WHEN i <= 30 THEN 9 WHEN i % 3 = 0 THEN 8 ELSE (ARRAY[0, 1, 2, 3, 5, 6, 7])[1 + i % 7] END AS account
          FROM ${timed}
        ) AS placed
      ) AS numbered`
    yield* sql`UPDATE comments SET created_at = ${now}::timestamptz - interval '1 day'
      WHERE workspace_id = ${large} AND id = ${found.newComment}`
    yield* sql`INSERT INTO comment_search SELECT found.* FROM comments c, to_search(c) AS found`
    yield* sql`INSERT INTO comment_search_progress SELECT workspace_id, max(received_at) FROM comments GROUP BY 1`
    yield* sql`INSERT INTO comment_history (workspace_id, comment_id, position, at, actor, what)
      SELECT ${large}, 'com_' || ${digits}, 1, at, 'Kari', 'received' FROM ${timed}`
    yield* sql`INSERT INTO decision_records (workspace_id, id, comment_id, outcome, record, at)
      SELECT ${large}, 'dec_' || i, 'com_' || ${digits}, CASE i % 20 WHEN 0 THEN 'ask' ELSE 'keep' END, '{}', at
      FROM ${timed}`
    yield* sql`INSERT INTO followed_answers (workspace_id, answer_to, comment_id)
      SELECT ${large}, 'com_answered_' || i % 500, 'com_' || ${digits} FROM ${timed}`
    yield* sql`INSERT INTO answers (workspace_id, comment_id, verdict, answer, queued, person_id, person_name, text, at)
      SELECT ${large}, 'com_' || ${digits}, 'keep', 'keep', false, 'usr_1', 'Ada', 'What a lovely cup ' || i, at
      FROM ${timed} WHERE i % 100 <> 77`
    yield* sql`INSERT INTO platform_work (workspace_id, id, comment_id, account_id, position, action, by, actor, state,
        due_at, queued_at)
      SELECT ${large}, 'wrk_' || i, 'com_' || ${digits}, 'acc_1', 1, 'hide', 'person', 'Ada', 'done', at, at
      FROM ${timed}`
    yield* sql`INSERT INTO contacts (workspace_id, id, account_id, platform, name, handle, email, phone,
        last_message_at, created_at, updated_at)
      SELECT ${large}, 'con_' || ${digits}, 'acc_' || i % 10, (string_to_array(${platforms.join()}, ','))[1 + i % 5],
        ${name} || ' Hansen', left(md5((i * 7)::text), 8), CASE WHEN i % 10 = 0 THEN left(md5(i::text), 8) || '@example.com' END,
        CASE WHEN i % 20 = 0 THEN '+472286' || lpad((i % 10000)::text, 4, '0') END, CASE WHEN i % 3 = 0 THEN at END, at, at
      FROM ${timed}`
    yield* sql`INSERT INTO contact_identities (workspace_id, account_id, kind, value, contact_id)
      SELECT ${large}, 'acc_' || i % 10, 'id', 'author-' || i, 'con_' || ${digits} FROM ${timed}`
    yield* sql`INSERT INTO told_systems SELECT workspace_id, id, 'mailchimp', true, false, created_at FROM contacts`
    yield* sql`INSERT INTO contact_links (workspace_id, old_id, contact_id)
      SELECT ${large}, 'con_linked_' || i, 'con_' || ${digits} FROM ${timed} WHERE i % 20 = 7`
    yield* sql`INSERT INTO contact_tags (workspace_id, contact_id, tag_id)
      SELECT ${large}, 'con_' || ${digits}, CASE i % 1000 WHEN 7 THEN 'tag_2' ELSE 'tag_1' END FROM ${timed} WHERE i % 10 > 6`
    yield* sql`INSERT INTO messages (workspace_id, id, account_id, external_id, contact_id, kind, text, sent_at, received_at)
      SELECT ${large}, 'msg_' || ${digits}, 'acc_1', i, 'con_' || ${digits}, 'text', 'Hello', at, at FROM ${timed}`
    yield* sql`INSERT INTO tracked_links (workspace_id, id, code, target_url, comment_id, created_at)
      SELECT ${large}, 'lnk_' || i, 'code' || i, 'https://example.com/', 'com_' || ${digits}, at FROM ${timed}`
    yield* sql`INSERT INTO hash_directory (hash, workspace_id)
      SELECT sha256(convert_to(code, 'UTF8')), workspace_id FROM tracked_links`
    yield* sql`INSERT INTO clicks (workspace_id, id, link_id, at, comment_id)
      SELECT ${large}, 'clk_' || i, 'lnk_' || i, at, 'com_' || ${digits} FROM ${timed}`
    yield* sql`INSERT INTO sales (workspace_id, click_id, link_id, comment_id, value, currency, occurred_at, recorded_at,
        account_id, platform, surface)
      SELECT k.workspace_id, k.id, k.link_id, k.comment_id, 12.5, CASE WHEN k.id LIKE '%7' THEN 'EUR' ELSE 'NOK' END, k.at, k.at,
        c.account_id, c.platform, c.surface
      FROM clicks k JOIN comments c ON c.workspace_id = k.workspace_id AND c.id = k.comment_id
      WHERE k.id <> ${found.click}`
    yield* sql`INSERT INTO link_sales SELECT workspace_id, link_id, currency, count(*), sum(value) FROM sales GROUP BY 1, 2, 3`
    yield* sql`INSERT INTO deliveries (workspace_id, id, hook_id, sequence, event, body, created_at)
      SELECT ${large}, 'dlv_' || i, 'hook_' || i % 90, i, 'comment.hidden', '{}', at FROM ${timed}`
    yield* sql`INSERT INTO undelivered (workspace_id, delivery_id, hook_id, state, due_at, finished_at)
      SELECT ${large}, 'dlv_' || i, 'hook_' || i % 90, CASE WHEN i % 50 = 0 THEN 'failed' ELSE 'queued' END, at,
        CASE WHEN i % 50 = 0 THEN at END
      FROM ${timed} WHERE i % 50 = 0 OR i > ${rows} - 200`
    yield* sql`INSERT INTO delivery_attempts (workspace_id, delivery_id, attempt, at, status, milliseconds)
      SELECT ${large}, 'dlv_' || i, 1, at, 200, 30 FROM ${timed}`
    yield* sql`INSERT INTO policy_tasks (workspace_id, id, kind, request, person_id, actor, status, result, created_at,
        finished_at)
      SELECT CASE WHEN i < 100 THEN ${large} ELSE 'ws_' || i END, 'pol_' || i,
        CASE i % 2 WHEN 0 THEN 'undo' ELSE 'backtest' END, CASE i % 2 WHEN 0
          THEN '{"policy_version":null,"since":"2026-10-01T00:00:00.000Z","only_by_guidance":false}'::jsonb
          ELSE '{"draft":{"guidance":"Hide links."},"limit":1000}' END, 'usr_1', 'Ada', 'done', NULL, ${now}, ${now}
      FROM generate_series(1, ${small}::int) AS i`
    yield* sql`INSERT INTO shadows (workspace_id, id, draft, actor, started_at)
      SELECT CASE i WHEN 1 THEN ${large} ELSE 'ws_' || i END, 'pol_' || i, '{"guidance":"Hide links."}', 'Ada', ${now}
      FROM generate_series(1, ${small}::int) AS i`
    yield* sql`UPDATE workspaces SET shadow_id = 'pol_1' WHERE id = ${large}`
    yield* sql`INSERT INTO shadow_decisions (workspace_id, shadow_id, comment_id, before, after, before_reason,
        after_reason, at)
      SELECT ${large}, CASE i % 50 WHEN 0 THEN 'pol_1' ELSE 'pol_0' END, 'com_' || ${digits}, 'keep', CASE i % 10 WHEN 0 THEN 'hide' ELSE 'keep' END, '', '', at
      FROM ${timed}`
    yield* sql`INSERT INTO audit_log (workspace_id, id, at, actor, what)
      SELECT ${large}, 'aud_' || i, at, 'Ada', 'guidance.replaced' FROM ${timed}`
    yield* sql`INSERT INTO erasures (workspace_id, id, comment_ids, contact_ids, since, created_at, done_at)
      SELECT ${large}, 'era_' || i, '{}', '{}', at, at, at FROM ${timed}`
    yield* sql`INSERT INTO inbox (workspace_id, account_id, digest, body, received_at, state, handled_at)
      SELECT CASE WHEN i % 100 = 0 THEN ${large} ELSE 'ws_' || i % ${small}::int END, 'acc_' || i % 10, sha256(i::text::bytea), '',
        at, 'handled', at
      FROM ${timed}`
    yield* sql`INSERT INTO idempotent_answers (workspace_id, key_id, idempotency_key, request, status, sealed_body, created_at)
      SELECT ${large}, 'key_' || i % 50, 'once-' || i, '', 200, '', at FROM ${timed}`

    for (const { definition } of indexes) yield* sql.unsafe(definition)
    yield* sql`SELECT recount_report(${large}), recount_sales(${large}), recount_decisions(${large})`
  }).pipe(sql.withTransaction)
  for (const table of tables) yield* sql`ALTER TABLE ${sql(table.name)} SET (autovacuum_enabled = false)`
  yield* sql`VACUUM ANALYZE`
})
