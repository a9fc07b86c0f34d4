import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { approved, callback, exchanged, published, registered } from "#test/OAuth/TestOAuth.ts"
import { isGuarded, newBrowser, TestSite } from "../Browser.ts"
import { asking, decide, pathOf } from "./Asking.ts"

layer(TestSite)("requests for consent", (it) => {
  it.effect("nobody is sent to an address that is not proven to be the client's", () =>
    Effect.gen(function* () {
      const { browser, client } = yield* asking
      for (const changed of [
        { redirect_uri: "https://evil.example/callback" },
        { redirect_uri: `${callback}/../evil` },
        { redirect_uri: `${callback}?next=evil` },
        { redirect_uri: "https://claude.ai.evil.example/callback" },
        { redirect_uri: "https://claude.ai@evil.example/callback" },
        { redirect_uri: "javascript:alert(1)" },
        { redirect_uri: "//evil.example" },
        { client_id: "app_nothing" },
        { client_id: "https://nowhere.example/metadata.json" },
        { client_id: "https://169.254.169.254/latest/meta-data" },
        { client_id: null }
      ]) {
        for (const also of [{}, { response_type: "token" }, { code_challenge: null }]) {
          const path = pathOf(client.id, { ...changed, ...also })
          const page = yield* browser.visit(path)
          assert.strictEqual(page.status, 400, path)
          assert.strictEqual(page.location, "")
          isGuarded(page)
          const sent = yield* browser.submit("/oauth/authorize", [
            ["request", path.slice(path.indexOf("?") + 1)],
            ["decision", "deny"]
          ])
          assert.strictEqual(sent.location, "")
        }
      }
      const twice = yield* browser.visit(`${pathOf(client.id)}&redirect_uri=https%3A%2F%2Fevil.example`)
      assert.strictEqual(twice.status, 400)
    })
  )

  it.effect("what else is wrong is told here, and at the client's address only to who is connected with it", () =>
    Effect.gen(function* () {
      const { browser, client, person, workspace } = yield* asking
      const connected = yield* registered()
      yield* exchanged(connected, yield* approved({ client: connected, person, workspaceId: workspace.id }))
      const stranger = yield* newBrowser
      for (const [changed, code] of [
        [{ response_type: "token" }, "unsupported_response_type"],
        [{ code_challenge: null }, "invalid_request"],
        [{ code_challenge_method: "plain" }, "invalid_request"],
        [{ code_challenge_method: null }, "invalid_request"],
        [{ resource: "https://other.example/mcp" }, "invalid_target"],
        [{ scope: "everything" }, "invalid_scope"]
      ] as const) {
        for (const [looking, id] of [
          [stranger, client.id],
          [stranger, connected.id],
          [browser, client.id]
        ] as const) {
          const page = yield* looking.visit(pathOf(id, changed))
          assert.deepStrictEqual([page.status, page.location], [400, ""])
          isGuarded(page)
        }
        const { location, status } = yield* browser.visit(pathOf(connected.id, changed))
        assert.strictEqual(status, 303)
        const { origin, searchParams } = new URL(location)
        assert.strictEqual(origin, "https://claude.ai")
        assert.strictEqual(searchParams.get("error"), code)
        assert.strictEqual(searchParams.get("state"), "the state")
        assert.strictEqual(searchParams.get("iss"), "https://steward.test")
      }
    })
  )

  it.effect("says when it leads to this computer or to an app, and who publishes the client", () =>
    Effect.gen(function* () {
      const { browser } = yield* asking
      const local = yield* registered({ redirect_uris: ["http://localhost/callback"] })
      const loopback = yield* browser.visit(pathOf(local.id, { redirect_uri: "http://localhost:3118/callback" }))
      assert.include(loopback.text, "a program on this very computer")
      assert.include(loopback.text, "localhost:3118")
      assert.include(loopback.headers.get("content-security-policy"), "form-action 'self' https: http:;")
      const uri = "cursor://anysphere.cursor-mcp/oauth/callback"
      const app = yield* registered({ redirect_uris: [uri] })
      const opened = yield* browser.visit(pathOf(app.id, { redirect_uri: uri }))
      assert.include(opened.text, "opens an app on this device")
      assert.include(opened.headers.get("content-security-policy"), "form-action 'self' https: cursor:;")
      const answer = yield* decide(browser, opened.text, {})
      assert.match(answer.location, /^cursor:\/\/anysphere\.cursor-mcp\/oauth\/callback\?code=/)
      const id = "https://client.example/metadata.json"
      published.set(id, { document: { client_name: "Claude", redirect_uris: [callback] }, fetched: 0 })
      const documented = yield* browser.visit(pathOf(id))
      assert.include(documented.text, "it is published by")
      assert.include(documented.text, "client.example")
    })
  )

  it.effect("the alias is the same page", () =>
    Effect.gen(function* () {
      const { browser, client } = yield* asking
      const one = yield* browser.visit(pathOf(client.id))
      const other = yield* browser.visit(pathOf(client.id).replace("/oauth", ""))
      assert.strictEqual(other.text, one.text)
    })
  )
})
