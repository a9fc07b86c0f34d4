import { assert, describe, it } from "@effect/vitest"
import { Either, FastCheck, Option } from "effect"
import { scopes } from "#schema/resources/Scope.ts"
import { authorizationRequest, returnAddress } from "#src/OAuth/Grants/AuthorizationRequest.ts"
import { readParameters } from "#src/OAuth/Protocol/Parameters.ts"
import { requestedScopes } from "#src/OAuth/Protocol/RequestedScopes.ts"
import { isResource } from "#src/OAuth/Protocol/Resource.ts"

const base = "https://steward.example"
const client = { redirectUris: ["https://claude.ai/callback", "http://localhost/callback"] }
const good = {
  response_type: "code",
  code_challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
  code_challenge_method: "S256",
  resource: `${base}/mcp`,
  redirect_uri: "https://claude.ai/callback",
  state: "s"
}
const address = { redirectUri: good.redirect_uri, redirectUriGiven: true, state: "s" }

const codeOf = (parameters: Readonly<Record<string, string | undefined>>) =>
  Either.match(authorizationRequest(base, address, parameters), { onLeft: ({ code }) => code, onRight: () => "fine" })

describe("returnAddress", () => {
  it("is one that the client registered, or the only one", () => {
    assert.deepStrictEqual(returnAddress(client, good), Either.right(address))
    assert.deepStrictEqual(
      Either.map(
        returnAddress(client, { redirect_uri: "http://localhost:5000/callback" }),
        ({ redirectUri }) => redirectUri
      ),
      Either.right("http://localhost:5000/callback")
    )
    assert.deepStrictEqual(
      returnAddress({ redirectUris: ["https://a.example/"] }, {}),
      Either.right({
        redirectUri: "https://a.example/",
        redirectUriGiven: false,
        state: null
      })
    )
    assert.isTrue(Either.isLeft(returnAddress(client, {})))
    assert.isTrue(Either.isLeft(returnAddress({ redirectUris: [] }, {})))
  })

  it.prop("is nothing else, whatever is asked for", [FastCheck.webUrl()], ([uri]) => {
    assert.isTrue(Either.isLeft(returnAddress(client, { redirect_uri: uri })))
  })
})

describe("authorizationRequest", () => {
  it("names what is wrong as the standards do", () => {
    assert.strictEqual(codeOf(good), "fine")
    assert.strictEqual(codeOf({ ...good, resource: undefined }), "fine")
    assert.strictEqual(codeOf({ ...good, scope: "read offline_access unknown" }), "fine")
    assert.strictEqual(codeOf({ ...good, response_type: undefined }), "invalid_request")
    assert.strictEqual(codeOf({ ...good, response_type: "token" }), "unsupported_response_type")
    assert.strictEqual(codeOf({ ...good, response_mode: "fragment" }), "invalid_request")
    assert.strictEqual(codeOf({ ...good, request: "e30" }), "invalid_request")
    assert.strictEqual(codeOf({ ...good, code_challenge: undefined }), "invalid_request")
    assert.strictEqual(codeOf({ ...good, code_challenge: "short" }), "invalid_request")
    assert.strictEqual(codeOf({ ...good, code_challenge_method: undefined }), "invalid_request")
    assert.strictEqual(codeOf({ ...good, code_challenge_method: "plain" }), "invalid_request")
    assert.strictEqual(codeOf({ ...good, resource: "https://other.example/mcp" }), "invalid_target")
    assert.strictEqual(codeOf({ ...good, scope: "everything" }), "invalid_scope")
  })
})

describe("isResource", () => {
  it("is the tool server however its host is written, and nothing beside it", () => {
    for (const given of [
      undefined,
      `${base}/mcp`,
      `${base}/mcp/`,
      "https://STEWARD.example/mcp",
      "https://steward.example:443/mcp"
    ]) {
      assert.isTrue(isResource(base, given), given)
    }
    for (const given of [
      "",
      base,
      `${base}/`,
      `${base}/mcp#`,
      `${base}/mcp?x`,
      `${base}/mcp/x`,
      "http://steward.example/mcp",
      "mcp",
      "https://steward.example.evil.example/mcp"
    ]) {
      assert.isFalse(isResource(base, given), given)
    }
  })
})

describe("requestedScopes", () => {
  it.prop(
    "never grants what is not offered",
    [FastCheck.array(FastCheck.constantFrom(...scopes, "admin", "offline_access", ""))],
    ([asked]) => {
      const found = Option.getOrElse(requestedScopes(asked.join(" ")), () => [])
      const known = scopes.filter((scope) => asked.includes(scope))
      const saysNothing = asked.every((name) => name === "" || name === "offline_access")
      assert.deepStrictEqual(found, saysNothing ? scopes : known)
    }
  )
})

describe("readParameters", () => {
  it("takes each once, and an empty one for none", () => {
    assert.deepStrictEqual(readParameters(new URLSearchParams("a=1&b=&c=2")), Either.right({ a: "1", c: "2" }))
    assert.isTrue(Either.isLeft(readParameters(new URLSearchParams("client_id=1&client_id=1"))))
    assert.isTrue(Either.isRight(readParameters(new URLSearchParams("resource=x&resource=x"))))
    assert.isTrue(Either.isLeft(readParameters(new URLSearchParams("resource=x&resource=y"))))
  })
})
