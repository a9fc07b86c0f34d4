import type { ClientResult } from "../Browser/Client.ts"

/** How long until something is asked again that could not be done just now, in milliseconds. */
const pauses = [500, 1000, 2000, 4000, 8000, 8000]

/** Nobody answered, too much was asked at once, or the service starts: the same can be asked again, and is done once. */
const isForNow = (status: number) => status === 0 || status === 429 || status >= 502

/** Asks until it is done or refused, and gives up after half a minute; `waits` is told when it has to be asked again. */
export const untilAnswered = async <A>(
  ask: () => Promise<ClientResult<A>>,
  waits: () => void
): Promise<ClientResult<A>> => {
  let answered = await ask()
  for (const pause of pauses) {
    if (answered.isDone || !isForNow(answered.refusal.status)) return answered
    waits()
    await new Promise((resolve) => setTimeout(resolve, pause))
    answered = await ask()
  }
  return answered
}
