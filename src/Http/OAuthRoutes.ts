import { HttpServerRequest, HttpServerResponse } from "@effect/platform"
import { Duration, Effect, Redacted } from "effect"
import { Unavailable } from "#schema/Errors.ts"
import { AppLinks } from "#src/Ground/AppLinks.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { Router } from "#src/Http/Routing/Router.ts"
import { claimedClient, isProven } from "#src/OAuth/Clients/ClientAuthentication.ts"
import { Clients, type Registered } from "#src/OAuth/Clients/Clients.ts"
import { type IssuedTokens, Tokens } from "#src/OAuth/Grants/Tokens.ts"
import { authorizationServer, protectedResource } from "#src/OAuth/Metadata.ts"
import { OAuthError } from "#src/OAuth/Protocol/OAuthError.ts"
import * as OpaqueToken from "#src/OAuth/Protocol/OpaqueToken.ts"
import { type Parameters, readParameters } from "#src/OAuth/Protocol/Parameters.ts"
import { isResource } from "#src/OAuth/Protocol/Resource.ts"
import { jsonOf } from "./Body/JsonBody.ts"
import { type BodyProblem, bodyBytes } from "./Body/SentBytes.ts"
import { crossOrigin, oauthError, preflight, secretJson } from "./OAuthAnswer.ts"

const maxBodyBytes = 64 * 1024

const invalid = (message: string) => new OAuthError({ code: "invalid_request", message })

/** What is wrong with a body is said in the protocol's words, but not that the service has too much to receive. */
const orRefuse = <A>(read: Effect.Effect<A, BodyProblem>, refusal: (message: string) => OAuthError) =>
  Effect.mapError(read, (problem) => (problem instanceof Unavailable ? problem : refusal(problem.message)))

const form = tracedFn("OAuth.form")(function* (request: HttpServerRequest.HttpServerRequest) {
  const bytes = yield* orRefuse(bodyBytes(request, maxBodyBytes), invalid)
  return yield* readParameters(new URLSearchParams(new TextDecoder().decode(bytes)))
})

const needed = (parameters: Parameters, name: string) =>
  Effect.fromNullable(parameters[name]).pipe(Effect.mapError(() => invalid(`${name} is missing`)))

/** Where assistants find out how to sign in, register, and exchange codes and tokens. */
export const oauthRoutes = Router.use((router) =>
  Effect.gen(function* () {
    const clients = yield* Clients
    const tokens = yield* Tokens
    const { base } = yield* AppLinks

    const document = (body: unknown) =>
      Effect.succeed(
        HttpServerResponse.unsafeJson(body, { headers: { ...crossOrigin, "cache-control": "public, max-age=300" } })
      )

    const proven = tracedFn("OAuth.client")(function* (
      { headers }: HttpServerRequest.HttpServerRequest,
      parameters: Parameters
    ) {
      const claimed = yield* claimedClient(headers["authorization"], parameters)
      const client = yield* clients.known(claimed.id)
      if (isProven(client, claimed)) return client
      return yield* new OAuthError({ code: "invalid_client", message: "The client's secret is missing or wrong" })
    })

    const exchanged = tracedFn("OAuth.token")(function* (request: HttpServerRequest.HttpServerRequest) {
      const parameters = yield* form(request)
      const client = yield* proven(request, parameters)
      const grantType = yield* needed(parameters, "grant_type")
      if (!isResource(base, parameters["resource"])) {
        return yield* new OAuthError({ code: "invalid_target", message: `resource has to be ${base}/mcp` })
      }
      switch (grantType) {
        case "authorization_code":
          return issued(
            yield* tokens.exchange(client, {
              code: Redacted.make(yield* needed(parameters, "code")),
              verifier: yield* needed(parameters, "code_verifier"),
              redirectUri: parameters["redirect_uri"] ?? null
            })
          )
        case "refresh_token":
          return issued(
            yield* tokens.refresh(
              client,
              Redacted.make(yield* needed(parameters, "refresh_token")),
              parameters["scope"]
            )
          )
        default:
          return yield* new OAuthError({
            code: "unsupported_grant_type",
            message: "grant_type has to be authorization_code or refresh_token"
          })
      }
    })

    const revoked = tracedFn("OAuth.revoke")(function* (request: HttpServerRequest.HttpServerRequest) {
      const parameters = yield* form(request)
      const client = yield* proven(request, parameters)
      yield* tokens.revoke(client, Redacted.make(yield* needed(parameters, "token")))
      return HttpServerResponse.setHeader(HttpServerResponse.empty({ status: 200 }), "cache-control", "no-store")
    })

    const registered = tracedFn("OAuth.register")(function* (request: HttpServerRequest.HttpServerRequest) {
      const metadata = yield* orRefuse(
        jsonOf(request, "anybody", maxBodyBytes),
        (message) => new OAuthError({ code: "invalid_client_metadata", message: message.replaceAll(/["\\]/g, "'") })
      )
      return secretJson(registration(yield* clients.register(metadata, request.remoteAddress)), 201)
    })

    const answering = (handle: typeof exchanged | typeof revoked | typeof registered) =>
      Effect.flatMap(HttpServerRequest.HttpServerRequest, (request) =>
        Effect.catchAll(handle(request), (error) =>
          error instanceof Unavailable
            ? Effect.fail(error)
            : Effect.succeed(oauthError(error, request.headers["authorization"] !== undefined))
        )
      ).pipe(Effect.map(HttpServerResponse.setHeaders(crossOrigin)))

    for (const [path, body] of [
      ["/.well-known/oauth-authorization-server", authorizationServer(base)],
      ["/.well-known/oauth-protected-resource", protectedResource(base)],
      ["/.well-known/oauth-protected-resource/mcp", protectedResource(base)]
    ] as const) {
      yield* router.get(path, document(body))
      yield* router.options(path, preflight)
    }
    for (const [path, handle] of [
      ["/oauth/token", exchanged],
      ["/oauth/register", registered],
      ["/oauth/revoke", revoked],
      // for clients that do not read the metadata
      ["/token", exchanged],
      ["/register", registered]
    ] as const) {
      yield* router.post(path, answering(handle))
      yield* router.options(path, preflight)
    }
  })
)

const issued = ({ access, expiresIn, refresh, scopes }: IssuedTokens) =>
  secretJson({
    access_token: OpaqueToken.text(access),
    token_type: "Bearer",
    expires_in: Math.floor(Duration.toSeconds(expiresIn)),
    refresh_token: OpaqueToken.text(refresh),
    scope: scopes.join(" ")
  })

const registration = ({ client, issuedAt, secret }: Registered) => ({
  client_id: client.id,
  client_id_issued_at: Math.floor(issuedAt.getTime() / 1000),
  ...(secret === null ? {} : { client_secret: OpaqueToken.text(secret), client_secret_expires_at: 0 }),
  client_name: client.name,
  redirect_uris: client.redirectUris,
  grant_types: ["authorization_code", "refresh_token"],
  response_types: ["code"],
  token_endpoint_auth_method: client.authMethod
})
