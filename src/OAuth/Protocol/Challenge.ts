import { scopes } from "#schema/resources/Scope.ts"

/** The `WWW-Authenticate` of a 401 of the tool server (RFC 9728). `sent`: there was a token, and it is no good. */
export const challenge = (baseUrl: string, sent: boolean): string =>
  [
    `Bearer resource_metadata="${baseUrl}/.well-known/oauth-protected-resource/mcp"`,
    // all at the first sign-in: clients do not manage to ask for more later
    `scope="${scopes.join(" ")}"`,
    ...(sent ? ['error="invalid_token"', 'error_description="The access token is unknown, expired or revoked"'] : [])
  ].join(", ")
