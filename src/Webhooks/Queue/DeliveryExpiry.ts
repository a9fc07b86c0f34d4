import { Clock, Context, Duration, Effect, Layer } from "effect"
import { claimInTurn } from "#src/Database/Claims/ClaimInTurn.ts"
import { periodic, untilNone } from "#src/Database/Periodic.ts"
import { span } from "#src/Ground/Span.ts"
import { DeliveriesRepo } from "./DeliveriesRepo.ts"

/** How long a delivery waits for its turn at a receiver that fails, before it is given up unsent. */
const longestWait = Duration.hours(72)

/** Deliveries that one statement gives up: its locks are short, and it waits for nobody's. */
const batch = 500

/**
 * Gives deliveries up that have waited for too long: what a dead receiver was to be told is bounded by age. They are
 * kept as failed ones are, and can be sent again. What a person paused waits for that person.
 */
export class DeliveryExpiry extends Context.Tag("steward/DeliveryExpiry")<
  DeliveryExpiry,
  {
    /** One small batch, the first of each queue first; answers how many deliveries it was. */
    readonly expire: Effect.Effect<number>
  }
>() {
  static readonly layer = Layer.effect(
    DeliveryExpiry,
    Effect.map(DeliveriesRepo, (repo) =>
      DeliveryExpiry.of({
        expire: Effect.gen(function* () {
          const now = yield* Clock.currentTimeMillis
          const before = new Date(now - Duration.toMillis(longestWait))
          const expired = yield* claimInTurn(repo.waitingSince(before, batch), batch, (workspaceId, hooks, share) =>
            repo.expire(
              workspaceId,
              hooks.map(({ hook_id }) => hook_id),
              before,
              new Date(now),
              share
            )
          )
          if (expired.length > 0) yield* repo.countExpired(expired)
          for (const { count, hook_id, workspace_id } of expired) {
            const which = { workspace: workspace_id, hook: hook_id, count }
            yield* Effect.logWarning("Deliveries that had waited for 72 hours were given up", which)
          }
          return expired.reduce((sum, { count }) => sum + count, 0)
        }).pipe(Effect.orDie, span("DeliveryExpiry.expire"))
      })
    )
  )

  /** Every minute, batch after batch until nothing has waited for too long. */
  static readonly worker = Layer.unwrapEffect(
    Effect.map(DeliveryExpiry, ({ expire }) =>
      periodic({
        name: "delivery expiry",
        every: "1 minute",
        task: untilNone(Effect.zipLeft(expire, Effect.sleep("50 millis")))
      })
    )
  )
}
