import { Clock, type Context, Effect } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import type { WebhookEvent } from "#schema/resources/Event.ts"
import type { ConnectionEndings } from "#src/Directory/ConnectionEndings.ts"
import type { AppLinks } from "#src/Ground/AppLinks.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import type { Hooks } from "#src/Webhooks/Hooks/Hooks.ts"
import type { Occurrence } from "#src/Webhooks/Queue/Matching.ts"

export type SettingsEvent = Extract<WebhookEvent, "account.disconnected" | "hook.disabled">

/** What went out of service lately. */
export const settingsSamples = (
  endings: Context.Tag.Service<ConnectionEndings>,
  hooks: Context.Tag.Service<Hooks>,
  links: Context.Tag.Service<AppLinks>
) =>
  tracedFn("Samples.settings")(function* (workspaceId: WorkspaceId, event: SettingsEvent, limit: number) {
    const occurrence = (at: Date, url: string, fields: Record<string, unknown>): Occurrence => ({
      workspaceId,
      at,
      url,
      events: [{ event, fields }]
    })
    if (event === "account.disconnected") {
      const accounts = yield* endings.disconnected(workspaceId, limit)
      return accounts.map(({ at, id, name, reason }) => ({
        source: String(id),
        occurrence: occurrence(at, links.accounts, { account: { id, name }, reason })
      }))
    }
    const now = new Date(yield* Clock.currentTimeMillis)
    const disabled = yield* hooks.disabled(workspaceId, limit)
    return disabled.map((hook) => ({
      source: String(hook.id),
      occurrence: occurrence(now, links.hook(hook.id), { hook })
    }))
  }, Effect.orDie)
