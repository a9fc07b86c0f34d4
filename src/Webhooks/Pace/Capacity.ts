import type { HookStanding } from "./HookPace.ts"

/** Slots for attempts, at one host or in all. */
export interface Limits {
  readonly all: number
  /** For hooks of which no success is known, or that fail: the others always find the rest. */
  readonly unproven: number
  /** For hooks that fail: those of which nothing is known find the rest of `unproven`. */
  readonly failing: number
  /** Hooks that turn silent keep their slots, and count as failing; with those, there are never more. */
  readonly most: number
}

/** Attempts in flight, by how their hooks do now. */
export type AttemptsInFlight = Readonly<Record<HookStanding, number>>

export const nothing: AttemptsInFlight = { proven: 0, unknown: 0, failing: 0 }

/** Attempts of this process: they cost memory and a socket each. */
export const processLimits: Limits = { all: 512, unproven: 384, failing: 320, most: 1024 }

/** Many customers share the host of an integration platform: none of them is to take it from the others. */
export const hostLimits: Limits = { all: 128, unproven: 96, failing: 80, most: 256 }

/** At a host that cannot be reached. */
export const downLimits: Limits = { all: 16, unproven: 16, failing: 16, most: 16 }

/** How many more attempts there is room for, at hooks of a standing. */
export const free = (
  limits: Limits,
  { failing, proven, unknown }: AttemptsInFlight,
  standing: HookStanding
): number => {
  const inAll = limits.most - proven - unknown - failing
  const forProven = limits.all - proven - Math.min(limits.unproven, unknown + failing)
  const forUnknown = limits.unproven - unknown - Math.min(limits.failing, failing)
  const left = {
    proven: forProven,
    unknown: Math.min(forProven, forUnknown),
    failing: Math.min(forProven, forUnknown, limits.failing - failing)
  }
  return Math.max(0, Math.min(inAll, left[standing]))
}
