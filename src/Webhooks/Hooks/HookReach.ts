import { Context, Effect, Layer, Option } from "effect"
import type { Principal } from "#schema/api/Authentication.ts"
import { Forbidden, type NotFound } from "#schema/Errors.ts"
import { may } from "#schema/resources/Permission.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { ActiveKeys } from "./ActiveKeys.ts"
import { noHook } from "./NoHook.ts"
import { type StoredWebhook, WebhooksRepo } from "./WebhooksRepo.ts"

/** Whether somebody may manage webhooks, or asks with the key that subscribed a hook, or its successor. */
export const isOwnHook = Effect.map(ActiveKeys, (keys) =>
  tracedFn("HookReach.isOwn")(function* (principal: Principal, { key_id }: Pick<StoredWebhook, "key_id">) {
    if (may(principal, "manage_webhooks")) return true
    if (key_id === null || principal.key === undefined) return false
    return yield* keys.follows(principal.workspaceId, principal.key.id, key_id)
  })
)

/** Which hooks somebody reaches who is limited to some accounts: a hook tells of all of them. */
export class HookReach extends Context.Tag("steward/HookReach")<
  HookReach,
  {
    /** Nothing is in the way of who is not limited. Forbidden for a hook that is not their key's own. */
    readonly within: (
      principal: Principal,
      id: string,
      called?: "hook" | "webhook or hook"
    ) => Effect.Effect<void, NotFound | Forbidden>
  }
>() {
  static readonly layer = Layer.effect(
    HookReach,
    Effect.gen(function* () {
      const repo = yield* WebhooksRepo
      const isOwn = yield* isOwnHook
      const noSuchHook = yield* noHook
      return HookReach.of({
        within: tracedFn("HookReach.within")(function* (principal, id, called = "webhook or hook") {
          const { limitedTo, workspaceId } = principal
          if (limitedTo === null) return
          const row = Option.getOrNull(yield* Effect.orDie(repo.get(workspaceId, id)))
          if (row === null || (called === "hook" && row.kind !== "rest")) {
            return yield* noSuchHook(workspaceId, id, called)
          }
          if (!(yield* isOwn(principal, row))) return yield* ofAnotherKey
        })
      })
    })
  )
}

const ofAnotherKey = Effect.fail(
  new Forbidden({
    message:
      "Another key subscribed this hook, and it tells of every account: whose role is limited to some accounts reaches the hooks of their own key"
  })
)
