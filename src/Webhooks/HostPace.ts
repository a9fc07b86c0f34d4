/** What is known of a host, seen from one process. Times are in Unix milliseconds. */
export interface HostPace {
  readonly inFlight: number
  /** How many attempts it may be given at a time: grows with every success, so that nobody is overrun at first. */
  readonly window: number
  /** Failures in a row. */
  readonly failures: number
  /** It is left alone until then. */
  readonly restsUntil: number
  /** Since when nothing has come back from it, while something is in flight. */
  readonly silentSince: number
}

export const stranger: HostPace = { inFlight: 0, window: 1, failures: 0, restsUntil: 0, silentSince: 0 }

export const widest = 32

/** Failures in a row after which a host is backed off. */
export const patience = 3

/** Milliseconds without any answer after which a host that has attempts in flight gets no more. */
const silence = 1000

const shortestRest = 1000
const longestRest = 30_000

/** Whether the last that was heard of the host is a success. */
export const isProven = ({ failures, window }: HostPace): boolean => failures === 0 && window > stranger.window

/** How many more attempts the host may be given now. */
export const room = ({ failures, inFlight, restsUntil, silentSince, window }: HostPace, now: number): number => {
  if (now < restsUntil || (inFlight > 0 && now - silentSince >= silence)) return 0
  return Math.max(0, (failures >= patience ? 1 : window) - inFlight)
}

export const taken = (pace: HostPace, now: number): HostPace => ({
  ...pace,
  inFlight: pace.inFlight + 1,
  silentSince: pace.inFlight === 0 ? now : pace.silentSince
})

/** After an attempt: `worked` says how the host did, and null that nothing can be said. */
export const freed = (pace: HostPace, worked: boolean | null, now: number): HostPace => {
  const rest = { ...pace, inFlight: pace.inFlight - 1, silentSince: now }
  if (worked === null) return rest
  if (worked) return { ...rest, window: Math.min(widest, pace.window + 1), failures: 0, restsUntil: 0 }
  const failures = pace.failures + 1
  const restsUntil = failures < patience ? 0 : now + Math.min(longestRest, shortestRest * 2 ** (failures - patience))
  return { ...rest, window: Math.max(1, Math.floor(pace.window / 2)), failures, restsUntil }
}
