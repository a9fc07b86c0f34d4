import { Effect } from "effect"
import type { KeyPrincipal } from "#schema/api/Authentication.ts"
import type { WorkspaceId } from "#schema/Ids.ts"
import type { HookSubscription } from "#schema/resources/Hook.ts"
import { Hooks } from "#src/Webhooks/Hooks/Hooks.ts"

export const listed = (workspaceId: WorkspaceId) => Effect.flatMap(Hooks, ({ list }) => list(workspaceId))

export const subscribed = (
  principal: KeyPrincipal,
  target_url: string,
  event: HookSubscription["event"] = "comment.received"
) => Effect.flatMap(Hooks, (hooks) => hooks.subscribe(principal, { target_url, event }))
