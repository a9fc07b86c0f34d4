/** Pages of which few comments have come and are about to be taken in: each until somebody begins, or for so many milliseconds. */
export const expectedPages = (milliseconds: number) => {
  const until = new Map<string, number>()
  // a clock that was set back makes nobody wait for what is long over
  const isOver = (end: number, now: number) => end <= now || end > now + milliseconds
  const forget = (now: number) => {
    // in the order in which they came
    for (const [page, end] of until) {
      if (!isOver(end, now)) return
      until.delete(page)
    }
  }
  return {
    expect: (page: string, now: number) => {
      forget(now)
      until.delete(page)
      until.set(page, now + milliseconds)
    },
    count: (now: number) => {
      forget(now)
      return until.size
    },
    has: (page: string, now: number) => {
      forget(now)
      return until.has(page)
    },
    begun: (page: string) => until.delete(page),
    hasOthers: (page: string | null, now: number) => {
      forget(now)
      return until.size > (page !== null && until.has(page) ? 1 : 0)
    }
  }
}
