import { Context, DateTime, Effect, Either, Layer, SynchronizedRef } from "effect"
import { tracedFn } from "#src/Ground/Span.ts"
import type { RateLimited } from "../../Port/PlatformError.ts"
import { pacificDay, type QuotaUsed } from "./Quota.ts"
import { type SharedDay, spendShared } from "./Shares.ts"

/** Counts the units of the Data API's daily quota, which all channels share. */
export class QuotaMeter extends Context.Tag("steward/QuotaMeter")<
  QuotaMeter,
  {
    /**
     * Called before each request, for an account by its id at the platform, or for none. Fails, and takes nothing, where
     * the day's quota does not have that many left for it; `leaving`: beside a part of it, from 0 to 1.
     */
    readonly spend: (account: string | null, units: number, leaving?: number) => Effect.Effect<void, RateLimited>
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
        const use = yield* SynchronizedRef.make<SharedDay>({ day: "", used: 0, by: new Map() })
        return {
          spend: tracedFn("QuotaMeter.spend")(function* (account, units, leaving = 0) {
            const now = yield* DateTime.now
            yield* SynchronizedRef.updateEffect(use, (before) =>
              Either.match(spendShared(before, { account, units, leaving }, limit, now), {
                onLeft: Effect.fail,
                onRight: Effect.succeed
              })
            )
          }),
          exhausted: Effect.flatMap(DateTime.now, (now) =>
            SynchronizedRef.update(use, ({ by }) => ({ day: pacificDay(now), used: limit, by }))
          ),
          used: Effect.zipWith(DateTime.now, use, (now, { day, used }) => ({
            units: day === pacificDay(now) ? used : 0,
            limit
          }))
        }
      })
    )
}
