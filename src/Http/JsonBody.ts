import { Headers, HttpMethod, type HttpServerRequest } from "@effect/platform"
import { Effect, Stream } from "effect"
import { InvalidRequest, PayloadTooLarge } from "#schema/Errors.ts"

/** 1 MiB. */
export const maxBodyBytes = 1024 * 1024

/** Far more than the contract nests, and far less than reading a value by recursion stands. */
const maxDepth = 100

const tooLarge = new PayloadTooLarge({ message: "The body is larger than 1 MiB; send less" })

const notJson = (message: string) =>
  new InvalidRequest({ message: `The body ${message}`, issues: [{ path: "body", message }] })

const brokeOff = notJson("broke off before its end")

/** The server reads such a body no further than that, and at once is a third of a request cheaper than bit by bit. */
const saysHowLong = ({ headers }: HttpServerRequest.HttpServerRequest) =>
  /^\d+$/.test(headers["content-length"] ?? "") && headers["transfer-encoding"] === undefined

const bytesOf = (source: Request) => () => source.bytes()

/** Straight from the web request: the library keeps what it reads for a second reader, who never comes. */
const whole = (request: HttpServerRequest.HttpServerRequest) =>
  request.source instanceof Request
    ? Effect.tryPromise({ try: bytesOf(request.source), catch: () => brokeOff })
    : Effect.mapBoth(request.arrayBuffer, { onFailure: () => brokeOff, onSuccess: (bytes) => new Uint8Array(bytes) })

/** The exact bytes of a body, read no further than `limit`. */
export const bodyBytes = Effect.fnUntraced(function* (request: HttpServerRequest.HttpServerRequest, limit: number) {
  if (Number(request.headers["content-length"] ?? 0) > limit) return yield* Effect.fail(tooLarge)
  if (saysHowLong(request)) {
    return yield* whole(request)
  }
  const chunks: Array<Uint8Array> = []
  let size = 0
  yield* request.stream.pipe(
    Stream.runForEach((chunk) => {
      size += chunk.length
      chunks.push(chunk)
      return size > limit ? Effect.fail(tooLarge) : Effect.void
    }),
    Effect.catchTag("RequestError", () => (size === 0 ? Effect.void : Effect.fail(brokeOff)))
  )
  return Buffer.concat(chunks)
})

const parse = (bytes: Uint8Array) =>
  Effect.gen(function* () {
    if (bytes.length === 0) return yield* Effect.fail(notJson("is empty; send JSON"))
    const text = yield* Effect.try({
      try: () => new TextDecoder("utf-8", { fatal: true }).decode(bytes),
      catch: () => notJson("is not valid UTF-8")
    })
    if (depthOf(text) > maxDepth) return yield* Effect.fail(notJson(`is nested more than ${maxDepth} levels deep`))
    return yield* Effect.try({
      try: (): unknown => JSON.parse(text),
      catch: (error) => notJson(`is not valid JSON: ${error instanceof Error ? said(error) : "it cannot be parsed"}`)
    })
  })

const said = (error: Error) => error.message.replace("JSON Parse error: ", "")

/** How deep the brackets of a JSON text are nested; of a text that is not JSON, some number. */
const depthOf = (text: string): number => {
  let depth = 0
  let deepest = 0
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/gs)) {
    if (token === "[" || token === "{") deepest = Math.max(deepest, ++depth)
    else if (token === "]" || token === "}") depth--
  }
  return deepest
}

/**
 * The same request, whose body is read as JSON whatever its type is said to be, and only when somebody asks for it:
 * what is wrong with a body is said after what is wrong with the key.
 */
export const withJsonBody = (request: HttpServerRequest.HttpServerRequest): HttpServerRequest.HttpServerRequest =>
  HttpMethod.hasBody(request.method)
    ? Object.create(request, {
        headers: { value: Headers.set(request.headers, "content-type", "application/json") },
        json: { value: jsonOf(request) }
      })
    : request

const jsonOf = (request: HttpServerRequest.HttpServerRequest) => {
  const type = request.headers["content-type"]
  return type !== undefined && !/^application\/(json|[\w.+-]+\+json)\s*(;|$)/i.test(type.trim())
    ? Effect.fail(
        notJson(`must be JSON: send content-type application/json, not ${JSON.stringify(type.slice(0, 100))}`)
      )
    : Effect.flatMap(bodyBytes(request, maxBodyBytes), parse)
}
