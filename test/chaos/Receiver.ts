import { HttpServer, HttpServerRequest, HttpServerResponse } from "@effect/platform"
import { BunHttpServer } from "@effect/platform-bun"
import { Clock, Context, Effect, Either, Layer, type Random, Schema } from "effect"
import { hangUp } from "#src/Sandbox/World/Reply.ts"
import { verify } from "#src/Webhooks/Signing/SignatureVerifier.ts"
import type { SigningSecret } from "#src/Webhooks/Signing/SigningSecret.ts"
import type { TakenDelivery } from "./Facts.ts"
import { type Mood, moodFor } from "./Faults/Mood.ts"

const Body = Schema.parseJson(
  Schema.Struct({
    id: Schema.String,
    event: Schema.String,
    sequence: Schema.Int,
    comment: Schema.Struct({ id: Schema.String })
  })
)

/** Longer than the sender waits. */
const stalled = "9 seconds"

/** A customer who verifies every delivery, and who is moody: errors, delays and broken connections. */
export class Receiver extends Context.Tag("steward/chaos/Receiver")<
  Receiver,
  {
    /** Where deliveries of an event are to go. */
    readonly urlFor: (event: string) => string
    readonly trust: (event: string, secret: SigningSecret) => void
    /** Takes everything at once from now on. */
    readonly calm: Effect.Effect<void>
    readonly taken: ReadonlyArray<TakenDelivery>
    readonly unbelieved: ReadonlyArray<string>
    /** How often it was in each mood. */
    readonly moods: ReadonlyMap<Mood, number>
  }
>() {
  static readonly layer = (random: Random.Random) =>
    Layer.scoped(
      Receiver,
      Effect.gen(function* () {
        const secrets = new Map<string, SigningSecret>()
        const troubles = new Map<string, number>()
        const moods = new Map<Mood, number>()
        const taken: Array<TakenDelivery> = []
        const unbelieved: Array<string> = []
        let isCalm = false

        const refuse = (event: string, reason: string) => {
          unbelieved.push(`${event}: ${reason}`)
          return HttpServerResponse.unsafeJson({ reason }, { status: 401 })
        }
        const thanks = HttpServerResponse.unsafeJson({ received: true })

        const moodOf = (id: string, draw: number) => {
          const before = troubles.get(id) ?? 0
          const mood = isCalm ? "take" : moodFor(draw, before)
          moods.set(mood, (moods.get(mood) ?? 0) + 1)
          if (mood !== "take" && mood !== "slow") troubles.set(id, before + 1)
          return mood
        }

        const answer = Effect.gen(function* () {
          const request = yield* HttpServerRequest.HttpServerRequest
          const address = request.url.split("/").at(-1) ?? ""
          const bytes = new Uint8Array(yield* request.arrayBuffer)
          const now = Math.floor((yield* Clock.currentTimeMillis) / 1000)
          const secret = secrets.get(address)
          if (secret === undefined) return refuse(address, "nobody subscribed to this")
          const given = {
            timestamp: request.headers["x-service-timestamp"],
            signature: request.headers["x-service-signature-v2"],
            body: bytes
          }
          const verified = verify(given, [secret], now)
          if (Either.isLeft(verified)) return refuse(address, verified.left.reason)
          const text = new TextDecoder().decode(bytes)
          const { comment, event, id, sequence } = yield* Schema.decode(Body)(text)
          if (request.headers["x-service-delivery"] !== id)
            return refuse(address, `the header names another id than ${id}`)

          const take = Effect.sync(() => {
            taken.push({ id, address, event, sequence, commentId: comment.id, body: text })
            return thanks
          })
          switch (moodOf(id, yield* random.next)) {
            case "take":
              return yield* take
            case "slow":
              return yield* Effect.delay(take, "1 second")
            case "refuse":
              return HttpServerResponse.unsafeJson({ reason: "a bad day" }, { status: 500 })
            case "drop":
              return hangUp()
            case "forget":
              return yield* Effect.as(take, hangUp())
            case "stall":
              return yield* Effect.zipLeft(take, Effect.sleep(stalled))
          }
        })

        yield* HttpServer.serveEffect(answer)
        const base = yield* HttpServer.addressFormattedWith(Effect.succeed)
        return Receiver.of({
          urlFor: (event) => `${base}/hooks/${event}`,
          trust: (event, secret) => secrets.set(event, secret),
          calm: Effect.sync(() => {
            isCalm = true
          }),
          taken,
          unbelieved,
          moods
        })
      })
    ).pipe(Layer.provide(BunHttpServer.layerServer({ port: 0, hostname: "127.0.0.1", idleTimeout: 60 })))
}
