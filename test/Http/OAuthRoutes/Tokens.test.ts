import { assert, layer } from "@effect/vitest"
import { Effect, Redacted } from "effect"
import { AccessTokens } from "#src/OAuth/Grants/AccessTokens.ts"
import * as OpaqueToken from "#src/OAuth/Protocol/OpaqueToken.ts"
import { signedUp } from "#test/Access/TestSignIn.ts"
import { asked, TestSite } from "#test/App/Browser.ts"
import { approved, baseUrl, callback, registered, verifier } from "#test/OAuth/TestOAuth.ts"
import { errorOf, read, register } from "./Asking.ts"

const post = (path: string, fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) =>
  asked(
    new Request(`${baseUrl}${path}`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
      body: new URLSearchParams(fields).toString()
    })
  )

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
