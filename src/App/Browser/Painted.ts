/** Long enough for the frame that was painted to be seen first, in milliseconds. */
const pauseMilliseconds = 40

/**
 * Does one thing a little after the page was next painted. What is asked for meanwhile is done then instead, and no later:
 * a key that is held down puts nothing off for ever.
 */
export const oncePainted = () => {
  let waiting: (() => void) | null = null
  const go = () => {
    const work = waiting
    waiting = null
    work?.()
  }
  return (work: () => void): void => {
    if (waiting === null) requestAnimationFrame(() => setTimeout(go, pauseMilliseconds))
    waiting = work
  }
}
