import { Context, DateTime, Effect, Either, Layer, SynchronizedRef } from "effect"
import type { RateLimited } from "../../Port/PlatformError.ts"
import { pacificDay, type QuotaDay, type QuotaUsed, spendQuota } from "./Quota.ts"

/** Counts the units of the Data API's daily quota, which all channels share. */
export class QuotaMeter extends Context.Tag("steward/QuotaMeter")<
  QuotaMeter,
  {
    /**
     * Called before each request. Fails, and takes nothing, when the day's quota does not have that many left; `leaving`:
     * beside a part of it, from 0 to 1.
     */
    readonly spend: (units: number, leaving?: number) => Effect.Effect<void, RateLimited>
    /** Google says that the day's quota is used up: nothing more can be spent until it starts anew. */
    readonly exhausted: Effect.Effect<void>
    /** What is used today. */
    readonly used: Effect.Effect<QuotaUsed>
  }
>() {
  /** Counts within this process, from zero. `limit` in units a day. */
  static readonly memory = (limit: number): Layer.Layer<QuotaMeter> =>
    Layer.effect(
      QuotaMeter,
      Effect.gen(function* () {
        const use = yield* SynchronizedRef.make<QuotaDay>({ day: "", used: 0 })
        return {
          spend: Effect.fn("QuotaMeter.spend")(function* (units, leaving) {
            const now = yield* DateTime.now
            yield* SynchronizedRef.updateEffect(use, (before) =>
              Either.match(spendQuota(before, units, limit, now, leaving), {
                onLeft: Effect.fail,
                onRight: Effect.succeed
              })
            )
          }),
          exhausted: Effect.flatMap(DateTime.now, (now) =>
            SynchronizedRef.set(use, { day: pacificDay(now), used: limit })
          ),
          used: Effect.zipWith(DateTime.now, use, (now, { day, used }) => ({
            units: day === pacificDay(now) ? used : 0,
            limit
          }))
        }
      })
    )
}
