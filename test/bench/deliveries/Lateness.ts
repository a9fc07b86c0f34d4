/** Milliseconds since 1970 and parts of them: processes of one machine agree on it far better than to a millisecond. */
export const preciseTime = () => performance.timeOrigin + performance.now()

/** When a delivery was received first, in Unix milliseconds. */
export type Arrival = readonly [id: string, at: number]

/** What a process of receivers says: at first where it listens, and then what has arrived since. */
export interface ReceiverMessage {
  readonly ports: ReadonlyArray<number | undefined>
  readonly arrived: ReadonlyArray<Arrival>
}

/** Requests that are never answered, until they are let go: so that none is left to the next part of a bench. */
export const heldRequests = () => {
  const held = new Set<(response: Response) => void>()
  return {
    hold: () => new Promise<Response>((answer) => held.add(answer)),
    letGo: () => {
      for (const answer of held) answer(new Response("no", { status: 500 }))
      held.clear()
    }
  }
}

/** Notes when each delivery is received first. */
export const arrivals = () => {
  const seen = new Set<string>()
  const noted: Array<Arrival> = []
  return {
    note: (id: string) => {
      if (!seen.has(id)) noted.push([id, preciseTime()])
      seen.add(id)
    },
    /** Those since it was asked last. */
    take: (): ReadonlyArray<Arrival> => noted.splice(0)
  }
}

/** Milliseconds from when each was committed until it was received; of what was not committed here, nothing. */
export const lateness = (
  committed: ReadonlyMap<string, number>,
  arrived: ReadonlyArray<Arrival>
): ReadonlyArray<number> =>
  arrived.flatMap(([id, at]) => {
    const since = committed.get(id)
    return since === undefined ? [] : [at - since]
  })
