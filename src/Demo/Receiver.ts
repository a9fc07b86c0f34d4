import { FileSystem, HttpServer, HttpServerRequest, HttpServerResponse } from "@effect/platform"
import { BunHttpServer } from "@effect/platform-bun"
import { Clock, Context, Effect, Either, Layer, PubSub, Ref, Schema } from "effect"
import { DeliveryBody } from "#schema/resources/Event.ts"
import { verify } from "#src/Webhooks/Signing/SignatureVerifier.ts"
import type { SigningSecret } from "#src/Webhooks/Signing/SigningSecret.ts"

/** A delivery that the receiver took, for the first time. */
export interface ReceivedDelivery {
  readonly body: DeliveryBody
}

/** How many deliveries are known again; a repeat comes within seconds. */
const remembered = 10_000

const remembering = (ids: ReadonlySet<string>, id: string): ReadonlySet<string> => {
  const kept = ids.size < remembered ? ids : new Set([...ids].slice(remembered / 2))
  return new Set(kept).add(id)
}

const decodeBody = Schema.decodeUnknownOption(Schema.parseJson(DeliveryBody))

/** A customer's side of the webhooks: verifies each signature, ignores repeats, and keeps a log. */
export class Receiver extends Context.Tag("steward/Receiver")<
  Receiver,
  {
    readonly url: string
    readonly logFile: string
    /** Deliveries signed with this secret are taken from now on. */
    readonly trust: (secret: SigningSecret) => Effect.Effect<void>
    readonly received: PubSub.PubSub<ReceivedDelivery>
  }
>() {
  /** Appends one JSON object a line to `logFile`: when it came, whether it was verified, and its exact body. */
  static readonly layer = (options: { readonly port: number; readonly logFile: string }) =>
    Layer.scoped(
      Receiver,
      Effect.gen(function* () {
        const fs = yield* FileSystem.FileSystem
        const secrets = yield* Ref.make<ReadonlyArray<SigningSecret>>([])
        const handled = yield* Ref.make<ReadonlySet<string>>(new Set())
        const received = yield* PubSub.unbounded<ReceivedDelivery>()
        const log = yield* fs.open(options.logFile, { flag: "a", mode: 0o600 })

        const take = Effect.gen(function* () {
          const request = yield* HttpServerRequest.HttpServerRequest
          const bytes = new Uint8Array(yield* request.arrayBuffer)
          const now = yield* Clock.currentTimeMillis
          const [newest, ...older] = yield* Ref.get(secrets)
          const given = {
            timestamp: request.headers["x-service-timestamp"] ?? "",
            signature: request.headers["x-service-signature-v2"] ?? "",
            body: bytes
          }
          const text = new TextDecoder().decode(bytes)
          // what waited for this start comes before the secrets do: it is to be sent again
          if (newest === undefined) return HttpServerResponse.empty({ status: 503 })
          const problem = Either.match(verify(given, [newest, ...older], Math.floor(now / 1000)), {
            onLeft: ({ reason }) => reason,
            onRight: () => null
          })
          const entry = { at: new Date(now).toISOString(), verified: problem === null, problem, body: text }
          yield* log.writeAll(new TextEncoder().encode(`${JSON.stringify(entry)}\n`))
          if (problem !== null) return HttpServerResponse.unsafeJson({ problem }, { status: 401 })
          const id = request.headers["x-service-delivery"] ?? ""
          const isNew = yield* Ref.modify(handled, (ids) => [!ids.has(id), remembering(ids, id)])
          const body = decodeBody(text)
          if (isNew && body._tag === "Some") yield* PubSub.publish(received, { body: body.value })
          return HttpServerResponse.unsafeJson({ received: true })
        })

        yield* HttpServer.serveEffect(take)
        const url = yield* HttpServer.addressFormattedWith((address) => Effect.succeed(`${address}/webhooks`))
        return Receiver.of({
          url,
          logFile: options.logFile,
          trust: (secret) => Ref.update(secrets, (known) => (known.includes(secret) ? known : [secret, ...known])),
          received
        })
      })
    ).pipe(Layer.provide(BunHttpServer.layerServer({ port: options.port, hostname: "127.0.0.1" })))
}
