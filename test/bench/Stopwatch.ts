/** Microseconds that one of `turns` runs takes on average. */
export const microseconds = (run: () => unknown, turns: number): number => {
  const start = Bun.nanoseconds()
  for (let turn = 0; turn < turns; turn++) kept = run()
  return (Bun.nanoseconds() - start) / 1000 / turns
}

// a result that somebody could read is one that has to be computed
export let kept: unknown
