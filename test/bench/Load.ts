import autocannon from "autocannon"
import { Schema } from "effect"

/** One round of load, in a process of its own so that it shares no event loop: `bun Load.ts '<LoadOptions>'`. */
export const LoadOptions = Schema.Struct({
  url: Schema.String,
  keys: Schema.Array(Schema.String),
  connections: Schema.Number,
  seconds: Schema.Number
})
export type LoadOptions = typeof LoadOptions.Type

/** `p99` in milliseconds. `refused`: answers other than 2xx, time-outs and broken connections. */
export const LoadResult = Schema.Struct({
  answered: Schema.Number,
  seconds: Schema.Number,
  p99: Schema.Number,
  refused: Schema.Number
})
export type LoadResult = typeof LoadResult.Type

if (import.meta.main) {
  const { connections, keys, seconds, url } = Schema.decodeSync(Schema.parseJson(LoadOptions))(process.argv[2] ?? "")
  let client = 0
  const {
    "2xx": answered,
    duration,
    errors,
    latency,
    non2xx
  } = await autocannon({
    url,
    connections,
    duration: seconds,
    setupClient: (caller) => {
      caller.setHeaders({ authorization: `Bearer ${keys[client % keys.length]}` })
      client += 1
    }
  })
  const result: LoadResult = { answered, seconds: duration, p99: latency.p99, refused: non2xx + errors }
  console.log(JSON.stringify(result))
}
