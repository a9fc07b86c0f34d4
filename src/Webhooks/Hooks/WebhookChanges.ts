import { Effect, Option } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import type { AuditChange } from "#schema/resources/AuditChange.ts"
import { AuditLog } from "#src/Audit/AuditLog.ts"
import { WorkspaceClock } from "#src/Database/WorkspaceClock.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { noHook } from "./NoHook.ts"
import { audited, toWebhook } from "./WebhookResource.ts"
import { type StoredWebhook, type WebhookFields, WebhooksRepo } from "./WebhooksRepo.ts"

/** In which workspace, and who does it: a name, for the audit log. Whether they may is for the door to say. */
export interface ByManager {
  readonly workspaceId: WorkspaceId
  readonly actor: string
}

/** How a webhook is found, and how it is changed: in the transaction of the caller, and in the audit log. */
export const webhookChanges = Effect.gen(function* () {
  const repo = yield* WebhooksRepo
  const clock = yield* WorkspaceClock
  const audit = yield* AuditLog

  const noSuchWebhook = yield* noHook

  const found = (workspaceId: WorkspaceId, id: string, row: Effect.Effect<Option.Option<StoredWebhook>, unknown>) =>
    Effect.flatMap(
      Effect.orDie(row),
      Option.match({
        onNone: () => noSuchWebhook(workspaceId, id),
        onSome: (webhook) => Effect.succeed(webhook)
      })
    )

  const find = (workspaceId: WorkspaceId, id: string) => found(workspaceId, id, repo.get(workspaceId, id))

  return {
    find,

    /** Behind the workspace's clock, as everything that locks hooks does it. */
    lock: tracedFn("WebhookChanges.lock")(function* (workspaceId: WorkspaceId, id: string) {
      const at = yield* clock.next(workspaceId)
      return { at, webhook: yield* found(workspaceId, id, repo.lock(workspaceId, id)) }
    }),

    write: tracedFn("WebhookChanges.write")(function* (
      { actor, workspaceId }: ByManager,
      webhook: StoredWebhook,
      what: AuditChange,
      fields: WebhookFields
    ) {
      yield* repo.update(workspaceId, webhook.id, fields)
      const after = toWebhook(yield* find(workspaceId, webhook.id))
      yield* audit.record({ workspaceId, actor, what, before: audited(toWebhook(webhook)), after: audited(after) })
      return after
    }, Effect.orDie)
  }
})
