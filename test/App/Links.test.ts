import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { AppLinks } from "#src/Ground/AppLinks.ts"
import { SettingsWebhooks } from "#src/Webhooks/Hooks/SettingsWebhooks.ts"
import { brand, member, testSettings } from "#test/House.ts"
import { ask, Door, refused } from "#test/Http/Asking.ts"
import { met, received, waiting } from "#test/Http/Scenes.ts"
import { browserAccept, looking, lookingAs } from "./Looking.ts"

const pathOf = (address: string) => {
  assert.isTrue(address.startsWith(testSettings.baseUrl))
  return address.slice(testSettings.baseUrl.length)
}

layer(Door)("every link", (it) => {
  it.effect("that Steward makes leads to a page", () =>
    Effect.gen(function* () {
      const owner = yield* brand()
      const links = yield* AppLinks
      const comment = yield* received(owner)
      const contact = yield* met(owner)
      const webhooks = yield* SettingsWebhooks
      const by = { workspaceId: owner.workspaceId, actor: "Ada" }
      const webhook = yield* webhooks.create(by, { target_url: "https://8.8.8.8/hook", events: "all" })
      const browser = yield* lookingAs(owner.personId)
      const shown: Array<readonly [address: string, words: string]> = [
        [links.base, "Hello Ada Operator"],
        [links.comment(comment), "What a lovely cup of coffee"],
        [links.contact(contact.id), "Kari"],
        [links.accounts, "Fjord Coffee"],
        [links.hook(webhook.id), "https://8.8.8.8/hook"],
        [`${links.base}/needs-you`, "Nothing waits"],
        [`${links.base}/inbox`, "What a lovely cup of coffee"],
        [`${links.base}/settings`, "Audit log"]
      ]
      for (const [address, words] of shown) {
        const page = yield* browser.visit(pathOf(address) || "/")
        assert.strictEqual(page.status, 200, address)
        assert.include(page.text, words, address)
        const away = yield* looking(pathOf(address) || "/")
        assert.match(away.headers.get("location") ?? "", /^\/sign-in\?next=/, address)
      }
    })
  )

  it.effect("to what another brand has is to nothing", () =>
    Effect.gen(function* () {
      const theirs = yield* brand()
      const mine = yield* brand()
      const links = yield* AppLinks
      const contact = yield* met(theirs)
      const webhooks = yield* SettingsWebhooks
      const by = { workspaceId: theirs.workspaceId, actor: "Ada" }
      const webhook = yield* webhooks.create(by, { target_url: "https://8.8.8.8/hook", events: "all" })
      const browser = yield* lookingAs(mine.personId)
      for (const address of [links.contact(contact.id), links.hook(webhook.id)]) {
        assert.strictEqual((yield* browser.visit(pathOf(address))).status, 404, address)
      }
      const settings = yield* browser.visit(`/settings/accounts?workspace=${theirs.workspaceId}`)
      assert.strictEqual(settings.status, 404)
      const moderator = yield* lookingAs((yield* member(theirs.workspaceId, "moderator")).personId)
      assert.strictEqual((yield* moderator.visit(pathOf(links.hook(webhook.id)))).status, 403)
    })
  )

  it.effect("to an account's protections is to those of this account", () =>
    Effect.gen(function* () {
      const owner = yield* brand()
      const browser = yield* lookingAs(owner.personId)
      const { accountId } = owner.accounts.facebook
      const accounts = yield* browser.visit(`/settings/accounts?workspace=${owner.workspaceId}`)
      const links = [...accounts.text.matchAll(/href="(\/autopilot\?[^"]+account[^"]+)"/g)].map(([, href = ""]) =>
        href.replaceAll("&amp;", "&")
      )
      const link = links.find((href) => href.includes(accountId)) ?? ""
      assert.include(link, "#protections")
      const shown = yield* browser.visit(link.replace(/#.*$/, ""))
      assert.include(shown.text, `name="account" value="${accountId}"`)
    })
  )

  it.effect("home is a page to whoever looks, and nothing to programs that try the address", () =>
    Effect.gen(function* () {
      for (const accept of [browserAccept, "*/*", "text/html", "text/*;q=0.5", "image/avif,*/*;q=0.1", ""]) {
        for (const method of ["GET", "HEAD"]) {
          const { headers, status } = yield* ask(method, "/", { headers: { accept } })
          assert.deepStrictEqual([status, headers.get("location")], [303, "/sign-in?next=%2F"], accept)
        }
        assert.strictEqual((yield* ask("POST", "/", { headers: { accept } })).status, 404)
      }
      for (const accept of ["application/json", "application/json, */*", "text/event-stream, */*", "text/html;q=0"]) {
        refused(yield* ask("GET", "/", { headers: { accept } }), 404, "not_found")
      }
    })
  )

  it.effect("home says what waits in each brand, and what a person may do about it", () =>
    Effect.gen(function* () {
      const owner = yield* brand({ name: "Fjord <Coffee>" })
      yield* waiting(owner)
      const home = yield* (yield* lookingAs(owner.personId)).visit("/")
      assert.include(home.text, "Fjord &lt;Coffee>")
      assert.include(home.text, "1 comment waits for your answer")
      assert.include(home.text, "Members and invitations")
      const viewer = yield* member(owner.workspaceId, "viewer")
      const seen = yield* (yield* lookingAs(viewer.personId)).visit("/")
      assert.include(seen.text, "1 comment waits for an answer")
      assert.notInclude(seen.text, "Members and invitations")
    })
  )
})

layer(Door)("what goes wrong", (it) => {
  it.effect("is a page to browsers and JSON to programs", () =>
    Effect.gen(function* () {
      const { key } = yield* brand()
      for (const [method, path, status, code] of [
        ["GET", "/nowhere", 404, "not_found"],
        ["GET", "/%ff", 404, "not_found"],
        ["GET", "/webhooks", 404, "not_found"],
        ["GET", "/webhooks/nowhere", 404, "not_found"],
        ["GET", "/sign-out", 405, "method_not_allowed"],
        ["PUT", "/members", 405, "method_not_allowed"]
      ] as const) {
        const page = yield* ask(method, path, { headers: { accept: browserAccept } })
        assert.strictEqual(page.status, status)
        assert.match(page.headers.get("content-type") ?? "", /^text\/html/)
        assert.include(page.text, page.headers.get("x-request-id") ?? "none")
        assert.include(page.headers.get("content-security-policy"), "default-src 'none'")
        for (const accept of ["*/*", "application/json", "application/json, text/html;q=0.9", "text/html;q=0", ""]) {
          refused(yield* ask(method, path, { headers: { accept } }), status, code)
        }
      }
      for (const path of ["/api/v1/nowhere", "/mcp/nowhere", "/app/v1/nowhere", "/API/v2/me"]) {
        refused(yield* ask("GET", path, { key, headers: { accept: browserAccept } }), 404, "not_found")
      }
      refused(yield* ask("GET", "/api/v1/me", { headers: { accept: browserAccept } }), 401, "unauthorized")
    })
  )

  it.effect("is no reason to ask for a picture twice", () =>
    Effect.gen(function* () {
      for (const path of ["/favicon.svg", "/favicon.ico"]) {
        const { headers, status, text } = yield* looking(path)
        assert.deepStrictEqual([status, headers.get("content-type")], [200, "image/svg+xml"])
        assert.include(text, "<svg")
      }
    })
  )
})
