import type { ClientResult } from "../Browser/Client.ts"

/** How long until something is asked again that could not be done just now, in milliseconds. */
const pauses = [500, 1000, 2000, 4000, 8000, 8000]

/** Nobody answered, too much was asked at once, or the service starts: the same can be asked again, and is done once. */
const isForNow = (status: number) => status === 0 || status === 429 || status >= 502

interface Waiting {
  /** Told when it has to be asked again. */
  readonly waits?: () => void
  /** Whether to ask again at all. */
  readonly isWanted?: () => boolean
}

/** Asks until it is done or refused or no longer wanted, and gives up after half a minute. */
export const untilAnswered = async <A>(
  ask: () => Promise<ClientResult<A>>,
  { isWanted = () => true, waits = () => {} }: Waiting = {}
): Promise<ClientResult<A>> => {
  let answered = await ask()
  for (const pause of pauses) {
    if (answered.isDone || !isForNow(answered.refusal.status) || !isWanted()) return answered
    waits()
    await new Promise((resolve) => setTimeout(resolve, pause))
    if (!isWanted()) return answered
    answered = await ask()
  }
  return answered
}
