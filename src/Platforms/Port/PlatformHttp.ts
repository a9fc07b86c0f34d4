import { HttpClient, type HttpClientRequest, type HttpClientResponse } from "@effect/platform"
import { Data, type DateTime, Duration, Effect, Option, Stream } from "effect"
import { storable } from "#src/Ground/StorableText.ts"
import { callSpan } from "./CallSpan.ts"
import { Transient } from "./PlatformError.ts"

/** What a platform answered, read to its end. */
export interface PlatformAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: string
}

/** An answer is read no further. */
const maxAnswerBytes = 8 * 1024 * 1024

/** One deadline for the whole call: connecting, sending and reading the answer. */
export const callTimeout = Duration.seconds(10)

/** The same for a call that does something to many comments: half a minute is what it may take at the platform. */
export const manyTimeout = Duration.seconds(30)

/**
 * A platform's own door: one request, one answer of any status. Without an answer, or a whole one, it fails
 * with Transient, because what the platform did is then unknown.
 */
export const platformHttp = (client: HttpClient.HttpClient, platform: string, timeout = callTimeout) => {
  const unanswered = (reason: string) => new Transient({ reason, unanswered: true })
  // the library's own span would hold the address, with the ids and proofs in it
  const quiet = HttpClient.withTracerDisabledWhen(client, () => true)
  const answered = Effect.fnUntraced(
    function* (request: HttpClientRequest.HttpClientRequest) {
      const response = yield* quiet.execute(request)
      yield* Effect.annotateCurrentSpan("http.response.status_code", response.status)
      const body = yield* textOf(response)
      const answer: PlatformAnswer = { status: response.status, headers: response.headers, body }
      return answer
    },
    Effect.timeoutFail({
      duration: timeout,
      onTimeout: () => unanswered(`${platform} did not answer within ${Duration.toSeconds(timeout)} seconds.`)
    }),
    Effect.catchTags({
      TooLong: () => unanswered(`${platform} sent an answer of more than 8 MiB.`),
      RequestError: () => unanswered(`${platform} could not be reached.`),
      ResponseError: () => unanswered(`${platform} broke off in the middle of its answer.`)
    })
  )
  return (request: HttpClientRequest.HttpClientRequest) => {
    const { attributes, name } = callSpan(request)
    return Effect.withSpan(answered(request), name, { kind: "client", attributes, captureStackTrace: false })
  }
}

class TooLong extends Data.TaggedError("TooLong") {}

/** Whether an answer says that it is no longer than it may be: then it need not be read bit by bit. */
const isShort = ({ headers }: HttpClientResponse.HttpClientResponse) =>
  headers["content-encoding"] === undefined && Number(headers["content-length"] ?? Number.NaN) <= maxAnswerBytes

const textOf = (response: HttpClientResponse.HttpClientResponse) =>
  isShort(response) ? response.text : gathered(response)

const gathered = Effect.fnUntraced(function* (response: HttpClientResponse.HttpClientResponse) {
  const decoder = new TextDecoder()
  let text = ""
  let size = 0
  yield* response.stream.pipe(
    Stream.runForEach((bytes) => {
      size += bytes.length
      text += decoder.decode(bytes, { stream: true })
      return size > maxAnswerBytes ? new TooLong() : Effect.void
    }),
    Effect.catchTag("ResponseError", (error) => (error.reason === "EmptyBody" ? Effect.void : error))
  )
  return text + decoder.decode()
})

/** `Retry-After` as seconds or as an HTTP date, at most a day. */
export const retryAfterHeader = (answer: PlatformAnswer, now: DateTime.Utc): Option.Option<Duration.Duration> =>
  Option.fromNullable(answer.headers["retry-after"]).pipe(
    Option.map((value) => (/^\d+$/.test(value.trim()) ? Number(value) * 1_000 : Date.parse(value) - now.epochMillis)),
    Option.filter((millis) => Number.isFinite(millis)),
    Option.map((millis) => Duration.clamp(Duration.millis(Math.max(millis, 0)), { minimum: 0, maximum: "1 day" }))
  )

/** A platform's own words as part of a sentence: one line, at most 200 characters. */
export const quoted = (message: string): string => {
  const characters = [...storable(message).replace(/\s+/gu, " ").trim()]
  return `"${characters.slice(0, 200).join("")}${characters.length > 200 ? "…" : ""}"`
}
