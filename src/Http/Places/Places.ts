/** So many at a time; whoever comes later waits, in the order in which they came. */
export interface Places {
  /** Whether there is one free; it is taken then. */
  readonly take: () => boolean
  /** Waits for one, which is taken when `begin` is called. False where too many wait already. */
  readonly queue: (begin: () => void) => boolean
  /** Waits no longer. */
  readonly leaveQueue: (begin: () => void) => void
  /** Gives one back: to whoever has waited longest. */
  readonly free: () => void
  readonly isIdle: () => boolean
}

export const places = (size: number, mostWaiting: number): Places => {
  const waiting = new Set<() => void>()
  let taken = 0
  return {
    take: () => {
      if (taken >= size) return false
      taken += 1
      return true
    },
    queue: (begin) => {
      if (waiting.size >= mostWaiting) return false
      waiting.add(begin)
      return true
    },
    leaveQueue: (begin) => void waiting.delete(begin),
    free: () => {
      const [next] = waiting
      if (next === undefined) {
        taken -= 1
        return
      }
      waiting.delete(next)
      next()
    },
    isIdle: () => taken === 0
  }
}
