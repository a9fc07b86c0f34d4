import { Clock, Duration, Effect } from "effect"

/** TikTok takes 40 calls a minute for one account and kind of call. */
const most = 36
const within = Duration.toMillis("1 minute")

/** When the next call may be made, in Unix milliseconds, after calls at these times, oldest first. */
const nextCallAt = (times: ReadonlyArray<number>, now: number): number => {
  const before = times.at(-most)
  return before === undefined ? now : Math.max(now, before + within)
}

/** Puts reads of one kind off so that they stay below what TikTok takes: a reading that it stops would begin anew. */
export const makePace = () => {
  const calls = new Map<string, ReadonlyArray<number>>()
  return (kind: string): Effect.Effect<void> =>
    Effect.flatMap(Clock.currentTimeMillis, (now) => {
      const times = calls.get(kind) ?? []
      const at = nextCallAt(times, now)
      calls.set(kind, [...times, at].slice(-most))
      return at > now ? Effect.sleep(Duration.millis(at - now)) : Effect.void
    })
}
