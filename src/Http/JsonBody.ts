import { HttpMethod, type HttpServerRequest } from "@effect/platform"
import { Effect, Either, Stream } from "effect"
import { InvalidRequest, PayloadTooLarge, type UnsupportedMediaType } from "#schema/Errors.ts"
import { decoded, isPlain, notPlain, notUtf8, otherCharset } from "./BodyEncoding.ts"

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

/** Bit by bit, as nobody knows how long it goes on. */
const gathered = Effect.fnUntraced(function* (request: HttpServerRequest.HttpServerRequest, limit: number) {
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

/** The exact bytes of a body as they were sent, read no further than `limit`. */
const sentBytes = (request: HttpServerRequest.HttpServerRequest, limit: number) =>
  Effect.suspend((): Effect.Effect<Uint8Array, PayloadTooLarge | InvalidRequest> => {
    if (Number(request.headers["content-length"] ?? 0) > limit) return Effect.fail(tooLarge)
    return saysHowLong(request) ? whole(request) : gathered(request, limit)
  })

/** The exact bytes of a body that may not be compressed, read no further than `limit`. */
export const bodyBytes = (
  request: HttpServerRequest.HttpServerRequest,
  limit: number
): Effect.Effect<Uint8Array, InvalidRequest | PayloadTooLarge | UnsupportedMediaType> => {
  const encoding = request.headers["content-encoding"]
  return isPlain(encoding) ? sentBytes(request, limit) : Effect.fail(notPlain(encoding))
}

const utf8 = new TextDecoder("utf-8", { fatal: true })

const parse = (bytes: Uint8Array): Either.Either<unknown, InvalidRequest> => {
  if (bytes.length === 0) return Either.left(notJson("is empty; send JSON"))
  const text = Either.try({ try: () => utf8.decode(bytes), catch: () => notJson("is not valid UTF-8") })
  if (Either.isLeft(text)) return text
  if (depthOf(text.right) > maxDepth) return Either.left(notJson(`is nested more than ${maxDepth} levels deep`))
  return Either.try({
    try: (): unknown => JSON.parse(text.right),
    catch: (error) => notJson(`is not valid JSON: ${error instanceof Error ? said(error) : "it cannot be parsed"}`)
  })
}

const said = (error: Error) => error.message.replace("JSON Parse error: ", "")

/** Where the string that begins at `start` ends; behind the text where it does not. */
const endOfString = (text: string, start: number): number => {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let before = end
    while (text.charCodeAt(before - 1) === backslash) before--
    if ((end - before) % 2 === 0) return end
  }
  return text.length
}

const [quote, backslash] = [0x22, 0x5c]
const opening = new Set([0x5b, 0x7b])
const closing = new Set([0x5d, 0x7d])

/** How deep the brackets of a JSON text are nested; of a text that is not JSON, some number. */
const depthOf = (text: string): number => {
  let depth = 0
  let deepest = 0
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code === quote) index = endOfString(text, index)
    else if (opening.has(code)) deepest = Math.max(deepest, ++depth)
    else if (closing.has(code)) depth--
  }
  return deepest
}

/**
 * The same request, whose body is read as JSON only when somebody asks for it: what is wrong with a body is said after
 * what is wrong with the key.
 */
export const withJsonBody = (request: HttpServerRequest.HttpServerRequest): HttpServerRequest.HttpServerRequest =>
  HttpMethod.hasBody(request.method)
    ? Object.create(request, { json: { value: Effect.suspend(() => jsonOf(request)) } })
    : request

const jsonOf = (
  request: HttpServerRequest.HttpServerRequest
): Effect.Effect<unknown, InvalidRequest | PayloadTooLarge | UnsupportedMediaType> => {
  const { "content-encoding": encoding, "content-type": type } = request.headers
  if (type !== undefined && !/^application\/(json|[\w.+-]+\+json)\s*(;|$)/i.test(type.trim())) {
    return Effect.fail(
      notJson(`must be JSON: send content-type application/json, not ${JSON.stringify(type.slice(0, 100))}`)
    )
  }
  const charset = otherCharset(type)
  if (charset !== null) return Effect.fail(notUtf8(charset))
  return sentBytes(request, maxBodyBytes).pipe(
    Effect.flatMap((bytes) => decoded(encoding, bytes, maxBodyBytes)),
    Effect.flatMap(parse)
  )
}
