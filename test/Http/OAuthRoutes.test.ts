import { assert, layer } from "@effect/vitest"
import { Effect, Redacted, Schema } from "effect"
import { AccessTokens } from "#src/OAuth/AccessTokens.ts"
import * as OpaqueToken from "#src/OAuth/OpaqueToken.ts"
import { signedUp } from "#test/Access/TestSignIn.ts"
import { approved, baseUrl, callback, registered, verifier } from "#test/OAuth/TestOAuth.ts"
import { asked, type Page, TestSite } from "#test/Pages/Browser.ts"

const Answer = Schema.parseJson(Schema.Record({ key: Schema.String, value: Schema.Unknown }))
const read = ({ text }: Page) => Schema.decodeUnknownSync(Answer)(text)

const get = (path: string) => asked(new Request(`${baseUrl}${path}`))

const post = (path: string, fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) =>
  asked(
    new Request(`${baseUrl}${path}`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
      body: new URLSearchParams(fields).toString()
    })
  )

const register = (metadata: unknown, path = "/oauth/register") =>
  asked(
    new Request(`${baseUrl}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: typeof metadata === "string" ? metadata : JSON.stringify(metadata)
    })
  )

const errorOf = (page: Page) => {
  assert.strictEqual(page.headers.get("cache-control"), "no-store")
  assert.strictEqual(page.headers.get("access-control-allow-origin"), "*")
  const { error, error_description } = read(page)
  // what RFC 6749 lets a description hold
  assert.match(String(error_description), /^[\x20-\x21\x23-\x5b\x5d-\x7e]+$/)
  return [page.status, error]
}

/** A client with its registration, and what it brings for a code. */
const asking = Effect.fn("asking")(function* (metadata: Readonly<Record<string, unknown>> = {}) {
  const { workspace, person } = yield* signedUp()
  const client = yield* registered(metadata)
  const code = yield* approved({ client, person, workspaceId: workspace.id })
  const exchange = {
    grant_type: "authorization_code",
    client_id: client.id,
    code: Redacted.value(code),
    code_verifier: verifier,
    redirect_uri: callback,
    resource: `${baseUrl}/mcp`
  }
  return { client, exchange }
})

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

layer(TestSite)("the token endpoint", (it) => {
  it.effect("gives tokens that nobody keeps, and new ones for old", () =>
    Effect.gen(function* () {
      for (const path of ["/oauth/token", "/token"]) {
        const { client, exchange } = yield* asking()
        const page = yield* post(path, exchange)
        assert.strictEqual(page.status, 200)
        assert.strictEqual(page.headers.get("cache-control"), "no-store")
        const issued = read(page)
        assert.deepInclude(issued, { token_type: "Bearer", expires_in: 3600, scope: "read moderate settings" })
        const refresh = {
          grant_type: "refresh_token",
          client_id: client.id,
          refresh_token: String(issued["refresh_token"])
        }
        const renewed = read(yield* post(path, refresh))
        assert.notStrictEqual(renewed["refresh_token"], issued["refresh_token"])
        const token = Redacted.make(String(renewed["access_token"]))
        yield* Effect.flatMap(AccessTokens, ({ authenticate }) => authenticate(token))
      }
    })
  )

  it.effect("names what is wrong as RFC 6749 does", () =>
    Effect.gen(function* () {
      const { exchange } = yield* asking()
      const without = (name: string) => Object.fromEntries(Object.entries(exchange).filter(([one]) => one !== name))
      const cases = [
        [without("client_id"), 401, "invalid_client"],
        [{ ...exchange, client_id: "app_nothing" }, 401, "invalid_client"],
        [{ ...exchange, client_id: "https://127.0.0.1/x" }, 401, "invalid_client"],
        [without("grant_type"), 400, "invalid_request"],
        [{ ...exchange, grant_type: "password" }, 400, "unsupported_grant_type"],
        [{ ...exchange, grant_type: "client_credentials" }, 400, "unsupported_grant_type"],
        [without("code"), 400, "invalid_request"],
        [without("code_verifier"), 400, "invalid_request"],
        [{ ...exchange, resource: "https://other.example/mcp" }, 400, "invalid_target"],
        [{ ...exchange, resource: baseUrl }, 400, "invalid_target"],
        [{ ...exchange, code: "mcpc_nothing" }, 400, "invalid_grant"],
        [{ grant_type: "refresh_token", client_id: exchange.client_id }, 400, "invalid_request"]
      ] as const
      for (const [fields, status, error] of cases) {
        assert.deepStrictEqual(errorOf(yield* post("/oauth/token", fields)), [status, error], JSON.stringify(fields))
      }
      // none of it has spent the code
      assert.strictEqual((yield* post("/oauth/token", exchange)).status, 200)
      assert.deepStrictEqual(errorOf(yield* post("/oauth/token", exchange)), [400, "invalid_grant"])
    })
  )

  it.effect("a client with a secret has to bring it, in the header or in the body", () =>
    Effect.gen(function* () {
      const { workspace, person } = yield* signedUp()
      const registration = read(
        yield* register({ redirect_uris: [callback], token_endpoint_auth_method: "client_secret_post" })
      )
      const id = String(registration["client_id"])
      const secret = String(registration["client_secret"])
      const client = { ...(yield* registered()), id }
      const basic = (text: string) => ({ authorization: `Basic ${Buffer.from(`${id}:${text}`).toString("base64")}` })
      const bring = Effect.fnUntraced(function* (
        fields: Readonly<Record<string, string>>,
        headers: Readonly<Record<string, string>>
      ) {
        const code = Redacted.value(yield* approved({ client, person, workspaceId: workspace.id }))
        const exchange = { grant_type: "authorization_code", code, code_verifier: verifier, redirect_uri: callback }
        return yield* post("/oauth/token", { ...exchange, ...fields }, headers)
      })
      for (const [fields, headers] of [
        [{ client_id: id }, {}],
        [{ client_id: id, client_secret: "mcps_wrong" }, {}],
        [{}, basic("mcps_wrong")],
        [{ client_id: id, client_secret: secret }, basic(secret)],
        [{ client_id: id }, { authorization: `Bearer ${secret}` }]
      ] as const) {
        const page = yield* bring(fields, headers)
        assert.deepStrictEqual(errorOf(page), [401, "invalid_client"])
        assert.strictEqual(page.headers.has("www-authenticate"), "authorization" in headers)
      }
      assert.strictEqual((yield* bring({ client_id: id, client_secret: secret }, {})).status, 200)
      assert.strictEqual((yield* bring({}, basic(secret))).status, 200)
    })
  )

  it.effect("revoking says nothing about tokens that are none", () =>
    Effect.gen(function* () {
      const { client, exchange } = yield* asking()
      const issued = read(yield* post("/oauth/token", exchange))
      const revoke = (token: string) => post("/oauth/revoke", { client_id: client.id, token })
      for (const token of ["nonsense", "mcpa_\0", String(issued["access_token"]), String(issued["access_token"])]) {
        const page = yield* revoke(token)
        assert.deepStrictEqual([page.status, page.text], [200, ""])
      }
      const access = OpaqueToken.parse("access", Redacted.make(String(issued["access_token"])))
      const good = yield* Effect.flatMap(access, (token) =>
        Effect.flatMap(AccessTokens, ({ authenticate }) => Effect.either(authenticate(token)))
      )
      assert.strictEqual(good._tag, "Left")
      assert.deepStrictEqual(errorOf(yield* post("/oauth/revoke", { client_id: client.id })), [400, "invalid_request"])
      assert.deepStrictEqual(errorOf(yield* post("/oauth/revoke", { token: "x" })), [401, "invalid_client"])
    })
  )

  it.effect("a body that is too large, or says things twice, is refused", () =>
    Effect.gen(function* () {
      const { client } = yield* asking()
      const large = { client_id: client.id, grant_type: "x".repeat(70_000) }
      assert.deepStrictEqual(errorOf(yield* post("/oauth/token", large)), [400, "invalid_request"])
      const twice = yield* asked(
        new Request(`${baseUrl}/oauth/token`, { method: "POST", body: `client_id=${client.id}&code=a&code=b` })
      )
      assert.deepStrictEqual(errorOf(twice), [400, "invalid_request"])
    })
  )
})
