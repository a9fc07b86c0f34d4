import { HttpServerRequest } from "@effect/platform"
import { Context, Effect, Layer, Option } from "effect"
import type { Unavailable } from "#schema/Errors.ts"
import type { Person } from "#src/Access/People/Person.ts"
import { type CurrentSession, Sessions } from "#src/Access/SignIn/Sessions.ts"
import type { TriedFrom } from "#src/Access/SignIn/SignInLimits.ts"
import { AppLinks } from "#src/Ground/AppLinks.ts"
import { sessionCookies } from "#src/Http/Sessions/SessionCookie.ts"
import { Redirected } from "./Answering.ts"
import { type Form, sentForm } from "./Form.ts"
import type { Stopped } from "./Stopped.ts"

/** Who looks at a page. */
export class Visitor extends Context.Tag("steward/Visitor")<
  Visitor,
  {
    readonly cookies: ReturnType<typeof sessionCookies>
    /** Where they are, and on which device. */
    readonly from: Effect.Effect<TriedFrom, never, HttpServerRequest.HttpServerRequest>
    /** The session that they are signed in with. */
    readonly session: Effect.Effect<Option.Option<CurrentSession>, never, HttpServerRequest.HttpServerRequest>
    readonly person: Effect.Effect<Option.Option<Person>, never, HttpServerRequest.HttpServerRequest>
    /** Who is not signed in has to, and comes back to this path. */
    readonly signedIn: (path: string) => Effect.Effect<Person, Redirected, HttpServerRequest.HttpServerRequest>
    /** The same, with the session in which they are. */
    readonly inSession: (path: string) => Effect.Effect<CurrentSession, Redirected, HttpServerRequest.HttpServerRequest>
    /** What they filled in, on a page of ours. */
    readonly form: Effect.Effect<Form, Stopped | Unavailable, HttpServerRequest.HttpServerRequest>
  }
>() {
  static readonly layer = Layer.effect(
    Visitor,
    Effect.gen(function* () {
      const sessions = yield* Sessions
      const { base } = yield* AppLinks
      const cookies = sessionCookies(base)
      const session = Effect.gen(function* () {
        const sent = cookies.session(yield* HttpServerRequest.HttpServerRequest)
        return Option.isNone(sent) ? Option.none() : yield* sessions.current(sent.value)
      })
      const person = Effect.map(
        session,
        Option.map((found) => found.person)
      )
      const inSession = (path: string) =>
        Effect.flatMap(
          session,
          Effect.mapError(() => new Redirected({ location: `/sign-in?${new URLSearchParams({ next: path })}` }))
        )
      return Visitor.of({
        cookies,
        from: Effect.map(HttpServerRequest.HttpServerRequest, (request) => ({
          address: request.remoteAddress,
          device: cookies.device(request),
          userAgent: request.headers["user-agent"]
        })),
        session,
        person,
        signedIn: (path) => Effect.map(inSession(path), (found) => found.person),
        inSession,
        form: sentForm(base)
      })
    })
  )
}
