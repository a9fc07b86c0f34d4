import autocannon from "autocannon"
import { Schema } from "effect"

/** What is asked over and over: a GET, unless there is a body to POST. */
export const Asked = Schema.Struct({
  path: Schema.String,
  body: Schema.optionalWith(Schema.String, { exact: true }),
  headers: Schema.optionalWith(Schema.Record({ key: Schema.String, value: Schema.String }), { exact: true })
})
export type Asked = typeof Asked.Type

/** One round of load, in a process of its own so that it shares no event loop: `bun Load.ts '<LoadOptions>'`. */
export const LoadOptions = Schema.Struct({
  origin: Schema.String,
  asked: Asked,
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
  const options = Schema.decodeSync(Schema.parseJson(LoadOptions))(process.argv[2] ?? "")
  const { asked, connections, keys, origin, seconds } = options
  let client = 0
  const {
    "2xx": answered,
    duration,
    errors,
    latency,
    non2xx
  } = await autocannon({
    url: origin + asked.path,
    connections,
    duration: seconds,
    ...(asked.body === undefined ? {} : { method: "POST", body: asked.body }),
    setupClient: (caller) => {
      caller.setHeaders({ ...asked.headers, authorization: `Bearer ${keys[client % keys.length]}` })
      client += 1
    }
  })
  const result: LoadResult = { answered, seconds: duration, p99: latency.p99, refused: non2xx + errors }
  console.log(JSON.stringify(result))
}
