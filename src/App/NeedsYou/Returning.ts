/** Comments that are being taken back: what was asked for before they were back tells of them as answered. */
export const returning = () => {
  const under = new Map<Promise<void>, ReadonlyArray<string>>()
  let begunAndEnded = 0
  return {
    ids: () => [...under.values()].flat(),
    /** Another number once something began or ended to come back. */
    moment: () => begunAndEnded,
    ended: async () => {
      await Promise.all(under.keys())
    },
    during: async (ids: ReadonlyArray<string>, work: Promise<void>): Promise<void> => {
      under.set(work, ids)
      begunAndEnded++
      try {
        await work
      } finally {
        under.delete(work)
        begunAndEnded++
      }
    }
  }
}
