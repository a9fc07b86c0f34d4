import type { HttpServerRequest } from "@effect/platform"
import { Context, Effect, Layer, Option } from "effect"
import type { Principal } from "#schema/api/Authentication.ts"
import { Forbidden, InvalidRequest, NotFound, TooManyRequests, Unauthorized } from "#schema/Errors.ts"
import { rateLimitHeaders } from "#src/Access/Limits/RateLimit.ts"
import { RateLimits } from "#src/Access/Limits/RateLimits.ts"
import { Members } from "#src/Access/Members/Members.ts"
import type { Brand } from "#src/Access/People/Membership.ts"
import type { Person } from "#src/Access/People/Person.ts"
import { Sessions } from "#src/Access/SignIn/Sessions.ts"
import { AppLinks } from "#src/Ground/AppLinks.ts"
import { inEverySpan, tracedFn } from "#src/Ground/Span.ts"
import { inEveryLine } from "../Request/RequestLog.ts"
import { isFromOwnPage } from "./OwnPage.ts"
import { sessionCookies } from "./SessionCookie.ts"

type Request = HttpServerRequest.HttpServerRequest

const noSession = new Unauthorized({ message: "Nobody is signed in; sign in with a browser first" })

/** The same whether there is none or it is another brand's: nobody learns what others have. */
const noSuchBrand = new NotFound({ message: "There is no such workspace among those you are a member of" })

const noWorkspace = new InvalidRequest({
  message: "Say for which workspace you ask, in the header X-Steward-Workspace",
  issues: [{ path: "X-Steward-Workspace", message: "is required" }]
})

/** What a brand asks of its people, and keys and assistants are not asked for. */
const noFactor = (brand: string) =>
  new Forbidden({ message: `${brand} asks everybody for a second factor: set one up at /settings/security first` })

type Refused = Unauthorized | Forbidden | InvalidRequest | NotFound | TooManyRequests

/** Lets in people who are signed in with a browser: as themselves, with what they are in a workspace at this moment. */
export class SessionAdmission extends Context.Tag("steward/SessionAdmission")<
  SessionAdmission,
  {
    /** Whether a request carries a session at all. */
    readonly isCarried: (request: Request) => boolean
    /** Who is signed in, from whichever page they ask. */
    readonly person: (request: Request) => Effect.Effect<Option.Option<Person>>
    /**
     * Who asks in a workspace, blank where they did not say in which, from a page of ours, and counts that; what is left of their limit goes into `headers` of
     * the answer, and that nobody is to keep it. What another site makes a browser ask for is not counted.
     */
    readonly admit: (
      request: Request,
      workspaceId: string,
      headers: Record<string, string>
    ) => Effect.Effect<Principal, Refused>
  }
>() {
  static readonly layer = Layer.effect(
    SessionAdmission,
    Effect.gen(function* () {
      const sessions = yield* Sessions
      const members = yield* Members
      const limits = yield* RateLimits
      const { base } = yield* AppLinks
      const { origin } = new URL(base)
      const cookies = sessionCookies(base)
      const elsewhere = new Forbidden({
        message: `Only pages at ${origin} may ask for this by session, in a browser that says where it asks from; programs use an API key`
      })

      const current = (request: Request) =>
        Option.match(cookies.session(request), { onNone: () => Effect.succeedNone, onSome: sessions.current })

      const brandOf = (known: Person, workspaceId: string) =>
        Effect.map(members.brandsOf(known.id), (brands) =>
          Option.fromNullable(brands.find((one) => one.workspaceId === workspaceId))
        )

      const principalOf = (known: Person, { limitedTo, name, role, workspaceId }: Brand): Principal => ({
        workspaceId,
        workspaceName: name,
        personId: known.id,
        personName: known.name,
        role,
        limitedTo
      })

      return SessionAdmission.of({
        isCarried: (request) => Option.isSome(cookies.session(request)),
        person: (request) =>
          Effect.map(
            current(request),
            Option.map(({ person }) => person)
          ),

        admit: tracedFn("SessionAdmission.admit")(function* (request, workspaceId, headers) {
          // what stands between may keep answers to who sends no `authorization`
          headers["cache-control"] = "no-store"
          if (Option.isNone(cookies.session(request))) return yield* Effect.fail(noSession)
          if (!isFromOwnPage(origin, request.method, request.headers)) return yield* Effect.fail(elsewhere)
          const session = Option.getOrNull(yield* current(request))
          if (session === null) return yield* Effect.fail(noSession)
          const known = session.person
          if (workspaceId === "") return yield* Effect.fail(noWorkspace)
          const brand = yield* Effect.mapError(yield* brandOf(known, workspaceId), () => noSuchBrand)
          if (brand.lacksFactor) return yield* Effect.fail(noFactor(brand.name))
          const principal = { ...principalOf(known, brand), sessionId: session.id }
          const rate = yield* limits.take(principal)
          Object.assign(headers, rateLimitHeaders(limits.of(principal), rate))
          yield* inEverySpan({ "steward.workspace.id": principal.workspaceId })
          yield* inEveryLine({ workspace: principal.workspaceId, person: principal.personId })
          if (rate.allowed) return principal
          const message = `You asked for too much at once; try again in ${rate.resetSeconds} s`
          return yield* Effect.fail(new TooManyRequests({ message }))
        })
      })
    })
  )
}
