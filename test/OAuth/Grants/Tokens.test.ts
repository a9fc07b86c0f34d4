import { PgClient } from "@effect/sql-pg"
import { assert, layer } from "@effect/vitest"
import { Duration, Effect, Redacted, TestClock } from "effect"
import { scopes } from "#schema/resources/Scope.ts"
import { AccessTokens } from "#src/OAuth/Grants/AccessTokens.ts"
import { accessLifetime, refreshLifetime, Tokens } from "#src/OAuth/Grants/Tokens.ts"
import * as OpaqueToken from "#src/OAuth/Protocol/OpaqueToken.ts"
import { approved, exchanged, registered, TestOAuth } from "../TestOAuth.ts"
import { asking, connected, ended, isGood, refreshed, refusal } from "../Tokens/Asking.ts"

layer(TestOAuth)("Tokens", (it) => {
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

  it.effect(
    "a refresh token may be repeated for half a minute, gives the same each time, and ends everything after",
    () =>
      Effect.gen(function* () {
        const { client, issued, workspaceId } = yield* connected
        const together = yield* Effect.all(
          Array.from({ length: 5 }, () => refreshed(client, issued)),
          { concurrency: "unbounded" }
        )
        yield* TestClock.adjust("30 seconds")
        const last = yield* refreshed(client, issued)
        for (const kind of ["access", "refresh"] as const) {
          assert.strictEqual(new Set([...together, last].map((one) => OpaqueToken.text(one[kind]))).size, 1)
          assert.notStrictEqual(OpaqueToken.text(last[kind]), OpaqueToken.text(issued[kind]))
        }
        assert.strictEqual(Duration.toSeconds(together[0]?.expiresIn ?? 0), 3600)
        assert.strictEqual(Duration.toSeconds(last.expiresIn), 3570)
        const sql = yield* PgClient.PgClient
        const live = yield* sql`
        SELECT t.kind FROM oauth_tokens t JOIN oauth_grants g USING (workspace_id)
        WHERE g.id = t.grant_id AND g.workspace_id = ${workspaceId} ORDER BY t.kind`
        assert.strictEqual(live.length, 4)
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

  it.effect("less that was asked for holds for the access token, and the next refresh has all again", () =>
    Effect.gen(function* () {
      const { client, issued } = yield* connected
      const scopesOf = Effect.fnUntraced(function* (access: Redacted.Redacted) {
        const { authenticate } = yield* AccessTokens
        return (yield* authenticate(access)).assistant.scopes
      })
      assert.deepStrictEqual(yield* scopesOf(issued.access), scopes)
      const less = yield* refreshed(client, issued, "read")
      assert.deepStrictEqual(less.scopes, ["read"])
      assert.deepStrictEqual(yield* scopesOf(less.access), ["read"])
      const again = yield* refreshed(client, issued, "moderate read")
      assert.deepStrictEqual(yield* scopesOf(again.access), ["read", "moderate"])
      assert.strictEqual(OpaqueToken.text(again.refresh), OpaqueToken.text(less.refresh))
      const whole = yield* refreshed(client, less)
      assert.deepStrictEqual(yield* scopesOf(whole.access), scopes)
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
