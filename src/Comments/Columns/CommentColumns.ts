import type { SqlClient } from "@effect/sql"
import { Record } from "effect"
import type { ColumnTypes } from "#src/Database/Sets/RowSet.ts"

/** Columns that a comment is stored with, and their types. The others are as the table has them by default. */
export const storedWith = {
  id: "text",
  account_id: "text",
  platform: "text",
  surface: "text",
  external_id: "text",
  parent_external_id: "text",
  post_external_id: "text",
  post_caption: "text",
  post_url: "text",
  ad_id: "text",
  ad_name: "text",
  contact_id: "text",
  author_external_id: "text",
  author_name: "text",
  author_handle: "text",
  text: "text",
  has_media: "boolean",
  language: "text",
  platform_url: "text",
  status: "text",
  decision: "json",
  scores: "json",
  draft_reply: "text",
  pending_action: "text",
  pending_since: "timestamptz",
  waiting_since: "timestamptz",
  asking: "json",
  announced: "boolean",
  created_at: "timestamptz",
  received_at: "timestamptz",
  decided_at: "timestamptz",
  updated_at: "timestamptz",
  text_until: "timestamptz"
} as const satisfies ColumnTypes

/** What a change may write. */
const changedBy = {
  author_external_id: "text",
  text: "text",
  has_media: "boolean",
  language: "text",
  status: "text",
  archived: "boolean",
  hidden_on_platform: "boolean",
  decision: "json",
  scores: "json",
  draft_reply: "text",
  pending_action: "text",
  pending_since: "timestamptz",
  action_error: "text",
  replies: "json",
  waiting_since: "timestamptz",
  asking: "json",
  announced: "boolean",
  decided_at: "timestamptz",
  hidden_at: "timestamptz",
  acted_at: "timestamptz",
  erased_at: "timestamptz",
  updated_at: "timestamptz"
} as const satisfies ColumnTypes

/** With every change: when the text is to be deleted hangs on both. */
const always = new Set(["status", "updated_at"])

/** Columns that are written where some of these change. */
export const writtenBy = (changed: ReadonlySet<string>): ColumnTypes =>
  Record.filter<string, ColumnTypes[string]>(changedBy, (_, name) => changed.has(name) || always.has(name))

/** The SQL of the names of columns. */
export const namesOf = (sql: SqlClient.SqlClient, columns: ColumnTypes) => sql.literal(Object.keys(columns).join(", "))
