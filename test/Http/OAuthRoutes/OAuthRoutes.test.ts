import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { AccessTokens } from "#src/OAuth/Grants/AccessTokens.ts"
import { asked, TestSite } from "#test/App/Browser.ts"
import { baseUrl, callback } from "#test/OAuth/TestOAuth.ts"
import { errorOf, read, register } from "./Asking.ts"

const get = (path: string) => asked(new Request(`${baseUrl}${path}`))

layer(TestSite)("discovery", (it) => {
  it.effect("names the server, its endpoints and what it protects", () =>
    Effect.gen(function* () {
      for (const path of ["/.well-known/oauth-protected-resource", "/.well-known/oauth-protected-resource/mcp"]) {
        const page = yield* get(path)
        assert.strictEqual(page.headers.get("access-control-allow-origin"), "*")
        assert.deepInclude(read(page), {
          resource: `${baseUrl}/mcp`,
          authorization_servers: [baseUrl],
          scopes_supported: ["read", "moderate", "settings"]
        })
      }
      const page = yield* get("/.well-known/oauth-authorization-server")
      assert.deepStrictEqual(read(page), {
        issuer: baseUrl,
        authorization_endpoint: `${baseUrl}/oauth/authorize`,
        token_endpoint: `${baseUrl}/oauth/token`,
        registration_endpoint: `${baseUrl}/oauth/register`,
        revocation_endpoint: `${baseUrl}/oauth/revoke`,
        scopes_supported: ["read", "moderate", "settings", "offline_access"],
        response_types_supported: ["code"],
        response_modes_supported: ["query"],
        grant_types_supported: ["authorization_code", "refresh_token"],
        token_endpoint_auth_methods_supported: ["none", "client_secret_basic", "client_secret_post"],
        revocation_endpoint_auth_methods_supported: ["none", "client_secret_basic", "client_secret_post"],
        code_challenge_methods_supported: ["S256"],
        authorization_response_iss_parameter_supported: true,
        client_id_metadata_document_supported: true
      })
      const { challenge } = yield* AccessTokens
      assert.strictEqual(
        challenge(false),
        `Bearer resource_metadata="${baseUrl}/.well-known/oauth-protected-resource/mcp", scope="read moderate settings"`
      )
      assert.include(challenge(true), 'error="invalid_token"')
    })
  )

  it.effect("browsers may ask from any page", () =>
    Effect.gen(function* () {
      for (const path of [
        "/.well-known/oauth-authorization-server",
        "/oauth/token",
        "/oauth/register",
        "/oauth/revoke"
      ]) {
        const page = yield* asked(new Request(`${baseUrl}${path}`, { method: "OPTIONS" }))
        assert.strictEqual(page.status, 204)
        assert.strictEqual(page.headers.get("access-control-allow-origin"), "*")
        assert.isNull(page.headers.get("access-control-allow-credentials"))
      }
    })
  )
})

layer(TestSite)("registration", (it) => {
  it.effect("answers what was registered, and a secret only to who can keep one", () =>
    Effect.gen(function* () {
      const metadata = { client_name: "Claude", redirect_uris: [callback], application_type: "web", scope: "read" }
      for (const path of ["/oauth/register", "/register"]) {
        const open = yield* register({ ...metadata, token_endpoint_auth_method: "none" }, path)
        assert.strictEqual(open.status, 201)
        assert.deepInclude(read(open), {
          client_name: "Claude",
          redirect_uris: [callback],
          token_endpoint_auth_method: "none"
        })
        assert.notProperty(read(open), "client_secret")
      }
      const secret = read(yield* register(metadata))
      assert.deepInclude(secret, { token_endpoint_auth_method: "client_secret_basic", client_secret_expires_at: 0 })
      assert.match(String(secret["client_secret"]), /^mcps_/)
    })
  )

  it.effect("refuses what cannot be right, as RFC 7591 names it", () =>
    Effect.gen(function* () {
      for (const [metadata, error] of [
        ["{", "invalid_client_metadata"],
        ["", "invalid_client_metadata"],
        ["[]", "invalid_client_metadata"],
        [{}, "invalid_redirect_uri"],
        [{ redirect_uris: ["http://evil.example/"] }, "invalid_redirect_uri"],
        [{ redirect_uris: [callback], token_endpoint_auth_method: "tls_client_auth" }, "invalid_client_metadata"]
      ] as const) {
        assert.deepStrictEqual(errorOf(yield* register(metadata)), [400, error])
      }
    })
  )
})
