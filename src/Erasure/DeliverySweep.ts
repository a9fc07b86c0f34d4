import { SqlClient } from "@effect/sql"
import { Clock, Context, Duration, Effect, Layer, Option } from "effect"
import { transaction } from "#src/Database/Transaction.ts"
import { span, tracedFn } from "#src/Ground/Span.ts"
import { DeliveryErasure } from "#src/Webhooks/Log/DeliveryErasure.ts"
import { redactedBody } from "./RedactedBody.ts"
import { type StoredErasure, SweepRepo } from "./SweepRepo.ts"

/** Longer than looking through one batch takes: of a process that dies, another takes over from the last batch on. */
export const sweepLease = Duration.minutes(2)
const batch = 1_000
/** A workspace's times are ahead of a clock that was set back, by which delivery ids are made. */
const clocksApart = Duration.hours(1)

/**
 * Takes what was erased out of deliveries that were made of it, sent or still to be sent. A delivery that waits stays in
 * its place, so that a receiver finds no gap in `sequence`, and brings ids, times and outcomes alone.
 */
export class DeliverySweep extends Context.Tag("steward/DeliverySweep")<
  DeliverySweep,
  {
    /** Looks through all deliveries that may hold something of these; the caller has claimed them, of one workspace. */
    readonly sweep: (erasures: ReadonlyArray<StoredErasure>) => Effect.Effect<void>
    /** Goes on with one that was broken off; answers how many it was. */
    readonly drain: Effect.Effect<number>
  }
>() {
  static readonly layer = Layer.effect(
    DeliverySweep,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const repo = yield* SweepRepo
      const deliveries = yield* DeliveryErasure

      const sweep = tracedFn("DeliverySweep.sweep")(function* (erasure: StoredErasure) {
        const about = {
          workspaceId: erasure.workspace_id,
          commentIds: erasure.comment_ids,
          contactIds: erasure.contact_ids
        }
        const subjects = {
          comments: new Set<string>(erasure.comment_ids),
          contacts: new Set<string>(erasure.contact_ids)
        }
        let after = erasure.swept_to === "" ? firstId(erasure.since) : erasure.swept_to
        for (;;) {
          const from = after
          const rows = yield* Effect.gen(function* () {
            const found = yield* deliveries.after(about, from, batch)
            for (const { body, id } of found) {
              const redacted = body === null ? Option.none() : redactedBody(body, subjects)
              if (Option.isSome(redacted)) yield* deliveries.rewrite(erasure.workspace_id, id, redacted.value)
            }
            const last = found.at(-1)
            const until = new Date((yield* Clock.currentTimeMillis) + Duration.toMillis(sweepLease))
            if (last !== undefined) yield* repo.sweptTo(erasure, last.id, until)
            return found
          }).pipe(Effect.orDie, transaction(sql))
          const last = rows.at(-1)
          if (last === undefined || rows.length < batch) break
          after = last.id
        }
        yield* Effect.orDie(repo.done(erasure, new Date(yield* Clock.currentTimeMillis)))
      })

      return DeliverySweep.of({
        sweep: tracedFn("DeliverySweep.sweepAll")(function* (erasures) {
          const [first, ...others] = erasures
          if (first === undefined) return
          // once through the deliveries, whatever the number of erasures
          yield* sweep({
            ...first,
            comment_ids: erasures.flatMap(({ comment_ids }) => comment_ids),
            contact_ids: erasures.flatMap(({ contact_ids }) => contact_ids),
            since: new Date(Math.min(...erasures.map(({ since }) => since.getTime())))
          })
          const at = new Date(yield* Clock.currentTimeMillis)
          yield* Effect.forEach(others, (erasure) => Effect.orDie(repo.done(erasure, at)), { discard: true })
        }),
        drain: Effect.gen(function* () {
          const now = yield* Clock.currentTimeMillis
          const until = new Date(now + Duration.toMillis(sweepLease))
          const claimed = yield* Effect.orDie(repo.claim(new Date(now), until))
          if (Option.isNone(claimed)) return 0
          yield* sweep(claimed.value)
          return 1
        }).pipe(span("DeliverySweep.drain"))
      })
    })
  )
}

/** Before every id that was made at a time or later. */
const firstId = (since: Date) => {
  const from = Math.max(0, since.getTime() - Duration.toMillis(clocksApart))
  return `dlv_${from.toString(16).padStart(12, "0")}`
}
