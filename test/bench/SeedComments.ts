import { SqlClient } from "@effect/sql"
import { Effect } from "effect"
import type { AccountId, WorkspaceId } from "#schema/Ids.ts"
import type { Decision, Scores } from "#schema/resources/Comment.ts"
import { Timestamp } from "#schema/Time.ts"
import { ownComments } from "#src/Demo/OwnComments.ts"
import { inBulk } from "./Bulk.ts"

export interface CommentsToSeed {
  readonly workspaceId: WorkspaceId
  readonly accounts: ReadonlyArray<AccountId>
  readonly rows: number
}

const at = Timestamp.make("2026-01-01T00:00:00.000Z")

const scores: Scores = {
  scams: 0.02,
  spam: 0.91,
  hate: 0,
  links: 0.6,
  competitors: 0,
  profanity: 0,
  contact: 0.125,
  media: 0,
  negative: 0.3
}

const kept: Decision = {
  outcome: "keep",
  by: "autopilot",
  name: null,
  reason: "Kept: nothing in it that the protections which are on look for",
  category: null,
  score: null,
  policy_version: null,
  at
}

const hidden: Decision = {
  ...kept,
  outcome: "hide",
  reason: 'Hidden as spam (0.91): it says "link in my bio" and "follow me", and Spam is on',
  category: "spam",
  score: 0.91,
  policy_version: 3
}

/** Comments a second apart, the last one just before 2026, each fifth hidden, some on ads, under posts of 200 each. */
export const seedComments = Effect.fn("seedComments")(function* ({ accounts, rows, workspaceId }: CommentsToSeed) {
  const sql = yield* SqlClient.SqlClient
  const texts = JSON.stringify(ownComments.map(({ author, text }) => ({ text, ...author })))
  const filling = sql`
    WITH written AS MATERIALIZED (
      SELECT ordinality - 1 AS n, value->>'text' AS text, value->>'name' AS name, value->>'handle' AS handle
      FROM jsonb_array_elements(${texts}::jsonb) WITH ORDINALITY
    ),
    numbered AS (
      SELECT i, ${at}::timestamptz + (i - ${rows} - 1) * interval '1 second' AS at, i % 5 = 0 AS is_hidden,
        i % 10 = 3 AS is_ad, (string_to_array(${accounts.join()}, ','))[1 + i % 4] AS account_id
      FROM generate_series(1, ${rows}::int) AS i
    )
    INSERT INTO comments (workspace_id, id, account_id, platform, surface, external_id, post_external_id, post_caption,
      post_url, ad_id, ad_name, author_external_id, author_name, author_handle, text, has_media, language, platform_url,
      status, hidden_on_platform, decision, scores, announced, created_at, received_at, decided_at, hidden_at, updated_at)
    SELECT ${workspaceId},
      'com_' || lpad(to_hex((extract(epoch FROM at) * 1000)::bigint), 12, '0') || left(md5(i::text), 20),
      account_id, CASE i % 2 WHEN 0 THEN 'facebook' ELSE 'youtube' END, CASE WHEN is_ad THEN 'ad' ELSE 'organic' END,
      'ext_' || i, 'post_' || i / 200, 'The film of the week, number ' || i / 200,
      'https://platform.example/posts/' || i / 200, CASE WHEN is_ad THEN 'ad_' || i / 2000 END,
      CASE WHEN is_ad THEN 'Autumn, number ' || i / 2000 END, 'author_' || i % 50000, name, handle, text, i % 20 = 0,
      'en', 'https://platform.example/comments/' || i, CASE WHEN is_hidden THEN 'hidden' ELSE 'visible' END, is_hidden,
      CASE WHEN is_hidden THEN ${JSON.stringify(hidden)}::json ELSE ${JSON.stringify(kept)}::json END,
      ${JSON.stringify(scores)}::json, true, at - interval '3 seconds', at, at,
      CASE WHEN is_hidden THEN at END, at
    FROM numbered JOIN written ON n = i % (SELECT count(*) FROM written)
    ORDER BY i`
  yield* inBulk("comments", filling)
})
