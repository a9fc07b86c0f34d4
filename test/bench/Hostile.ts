import { Clock, Console, Effect, Fiber, Layer, Schedule } from "effect"
import { table } from "#src/Cli/Table.ts"
import { Resolver } from "#src/Webhooks/Resolver.ts"
import { TargetPolicy } from "#src/Webhooks/TargetPolicy.ts"
import { WebhookSender } from "#src/Webhooks/WebhookSender.ts"
import { hostile } from "#test/Webhooks/HostileReceivers.ts"
import { hostileServer } from "#test/Webhooks/HostileServer.ts"
import { rounded } from "./Statistics.ts"

/** As `one byte a second` has it. */
const period = 1000
const mebibyte = 1024 * 1024

const sender = WebhookSender.layer().pipe(Layer.provide([Resolver.layer, TargetPolicy.layer({ allowPrivate: true })]))

const meet = Effect.fn("meet")(function* (one: (typeof hostile)[number]) {
  const { send } = yield* WebhookSender
  const server = yield* hostileServer(one, period)
  const url = `${one.secure === true ? "https" : "http"}://127.0.0.1:${server.port}/`
  const started = yield* Clock.currentTimeMillis
  const words = yield* send({ url, method: "POST", headers: {}, body: new Uint8Array(one.size ?? 2) }).pipe(
    Effect.map(({ excerpt, status }) => `answered ${status}: ${excerpt.slice(0, 40)}`),
    Effect.catchAll(({ reason }) => Effect.succeed(reason))
  )
  const seconds = ((yield* Clock.currentTimeMillis) - started) / 1000
  return [one.name, `${rounded(seconds)} s`, `${rounded(server.written() / mebibyte)} MiB`, words]
}, Effect.scoped)

/** Every receiver that does its worst, all at once, against the deadline of the product: 8 s. */
export const hostileReceivers = Effect.gen(function* () {
  const before = process.memoryUsage().rss
  let most = before
  const watching = yield* Effect.sync(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }).pipe(Effect.repeat(Schedule.spaced("50 millis")), Effect.fork)
  const rows = yield* Effect.forEach(hostile, meet, { concurrency: "unbounded" })
  yield* Fiber.interrupt(watching)
  yield* Console.log(`\n${rows.length} receivers that do their worst, all at once; each has to end within 8 s`)
  yield* Console.log(table(["that", "ended after", "got rid of", "what is said of it"], rows))
  yield* Console.log(
    `Memory grew by ${rounded((most - before) / mebibyte)} MiB at most, receivers and what they send included`
  )
}).pipe(Effect.provide(sender))
