import { Clock, Console, Effect, Fiber, Layer, Schedule, Stream } from "effect"
import { table } from "#src/Cli/Console/Table.ts"
import { Resolver } from "#src/Webhooks/Names/Resolver.ts"
import { WebhookSender } from "#src/Webhooks/Send/WebhookSender.ts"
import { TargetPolicy } from "#src/Webhooks/Target/TargetPolicy.ts"
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
  const words = yield* send({
    workspaceId: "ws_1",
    url,
    method: "POST",
    headers: {},
    body: new Uint8Array(one.size ?? 2)
  }).pipe(
    Effect.map(({ excerpt, status }) => `answered ${status}: ${excerpt.slice(0, 40)}`),
    Effect.catchAll(({ reason }) => Effect.succeed(reason))
  )
  return { name: one.name, words, seconds: ((yield* Clock.currentTimeMillis) - started) / 1000 }
})

/** Milliseconds that a good receiver's answer took each time, which a busy event loop lengthens too. */
const good = Effect.fn("good")(function* (port: number) {
  const { send } = yield* WebhookSender
  const request = {
    workspaceId: "ws_1",
    url: `http://127.0.0.1:${port}/`,
    method: "POST",
    headers: {},
    body: "{}"
  } as const
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

/** Calls that one receiver of junk is made at a time: as many as a hook may have on their way. */
const junkAtOnce = 32

/** What a good receiver and the process itself feel beside receivers that answer 200 with 64 KiB as fast as they can. */
const besideJunk = Effect.fn("besideJunk")(function* (junkPorts: ReadonlyArray<number>, goodPort: number) {
  const { send } = yield* WebhookSender
  const call = (port: number) =>
    Effect.ignore(
      send({ workspaceId: "ws_1", url: `http://127.0.0.1:${port}/`, method: "POST", headers: {}, body: "{}" })
    )
  const health = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () => new Response("ok") })
  const alone = { good: yield* good(goodPort), health: yield* good(health.port ?? 0) }
  const junk = yield* Effect.forEach(
    junkPorts.flatMap((port) => Array.from({ length: junkAtOnce }, () => port)),
    (port) => Effect.forever(call(port)),
    { concurrency: "unbounded" }
  ).pipe(Effect.fork)
  const beside = { good: yield* good(goodPort), health: yield* good(health.port ?? 0) }
  yield* Fiber.interrupt(junk)
  yield* Effect.promise(() => health.stop(true))
  yield* Console.log(
    `\n${junkPorts.length} receivers that answer 200 with 64 KiB, ${junkAtOnce} calls to each at a time: what the others feel, p99`
  )
  yield* Console.log(
    table(
      ["", "alone", "beside them", "times"],
      (["good", "health"] as const).map((which) => {
        const [without, with_] = [quantile(alone[which], 0.99), quantile(beside[which], 0.99)]
        const name = which === "good" ? "a good receiver" : "a server of the same process, as /healthz is"
        return [name, `${rounded(without)} ms`, `${rounded(with_)} ms`, rounded(with_ / without)]
      })
    )
  )
})

/** Every receiver that does its worst, again a second after it has ended, against the deadline of the product: 8 s. */
export const hostileReceivers = Effect.gen(function* () {
  const servers = yield* startProcess<ReadonlyArray<number>>(`${here}/deliveries/HostileServers.ts`)
  const ports = yield* servers.next
  const goodPort = ports.at(-1) ?? 0
  const junkPorts = ports.slice(hostile.length, -1)
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
  yield* besideJunk(junkPorts, goodPort)
}).pipe(Effect.scoped, Effect.provide(sender))
