import { HttpRouter, HttpServer, HttpServerRequest, HttpServerResponse } from "@effect/platform"
import { BunHttpServer } from "@effect/platform-bun"
import { Context, Effect, Layer, Option, Queue } from "effect"
import { at, control, items } from "./Driver.ts"

export interface Push {
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: string
}

export const verifyToken = "verify-me"
export const secret = "push-secret"

/** A webhook receiver on a port of its own. It answers 200 unless another status is waiting in `statuses`. */
export class Receiver extends Context.Tag("test/Receiver")<
  Receiver,
  { readonly url: string; readonly pushes: Queue.Queue<Push>; readonly statuses: Queue.Queue<number> }
>() {
  static readonly layer = Layer.scoped(
    Receiver,
    Effect.gen(function* () {
      const pushes = yield* Queue.unbounded<Push>()
      const statuses = yield* Queue.unbounded<number>()
      const handshake = Effect.gen(function* () {
        const request = yield* HttpServerRequest.HttpServerRequest
        const { searchParams } = new URL(request.originalUrl)
        return searchParams.get("hub.mode") === "subscribe" && searchParams.get("hub.verify_token") === verifyToken
          ? HttpServerResponse.text(searchParams.get("hub.challenge") ?? "")
          : HttpServerResponse.empty({ status: 403 })
      })
      const push = Effect.gen(function* () {
        const { headers, text } = yield* HttpServerRequest.HttpServerRequest
        yield* Queue.offer(pushes, { headers, body: yield* text })
        return HttpServerResponse.empty({ status: Option.getOrElse(yield* Queue.poll(statuses), () => 200) })
      })
      const router = HttpRouter.empty.pipe(HttpRouter.get("/hook", handshake), HttpRouter.post("/hook", push))
      yield* HttpServer.serveEffect(router)
      const url = yield* HttpServer.addressFormattedWith((address) => Effect.succeed(`${address}/hook`))
      return Receiver.of({ url, pushes, statuses })
    })
  ).pipe(Layer.provide(BunHttpServer.layerServer({ port: 0, hostname: "127.0.0.1" })))
}

/** Registers the receiver as the target of Facebook's webhooks. */
export const listen = Effect.gen(function* () {
  const { url } = yield* Receiver
  return yield* control("POST", "/webhook-targets", { platform: "facebook", url, secret, verifyToken })
})

export const nextPush = Effect.flatMap(Receiver, ({ pushes }) => Queue.take(pushes))

/** The values of the changes in a push. */
export const values = ({ body }: Push) =>
  items(JSON.parse(body), "entry", 0, "changes").map((change) => at(change, "value"))

/** The next events, however they were batched; more than `count` when the last push held more. */
export const nextEvents = (count: number) =>
  Effect.gen(function* () {
    const events: Array<unknown> = []
    while (events.length < count) events.push(...values(yield* nextPush))
    return events
  })
