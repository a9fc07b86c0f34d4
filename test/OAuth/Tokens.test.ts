import { PgClient } from "@effect/sql-pg"
import { assert, layer } from "@effect/vitest"
import { Duration, Effect, Either, Redacted, TestClock } from "effect"
import { scopes } from "#schema/Scope.ts"
import { AccessTokens } from "#src/OAuth/AccessTokens.ts"
import { OAuthError } from "#src/OAuth/OAuthError.ts"
import * as OpaqueToken from "#src/OAuth/OpaqueToken.ts"
import { accessLifetime, type IssuedTokens, refreshLifetime, Tokens } from "#src/OAuth/Tokens.ts"
import { audited } from "#test/Access/TestAccess.ts"
import { signedUp } from "#test/Access/TestSignIn.ts"
import { approved, exchanged, registered, TestOAuth } from "./TestOAuth.ts"

const isGood = (token: Redacted.Redacted) =>
  Effect.flatMap(AccessTokens, ({ authenticate }) => authenticate(token)).pipe(
    Effect.as(true),
    Effect.catchTag("InvalidToken", () => Effect.succeed(false))
  )

const refreshed = (
  client: Effect.Effect.Success<ReturnType<typeof registered>>,
  { refresh }: Pick<IssuedTokens, "refresh">,
  scope?: string
) => Effect.flatMap(Tokens, (tokens) => tokens.refresh(client, refresh, scope))

/** A person of a brand of their own, a client, and a code for it. */
const asking = Effect.gen(function* () {
  const { workspace, person } = yield* signedUp()
  const client = yield* registered()
  const who = { client, person, workspaceId: workspace.id }
  return { ...who, code: yield* approved(who) }
})

const connected = Effect.gen(function* () {
  const { client, code, ...who } = yield* asking
  return { ...who, client, code, issued: yield* exchanged(client, code) }
})

const ended = Effect.fn("ended")(function* (workspaceId: Effect.Effect.Success<typeof connected>["workspaceId"]) {
  const entries = yield* audited(workspaceId)
  return entries.filter(({ what }) => what === "assistant.disconnected")
})

const refusal = <A>(effect: Effect.Effect<A, OAuthError, Tokens>) =>
  Effect.map(Effect.flip(effect), (error) => {
    assert.instanceOf(error, OAuthError)
    return error.code
  })

layer(TestOAuth)("Tokens", (it) => {
  it.effect("a code gives tokens for what the person allowed, and all of it is in the audit log", () =>
    Effect.gen(function* () {
      const { client, issued, person, workspaceId } = yield* connected
      assert.deepStrictEqual(issued.scopes, scopes)
      const principal = yield* Effect.flatMap(AccessTokens, ({ authenticate }) => authenticate(issued.access))
      assert.deepInclude(principal, { workspaceId, personId: person.id, role: "owner" })
      assert.deepInclude(principal.assistant, { name: "Claude", scopes })
      const entries = (yield* audited(workspaceId)).filter(({ what }) => what.startsWith("assistant"))
      const after = {
        grant_id: principal.assistant.grantId,
        person: person.name,
        assistant: "Claude",
        client_id: client.id,
        scopes
      }
      assert.deepStrictEqual(entries, [{ actor: person.name, what: "assistant.connected", before: null, after }])
    })
  )

  it.effect("codes and tokens are not kept as they are", () =>
    Effect.gen(function* () {
      const { code, issued } = yield* connected
      const sql = yield* PgClient.PgClient
      const rows = yield* sql`
        SELECT encode(hash, 'escape') AS hash, grant_id FROM oauth_codes
        UNION ALL SELECT encode(hash, 'escape'), kind FROM oauth_tokens`
      for (const secret of [code, issued.access, issued.refresh]) {
        assert.notInclude(JSON.stringify(rows), OpaqueToken.text(secret).slice(5))
      }
    })
  )

  it.effect("a code that is used twice ends everything it gave", () =>
    Effect.gen(function* () {
      const { client, code, issued, workspaceId } = yield* connected
      assert.isTrue(yield* isGood(issued.access))
      assert.strictEqual(yield* refusal(exchanged(client, code)), "invalid_grant")
      assert.isFalse(yield* isGood(issued.access))
      assert.strictEqual(yield* refusal(refreshed(client, issued)), "invalid_grant")
      const [entry] = yield* ended(workspaceId)
      assert.strictEqual(entry?.actor, "Steward")
      assert.include(JSON.stringify(entry?.after), "used before")
    })
  )

  it.effect("a code that is used twice at once gives nothing that lasts", () =>
    Effect.gen(function* () {
      const { client, code } = yield* asking
      const results = yield* Effect.all(
        Array.from({ length: 6 }, () => Effect.either(exchanged(client, code))),
        { concurrency: "unbounded" }
      )
      const issued = results.filter(Either.isRight).map(({ right }) => right)
      assert.isAtMost(issued.length, 1)
      for (const { access } of issued) assert.isFalse(yield* isGood(access))
    })
  )

  it.effect("whatever is wrong with an exchange, the code is spent", () =>
    Effect.gen(function* () {
      for (const wrong of [
        { verifier: "another-verifier-that-is-long-enough-to-be-one" },
        { verifier: "" },
        { redirectUri: "https://claude.ai/other" },
        { redirectUri: null }
      ]) {
        const { client, code, workspaceId } = yield* asking
        assert.strictEqual(yield* refusal(exchanged(client, code, wrong)), "invalid_grant")
        assert.strictEqual(yield* refusal(exchanged(client, code)), "invalid_grant")
        assert.strictEqual((yield* ended(workspaceId)).length, 1)
      }
    })
  )

  it.effect("another client gets nothing for a code or a refresh token, and spends it", () =>
    Effect.gen(function* () {
      const thief = yield* registered({ client_name: "Claude" })
      const { client, code } = yield* asking
      assert.strictEqual(yield* refusal(exchanged(thief, code)), "invalid_grant")
      assert.strictEqual(yield* refusal(exchanged(client, code)), "invalid_grant")
      const other = yield* connected
      assert.strictEqual(yield* refusal(refreshed(thief, other.issued)), "invalid_grant")
      assert.strictEqual(yield* refusal(refreshed(other.client, other.issued)), "invalid_grant")
      assert.isFalse(yield* isGood(other.issued.access))
    })
  )

  it.effect("a code is good for a minute", () =>
    Effect.gen(function* () {
      const early = yield* asking
      yield* TestClock.adjust("59 seconds")
      const late = yield* asking
      yield* exchanged(early.client, early.code)
      yield* TestClock.adjust("60 seconds")
      assert.strictEqual(yield* refusal(exchanged(late.client, late.code)), "invalid_grant")
    })
  )

  it.effect("access lasts an hour, and a refresh token as long as it is used", () =>
    Effect.gen(function* () {
      const { client, issued } = yield* connected
      yield* TestClock.adjust(Duration.subtract(accessLifetime, "1 second"))
      assert.isTrue(yield* isGood(issued.access))
      yield* TestClock.adjust("1 second")
      assert.isFalse(yield* isGood(issued.access))
      let current = yield* refreshed(client, issued)
      for (let month = 0; month < 6; month++) {
        yield* TestClock.adjust(Duration.subtract(refreshLifetime, "1 second"))
        current = yield* refreshed(client, current)
        assert.isTrue(yield* isGood(current.access))
      }
      yield* TestClock.adjust(refreshLifetime)
      assert.strictEqual(yield* refusal(refreshed(client, current)), "invalid_grant")
    })
  )

  it.effect("a refresh token may be repeated for half a minute, and ends everything after that", () =>
    Effect.gen(function* () {
      const { client, issued, workspaceId } = yield* connected
      const together = yield* Effect.all(
        Array.from({ length: 5 }, () => refreshed(client, issued)),
        { concurrency: "unbounded" }
      )
      assert.strictEqual(new Set(together.map(({ refresh }) => OpaqueToken.text(refresh))).size, 5)
      yield* TestClock.adjust("30 seconds")
      const last = yield* refreshed(client, issued)
      yield* TestClock.adjust("1 second")
      assert.strictEqual(yield* refusal(refreshed(client, issued)), "invalid_grant")
      for (const { access } of [issued, ...together, last]) assert.isFalse(yield* isGood(access))
      assert.strictEqual(yield* refusal(refreshed(client, last)), "invalid_grant")
      assert.strictEqual((yield* ended(workspaceId)).length, 1)
    })
  )

  it.effect("a refresh may ask for less and not for more, and is not spent by asking", () =>
    Effect.gen(function* () {
      const { client, person, workspaceId } = yield* asking
      const code = yield* approved({ client, person, workspaceId, allowed: ["read"] })
      const issued = yield* exchanged(client, code)
      assert.deepStrictEqual(issued.scopes, ["read"])
      assert.strictEqual(yield* refusal(refreshed(client, issued, "settings")), "invalid_scope")
      assert.strictEqual(yield* refusal(refreshed(client, issued, "nonsense")), "invalid_scope")
      assert.deepStrictEqual((yield* refreshed(client, issued, "read offline_access")).scopes, ["read"])
    })
  )

  it.effect("one kind of token does not stand in for another", () =>
    Effect.gen(function* () {
      const { client, code, issued } = yield* connected
      assert.isFalse(yield* isGood(issued.refresh))
      assert.isFalse(yield* isGood(code))
      assert.strictEqual(yield* refusal(refreshed(client, { refresh: issued.access })), "invalid_grant")
      assert.strictEqual(yield* refusal(exchanged(client, issued.access)), "invalid_grant")
      const text = OpaqueToken.text(issued.access)
      for (const odd of ["", "mcpa_", text.slice(0, -1), `${text}a`, text.toUpperCase(), `${text}\0`]) {
        assert.isFalse(yield* isGood(Redacted.make(odd)), odd)
      }
      assert.isTrue(yield* isGood(issued.access))
    })
  )

  it.effect("a client revokes what is its own, by either token", () =>
    Effect.gen(function* () {
      const tokens = yield* Tokens
      const other = yield* registered()
      for (const kind of ["access", "refresh"] as const) {
        const { client, issued, workspaceId } = yield* connected
        yield* tokens.revoke(other, issued[kind])
        yield* tokens.revoke(client, Redacted.make("nonsense"))
        assert.isTrue(yield* isGood(issued.access))
        yield* tokens.revoke(client, issued[kind])
        yield* tokens.revoke(client, issued[kind])
        assert.isFalse(yield* isGood(issued.access))
        assert.strictEqual(yield* refusal(refreshed(client, issued)), "invalid_grant")
        assert.deepStrictEqual(
          (yield* ended(workspaceId)).map(({ actor }) => actor),
          ["Claude"]
        )
      }
    })
  )
})
