import { HttpClient, HttpClientRequest } from "@effect/platform"
import { Data, Effect, Redacted, Schedule, Schema } from "effect"

/** The service said no. */
export class Refused extends Data.TaggedError("Refused")<{ readonly message: string }> {}
/** No service answered in time, or it asked to come again. */
class NoAnswer extends Data.TaggedError("NoAnswer")<{ readonly message: string }> {}

const Listed = Schema.Struct({ data: Schema.Array(Schema.Struct({ id: Schema.String })) })

/** What a request is told whose first attempt has not ended. */
const stillRunning = "Idempotency-Key is still running"

/** For one request; another attempt follows. */
const patience = "5 seconds"
/** Half a minute and more without a service. */
const again = Schedule.spaced("250 millis").pipe(Schedule.intersect(Schedule.recurs(240)))

/** A client who asks again until a service has answered; `address` answers one that is there, or was a moment ago. */
export const stewardClient = (key: Redacted.Redacted, address: Effect.Effect<string>) =>
  Effect.map(HttpClient.HttpClient, (http) => {
    const ask = Effect.fn("StewardClient.ask")(
      function* (request: HttpClientRequest.HttpClientRequest) {
        const base = `${yield* address}/api/v1`
        const response = yield* http.execute(
          request.pipe(HttpClientRequest.prependUrl(base), HttpClientRequest.bearerToken(Redacted.value(key)))
        )
        const text = yield* response.text
        const comeAgain = response.status === 429 || (response.status === 409 && text.includes(stillRunning))
        if (comeAgain || response.status >= 500) return yield* new NoAnswer({ message: text })
        if (response.status >= 400) return yield* new Refused({ message: `${response.status} ${text}` })
        return { status: response.status, text }
      },
      Effect.scoped,
      Effect.timeoutFail({ duration: patience, onTimeout: () => new NoAnswer({ message: "nothing in time" }) }),
      Effect.catchTags({
        RequestError: ({ message }) => new NoAnswer({ message }),
        ResponseError: ({ message }) => new NoAnswer({ message })
      }),
      Effect.retry({ schedule: again, while: (error) => error._tag === "NoAnswer" })
    )

    return {
      /** Ids of the newest comments of a list. */
      list: (path: string) =>
        ask(HttpClientRequest.get(path)).pipe(
          Effect.flatMap(({ text }) => Schema.decode(Schema.parseJson(Listed))(text)),
          Effect.map(({ data }) => data.map(({ id }) => id))
        ),
      post: (path: string, body: unknown) => ask(HttpClientRequest.bodyUnsafeJson(HttpClientRequest.post(path), body)),
      /** For what is not safe to repeat by itself. */
      postOnce: (path: string, body: unknown, idempotencyKey: string) =>
        ask(
          HttpClientRequest.bodyUnsafeJson(HttpClientRequest.post(path), body).pipe(
            HttpClientRequest.setHeader("idempotency-key", idempotencyKey)
          )
        )
    }
  })

export type StewardClient = Effect.Effect.Success<ReturnType<typeof stewardClient>>
