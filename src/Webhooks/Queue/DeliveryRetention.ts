import { Clock, Context, Duration, Effect, Layer } from "effect"
import { periodic, untilNone } from "#src/Database/Periodic.ts"
import { span } from "#src/Ground/Span.ts"
import { DeliveriesRepo } from "./DeliveriesRepo.ts"

/** How long deliveries that have ended are kept, with the log of their attempts. */
const kept = Duration.days(30)

/** Deliveries that one statement throws away: its locks are short, and it waits for nobody's. */
const batch = 500

/** Throws away what the log of deliveries no longer keeps. */
export class DeliveryRetention extends Context.Tag("steward/DeliveryRetention")<
  DeliveryRetention,
  {
    /** One small batch, oldest first; answers how many deliveries it was. */
    readonly forget: Effect.Effect<number>
  }
>() {
  static readonly layer = Layer.effect(
    DeliveryRetention,
    Effect.map(DeliveriesRepo, (repo) =>
      DeliveryRetention.of({
        forget: Effect.gen(function* () {
          const now = yield* Clock.currentTimeMillis
          return yield* repo.prune(new Date(now - Duration.toMillis(kept)), batch)
        }).pipe(Effect.orDie, span("DeliveryRetention.forget"))
      })
    )
  )

  /** Every minute, batch after batch until nothing is old enough, with a breath between them for those who work. */
  static readonly worker = Layer.unwrapEffect(
    Effect.map(DeliveryRetention, ({ forget }) =>
      periodic({
        name: "delivery retention",
        every: "1 minute",
        task: untilNone(Effect.zipLeft(forget, Effect.sleep("50 millis")))
      })
    )
  )
}
