import { Effect, Schedule, Stream } from "effect"
import { ContenderFailed } from "../Contender.ts"
import type { Push } from "./Pushes.ts"

const headersOf = ({ signature }: Push) => ({ "content-type": "application/json", "x-hub-signature-256": signature })

/** Sends one webhook; answers how many milliseconds it took to be acknowledged. */
export const send = (url: string, push: Push) =>
  Effect.tryPromise({
    try: async () => {
      const begun = performance.now()
      const response = await fetch(url, { method: "POST", headers: headersOf(push), body: push.body })
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`answered ${response.status}`)
      return performance.now() - begun
    },
    catch: (error) => new ContenderFailed({ message: `A webhook to ${url} failed: ${error}` })
  })

/** Sends them one after the other over as many connections; answers the seconds that it took. */
export const sendAll = Effect.fn("sendAll")(function* (url: string, all: ReadonlyArray<Push>, connections: number) {
  const begun = performance.now()
  yield* Effect.forEach(all, (push) => send(url, push), { concurrency: connections, discard: true })
  return (performance.now() - begun) / 1000
})

/** Sends one after the other over as many connections, for as long as it is let; each is made when it is sent. */
export const sendWithoutEnd = (url: string, pushOf: (index: number) => Push, connections: number) =>
  Effect.suspend(() => {
    let sent = 0
    const next = Effect.suspend(() => send(url, pushOf(sent++)))
    const all = Effect.replicateEffect(Effect.forever(next), connections, { concurrency: "unbounded", discard: true })
    return Effect.zipRight(all, Effect.never)
  })

/** Does something with each at an even pace, without waiting for the one before. */
export const atPace = <E, R>(
  all: ReadonlyArray<Push>,
  everyMilliseconds: number,
  use: (push: Push, index: number) => Effect.Effect<void, E, R>
) =>
  Stream.fromIterable(all.entries()).pipe(
    Stream.schedule(Schedule.fixed(everyMilliseconds)),
    Stream.mapEffect(([index, push]) => use(push, index), { concurrency: "unbounded", unordered: true }),
    Stream.runDrain
  )
