import { assert, layer } from "@effect/vitest"
import { Effect, Redacted } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import { scopes } from "#schema/Scope.ts"
import { Invitations } from "#src/Access/Invitations.ts"
import { Members } from "#src/Access/Members.ts"
import { AccessTokens } from "#src/OAuth/AccessTokens.ts"
import { brand } from "#test/Access/TestAccess.ts"
import { newEmail, password, signedUp, tokenIn } from "#test/Access/TestSignIn.ts"
import { approved, callback, challengeOf, exchanged, published, registered, verifier } from "#test/OAuth/TestOAuth.ts"
import { type Browser, formOf, headingOf, isGuarded, newBrowser, signedIn, TestSite, withFields } from "./Browser.ts"

const query = (clientId: string, changed: Readonly<Record<string, string | null>> = {}) => {
  const parameters = {
    response_type: "code",
    client_id: clientId,
    redirect_uri: callback,
    state: "the state",
    scope: scopes.join(" "),
    code_challenge: challengeOf(verifier),
    code_challenge_method: "S256",
    resource: "https://steward.test/mcp",
    ...changed
  }
  return new URLSearchParams(
    Object.entries(parameters).flatMap(
      ([name, value]): Array<[string, string]> => (value === null ? [] : [[name, value]])
    )
  )
}

const pathOf = (clientId: string, changed: Readonly<Record<string, string | null>> = {}) =>
  `/oauth/authorize?${query(clientId, changed)}`

/** A person who is signed in, and a client that asks. */
const asking = Effect.gen(function* () {
  const who = yield* signedUp()
  return { ...who, browser: yield* signedIn(who.email), client: yield* registered() }
})

const decide = (browser: Browser, text: string, changed: Readonly<Record<string, string | null>>) => {
  const fields = formOf({ text }, "/oauth/authorize")
  return browser.submit("/oauth/authorize", withFields(fields, { decision: "allow", ...changed }))
}

const tokenOf = ({ searchParams }: URL) => Redacted.make(searchParams.get("code") ?? "")

/** Somebody has to own a brand when another leaves it. */
const secondOwner = Effect.fnUntraced(function* (workspaceId: WorkspaceId) {
  const invitations = yield* Invitations
  const membership = { workspaceId, role: "owner", limitedTo: null, actor: "Grace" } as const
  const { link } = yield* invitations.invite({ ...membership, email: yield* newEmail })
  return { personId: (yield* invitations.accept(tokenIn(link), { name: "Grace", password })).id }
})

layer(TestSite)("consent", (it) => {
  it.effect("signs in, picks a brand, allows, and the client has tokens", () =>
    Effect.gen(function* () {
      const { email, person, workspace } = yield* signedUp()
      const client = yield* registered({ client_name: "Claude <b>" })
      const browser = yield* newBrowser
      const away = yield* browser.visit(pathOf(client.id))
      assert.strictEqual(away.status, 303)
      const form = yield* browser.visit(away.location)
      const entered = yield* browser.submit("/sign-in", withFields(formOf(form, "/sign-in"), { email, password }))
      const consent = yield* browser.visit(entered.location)
      assert.strictEqual(consent.status, 200)
      isGuarded(consent)
      assert.include(consent.headers.get("content-security-policy"), "form-action 'self' https:;")
      assert.strictEqual(headingOf(consent), "Let Claude <b> act for you?")
      for (const text of ["claude.ai", workspace.name, person.name, "Steward does not know who made it"]) {
        assert.include(consent.text, text)
      }
      const answer = yield* decide(browser, consent.text, {})
      assert.strictEqual(answer.status, 303)
      const location = new URL(answer.location)
      assert.strictEqual(location.origin + location.pathname, callback)
      assert.strictEqual(location.searchParams.get("state"), "the state")
      assert.strictEqual(location.searchParams.get("iss"), "https://steward.test")
      const { access } = yield* exchanged(client, tokenOf(location))
      const principal = yield* Effect.flatMap(AccessTokens, ({ authenticate }) => authenticate(access))
      assert.deepInclude(principal, { workspaceId: workspace.id, personId: person.id })
      assert.deepStrictEqual(principal.assistant.scopes, scopes)
    })
  )

  it.effect("what is not ticked is not granted, and nothing at all is asked again", () =>
    Effect.gen(function* () {
      const { browser, client } = yield* asking
      const { text } = yield* browser.visit(pathOf(client.id))
      const none = yield* decide(browser, text, { scope: null })
      assert.strictEqual(none.status, 422)
      assert.include(none.text, "Tick at least one")
      const answer = yield* decide(browser, none.text, { scope: "read" })
      const { scopes: granted } = yield* exchanged(client, tokenOf(new URL(answer.location)))
      assert.deepStrictEqual(granted, ["read"])
      const narrow = yield* browser.visit(pathOf(client.id, { scope: "read" }))
      const more = yield* decide(browser, narrow.text, { scope: "settings" })
      assert.strictEqual(more.status, 422)
    })
  )

  it.effect("a brand has to be picked where there are several, and only one's own can be", () =>
    Effect.gen(function* () {
      const { browser, client, email, person } = yield* asking
      const second = yield* brand()
      const other = yield* brand()
      const { link } = yield* Effect.flatMap(Invitations, ({ invite }) =>
        invite({ workspaceId: second.workspace.id, email, role: "viewer", limitedTo: null, actor: "Grace" })
      )
      yield* Effect.flatMap(Invitations, ({ accept }) => accept(tokenIn(link), { name: "", password: "" }))
      const { text } = yield* browser.visit(pathOf(client.id))
      assert.include(text, "You are viewer")
      const unpicked = yield* decide(browser, text, {})
      assert.include(unpicked.text, "Say for which brand")
      for (const workspace of [other.workspace.id, "ws_nothing", "x\0y"]) {
        const wrong = yield* decide(browser, text, { workspace })
        assert.include(wrong.text, "You are not a member of this brand", workspace)
      }
      const answer = yield* decide(browser, text, { workspace: second.workspace.id })
      const { access } = yield* exchanged(client, tokenOf(new URL(answer.location)))
      const principal = yield* Effect.flatMap(AccessTokens, ({ authenticate }) => authenticate(access))
      assert.deepInclude(principal, { workspaceId: second.workspace.id, personId: person.id, role: "viewer" })
    })
  )

  it.effect("no is told to the client, with nothing granted", () =>
    Effect.gen(function* () {
      const { browser, client } = yield* asking
      const { text } = yield* browser.visit(pathOf(client.id))
      const { searchParams } = new URL((yield* decide(browser, text, { decision: "deny" })).location)
      assert.strictEqual(searchParams.get("error"), "access_denied")
      assert.strictEqual(searchParams.get("iss"), "https://steward.test")
      assert.strictEqual(searchParams.get("state"), "the state")
      assert.isNull(searchParams.get("code"))
    })
  )

  it.effect("a page that somebody else was shown is shown again", () =>
    Effect.gen(function* () {
      const { browser, client } = yield* asking
      const other = yield* asking
      const { text } = yield* browser.visit(pathOf(client.id))
      const page = yield* other.browser.submit(
        "/oauth/authorize",
        withFields(formOf({ text }, "/oauth/authorize"), { decision: "allow" })
      )
      assert.strictEqual(page.status, 422)
      assert.include(page.text, "You are signed in as somebody else now")
    })
  )

  it.effect("who is no member of any brand is told so", () =>
    Effect.gen(function* () {
      const { browser, client, person, workspace } = yield* asking
      const members = yield* Members
      const { personId } = yield* secondOwner(workspace.id)
      assert.notStrictEqual(personId, person.id)
      yield* members.remove({ workspaceId: workspace.id, personId: person.id, actor: "Grace" })
      const page = yield* browser.visit(pathOf(client.id))
      assert.strictEqual(page.status, 403)
      assert.include(page.text, "not a member of any brand")
    })
  )

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

  it.effect("what else is wrong is told at the client's address, before anybody signs in", () =>
    Effect.gen(function* () {
      const client = yield* registered()
      const browser = yield* newBrowser
      for (const [changed, code] of [
        [{ response_type: "token" }, "unsupported_response_type"],
        [{ code_challenge: null }, "invalid_request"],
        [{ code_challenge_method: "plain" }, "invalid_request"],
        [{ code_challenge_method: null }, "invalid_request"],
        [{ resource: "https://other.example/mcp" }, "invalid_target"],
        [{ scope: "everything" }, "invalid_scope"]
      ] as const) {
        const { location, status } = yield* browser.visit(pathOf(client.id, changed))
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

layer(TestSite)("connected assistants", (it) => {
  it.effect("are listed, and gone when they are disconnected", () =>
    Effect.gen(function* () {
      const { browser, client, person, workspace } = yield* asking
      const other = yield* asking
      const nothing = yield* browser.visit("/assistants")
      assert.include(nothing.text, "No assistant is connected")
      assert.include(nothing.text, "https://steward.test/mcp")
      const { access } = yield* exchanged(client, yield* approved({ client, person, workspaceId: workspace.id }))
      const list = yield* browser.visit("/assistants")
      const fields = formOf(list, "/assistants/revoke")
      const isGood = Effect.flatMap(AccessTokens, ({ authenticate }) => Effect.either(authenticate(access)))
      yield* other.browser.submit("/assistants/revoke", fields)
      assert.strictEqual((yield* isGood)._tag, "Right")
      assert.strictEqual((yield* browser.submit("/assistants/revoke", fields)).location, "/assistants")
      assert.strictEqual((yield* isGood)._tag, "Left")
      assert.include((yield* browser.visit("/assistants")).text, "No assistant is connected")
    })
  )
})
