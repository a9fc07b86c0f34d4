import { assert, describe, it } from "@effect/vitest"
import { Either, FastCheck } from "effect"
import { readDocument } from "#src/OAuth/Clients/ClientDocuments.ts"
import { readClientMetadata } from "#src/OAuth/Clients/ClientMetadata.ts"
import { documentAddress, isDocumentAddress } from "#src/OAuth/Clients/DocumentAddress.ts"

const uris = { redirect_uris: ["https://claude.ai/callback"] }
const codeOf = (said: unknown) =>
  Either.match(readClientMetadata(said, "none"), { onLeft: ({ code }) => code, onRight: () => "fine" })

describe("readClientMetadata", () => {
  it("takes what clients say, and what it does not know beside it", () => {
    const said = {
      ...uris,
      client_name: "Claude",
      token_endpoint_auth_method: "client_secret_post",
      logo_uri: "x",
      contacts: [1]
    }
    assert.deepStrictEqual(
      readClientMetadata(said, "none"),
      Either.right({
        name: "Claude",
        redirectUris: uris.redirect_uris,
        authMethod: "client_secret_post" as const
      })
    )
  })

  it("refuses more than is kept of somebody who is not known: anybody may register, again and again", () => {
    const long = (length: number) => `https://claude.ai/${"a".repeat(length - "https://claude.ai/".length)}`
    assert.strictEqual(codeOf({ redirect_uris: Array(4).fill(long(1000)) }), "fine")
    assert.strictEqual(codeOf({ redirect_uris: [...Array(4).fill(long(1000)), long(30)] }), "invalid_redirect_uri")
    assert.strictEqual(codeOf({ redirect_uris: Array.from({ length: 20 }, (_, n) => long(150 + n)) }), "fine")
  })

  it("refuses what cannot be right, and says which", () => {
    for (const said of [null, "text", [], {}, { redirect_uris: [] }, { redirect_uris: "https://a.example/" }]) {
      assert.oneOf(codeOf(said), ["invalid_redirect_uri", "invalid_client_metadata"])
    }
    assert.strictEqual(codeOf({ redirect_uris: ["https://a.example/", "javascript:/x"] }), "invalid_redirect_uri")
    assert.strictEqual(codeOf({ ...uris, token_endpoint_auth_method: "private_key_jwt" }), "invalid_client_metadata")
    assert.strictEqual(codeOf({ ...uris, grant_types: ["implicit"] }), "invalid_client_metadata")
    assert.strictEqual(codeOf({ ...uris, response_types: ["token"] }), "invalid_client_metadata")
  })

  it.prop(
    "a name is short, on one line, and turns no letters around",
    [FastCheck.fullUnicodeString({ maxLength: 300 })],
    ([text]) => {
      for (const client_name of [text, `${text}\u202egnp.exe`, `\u200b\n${text}\u0000`]) {
        const { name } = Either.getOrThrow(readClientMetadata({ ...uris, client_name }, "none"))
        assert.isAtLeast(name.length, 1)
        assert.isAtMost(Array.from(name).length, 100)
        assert.notMatch(name, /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/u)
      }
    }
  )
})

const clientId = "https://client.example/oauth/metadata.json"
const document = { client_id: clientId, client_name: "Claude", ...uris }
const read = (said: unknown) => readDocument(clientId, typeof said === "string" ? said : JSON.stringify(said))

describe("readDocument", () => {
  it("takes a document that is its own", () => {
    assert.deepInclude(Either.getOrThrow(read(document)), { id: clientId, name: "Claude", authMethod: "none" })
  })

  it("refuses another's, a secret, and what is no document", () => {
    for (const said of [
      { ...document, client_id: "https://other.example/oauth/metadata.json" },
      { ...document, client_id: `${clientId}/` },
      { ...document, client_id: undefined },
      { ...document, token_endpoint_auth_method: "client_secret_basic" },
      { ...document, client_secret: "x" },
      { ...document, redirect_uris: ["http://evil.example/"] },
      "",
      "<html>",
      "[]",
      "null",
      JSON.stringify({ ...document, padding: "x".repeat(5 * 1024) })
    ]) {
      assert.isTrue(Either.isLeft(read(said)), JSON.stringify(said).slice(0, 80))
    }
  })
})

describe("documentAddress", () => {
  it("is https with a host name and a path", () => {
    for (const id of [clientId, "https://client.example/x", "https://client.example:8443/x"]) {
      assert.isTrue(Either.isRight(documentAddress(id)), id)
    }
    for (const id of [
      "http://client.example/x",
      "https://client.example",
      "https://client.example/",
      "https://client.example/x?y",
      "https://client.example/x?",
      "https://client.example/x#",
      "https://user@client.example/x",
      "https://client.example/a/../x",
      "https://client.example/./x",
      "https://CLIENT.example/x",
      "https://client.example:443/x",
      "https://localhost/x",
      "https://server.local/x",
      "https://metadata.google.internal/x",
      "https://127.0.0.1/x",
      "https://8.8.8.8/x",
      "https://[::1]/x",
      "https://[2606:4700::1111]/x",
      "https://2130706433/x",
      "https://0x7f.1/x",
      "https://169.254.169.254/latest/meta-data",
      "https://client.example:22/x",
      "https://client.example\\@localhost/x"
    ]) {
      assert.isTrue(Either.isLeft(documentAddress(id)), id)
    }
  })

  it("ids that were made here are no addresses", () => {
    assert.isFalse(isDocumentAddress("app_0190"))
    assert.isTrue(isDocumentAddress("https://x"))
    assert.isTrue(isDocumentAddress("HTTP://x"))
  })
})
