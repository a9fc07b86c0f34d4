import type { Webhook, WebhookEvents } from "#schema/resources/Webhook.ts"
import { shown, shownOrNull } from "#src/Ground/Time.ts"
import { everything, type ListenedTo } from "../Queue/Match.ts"
import { lastErrorWords } from "./LastError.ts"
import type { StoredWebhook } from "./WebhooksRepo.ts"

/** The webhook or hook of Settings. */
export const toWebhook = (row: StoredWebhook): Webhook => ({
  id: row.id,
  kind: row.kind,
  integration: row.kind === "rest" ? row.integration : null,
  events: shownEvents(row.events),
  target_url: row.target_url,
  state: stateOf(row),
  retry_hours: row.retry_hours,
  created_at: shown(row.created_at),
  last_delivered_at: shownOrNull(row.last_delivered_at),
  last_error: lastErrorWords(row.last_error, row.expired),
  failing_since: shownOrNull(row.failing_since),
  last_sequence: row.last_sequence,
  held: row.held,
  waiting: row.waiting,
  expired: row.expired
})

export const stateOf = ({ enabled, paused_at }: Pick<StoredWebhook, "enabled" | "paused_at">): Webhook["state"] => {
  if (!enabled) return "disabled"
  return paused_at === null ? "on" : "paused"
}

export const storedEvents = (events: WebhookEvents): ReadonlyArray<ListenedTo> =>
  events === "all" ? [everything] : events

const shownEvents = (events: ReadonlyArray<ListenedTo>): WebhookEvents => {
  const named = events.filter((event) => event !== everything)
  return named.length < events.length ? "all" : named
}

/** What the audit log keeps of it: what people decide, and not how its deliveries go. */
export const audited = ({ events, id, integration, kind, retry_hours, state, target_url }: Webhook) => ({
  id,
  kind,
  integration,
  events,
  target_url,
  state,
  retry_hours
})
