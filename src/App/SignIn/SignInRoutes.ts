import { HttpServerRequest } from "@effect/platform"
import { Effect, Option, Redacted } from "effect"
import { PasswordLinks } from "#src/Access/SignIn/PasswordLinks.ts"
import { Sessions } from "#src/Access/SignIn/Sessions.ts"
import { SignIn } from "#src/Access/SignIn/SignIn.ts"
import { Router } from "#src/Http/Routing/Router.ts"
import { home, localPath } from "../Document/LocalPath.ts"
import { page, seeOther } from "../Document/PageResponse.ts"
import { answering } from "../Visitor/Answering.ts"
import { parameter } from "../Visitor/Query.ts"
import { tooBusy, tooMany } from "../Visitor/Stopped.ts"
import { Visitor } from "../Visitor/Visitor.ts"
import { secondStepPath } from "./SecondStepPath.ts"
import { forgotPage, letterPage, signInPage } from "./SignInPage.tsx"

/** Who signed in with a password that everybody tries is told so first. */
const weakPasswordPath = (next: string) => `/settings/security?${new URLSearchParams({ next })}`

/** Signing in and out, and asking for a new password. */
export const signInRoutes = Router.use((router) =>
  Effect.gen(function* () {
    const visitor = yield* Visitor
    const signIn = yield* SignIn
    const sessions = yield* Sessions
    const links = yield* PasswordLinks

    const showSignIn = Effect.gen(function* () {
      const next = localPath(yield* parameter("next"))
      if (Option.isSome(yield* visitor.person)) return seeOther(next)
      return yield* page(signInPage({ email: "", next, problem: null }))
    })

    const takeSignIn = Effect.gen(function* () {
      const from = yield* visitor.from
      const form = yield* visitor.form
      const email = form.get("email")
      const next = localPath(form.get("next"))
      return yield* signIn.withPassword({ email, ...from, password: Redacted.make(form.get("password")) }).pipe(
        Effect.map((signedIn) =>
          visitor.cookies.set(seeOther(signedIn.passwordIsCommon ? weakPasswordPath(next) : next), signedIn)
        ),
        Effect.catchTags({
          SecondStepNeeded: (waiting) =>
            Effect.succeed(visitor.cookies.setHalf(seeOther(secondStepPath(next)), waiting)),
          SignInRefused: ({ message: problem }) => page(signInPage({ email, next, problem }), { status: 401 }),
          TooManyAttempts: ({ message: problem, retryAfter }) =>
            page(signInPage({ email, next, problem }), {
              status: 429,
              headers: { "retry-after": String(retryAfter) }
            }),
          TooBusy: (error) => tooBusy(error)
        })
      )
    })

    const takeSignOut = Effect.gen(function* () {
      const form = yield* visitor.form
      const cookie = visitor.cookies.session(yield* HttpServerRequest.HttpServerRequest)
      if (Option.isSome(cookie)) yield* sessions.end(cookie.value)
      const next = localPath(form.get("next"))
      const query = next === home ? "" : `?${new URLSearchParams({ next })}`
      return visitor.cookies.clear(seeOther(`/sign-in${query}`))
    })

    const takeForgot = Effect.gen(function* () {
      const from = yield* visitor.from
      const form = yield* visitor.form
      yield* Effect.mapError(links.request({ email: form.get("email"), ...from }), tooMany)
      return yield* page(letterPage)
    })

    yield* router.get("/sign-in", answering(showSignIn))
    yield* router.post("/sign-in", answering(takeSignIn))
    yield* router.post("/sign-out", answering(takeSignOut))
    yield* router.get("/forgot-password", page(forgotPage(null)))
    yield* router.post("/forgot-password", answering(takeForgot))
  })
)
