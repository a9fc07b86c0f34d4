import { HttpServerRequest } from "@effect/platform"
import { Effect, Either, Option } from "effect"
import { WorkspaceId } from "#schema/Ids.ts"
import { scopes } from "#schema/resources/Scope.ts"
import { TooManyAttempts } from "#src/Access/Limits/Attempts.ts"
import { Members } from "#src/Access/Members/Members.ts"
import type { Brand } from "#src/Access/People/Membership.ts"
import { AppLinks } from "#src/Ground/AppLinks.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { Router } from "#src/Http/Routing/Router.ts"
import type { Client } from "#src/OAuth/Clients/Client.ts"
import { Clients } from "#src/OAuth/Clients/Clients.ts"
import { Approvals } from "#src/OAuth/Grants/Approvals.ts"
import { authorizationRequest, type ReturnAddress, returnAddress } from "#src/OAuth/Grants/AuthorizationRequest.ts"
import { Grants } from "#src/OAuth/Grants/Grants.ts"
import { OAuthError } from "#src/OAuth/Protocol/OAuthError.ts"
import { readParameters } from "#src/OAuth/Protocol/Parameters.ts"
import { page, seeOther } from "../Document/PageResponse.ts"
import { answering, Redirected } from "../Visitor/Answering.ts"
import { query } from "../Visitor/Query.ts"
import { Stopped, tooMany } from "../Visitor/Stopped.ts"
import { Visitor } from "../Visitor/Visitor.ts"
import { consentPage, consentTargets } from "./ConsentPage.tsx"

const unusable = (error: { readonly message: string }) =>
  error instanceof TooManyAttempts
    ? tooMany(error)
    : new Stopped({
        status: 400,
        title: "This assistant cannot be connected",
        message: `What it sent is not right, so you were not sent on to it: ${error.message}. Start again from the assistant; if that does not help, tell those who make it.`
      })

const factorFirst = ({ name }: Pick<Brand, "name">) =>
  new Stopped({
    status: 403,
    title: "A second factor is asked for",
    message: `${name} asks everybody for a second factor. Set one up under Settings, Sign-in, and start again from the assistant.`
  })

/** Where assistants send people to sign in and to let them act for them. */
export const consentRoutes = Router.use((router) =>
  Effect.gen(function* () {
    const visitor = yield* Visitor
    const clients = yield* Clients
    const approvals = yield* Approvals
    const members = yield* Members
    const grants = yield* Grants
    const { base } = yield* AppLinks

    /**
     * Anybody can register a client and an address, so an error is told there only for somebody who lets this client
     * act for them already; to everybody else it is told here.
     */
    const refused = tracedFn("Consent.refused")(function* (client: Client, address: ReturnAddress, error: OAuthError) {
      const person = Option.getOrNull(yield* visitor.person)
      if (person === null || !(yield* grants.isConnected(person.id, client.id))) return yield* unusable(error)
      return yield* new Redirected({ location: approvals.refuse(address, error) })
    })

    /** What a query asks for. Nobody is sent anywhere before client and address are proven. */
    const read = tracedFn("Consent.read")(function* (asked: URLSearchParams) {
      const { remoteAddress } = yield* HttpServerRequest.HttpServerRequest
      const parameters = yield* Either.mapLeft(readParameters(asked), unusable)
      const { client_id: id } = parameters
      if (id === undefined) return yield* unusable({ message: "client_id is missing" })
      const client = yield* Effect.mapError(clients.find(id, remoteAddress), unusable)
      const address = yield* Either.mapLeft(returnAddress(client, parameters), unusable)
      const request = authorizationRequest(base, address, parameters)
      return {
        client,
        request: Either.isRight(request) ? request.right : yield* refused(client, address, request.left)
      }
    })

    const shown = tracedFn("Consent.shown")(function* (asked: URLSearchParams, problem: string | null) {
      const { client, request } = yield* read(asked)
      const person = yield* visitor.signedIn(`/oauth/authorize?${asked}`)
      const all = yield* members.brandsOf(person.id)
      // an assistant that is connected from now on is connected by somebody with a second factor, where one is asked for
      const brands = all.filter(({ lacksFactor }) => !lacksFactor)
      const [closed] = all
      if (closed !== undefined && brands.length === 0) return yield* factorFirst(closed)
      if (brands.length === 0) {
        return yield* new Stopped({
          status: 403,
          title: "You have no brand yet",
          message: `${person.name}, you are not a member of any brand, so there is nothing an assistant could do for you. Ask an owner to invite you.`
        })
      }
      return yield* page(consentPage({ client, person, brands, request, asked: asked.toString(), problem }), {
        formTargets: consentTargets(request.redirectUri),
        status: problem === null ? 200 : 422
      })
    })

    const show = Effect.flatMap(query, (asked) => shown(asked, null))

    const take = Effect.gen(function* () {
      const form = yield* visitor.form
      const asked = new URLSearchParams(form.get("request"))
      const { client, request } = yield* read(asked)
      const person = yield* visitor.signedIn(`/oauth/authorize?${asked}`)
      if (form.get("person") !== person.id) {
        return yield* shown(asked, "You are signed in as somebody else now. Look again before you allow it.")
      }
      if (form.get("decision") !== "allow") {
        const denied = new OAuthError({ code: "access_denied", message: "The person did not allow it" })
        return seeOther(approvals.refuse(request, denied))
      }
      const workspaceId = WorkspaceId.make(form.get("workspace"))
      const meant = (yield* members.brandsOf(person.id)).find((one) => one.workspaceId === workspaceId)
      if (meant?.lacksFactor) return yield* factorFirst(meant)
      if (workspaceId === "") return yield* shown(asked, "Say for which brand the assistant may act")
      const ticked = form.all("scope")
      return yield* approvals
        .approve({ client, person, request, workspaceId, scopes: scopes.filter((scope) => ticked.includes(scope)) })
        .pipe(
          Effect.map(seeOther),
          Effect.catchTag("NotApproved", ({ message }) => shown(asked, message))
        )
    })

    // the second for clients that do not read the metadata
    for (const path of ["/oauth/authorize", "/authorize"] as const) {
      yield* router.get(path, answering(show))
      yield* router.post(path, answering(take))
    }
  })
)
