import { Clock, Console, Effect, Fiber, Layer, Schedule, Stream } from "effect"
import { table } from "#src/Cli/Table.ts"
import { Resolver } from "#src/Webhooks/Resolver.ts"
import { TargetPolicy } from "#src/Webhooks/TargetPolicy.ts"
import { WebhookSender } from "#src/Webhooks/WebhookSender.ts"
import { type Hostile, hostile } from "#test/Webhooks/HostileReceivers.ts"
import { startProcess } from "./deliveries/Process.ts"
import { quantile, rounded } from "./Statistics.ts"

const here = import.meta.dirname
const mebibyte = 1024 * 1024

/** Seconds for which a good receiver is sent to, alone and beside the others, and how often a second. */
const seconds = 8
const rate = 50

const sender = WebhookSender.layer().pipe(Layer.provide([Resolver.layer, TargetPolicy.layer({ allowPrivate: true })]))

const meet = Effect.fn("meet")(function* (one: Hostile, port: number) {
  const { send } = yield* WebhookSender
  const url = `${one.secure === true ? "https" : "http"}://127.0.0.1:${port}/`
  const started = yield* Clock.currentTimeMillis
  const words = yield* send({ url, method: "POST", headers: {}, body: new Uint8Array(one.size ?? 2) }).pipe(
    Effect.map(({ excerpt, status }) => `answered ${status}: ${excerpt.slice(0, 40)}`),
    Effect.catchAll(({ reason }) => Effect.succeed(reason))
  )
  return { name: one.name, words, seconds: ((yield* Clock.currentTimeMillis) - started) / 1000 }
})

/** Milliseconds that a good receiver's answer took each time, which a busy event loop lengthens too. */
const good = Effect.fn("good")(function* (port: number) {
  const { send } = yield* WebhookSender
  const request = { url: `http://127.0.0.1:${port}/`, method: "POST", headers: {}, body: "{}" } as const
  const once = Effect.suspend(() => {
    const started = performance.now()
    return Effect.map(send(request), () => performance.now() - started)
  })
  return yield* Stream.range(1, seconds * rate).pipe(
    Stream.schedule(Schedule.fixed(1000 / rate)),
    Stream.mapEffect(() => once, { concurrency: "unbounded" }),
    Stream.runFold<ReadonlyArray<number>, number>([], (all, took) => [...all, took])
  )
})

/** Every receiver that does its worst, again a second after it has ended, against the deadline of the product: 8 s. */
export const hostileReceivers = Effect.gen(function* () {
  const servers = yield* startProcess<ReadonlyArray<number>>(`${here}/deliveries/HostileServers.ts`)
  const ports = yield* servers.next
  const goodPort = ports.at(-1) ?? 0
  yield* good(goodPort)
  const alone = yield* good(goodPort)

  const before = process.memoryUsage().rss
  let most = before
  const watching = yield* Effect.sync(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }).pipe(Effect.repeat(Schedule.spaced("50 millis")), Effect.fork)
  const meetAll = Effect.forEach(hostile, (one, index) => meet(one, ports[index] ?? 0), { concurrency: "unbounded" })
  const meeting = yield* Effect.fork(meetAll)
  // Each is met again after a second, as one that fails is.
  const again = yield* Effect.forEach(
    hostile,
    (one, index) => Effect.forever(Effect.delay(meet(one, ports[index] ?? 0), "1 second")),
    { concurrency: "unbounded" }
  ).pipe(Effect.fork)
  const beside = yield* good(goodPort)
  const met = yield* Fiber.join(meeting)
  yield* Fiber.interrupt(again)
  yield* Fiber.interrupt(watching)
  const written = yield* servers.ask("how much they got rid of")

  yield* Console.log(`\n${met.length} receivers that do their worst, all at once; each has to end within 8 s`)
  yield* Console.log(
    table(
      ["that", "ended after", "got rid of, all times", "what is said of it"],
      met.map(({ name, seconds, words }, index) => [
        name,
        `${rounded(seconds)} s`,
        `${rounded((written[index] ?? 0) / mebibyte)} MiB`,
        words
      ])
    )
  )
  yield* Console.log(`Memory grew by ${rounded((most - before) / mebibyte)} MiB at most`)
  yield* Console.log(`A good receiver, ${rate} times a second by the same process, meanwhile: how long its answer took`)
  yield* Console.log(
    table(
      ["", "alone", "beside them"],
      [0.5, 0.99].map((part) => [
        part === 0.5 ? "median" : "p99",
        `${rounded(quantile(alone, part))} ms`,
        `${rounded(quantile(beside, part))} ms`
      ])
    )
  )
}).pipe(Effect.scoped, Effect.provide(sender))
