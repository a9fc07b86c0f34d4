import { Agent, request as httpRequest } from "node:http"
import type { LookupFunction } from "node:net"
import { Console, Effect, Layer } from "effect"
import { table } from "#src/Cli/Console/Table.ts"
import { Resolver } from "#src/Webhooks/Names/Resolver.ts"
import { WebhookSender } from "#src/Webhooks/Send/WebhookSender.ts"
import { TargetPolicy } from "#src/Webhooks/Target/TargetPolicy.ts"
import { startProcess } from "./deliveries/Process.ts"
import { compared, median, rounded } from "./Statistics.ts"

export interface WireOptions {
  readonly jobs: number
  readonly rounds: number
}

const here = import.meta.dirname
const hosts = 16
const atOnce = 128
const body = Buffer.from(JSON.stringify({ text: "What a lovely cup of coffee, said someone. ".repeat(36) }))

const lookup: LookupFunction = (_host, options, callback) =>
  options.all === true ? callback(null, [{ address: "127.0.0.1", family: 4 }]) : callback(null, "127.0.0.1", 4)
const agent = new Agent({ keepAlive: true, maxSockets: 32 })

const overHttp = (url: string) =>
  Effect.async<void>((resume) => {
    const options = { method: "POST", agent, lookup, headers: { "content-length": body.length } }
    const outgoing = httpRequest(url, options, (response) => {
      response.on("data", () => {})
      response.on("end", () => resume(Effect.void))
    })
    outgoing.on("error", (error) => resume(Effect.die(error)))
    outgoing.end(body)
  })

const sender = WebhookSender.layer().pipe(Layer.provide([Resolver.layer, TargetPolicy.layer({ allowPrivate: true })]))

/**
 * Our own HTTP/1.1 client of deliveries beside `node:http`, both connecting to a given address, in turns. undici is no
 * choice: Bun puts its own in place of it, which takes no notice of `connect.lookup`.
 */
export const wire = Effect.fn("wire")(
  function* ({ jobs, rounds }: WireOptions) {
    const { start } = yield* WebhookSender
    const receivers = yield* startProcess<ReadonlyArray<number>>(`${here}/deliveries/Receivers.ts`, String(hosts))
    const urls = (yield* receivers.next).map((port) => `http://localhost:${port}/hook`)
    const clients = {
      // As deliveries are sent: with the check of addresses, the deadline and the bounds, which node:http does without.
      own: (url: string) =>
        Effect.async<void>(
          (resume) =>
            void start({ workspaceId: "ws_1", url, method: "POST", headers: {}, body }, () => resume(Effect.void))
        ),
      http: overHttp
    }
    const laps = { own: [] as Array<number>, http: [] as Array<number> }
    /** Microseconds of processor time a request: what else the machine does weighs less on it. */
    const processor = { own: [] as Array<number>, http: [] as Array<number> }
    for (let round = 0; round <= rounds; round++) {
      for (const name of ["own", "http"] as const) {
        const [began, used] = [performance.now(), process.cpuUsage()]
        yield* Effect.forEach(
          Array.from({ length: jobs }, (_, index) => urls[index % urls.length] ?? ""),
          clients[name],
          { concurrency: atOnce, discard: true }
        )
        // The first is for warming up.
        if (round === 0) continue
        laps[name].push((jobs / (performance.now() - began)) * 1000)
        const { system, user } = process.cpuUsage(used)
        processor[name].push((system + user) / jobs)
      }
    }
    yield* Console.log(`\n${jobs} requests to ${hosts} receivers, ${atOnce} at a time, ${rounds} rounds in turns`)
    yield* Console.log(
      table(
        ["", "requests/s", "of node:http, of the rounds", "processor/request", "of node:http"],
        [
          [
            "our own client",
            rounded(median(laps.own)),
            compared(laps.own, laps.http),
            `${rounded(median(processor.own))} µs`,
            compared(processor.own, processor.http)
          ],
          ["node:http", rounded(median(laps.http)), "", `${rounded(median(processor.http))} µs`, ""]
        ]
      )
    )
  },
  Effect.scoped,
  Effect.provide(sender)
)
