import { HttpServerRequest } from "@effect/platform"
import { Effect } from "effect"
import { PayloadTooLarge, Unavailable } from "#schema/Errors.ts"
import { bodyBytes } from "#src/Http/Body/SentBytes.ts"
import { Stopped } from "./Stopped.ts"

const maxBytes = 64 * 1024

/** What was filled in: text without U+0000, which cannot be stored. */
export interface Form {
  readonly get: (name: string) => string
  readonly all: (name: string) => ReadonlyArray<string>
}

/** The fields of a form, which only a page of ours may have sent. */
export const sentForm = (baseUrl: string) =>
  Effect.gen(function* () {
    const request = yield* HttpServerRequest.HttpServerRequest
    if (request.headers["origin"] !== new URL(baseUrl).origin) {
      return yield* new Stopped({
        status: 403,
        title: "This did not come from Steward",
        message: `For your safety, Steward takes only what was filled in at its own address. Open ${baseUrl} and try again.`
      })
    }
    const bytes = yield* Effect.mapError(bodyBytes(request, maxBytes), (problem) =>
      problem instanceof Unavailable
        ? problem
        : new Stopped({
            status: problem instanceof PayloadTooLarge ? 413 : 400,
            title: problem instanceof PayloadTooLarge ? "That is too much" : "That could not be read",
            message:
              problem instanceof PayloadTooLarge ? "You sent more than this form can hold." : `${problem.message}.`
          })
    )
    return formOf(new URLSearchParams(new TextDecoder().decode(bytes)))
  })

export const formOf = (fields: URLSearchParams): Form => {
  const plain = (text: string) => text.toWellFormed().replaceAll("\0", "")
  return {
    get: (name) => plain(fields.get(name) ?? ""),
    all: (name) => fields.getAll(name).map(plain)
  }
}
