/** What is known of a hook's receiver, seen from one process. Times are in Unix milliseconds. */
export interface HookPace {
  readonly inFlight: number
  /** How many deliveries may be begun at a time: grows with every success, so that nobody is overrun at first. */
  readonly window: number
  /** Failures in a row. */
  readonly failures: number
  /** Since when nothing has come back, while something is in flight. */
  readonly silentSince: number
}

export const stranger: HookPace = { inFlight: 0, window: 1, failures: 0, silentSince: 0 }

export const widest = 32

/** The farthest place of a queue from which a delivery is begun. */
export const farthest = 256

/** Milliseconds without any answer after which a hook that has attempts in flight counts as failing. */
const silence = 1000

/** What is known of how a hook does. `proven`: the last that was heard of it is a success. */
export type HookStanding = "proven" | "unknown" | "failing"

/** How an attempt went for its receiver. `unreachable`: no connection came about. */
export type AttemptHealth = "healthy" | "failing" | "unreachable"

const isSilent = ({ inFlight, silentSince }: HookPace, now: number) => inFlight > 0 && now - silentSince >= silence

export const standingOf = (pace: HookPace, now: number): HookStanding => {
  if (pace.failures > 0 || isSilent(pace, now)) return "failing"
  return pace.window > stranger.window ? "proven" : "unknown"
}

/** What a hook may be given now. */
export interface Allowance {
  /** Attempts of any kind. */
  readonly attempts: number
  /** Of these, first attempts. What has been begun is sent again at its own times, however the hook does. */
  readonly firstAttempts: number
  /**
   * How far down the queue a delivery may be begun, those counted that are in flight or wait to be sent again. At 1,
   * the next is begun when the one before it has ended: in order, one after the other.
   */
  readonly reach: number
}

/** `isHostDown`: each hook of the host has one delivery on its way, as a trial of its own. */
export const allowance = (pace: HookPace, isHostDown: boolean, now: number): Allowance => {
  const window = isHostDown ? 1 : pace.window
  const isDoingWell = pace.failures === 0 && !isHostDown
  return {
    attempts: Math.max(0, widest - pace.inFlight),
    firstAttempts: isSilent(pace, now) ? 0 : Math.max(0, window - pace.inFlight),
    reach: Math.min(farthest, isDoingWell ? window ** 2 : window)
  }
}

export const taken = (pace: HookPace, now: number): HookPace => ({
  ...pace,
  inFlight: pace.inFlight + 1,
  silentSince: pace.inFlight === 0 ? now : pace.silentSince
})

/** After an attempt; null when nothing can be said of how it went. */
export const freed = (pace: HookPace, health: AttemptHealth | null, now: number): HookPace => {
  const rest = { ...pace, inFlight: pace.inFlight - 1, silentSince: now }
  if (health === null) return rest
  return health === "healthy"
    ? { ...rest, window: Math.min(widest, pace.window + 1), failures: 0 }
    : { ...rest, window: Math.max(1, Math.floor(pace.window / 2)), failures: pace.failures + 1 }
}
