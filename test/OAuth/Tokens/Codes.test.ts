import { assert, layer } from "@effect/vitest"
import { Effect, Either, TestClock } from "effect"
import { scopes } from "#schema/resources/Scope.ts"
import { AccessTokens } from "#src/OAuth/Grants/AccessTokens.ts"
import { audited } from "#test/Access/TestAccess.ts"
import { exchanged, TestOAuth } from "../TestOAuth.ts"
import { asking, connected, ended, isGood, refreshed, refusal } from "./Asking.ts"

layer(TestOAuth)("codes", (it) => {
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
})
