import type { HttpServerRequest } from "@effect/platform"
import { Effect, Either } from "effect"
import { InvalidRequest } from "#schema/Errors.ts"
import { decoded, notUtf8, otherCharset } from "./BodyEncoding.ts"
import type { Sender } from "./IncomingBodies.ts"

import { type BodyProblem, sentBytes } from "./SentBytes.ts"

/** 1 MiB. */
export const maxBodyBytes = 1024 * 1024

/** Far more than the contract nests, and far less than reading a value by recursion stands. */
const maxDepth = 100

/** Far more than any request of the contract holds. Each that is wrong costs: all of a body of 1 MiB take half a second. */
export const maxValues = 3000

const notJson = (message: string) =>
  new InvalidRequest({ message: `The body ${message}`, issues: [{ path: "body", message }] })

/** What is wrong with a body that is not there. */
const emptyBody = notJson("is empty; send JSON")

/** By what it says: a failure within a span is another object than the one it was made of. */
export const isEmptyBody = ({ message }: { readonly message: string }): boolean => message === emptyBody.message

const utf8 = new TextDecoder("utf-8", { fatal: true })

const parse = (bytes: Uint8Array): Either.Either<unknown, InvalidRequest> => {
  if (bytes.length === 0) return Either.left(emptyBody)
  const text = Either.try({ try: () => utf8.decode(bytes), catch: () => notJson("is not valid UTF-8") })
  if (Either.isLeft(text)) return text
  const { depth, values } = sizeOf(text.right)
  if (depth > maxDepth) return Either.left(notJson(`is nested more than ${maxDepth} levels deep`))
  if (values > maxValues) return Either.left(notJson(`holds more than ${maxValues.toLocaleString("en")} values`))
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

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c]
const opening = new Set([0x5b, 0x7b])
const closing = new Set([0x5d, 0x7d])

/** How deep the brackets of a JSON text are nested, and how many values stand beside each other; of what is not JSON, some numbers. */
const sizeOf = (text: string) => {
  let depth = 0
  let deepest = 0
  let values = 1
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code === quote) index = endOfString(text, index)
    else if (opening.has(code)) deepest = Math.max(deepest, ++depth)
    else if (closing.has(code)) depth--
    else if (code === comma) values++
  }
  return { depth: deepest, values }
}

/** What the body of somebody says who was let in. */
export const callersJson = (request: HttpServerRequest.HttpServerRequest) => jsonOf(request, "caller", maxBodyBytes)

/** What a body says as JSON, of at most `limit` bytes. */
export const jsonOf = (
  request: HttpServerRequest.HttpServerRequest,
  sender: Sender,
  limit: number
): Effect.Effect<unknown, BodyProblem> => {
  const { "content-encoding": encoding, "content-length": length, "content-type": type } = request.headers
  // many clients name a type, or an encoding, with nothing in it
  if (length === "0") return Effect.fail(emptyBody)
  if (type !== undefined && !/^application\/(json|[\w.+-]+\+json)\s*(;|$)/i.test(type.trim())) {
    return Effect.fail(
      notJson(`must be JSON: send content-type application/json, not ${JSON.stringify(type.slice(0, 100))}`)
    )
  }
  const charset = otherCharset(type)
  if (charset !== null) return Effect.fail(notUtf8(charset))
  return sentBytes(request, sender, limit).pipe(
    Effect.flatMap((bytes) => decoded(encoding, bytes, limit)),
    Effect.flatMap(parse)
  )
}
