/** Lookups under way: of names that answered when they were last asked for, and of all others. */
interface UnderWay {
  readonly proven: number
  readonly unproven: number
}

interface Limits {
  readonly all: number
  /** For names of which nothing is known, or that failed: the others always find the rest. */
  readonly unproven: number
}

export const lookupLimits: Limits = { all: 256, unproven: 192 }

/** Of one workspace: one that has its names hang takes no more than these from the others. */
export const sharerLimits: Limits = { all: 32, unproven: 16 }

/** A name that somebody wants to look up. */
export interface WantedLookup {
  readonly sharer: string
  readonly isProven: boolean
}

const none: UnderWay = { proven: 0, unproven: 0 }

const countOf = ({ proven, unproven }: UnderWay) => proven + unproven

const hasRoom = (limits: Limits, underWay: UnderWay, isProven: boolean): boolean =>
  countOf(underWay) < limits.all && (isProven || underWay.unproven < limits.unproven)

const plus = (underWay: UnderWay, isProven: boolean, by: number): UnderWay => ({
  proven: underWay.proven + (isProven ? by : 0),
  unproven: underWay.unproven + (isProven ? 0 : by)
})

/** Turns at looking names up. Whoever finds no room waits; the next is whose sharer has least under way. */
export interface LookupTurns {
  /** Calls `begin` when its turn has come, which may be at once. Answers how to wait no longer. */
  readonly wait: (wanted: WantedLookup, begin: () => void) => () => void
  /** Gives back the turn that was had for the same. */
  readonly end: (wanted: WantedLookup) => void
}

export const lookupTurns = (): LookupTurns => {
  const sharers = new Map<string, UnderWay>()
  const waiting = new Map<() => void, WantedLookup>()
  let all = none
  let isGiving = false

  const of = (sharer: string) => sharers.get(sharer) ?? none
  const count = ({ isProven, sharer }: WantedLookup, by: number) => {
    all = plus(all, isProven, by)
    const after = plus(of(sharer), isProven, by)
    if (countOf(after) === 0) sharers.delete(sharer)
    else sharers.set(sharer, after)
  }
  const mayBegin = ({ isProven, sharer }: WantedLookup) =>
    hasRoom(lookupLimits, all, isProven) && hasRoom(sharerLimits, of(sharer), isProven)

  const next = () => {
    let found: [() => void, WantedLookup] | undefined
    for (const [begin, wanted] of waiting) {
      if (!mayBegin(wanted)) continue
      if (found === undefined || countOf(of(wanted.sharer)) < countOf(of(found[1].sharer))) found = [begin, wanted]
    }
    return found
  }
  const give = () => {
    // Whoever begins may end at once.
    if (isGiving) return
    isGiving = true
    for (let found = next(); found !== undefined; found = next()) {
      const [begin, wanted] = found
      waiting.delete(begin)
      count(wanted, 1)
      begin()
    }
    isGiving = false
  }

  return {
    wait: (wanted, begin) => {
      // Nobody who waits has room, so whoever has some is not before anybody's turn.
      if (!isGiving && mayBegin(wanted)) {
        count(wanted, 1)
        begin()
      } else waiting.set(begin, wanted)
      return () => void waiting.delete(begin)
    },
    end: (wanted) => {
      count(wanted, -1)
      give()
    }
  }
}
