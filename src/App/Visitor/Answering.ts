import type { HttpServerResponse } from "@effect/platform"
import { Cause, Data, Effect } from "effect"
import { h } from "preact"
import type { ApiError, Unavailable } from "#schema/Errors.ts"
import { ErrorPages } from "#src/Http/Request/ErrorPages.ts"
import { surprise } from "#src/Http/Request/ErrorResponse.ts"
import { RequestId } from "#src/Http/Request/RequestId.ts"
import { ErrorBody, errorPages } from "../Document/ErrorPage.tsx"
import { page, seeOther } from "../Document/PageResponse.ts"
import type { Stopped } from "./Stopped.ts"

/** The person has to go to another page first. */
export class Redirected extends Data.TaggedError("Redirected")<{ readonly location: string }> {}

const told = ({ headers = {}, message, status, title }: Stopped) =>
  Effect.flatMap(RequestId, (requestId) =>
    page({ title, body: h(ErrorBody, { message, requestId }) }, { status, headers })
  )

/** Whatever goes wrong is told as a page. */
export const answering = <R>(
  effect: Effect.Effect<HttpServerResponse.HttpServerResponse, Stopped | Redirected | Unavailable, R>
): Effect.Effect<HttpServerResponse.HttpServerResponse, never, R> =>
  effect.pipe(
    Effect.catchTags({ Stopped: told, Redirected: ({ location }) => Effect.succeed(seeOther(location)) }),
    Effect.catchAll(refused),
    Effect.catchAllCause((cause) => (Cause.isInterruptedOnly(cause) ? Effect.failCause(cause) : broken(cause)))
  )

const refused = (error: ApiError) =>
  Effect.gen(function* () {
    const { show } = yield* ErrorPages
    return show(error, yield* RequestId, {})
  }).pipe(Effect.provide(errorPages))

const broken = (cause: Cause.Cause<never>) => Effect.flatMap(surprise(cause), refused)
