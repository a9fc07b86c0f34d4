import { SqlClient } from "@effect/sql"
import { Clock, Effect } from "effect"
import type { AccountId, WorkspaceId } from "#schema/Ids.ts"
import { Ids } from "#src/Ground/Ids.ts"

/** A comment that waits for a person since now. */
export const storedComment = Effect.fn("storedComment")(function* (
  workspace_id: WorkspaceId,
  account_id: AccountId,
  text: string,
  by: Partial<{ readonly author_name: string; readonly author_handle: string; readonly has_media: boolean }> = {}
) {
  const sql = yield* SqlClient.SqlClient
  const id = yield* Effect.flatMap(Ids, ({ make }) => make("com", String))
  const at = new Date(yield* Clock.currentTimeMillis)
  const times = { created_at: at, received_at: at, updated_at: at, waiting_since: at }
  const author = { author_name: "Kari", author_handle: "kari", has_media: false, ...by }
  const place = { workspace_id, account_id, platform: "facebook", surface: "organic" }
  yield* sql`INSERT INTO comments ${sql.insert({ ...place, id, external_id: id, ...author, text, status: "review", ...times })}`
}, Effect.orDie)
