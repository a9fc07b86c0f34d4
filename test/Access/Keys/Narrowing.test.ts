import { assert, layer } from "@effect/vitest"
import { Duration, Effect, type Redacted, TestClock } from "effect"
import { type Scope, scopes } from "#schema/resources/Scope.ts"
import { KeyRevocation } from "#src/Access/Keys/KeyRevocation.ts"
import { KeySuccession } from "#src/Access/Keys/KeySuccession.ts"
import { Keys } from "#src/Access/Keys/Keys.ts"
import { defaultOverlap } from "#src/Access/Keys/Succession.ts"
import { Members } from "#src/Access/Members/Members.ts"
import { Hooks } from "#src/Webhooks/Hooks/Hooks.ts"
import { brand, member } from "#test/House.ts"
import { ask, Door, refused } from "#test/Http/Asking.ts"
import { waiting } from "#test/Http/Scenes.ts"

const narrow = Effect.fn("narrow")(function* (
  { personId, workspaceId }: Effect.Effect.Success<ReturnType<typeof brand>>,
  only: ReadonlyArray<Scope>,
  expiresAt: Date | null = null
) {
  const keys = yield* Keys
  return yield* keys.create({ workspaceId, personId, name: "Narrow", scopes: only, expiresAt })
})

const tool = (key: Redacted.Redacted, name: string, args: unknown) =>
  ask("POST", "/mcp", {
    key,
    headers: { accept: "application/json, text/event-stream" },
    json: { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: args } }
  })

const subscribed = Effect.fn("subscribed")(function* (key: Redacted.Redacted, path: string) {
  const hooks = yield* Hooks
  const keys = yield* Keys
  const target_url = `https://8.8.8.8/${path}`
  const { hook } = yield* hooks.subscribe(yield* keys.authenticate(key), {
    event: "comment.received",
    target_url,
    integration: "api"
  })
  return hook.id
})

const hooksOf = Effect.fn("hooksOf")(function* (
  workspaceId: Effect.Effect.Success<ReturnType<typeof brand>>["workspaceId"]
) {
  return (yield* (yield* Hooks).list(workspaceId)).map(({ id }) => id)
})

layer(Door)("the scopes of a key", (it) => {
  it.effect("say what it may do at most, at the API and at the tools alike", () =>
    Effect.gen(function* () {
      const owner = yield* brand()
      const id = yield* waiting(owner)
      const demands: ReadonlyArray<readonly [scope: Scope, method: string, path: string, json: unknown]> = [
        ["read", "GET", "/api/v1/comments", undefined],
        ["read", "GET", "/api/v1/autopilot/guidance", undefined],
        ["read", "GET", "/api/v1/hooks", undefined],
        ["moderate", "POST", `/api/v1/comments/${id}/actions`, { action: "archive" }],
        ["moderate", "PATCH", "/api/v1/contacts/con_none", { email: "a@example.com" }],
        ["moderate", "DELETE", "/api/v1/hooks/hook_none", undefined],
        ["moderate", "POST", "/api/v1/conversions", { click_id: "clk_none", value: "1.00", currency: "EUR" }],
        ["settings", "PATCH", "/api/v1/autopilot/protections", { spam: true }]
      ]
      for (const only of scopes) {
        const { key } = yield* narrow(owner, [only])
        assert.strictEqual((yield* ask("GET", "/api/v1/me", { key })).status, 200)
        for (const [scope, method, path, json] of demands) {
          const answered = yield* ask(method, path, json === undefined ? { key } : { key, json })
          if (scope === only) assert.notStrictEqual(answered.status, 403, `${only} ${method} ${path}`)
          else assert.include(refused(answered, 403, "forbidden").message, `without the scope ${scope}`)
        }
        const listing = yield* tool(key, "list_comments", {})
        assert.strictEqual(listing.text.includes("without the scope read"), only !== "read", listing.text)
        const acting = yield* tool(key, "act_on_comment", { comment_id: id, action: "archive" })
        assert.strictEqual(acting.text.includes("without the scope moderate"), only !== "moderate", acting.text)
      }
      const { key } = yield* narrow(owner, ["read"])
      assert.isFalse(JSON.parse((yield* ask("GET", "/api/v1/me", { key })).text).data.can_act)
    })
  )

  it.effect("are never more than the role, and all of them where nothing is said", () =>
    Effect.gen(function* () {
      const owner = yield* brand()
      const viewer = yield* member(owner.workspaceId, "viewer")
      const { key } = yield* narrow({ ...owner, personId: viewer.personId }, ["read", "moderate", "settings"])
      refused(yield* ask("PATCH", "/api/v1/autopilot/protections", { key, json: { spam: true } }), 403, "forbidden")
      const keys = yield* Keys
      const [first] = yield* keys.list(owner.workspaceId)
      assert.deepInclude(first, { scopes, expiresAt: null, successorId: null })
    })
  )
})

layer(Door)("the end of a key", (it) => {
  it.effect("comes by itself, and its hooks end with it", () =>
    Effect.gen(function* () {
      const owner = yield* brand()
      const { key } = yield* narrow(
        owner,
        scopes,
        new Date(yield* Effect.clockWith((clock) => Effect.map(clock.currentTimeMillis, (now) => now + 60_000)))
      )
      const hook = yield* subscribed(key, "ending")
      assert.strictEqual((yield* ask("GET", "/api/v1/me", { key })).status, 200)
      yield* TestClock.adjust("1 minute")
      refused(yield* ask("GET", "/api/v1/me", { key }), 401, "unauthorized")
      assert.include((yield* tool(key, "whoami", {})).text, "unauthorized")
      assert.deepStrictEqual(yield* hooksOf(owner.workspaceId), [hook])
      const { forget } = yield* KeyRevocation
      assert.isAtLeast(yield* forget, 1)
      assert.deepStrictEqual(yield* hooksOf(owner.workspaceId), [])
    })
  )

  it.effect("of a key that has a successor comes after the overlap, and its hooks stay", () =>
    Effect.gen(function* () {
      const owner = yield* brand()
      const { forget, revoke } = yield* KeyRevocation
      const { rotate } = yield* KeySuccession
      const old = yield* narrow(owner, ["read", "moderate"])
      const hook = yield* subscribed(old.key, "rotating")
      const options = { overlap: defaultOverlap, expiresAt: null, actor: "Grace" }
      const made = yield* rotate(owner.workspaceId, old.id, options)
      assert.deepStrictEqual([made.name, made.scopes, made.hooksPassed], ["Narrow", ["read", "moderate"], 1])
      const again = yield* Effect.flip(rotate(owner.workspaceId, old.id, options))
      assert.include(again.message, "was already rotated")
      yield* TestClock.adjust(Duration.subtract(defaultOverlap, "1 second"))
      for (const { key } of [old, made]) assert.strictEqual((yield* ask("GET", "/api/v1/me", { key })).status, 200)
      yield* TestClock.adjust("1 second")
      refused(yield* ask("GET", "/api/v1/me", { key: old.key }), 401, "unauthorized")
      assert.strictEqual((yield* ask("GET", "/api/v1/me", { key: made.key })).status, 200)
      yield* forget
      assert.deepStrictEqual(yield* hooksOf(owner.workspaceId), [hook])
      yield* revoke(owner.workspaceId, made.id, "Grace")
      assert.deepStrictEqual(yield* hooksOf(owner.workspaceId), [])
      const other = yield* brand()
      const foreign = yield* Effect.flip(rotate(other.workspaceId, made.id, options))
      assert.include(foreign.message, "There is no key")
    }).pipe(Effect.catchTag("NotAMember", Effect.die))
  )

  it.effect("is that of the membership, also for who comes back, and the hooks end or stay as is said", () =>
    Effect.gen(function* () {
      const owner = yield* brand()
      const members = yield* Members
      const own = yield* subscribed(owner.key, "own")
      for (const fate of ["end", "pass"] as const) {
        const leaver = yield* member(owner.workspaceId, "moderator")
        const theirs = yield* subscribed(leaver.key, `of-leaver-${fate}`)
        const who = { workspaceId: owner.workspaceId, personId: leaver.personId, actor: "Grace" }
        const ended = yield* members.remove({ ...who, hooks: fate === "end" ? fate : { passTo: owner.personId } })
        assert.deepStrictEqual(ended, {
          keysRevoked: 1,
          invitationsTakenBack: 0,
          hooksPassed: fate === "pass" ? 1 : 0,
          hooksRemoved: fate === "end" ? 1 : 0
        })
        assert.sameMembers(yield* hooksOf(owner.workspaceId), fate === "pass" ? [theirs, own] : [own])
        refused(yield* ask("GET", "/api/v1/me", { key: leaver.key }), 401, "unauthorized")
        const person = { id: leaver.personId, name: "Ada Operator", email: null }
        yield* members.add({ ...who, person, role: "owner", limitedTo: null })
        refused(yield* ask("GET", "/api/v1/comments", { key: leaver.key }), 401, "unauthorized")
      }
    })
  )

  it.effect("hands hooks over to a member, with whom they end or go on to the next, whatever becomes of keys", () =>
    Effect.gen(function* () {
      const owner = yield* brand()
      const members = yield* Members
      const { revoke } = yield* KeyRevocation
      const { workspaceId } = owner
      const [leaver, heir] = [yield* member(workspaceId, "moderator"), yield* member(workspaceId, "admin")]
      const second = yield* narrow({ ...owner, personId: leaver.personId }, scopes)
      const [one, both, shared] = [
        yield* subscribed(leaver.key, "one"),
        yield* subscribed(leaver.key, "both"),
        yield* subscribed(leaver.key, "shared")
      ]
      yield* subscribed(second.key, "both")
      yield* subscribed(owner.key, "shared")
      const passed = { workspaceId, personId: leaver.personId, actor: "Grace", hooks: { passTo: heir.personId } }
      assert.deepInclude(yield* members.remove(passed), { keysRevoked: 2, hooksPassed: 2, hooksRemoved: 0 })
      // a key that asks for it later, and is revoked, takes nothing away from who took it over
      const later = yield* narrow(owner, scopes)
      assert.strictEqual(yield* subscribed(later.key, "one"), one)
      yield* revoke(workspaceId, later.id, "Grace")
      assert.sameMembers(yield* hooksOf(workspaceId), [one, both, shared])
      const onward = { workspaceId, personId: heir.personId, actor: "Grace", hooks: { passTo: owner.personId } }
      assert.deepInclude(yield* members.remove(onward), { hooksPassed: 2, hooksRemoved: 0 })
      yield* members.add({
        ...onward,
        person: { id: heir.personId, name: "Ada Operator", email: null },
        role: "owner",
        limitedTo: null
      })
      const last = yield* members.remove({ ...passed, personId: owner.personId, hooks: "end" })
      assert.deepInclude(last, { hooksRemoved: 3 })
      assert.deepStrictEqual(yield* hooksOf(workspaceId), [])
    })
  )
})
