import { HttpServerRequest } from "@effect/platform"
import { Effect, Option, Schema } from "effect"
import { type ApiError, Forbidden, TooManyRequests, Unauthorized, Unprocessable } from "#schema/Errors.ts"
import { SignedPasskey } from "#schema/resources/Security.ts"
import type { TooManyAttempts } from "#src/Access/Limits/Attempts.ts"
import type { HalfSignInGone } from "#src/Access/SignIn/HalfSignIns.ts"
import { SecondStep } from "#src/Access/SignIn/SecondStep.ts"
import { AppLinks } from "#src/Ground/AppLinks.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { data, jsonText } from "#src/Http/Endpoints/Answer.ts"
import { Router } from "#src/Http/Routing/Router.ts"
import { living } from "../Document/Living.ts"
import { localPath } from "../Document/LocalPath.ts"
import { page, seeOther } from "../Document/PageResponse.ts"
import { answering } from "../Visitor/Answering.ts"
import { parameter } from "../Visitor/Query.ts"
import { Stopped } from "../Visitor/Stopped.ts"
import { Visitor } from "../Visitor/Visitor.ts"
import { SecondStepView } from "./SecondStepView.tsx"

const decodePasskey = Schema.decodeOption(Schema.parseJson(SignedPasskey))

const title = "One more step"

const noPasskey = new Stopped({
  status: 422,
  title: "This passkey was not accepted",
  message: "Go back, and try again or sign in another way."
})

const refusedPasskey = ({ message }: { readonly message: string }) =>
  new Stopped({ status: 422, title: "This passkey was not accepted", message })

/** The second factor after a password, and passkeys in the place of both. */
export const secondStepRoutes = Router.use((router) =>
  Effect.gen(function* () {
    const visitor = yield* Visitor
    const step = yield* SecondStep
    const { origin } = new URL((yield* AppLinks).base)

    const sent = Effect.gen(function* () {
      const from = yield* visitor.from
      const half = visitor.cookies.half(yield* HttpServerRequest.HttpServerRequest)
      return { half, device: from.device, from }
    })

    const again = (next: string) => seeOther(`/sign-in?${new URLSearchParams({ next })}`)

    const shown = tracedFn("SecondStep.shown")(function* (next: string, problem: string | null, status = 200) {
      const kinds = yield* Effect.option(step.kinds(yield* sent))
      if (Option.isNone(kinds)) return again(next)
      return yield* page({ title, view: living(SecondStepView, { ...kinds.value, next, problem }) }, { status })
    })

    const show = Effect.flatMap(parameter("next"), (next) => shown(localPath(next), null))

    const take = Effect.gen(function* () {
      const form = yield* visitor.form
      const next = localPath(form.get("next"))
      return yield* step.withCode(yield* sent, form.get("code")).pipe(
        Effect.map((signedIn) => visitor.cookies.set(seeOther(next), signedIn)),
        Effect.catchTags({
          HalfSignInGone: () => Effect.succeed(again(next)),
          SignInRefused: ({ message }) => shown(next, message, 401),
          TooManyAttempts: ({ message }) => shown(next, message, 429)
        })
      )
    })

    const takePasskey = (alone: boolean) =>
      Effect.gen(function* () {
        const form = yield* visitor.form
        const next = localPath(form.get("next"))
        const signed = Option.getOrNull(decodePasskey(form.get("credential")))
        if (signed === null) return yield* noPasskey
        const from = yield* visitor.from
        const entering = alone ? step.alone(from, signed) : step.withPasskey(yield* sent, signed)
        return yield* entering.pipe(
          Effect.map((signedIn) => visitor.cookies.set(seeOther(next), signedIn)),
          Effect.catchAll((error) => ("_tag" in error ? Effect.succeed(again(next)) : refusedPasskey(error)))
        )
      })

    /** Options are told to pages of ours alone: to others they would be of no use, and cost a row. */
    const options = <R>(made: Effect.Effect<object, Unprocessable | HalfSignInGone | TooManyAttempts, R>) =>
      Effect.gen(function* () {
        const { headers } = yield* HttpServerRequest.HttpServerRequest
        if (headers["origin"] !== origin) {
          return yield* Effect.fail(new Forbidden({ message: `Only pages at ${origin} may ask for this` }))
        }
        const answer = yield* Effect.mapError(made, toApiError)
        return jsonText(JSON.stringify(data(answer)), 200, { "cache-control": "no-store" })
      })

    yield* router.get("/sign-in/second", answering(show))
    yield* router.post("/sign-in/second", answering(take))
    yield* router.post("/sign-in/second/passkey", answering(takePasskey(false)))
    yield* router.post("/sign-in/passkey", answering(takePasskey(true)))
    yield* router.post("/sign-in/second/passkey/options", options(Effect.flatMap(sent, step.passkeyOptions)))
    yield* router.post("/sign-in/passkey/options", options(Effect.flatMap(visitor.from, step.aloneOptions)))
  })
)

const toApiError = (error: Unprocessable | HalfSignInGone | TooManyAttempts): ApiError => {
  if (error instanceof Unprocessable) return error
  const { message } = error
  return error._tag === "TooManyAttempts" ? new TooManyRequests({ message }) : new Unauthorized({ message })
}
