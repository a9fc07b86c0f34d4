import type { HttpServerRequest } from "@effect/platform"
import { Duration, Effect, Option, Stream } from "effect"
import { InvalidRequest, PayloadTooLarge, Unavailable, type UnsupportedMediaType } from "#schema/Errors.ts"
import { networkOf } from "#src/Access/Limits/NetworkAddress.ts"
import type { HeldBytes } from "./BodyBudget.ts"
import { isPlain, notPlain } from "./BodyEncoding.ts"
import { IncomingBodies, type Sender } from "./IncomingBodies.ts"

/** What may be wrong with the bytes of a body. */
export type BodyProblem = PayloadTooLarge | InvalidRequest | UnsupportedMediaType | Unavailable

/** A body this small holds next to nothing, and is read without a deadline of its own. */
const small = 16 * 1024

const size = (bytes: number) => (bytes < 1024 * 1024 ? `${bytes / 1024} KiB` : `${bytes / 1024 / 1024} MiB`)

const tooLarge = (limit: number) =>
  new PayloadTooLarge({ message: `The body is larger than ${size(limit)}; send less` })

const tooMuch = new Unavailable({ message: "Too much is being received at once; send it again shortly" })

const brokeOff = new InvalidRequest({
  message: "The body broke off before its end",
  issues: [{ path: "body", message: "broke off before its end" }]
})

const tooSlow = (deadline: Duration.Duration) => {
  const message = `arrive within ${Duration.toSeconds(deadline)} seconds`
  return new InvalidRequest({
    message: `The body did not ${message}; send it faster`,
    issues: [{ path: "body", message: `must ${message}` }]
  })
}

/** How long a body is that says so; the server reads it no further than that. */
const saidLength = ({ headers }: HttpServerRequest.HttpServerRequest): number | null =>
  /^\d+$/.test(headers["content-length"] ?? "") && headers["transfer-encoding"] === undefined
    ? Number(headers["content-length"])
    : null

const bytesOf = (source: Request) => () => source.bytes()

/**
 * At once, which is a third of a request cheaper than bit by bit. Straight from the web request: the library keeps what
 * it reads for a second reader, who never comes.
 */
const whole = (request: HttpServerRequest.HttpServerRequest) =>
  request.source instanceof Request
    ? Effect.tryPromise({ try: bytesOf(request.source), catch: () => brokeOff })
    : Effect.mapBoth(request.arrayBuffer, { onFailure: () => brokeOff, onSuccess: (bytes) => new Uint8Array(bytes) })

/** Bit by bit, as nobody knows how long it goes on, or whether what was announced ever comes. */
const gathered = Effect.fnUntraced(function* (
  request: HttpServerRequest.HttpServerRequest,
  limit: number,
  held: HeldBytes
) {
  const chunks: Array<Uint8Array> = []
  let length = 0
  yield* request.stream.pipe(
    Stream.runForEach((chunk): Effect.Effect<void, PayloadTooLarge | Unavailable> => {
      length += chunk.length
      chunks.push(chunk)
      if (length > limit) return Effect.fail(tooLarge(limit))
      return held.add(chunk.length) ? Effect.void : Effect.fail(tooMuch)
    }),
    Effect.catchTag("RequestError", () => (length === 0 ? Effect.void : Effect.fail(brokeOff)))
  )
  return Buffer.concat(chunks)
})

/** The exact bytes of a body as they were sent, read no further than `limit`; held until the request is answered. */
export const sentBytes = (
  request: HttpServerRequest.HttpServerRequest,
  sender: Sender,
  limit: number
): Effect.Effect<Uint8Array, BodyProblem> =>
  Effect.flatMap(IncomingBodies, (bodies) =>
    Effect.withFiberRuntime((fiber): Effect.Effect<Uint8Array, BodyProblem> => {
      const said = saidLength(request)
      if (Number(request.headers["content-length"] ?? 0) > limit) return Effect.fail(tooLarge(limit))
      const { budget, deadline } = bodies[sender]
      const held = budget.begin(networkOf(Option.getOrElse(request.remoteAddress, () => "")))
      fiber.addObserver(held.free)
      // a caller who was let in may announce what comes
      const announced = sender === "caller" ? said : null
      if (announced !== null && !held.add(announced)) return Effect.fail(tooMuch)
      // a stranger may not have places kept for what never comes, but what is small costs no more than the connection
      const arrived = () =>
        Effect.filterOrFail(
          whole(request),
          ({ length }) => held.add(length),
          () => tooMuch
        )
      const unannounced = said !== null && said <= small ? arrived() : gathered(request, limit, held)
      const read = announced === null ? unannounced : whole(request)
      return announced !== null && announced <= small
        ? read
        : Effect.timeoutFail(read, { duration: deadline, onTimeout: () => tooSlow(deadline) })
    })
  )

/** The exact bytes of a body of anybody's that may not be compressed, read no further than `limit`. */
export const bodyBytes = (
  request: HttpServerRequest.HttpServerRequest,
  limit: number
): Effect.Effect<Uint8Array, BodyProblem> => {
  const encoding = request.headers["content-encoding"]
  return isPlain(encoding) ? sentBytes(request, "anybody", limit) : Effect.fail(notPlain(encoding))
}
