import type { Hook } from "#schema/resources/Hook.ts"
import { shown, shownOrNull } from "#src/Ground/Time.ts"
import type { StoredHook } from "./HooksRepo.ts"
import { lastErrorWords } from "./LastError.ts"

/** The hook of the API. */
export const toHook = <Event>(
  row: Omit<StoredHook, "event"> & { readonly event: Event }
): Omit<Hook, "event"> & { readonly event: Event } => ({
  id: row.id,
  event: row.event,
  target_url: row.target_url,
  integration: row.integration,
  enabled: row.enabled,
  created_at: shown(row.created_at),
  last_delivered_at: shownOrNull(row.last_delivered_at),
  last_error: lastErrorWords(row.last_error, row.expired)
})
