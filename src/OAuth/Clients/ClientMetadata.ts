import { Either, ParseResult, Schema } from "effect"
import { OAuthError, type OAuthErrorCode } from "../Protocol/OAuthError.ts"
import { type AuthMethod, authMethods } from "./Client.ts"
import { redirectHost, redirectUriProblem } from "./RedirectUri.ts"

/** What a client says of itself, as RFC 7591 names it; what else it says is left alone. */
const Said = Schema.Struct({
  client_name: Schema.optional(Schema.NullOr(Schema.String)),
  redirect_uris: Schema.Array(Schema.String).pipe(Schema.minItems(1), Schema.maxItems(20)),
  token_endpoint_auth_method: Schema.optional(Schema.String),
  grant_types: Schema.optional(Schema.Array(Schema.String)),
  response_types: Schema.optional(Schema.Array(Schema.String))
})
const decode = Schema.decodeUnknownEither(Said)

export interface ClientMetadata {
  readonly name: string
  readonly redirectUris: ReadonlyArray<string>
  readonly authMethod: AuthMethod
}

const longestName = 100
/** Characters of all redirect URIs together: who registers is not known, and what is said is kept for a day. */
const longestTogether = 4000

const refused = (code: OAuthErrorCode, message: string) =>
  Either.left(new OAuthError({ code, message: message.replaceAll(/["\\]/g, "'") }))

/** `unsaid`: how a client that does not say it proves who it is. */
export const readClientMetadata = (said: unknown, unsaid: AuthMethod): Either.Either<ClientMetadata, OAuthError> => {
  const read = decode(said)
  if (Either.isLeft(read)) {
    const [issue] = ParseResult.ArrayFormatter.formatErrorSync(read.left)
    const where = issue === undefined || issue.path.length === 0 ? "The metadata" : issue.path.join(".")
    const aboutUris = issue?.path[0] === "redirect_uris"
    return refused(
      aboutUris ? "invalid_redirect_uri" : "invalid_client_metadata",
      `${where}: ${issue?.message ?? "is not valid"}`
    )
  }
  const { client_name, grant_types, redirect_uris, response_types, token_endpoint_auth_method } = read.right
  const problem = redirect_uris.map(redirectUriProblem).find((found) => found !== null)
  if (problem !== undefined && problem !== null) return refused("invalid_redirect_uri", problem)
  if (redirect_uris.join("").length > longestTogether) {
    return refused("invalid_redirect_uri", `redirect_uris may have at most ${longestTogether} characters together`)
  }
  const authMethod = authMethods.find((method) => method === (token_endpoint_auth_method ?? unsaid))
  if (authMethod === undefined) {
    return refused("invalid_client_metadata", `token_endpoint_auth_method has to be one of ${authMethods.join(", ")}`)
  }
  if (grant_types !== undefined && !grant_types.includes("authorization_code")) {
    return refused("invalid_client_metadata", "grant_types has to name authorization_code")
  }
  if (response_types !== undefined && !response_types.includes("code")) {
    return refused("invalid_client_metadata", "response_types has to name code")
  }
  const [first = ""] = redirect_uris
  return Either.right({ name: shownName(client_name) ?? redirectHost(first), redirectUris: redirect_uris, authMethod })
}

/** A name as people can be shown it: on one line, without what turns or hides letters; null where nothing is left. */
const shownName = (name: string | null | undefined): string | null => {
  const plain = (name ?? "")
    .toWellFormed()
    .replaceAll(/[\p{C}\s]+/gu, " ")
    .trim()
  return plain === "" ? null : Array.from(plain).slice(0, longestName).join("")
}
