import { Either, Option } from "effect"
import type { Scope } from "#schema/resources/Scope.ts"
import type { Client } from "../Clients/Client.ts"
import { matchesRedirectUri } from "../Clients/RedirectUri.ts"
import { OAuthError, type OAuthErrorCode } from "../Protocol/OAuthError.ts"
import type { Parameters } from "../Protocol/Parameters.ts"
import { isChallenge } from "../Protocol/Pkce.ts"
import { requestedScopes } from "../Protocol/RequestedScopes.ts"
import { isResource } from "../Protocol/Resource.ts"

/** Where the answer goes: proven to belong to the client before anything is sent there. */
export interface ReturnAddress {
  readonly redirectUri: string
  /** Whether the request named it, and did not leave it to what the client registered. */
  readonly redirectUriGiven: boolean
  readonly state: string | null
}

/** A request that is good, and that a person has to say yes to. */
export interface AuthorizationRequest extends ReturnAddress {
  readonly scopes: ReadonlyArray<Scope>
  readonly codeChallenge: string
}

const refused = (code: OAuthErrorCode, message: string) => Either.left(new OAuthError({ code, message }))

/** Where to answer this client. Until it is known, nobody is redirected anywhere. */
export const returnAddress = (
  { redirectUris }: Pick<Client, "redirectUris">,
  { redirect_uri: given, state }: Parameters
): Either.Either<ReturnAddress, OAuthError> => {
  const [only, ...others] = redirectUris
  const redirectUri = given ?? (others.length === 0 ? only : undefined)
  if (redirectUri === undefined) {
    return refused("invalid_request", "redirect_uri is missing, and the client has registered several")
  }
  return redirectUris.some((registered) => matchesRedirectUri(registered, redirectUri))
    ? Either.right({ redirectUri, redirectUriGiven: given !== undefined, state: state ?? null })
    : refused("invalid_request", "redirect_uri is not one that the client has registered")
}

/** What is asked for, or why not: an error that the client may be told at its return address. */
export const authorizationRequest = (
  baseUrl: string,
  address: ReturnAddress,
  parameters: Parameters
): Either.Either<AuthorizationRequest, OAuthError> => {
  const { code_challenge: codeChallenge, code_challenge_method: method, resource, response_type, scope } = parameters
  if (response_type === undefined) return refused("invalid_request", "response_type is missing; it has to be code")
  if (response_type !== "code") return refused("unsupported_response_type", "response_type has to be code")
  if (parameters["response_mode"] !== undefined && parameters["response_mode"] !== "query") {
    return refused("invalid_request", "response_mode has to be query")
  }
  if (parameters["request"] !== undefined || parameters["request_uri"] !== undefined) {
    return refused("invalid_request", "Request objects are not supported; send plain parameters")
  }
  if (codeChallenge === undefined) return refused("invalid_request", "code_challenge is missing: PKCE is required")
  if (method !== "S256") return refused("invalid_request", "code_challenge_method has to be S256")
  if (!isChallenge(codeChallenge)) return refused("invalid_request", "code_challenge is not a SHA-256 in base64url")
  if (!isResource(baseUrl, resource)) return refused("invalid_target", `resource has to be ${baseUrl}/mcp`)
  return Option.match(requestedScopes(scope), {
    onNone: () => refused("invalid_scope", "None of the scopes that were asked for is offered here"),
    onSome: (scopes) => Either.right({ ...address, scopes, codeChallenge })
  })
}
