import type { HttpServerResponse } from "@effect/platform"
import { Cause, Data, Effect } from "effect"
import { surprise } from "#src/Http/ErrorResponse.ts"
import { RequestId } from "#src/Http/RequestId.ts"
import { html } from "./Html.ts"
import { home } from "./LocalPath.ts"
import { page, seeOther } from "./PageResponse.ts"
import type { Stopped } from "./Stopped.ts"

/** The person has to go to another page first. */
export class Redirected extends Data.TaggedError("Redirected")<{ readonly location: string }> {}

const told = ({ headers = {}, message, status, title }: Stopped) =>
  page(
    { title, body: html`<p>${message}</p><p class="small"><a href="${home}">Go to Steward</a></p>` },
    { status, headers }
  )

/** Whatever goes wrong is told as a page. */
export const answering = <R>(
  effect: Effect.Effect<HttpServerResponse.HttpServerResponse, Stopped | Redirected, R>
): Effect.Effect<HttpServerResponse.HttpServerResponse, never, R> =>
  effect.pipe(
    Effect.catchTags({
      Stopped: (stopped) => Effect.succeed(told(stopped)),
      Redirected: ({ location }) => Effect.succeed(seeOther(location))
    }),
    Effect.catchAllCause((cause) => (Cause.isInterruptedOnly(cause) ? Effect.failCause(cause) : broken(cause)))
  )

const broken = (cause: Cause.Cause<never>) =>
  Effect.gen(function* () {
    const error = yield* surprise(cause)
    const id = yield* RequestId
    const away = error.code === "unavailable"
    return page(
      {
        title: away ? "Steward is not available" : "Something went wrong",
        body: html`<p>${away ? "Please try again in a moment." : "It was our fault. Please try again."}</p>
<p class="soft small">If it stays like this, this helps to find out why: ${id}</p>`
      },
      { status: away ? 503 : 500 }
    )
  })
