import { scopes } from "#schema/resources/Scope.ts"
import { authMethods } from "./Clients/Client.ts"
import { resourceOf } from "./Protocol/Resource.ts"

/** RFC 9728: what protects the tool server. */
export const protectedResource = (baseUrl: string) => ({
  resource: resourceOf(baseUrl),
  authorization_servers: [baseUrl],
  scopes_supported: scopes,
  bearer_methods_supported: ["header"],
  resource_name: "Steward"
})

/** RFC 8414: where tokens come from. */
export const authorizationServer = (baseUrl: string) => ({
  issuer: baseUrl,
  authorization_endpoint: `${baseUrl}/oauth/authorize`,
  token_endpoint: `${baseUrl}/oauth/token`,
  registration_endpoint: `${baseUrl}/oauth/register`,
  revocation_endpoint: `${baseUrl}/oauth/revoke`,
  scopes_supported: [...scopes, "offline_access"],
  response_types_supported: ["code"],
  response_modes_supported: ["query"],
  grant_types_supported: ["authorization_code", "refresh_token"],
  token_endpoint_auth_methods_supported: authMethods,
  revocation_endpoint_auth_methods_supported: authMethods,
  code_challenge_methods_supported: ["S256"],
  authorization_response_iss_parameter_supported: true,
  client_id_metadata_document_supported: true
})
