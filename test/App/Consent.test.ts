import { assert, layer } from "@effect/vitest"
import { Effect, Redacted } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import { scopes } from "#schema/resources/Scope.ts"
import { Acceptance } from "#src/Access/Members/Acceptance.ts"
import { Invitations } from "#src/Access/Members/Invitations.ts"
import { Members } from "#src/Access/Members/Members.ts"
import { AccessTokens } from "#src/OAuth/Grants/AccessTokens.ts"
import { brand } from "#test/Access/TestAccess.ts"
import { newEmail, password, signedUp, tokenIn } from "#test/Access/TestSignIn.ts"
import { callback, exchanged, registered } from "#test/OAuth/TestOAuth.ts"
import { formOf, headingOf, isGuarded, newBrowser, TestSite, withFields } from "./Browser.ts"
import { asking, decide, pathOf } from "./Consent/Asking.ts"

const tokenOf = ({ searchParams }: URL) => Redacted.make(searchParams.get("code") ?? "")

/** Somebody has to own a brand when another leaves it. */
const secondOwner = Effect.fnUntraced(function* (workspaceId: WorkspaceId) {
  const invitations = yield* Invitations
  const { accept } = yield* Acceptance
  const membership = { workspaceId, role: "owner", limitedTo: null, actor: "Grace" } as const
  const { link } = yield* invitations.invite({ ...membership, email: yield* newEmail })
  return { personId: (yield* accept(tokenIn(link), { name: "Grace", password })).id }
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
      yield* Effect.flatMap(Acceptance, ({ accept }) => accept(tokenIn(link), { name: "", password: "" }))
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
})
