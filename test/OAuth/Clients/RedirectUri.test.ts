import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import {
  isLoopback,
  matchesRedirectUri,
  redirectHost,
  redirectUriProblem,
  withParameters
} from "#src/OAuth/Clients/RedirectUri.ts"

const good = [
  "https://claude.ai/api/mcp/auth_callback",
  "https://example.com:8443/callback?tenant=1",
  "http://localhost:3118/callback",
  "http://localhost/callback",
  "http://127.0.0.1:49152/",
  "http://[::1]:8080/oauth",
  "cursor://anysphere.cursor-mcp/oauth/callback",
  "com.example.app:/oauth"
]

const bad = [
  "",
  "/callback",
  "callback",
  "//example.com/callback",
  "http://example.com/callback",
  "http://localhost.evil.example/callback",
  "http://127.0.0.2/callback",
  "http://127.1/callback",
  "http://2130706433/callback",
  "http://0x7f.0.0.1/callback",
  "http://localhost@evil.example/callback",
  "https://user:password@example.com/callback",
  "https://user@example.com/callback",
  "https://example.com/callback#fragment",
  "https://example.com/callback#",
  "https:/example.com/callback",
  "https:example.com",
  "HTTPS://example.com/",
  "https://example.com\\@evil.example/",
  "https://example.com/\ncallback",
  "https://example.com/ callback",
  "https://exämple.com/",
  "javascript:alert(1)",
  "javascript://example.com/%0aalert(1)",
  "JavaScript:/alert(1)",
  "data:text/html,hello",
  "data:/text/html,hello",
  "file:///etc/passwd",
  "blob:https://example.com/1",
  "vbscript:/x",
  "mailto:ada@example.com",
  "ws://localhost/",
  "custom:no-slash",
  "com.example.app:no-slash",
  "custom:/callback",
  "vscode://vscode.github-authentication/did-authenticate",
  "cursor://anysphere.cursor-mcp.evil/callback",
  "cursor://other.extension/callback",
  `https://example.com/${"a".repeat(2000)}`
]

const hosts = FastCheck.constantFrom("localhost", "127.0.0.1", "[::1]")
const ports = FastCheck.integer({ min: 1, max: 65_535 }).filter((port) => port !== 80)
const paths = FastCheck.array(FastCheck.stringMatching(/^[a-z0-9._~-]{1,8}$/), { maxLength: 3 }).map((parts) =>
  parts.map((part) => `/${part}`).join("")
)

describe("redirectUriProblem", () => {
  it("takes what clients register", () => {
    for (const uri of good) assert.isNull(redirectUriProblem(uri), uri)
  })

  it("refuses what leads elsewhere, or runs something", () => {
    for (const uri of bad) assert.isNotNull(redirectUriProblem(uri), uri)
  })

  it.prop(
    "whatever it takes is read by browsers as it is written",
    [FastCheck.oneof(FastCheck.webUrl(), FastCheck.string())],
    ([text]) => {
      for (const uri of [text, `https://${text}`, `http://localhost${text}`]) {
        if (redirectUriProblem(uri) !== null) continue
        const { hash, host, password, protocol, username } = new URL(uri)
        assert.deepStrictEqual([hash, username, password], ["", "", ""])
        if (protocol === "http:") assert.isTrue(isLoopback(uri), uri)
        else if (protocol === "https:")
          assert.isTrue(
            uri
              .toLowerCase()
              .replace(/:443(?=[/?]|$)/, "")
              .startsWith(`https://${host}`),
            uri
          )
      }
    }
  )
})

describe("matchesRedirectUri", () => {
  it("asks for the very same text", () => {
    const registered = "https://example.com/callback"
    for (const given of [
      "https://example.com/callback/",
      "https://example.com/callback?x=1",
      "https://example.com/Callback",
      "https://EXAMPLE.com/callback",
      "https://example.com:443/callback",
      "https://example.com/callback/../callback",
      "https://example.com/%63allback",
      "https://example.com/callback#",
      "https://sub.example.com/callback",
      "https://example.com.evil.example/callback",
      "http://example.com/callback",
      ""
    ]) {
      assert.isFalse(matchesRedirectUri(registered, given), given)
    }
    assert.isTrue(matchesRedirectUri(registered, registered))
  })

  it.prop("any port of the same loopback address will do", [hosts, ports, ports, paths], ([host, one, other, path]) => {
    const at = (port: number | null) => `http://${host}${port === null ? "" : `:${port}`}${path}`
    assert.isTrue(matchesRedirectUri(at(one), at(other)))
    assert.isTrue(matchesRedirectUri(at(null), at(other)))
    assert.isTrue(matchesRedirectUri(at(one), at(null)))
    assert.isFalse(matchesRedirectUri(at(one), `${at(other)}x`) && path !== "")
    assert.isFalse(matchesRedirectUri(at(one), `${at(other)}?x`))
    assert.isFalse(matchesRedirectUri(at(one), at(other).replace("http:", "https:")))
  })

  it.prop(
    "no other host, path or scheme ever does",
    [FastCheck.webUrl(), FastCheck.string(), hosts, ports],
    ([uri, text, host, port]) => {
      if (text !== "") assert.isFalse(matchesRedirectUri(uri, uri + text))
      for (const given of [
        `http://${host}:${port}@evil.example/cb`,
        `http://${host}.evil.example:${port}/cb`,
        `http://evil.example:${port}/cb`
      ]) {
        assert.isFalse(matchesRedirectUri(`http://${host}/cb`, given))
      }
      assert.isFalse(matchesRedirectUri("http://localhost/cb", `http://127.0.0.1:${port}/cb`))
      assert.isFalse(matchesRedirectUri("https://localhost/cb", `https://localhost:${port}/cb`))
    }
  )
})

describe("withParameters", () => {
  it.prop(
    "adds what can be read again, and leaves what is there",
    [FastCheck.string(), FastCheck.constantFrom(...good)],
    ([state, uri]) => {
      const url = new URL(withParameters(uri, { code: "c", state: state.toWellFormed() }))
      assert.strictEqual(url.searchParams.get("state"), state.toWellFormed())
      assert.strictEqual(url.searchParams.get("code"), "c")
      assert.isTrue(url.href.startsWith(new URL(uri).href.replace(/\/$/, "")))
    }
  )

  it("shows hosts of the web and schemes of apps", () => {
    assert.strictEqual(redirectHost("https://claude.ai/api/x"), "claude.ai")
    assert.strictEqual(redirectHost("http://localhost:3118/x"), "localhost:3118")
    assert.strictEqual(redirectHost("cursor://anysphere/x"), "cursor://anysphere")
  })
})
