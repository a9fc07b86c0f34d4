import { PgClient } from "@effect/sql-pg"
import { assert, layer } from "@effect/vitest"
import { Duration, Effect, Either, Option, type Redacted, TestClock } from "effect"
import { Members } from "#src/Access/Members/Members.ts"
import { Clients, registrations } from "#src/OAuth/Clients/Clients.ts"
import { AccessTokens } from "#src/OAuth/Grants/AccessTokens.ts"
import { Approvals, NotApproved } from "#src/OAuth/Grants/Approvals.ts"
import { Grants } from "#src/OAuth/Grants/Grants.ts"
import { accessLifetime, refreshLifetime, Tokens } from "#src/OAuth/Grants/Tokens.ts"
import { addPerson, audited, brand } from "#test/Access/TestAccess.ts"
import { signedUp } from "#test/Access/TestSignIn.ts"
import { approved, callback, exchanged, published, registered, request, TestOAuth } from "../TestOAuth.ts"

const authenticate = (token: Redacted.Redacted) =>
  Effect.flatMap(AccessTokens, (tokens) => Effect.either(tokens.authenticate(token)))

const connected = Effect.gen(function* () {
  const { workspace, person } = yield* signedUp()
  yield* addPerson(workspace.id, "owner")
  const client = yield* registered()
  const who = { client, person, workspaceId: workspace.id }
  return { ...who, issued: yield* exchanged(client, yield* approved(who)) }
})

layer(TestOAuth)("grants", (it) => {
  it.effect("the role is read at each call, and a member who is removed takes every grant along", () =>
    Effect.gen(function* () {
      const { client, issued, person, workspaceId } = yield* connected
      const members = yield* Members
      const change = { workspaceId, personId: person.id, actor: "Grace" }
      for (const role of ["viewer", "moderator", "admin"] as const) {
        yield* members.change({ ...change, role, limitedTo: null })
        assert.strictEqual(Either.getOrThrow(yield* authenticate(issued.access)).role, role)
      }
      const code = yield* approved({ client, person, workspaceId })
      yield* members.remove(change)
      assert.isTrue(Either.isLeft(yield* authenticate(issued.access)))
      assert.strictEqual((yield* Effect.flip(exchanged(client, code))).code, "invalid_grant")
      const tokens = yield* Tokens
      assert.strictEqual((yield* Effect.flip(tokens.refresh(client, issued.refresh))).code, "invalid_grant")
      // who comes back begins anew
      yield* members.add({ workspaceId, person, role: "owner", limitedTo: null, actor: "Grace" })
      assert.isTrue(Either.isLeft(yield* authenticate(issued.access)))
      assert.deepStrictEqual(yield* Effect.flatMap(Grants, ({ list }) => list(person.id)), [])
    })
  )

  it.effect("nobody approves for a brand they are no member of, nor more than was asked for, nor nothing", () =>
    Effect.gen(function* () {
      const { client, person, workspaceId } = yield* connected
      const other = yield* brand()
      const approvals = yield* Approvals
      const approval = { client, person, workspaceId, request, scopes: request.scopes }
      for (const wrong of [{ workspaceId: other.workspace.id }, { scopes: [] }]) {
        assert.instanceOf(yield* Effect.flip(approvals.approve({ ...approval, ...wrong })), NotApproved)
      }
      const less = { ...request, scopes: ["read"] as const }
      const location = new URL(yield* approvals.approve({ ...approval, request: less }))
      assert.strictEqual(location.searchParams.get("iss"), "https://steward.test")
      assert.strictEqual(location.searchParams.get("state"), "a state")
      const entries = (yield* audited(workspaceId)).filter(({ what }) => what === "assistant.connected")
      assert.deepInclude(entries.at(-1)?.after, { scopes: ["read"] })
    })
  )

  it.effect("people see what is connected, and end what is their own", () =>
    Effect.gen(function* () {
      const { issued, person, workspaceId } = yield* connected
      const stranger = yield* connected
      const grants = yield* Grants
      const [grant, ...others] = yield* grants.list(person.id)
      assert.deepStrictEqual(others, [])
      if (grant === undefined) return assert.fail("nothing is connected")
      assert.deepInclude(grant, { workspaceId, name: "Claude" })
      yield* grants.revoke(stranger.person.id, workspaceId, grant.grantId)
      yield* grants.revoke(person.id, stranger.workspaceId, grant.grantId)
      yield* grants.revoke(person.id, workspaceId, "grt_nothing")
      assert.isTrue(Either.isRight(yield* authenticate(issued.access)))
      yield* grants.revoke(person.id, workspaceId, grant.grantId)
      assert.isTrue(Either.isLeft(yield* authenticate(issued.access)))
      assert.isTrue(Either.isRight(yield* authenticate(stranger.issued.access)))
      const entry = (yield* audited(workspaceId)).at(-1)
      assert.deepInclude(entry, { actor: person.name, what: "assistant.disconnected" })
    })
  )

  it.effect("a new password ends what was approved a moment ago too: its code is no good any more", () =>
    Effect.gen(function* () {
      const { client, person, workspaceId } = yield* connected
      const code = yield* approved({ client, person, workspaceId })
      const grants = yield* Grants
      assert.strictEqual(yield* grants.endAll(person.id, "ended with a new password"), 2)
      assert.strictEqual((yield* Effect.flip(exchanged(client, code))).code, "invalid_grant")
      assert.deepStrictEqual(yield* grants.list(person.id), [])
    })
  )

  it.effect("one that was approved and never taken up is not listed, and goes", () =>
    Effect.gen(function* () {
      const { workspace, person } = yield* signedUp()
      const client = yield* registered()
      const grants = yield* Grants
      yield* approved({ client, person, workspaceId: workspace.id })
      assert.deepStrictEqual(yield* grants.list(person.id), [])
      yield* TestClock.adjust("1 hour")
      assert.isAtLeast(yield* grants.forget, 1)
      const sql = yield* PgClient.PgClient
      assert.deepStrictEqual(yield* sql`SELECT 1 FROM oauth_grants WHERE person_id = ${person.id}`, [])
    })
  )

  it.effect("housekeeping leaves what is alive, and in the end nothing", () =>
    Effect.gen(function* () {
      const { client, issued, person } = yield* connected
      const grants = yield* Grants
      const clients = yield* Clients
      const tokens = yield* Tokens
      yield* TestClock.adjust(accessLifetime)
      yield* grants.forget
      yield* clients.forget
      yield* tokens.refresh(client, issued.refresh)
      assert.strictEqual((yield* grants.list(person.id)).length, 1)
      yield* TestClock.adjust(refreshLifetime)
      yield* grants.forget
      assert.strictEqual(yield* grants.forget, 0)
      assert.deepStrictEqual(yield* grants.list(person.id), [])
      assert.strictEqual((yield* clients.known(client.id)).id, client.id)
      yield* TestClock.adjust(Duration.days(31))
      yield* clients.forget
      assert.strictEqual((yield* Effect.flip(clients.known(client.id))).code, "invalid_client")
    })
  )
})

layer(TestOAuth)("clients", (it) => {
  it.effect("one that nobody said yes to is forgotten after a day", () =>
    Effect.gen(function* () {
      const clients = yield* Clients
      const { id } = yield* registered()
      yield* TestClock.adjust("24 hours")
      yield* clients.forget
      yield* clients.known(id)
      yield* TestClock.adjust("1 second")
      yield* clients.forget
      assert.strictEqual((yield* Effect.flip(clients.known(id))).code, "invalid_client")
    })
  )

  it.effect("one place registers only so many", () =>
    Effect.gen(function* () {
      const clients = yield* Clients
      const register = (address: string) =>
        Effect.either(clients.register({ redirect_uris: [callback] }, Option.some(address)))
      const results = yield* Effect.all(
        Array.from({ length: registrations.burst + 20 }, () => register("203.0.113.7")),
        { concurrency: 10 }
      )
      assert.strictEqual(results.filter(Either.isRight).length, registrations.burst)
      assert.isTrue(Either.isRight(yield* register("203.0.113.8")))
    })
  )

  it.effect("a document is fetched again when it is no longer fresh, and what it says then holds", () =>
    Effect.gen(function* () {
      const clients = yield* Clients
      const id = "https://client.example/metadata.json"
      const document = { client_id: id, client_name: "Claude", redirect_uris: [callback] }
      const page = { document, fetched: 0 }
      published.set(id, page)
      const find = clients.find(id, Option.none())
      assert.strictEqual((yield* find).name, "Claude")
      yield* find
      assert.strictEqual(page.fetched, 1)
      page.document = { ...document, client_name: "Claude 2", redirect_uris: ["https://claude.ai/new"] }
      yield* TestClock.adjust("30 minutes")
      assert.deepInclude(yield* find, { name: "Claude 2", redirectUris: ["https://claude.ai/new"] })
      // whoever brings a token need not be asked where they come from
      published.delete(id)
      yield* TestClock.adjust("1 hour")
      assert.strictEqual((yield* clients.known(id)).name, "Claude 2")
      assert.strictEqual((yield* Effect.flip(find))._tag, "OAuthError")
    })
  )

  it.effect("an id that is none is told so", () =>
    Effect.gen(function* () {
      const clients = yield* Clients
      for (const id of ["", "app_nothing", "app_\0", "https://nowhere.example/x", "x".repeat(5000)]) {
        const refused = yield* Effect.flip(clients.find(id, Option.none()))
        assert.deepInclude(refused, { _tag: "OAuthError", code: "invalid_client" })
      }
    })
  )
})
