import { Effect } from "effect"
import { AuditLog } from "#src/Audit/AuditLog.ts"
import { AppLinks } from "#src/Ground/AppLinks.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { HooksRepo } from "../Hooks/HooksRepo.ts"
import { HookQueueRepo } from "../Queue/HookQueueRepo.ts"
import type { LanePosition } from "../Queue/Lanes.ts"
import { Outbox } from "../Queue/Outbox.ts"

/**
 * How the service itself takes a hook out of service: what waits for it is cancelled, and people are told, by the
 * webhooks of Settings that listen, the audit log, and `last_error`, which becomes `reason`. One that is disabled or
 * removed already is left alone. For a transaction that has taken the workspace's clock, whose key `at` is, before the
 * lock of the hook.
 */
export const hookDisabler = Effect.gen(function* () {
  const repo = yield* HooksRepo
  const queue = yield* HookQueueRepo
  const outbox = yield* Outbox
  const audit = yield* AuditLog
  const links = yield* AppLinks

  return tracedFn("HookDisabling.disable")(function* (
    { hook_id, workspace_id }: LanePosition,
    at: Date,
    reason: string
  ) {
    const [disabled] = yield* repo.disable(workspace_id, hook_id, reason, at)
    if (disabled === undefined) return
    yield* queue.cancel(workspace_id, hook_id, at)
    const hook = { id: hook_id, target_url: disabled.target_url, last_error: reason }
    yield* outbox.append({
      workspaceId: workspace_id,
      at,
      url: links.hook(hook_id),
      events: [{ event: "hook.disabled", fields: { hook } }]
    })
    const entry = { actor: "Steward", what: "hook.disabled" as const, before: { id: hook_id }, after: hook }
    yield* audit.record({ workspaceId: workspace_id, ...entry })
    yield* Effect.logWarning("A hook was disabled", { workspace: workspace_id, hook: hook_id, reason })
  })
})
