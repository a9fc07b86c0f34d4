import { PgClient } from "@effect/sql-pg"
import { assert, describe } from "@effect/vitest"
import { Effect, Redacted } from "effect"
import { Keys } from "#src/Access/Keys/Keys.ts"
import { create, refusal, scenario, steward, withoutIds } from "./AccessCommands.ts"

describe("steward keys", () => {
  scenario("with one workspace and one owner, a key takes no more than a name", () =>
    Effect.gen(function* () {
      yield* steward("workspaces", "create", "Brand")
      assert.include(yield* refusal("keys", "create"), 'Nobody is a member of "Brand" yet')
      yield* steward("members", "add", "Ada Operator", "--role", "owner")
      const first = yield* steward("keys", "create", "--name", "Zapier")
      const [key = ""] = /stw_live_[0-9A-Za-z]{38}/.exec(first.out) ?? []
      assert.deepStrictEqual(first.out.split("\n"), [
        'The key "Zapier" acts as "Ada Operator", owner in "Brand":',
        "",
        `  ${key}`,
        "",
        "It is shown only once: keep it where you keep secrets. Requests carry it as",
        `Authorization: Bearer ${key.slice(0, 13)}…, and GET /api/v1/me answers whose it is.`
      ])
      const principal = yield* Effect.flatMap(Keys, (keys) => keys.authenticate(Redacted.make(key)))
      assert.deepInclude(principal, { workspaceName: "Brand", personName: "Ada Operator", role: "owner" })

      yield* steward("members", "add", "Bob", "--role", "viewer")
      assert.include((yield* steward("keys", "create")).out, 'acts as "Ada Operator", owner')
      yield* steward("members", "add", "Grace", "--role", "owner")
      const which = 'Say whom the key acts as, with --person. The members of "Brand" are'
      assert.include(yield* refusal("keys", "create"), which)
      assert.include((yield* steward("keys", "create", "--person", " grace ")).out, 'acts as "Grace", owner')
    })
  )

  scenario("who is invited is no member yet, which is said with the way that works at once", () =>
    Effect.gen(function* () {
      const sql = yield* PgClient.PgClient
      yield* steward("workspaces", "create", "Brand")
      assert.include(yield* refusal("keys", "create"), "members add NAME --role owner --workspace Brand")
      yield* sql`
        INSERT INTO invitations
          (workspace_id, id, email, role, limited_to, hash, mailed, invited_by, created_at, expires_at)
        SELECT id, 'inv_' || repeat('0', 32), 'ali@example.com', 'owner', NULL, '\\x01', true, 'Somebody', '1970-01-01Z', '2100-01-01Z' FROM workspaces`
      for (const args of [[], ["--person", "Ali@example.com"]]) {
        const said = yield* refusal("keys", "create", ...args)
        assert.match(said, /^ali@example\.com is invited to "Brand", and becomes a member/)
        assert.include(said, "\n  bun run steward members add NAME --role owner --workspace Brand\n")
      }
      yield* steward("members", "add", "Ada Operator", "--role", "owner")
      assert.include((yield* steward("keys", "create")).out, 'acts as "Ada Operator"')
    })
  )

  scenario("the audit log tells who made a key for whom", () =>
    Effect.gen(function* () {
      const sql = yield* PgClient.PgClient
      const { workspace } = yield* create("Brand", "Ali Robot")
      yield* steward("keys", "rotate", "API key")
      const entries = yield* sql`
        SELECT actor, after ->> 'acts_as' AS acts_as FROM audit_log
        WHERE workspace_id = ${workspace.id} AND what = 'key.created'`
      const made = { actor: "Steward's operator", acts_as: "Ali Robot" }
      assert.deepStrictEqual(entries, [made, made])
    })
  )

  scenario("nothing is made by a typo", () =>
    Effect.gen(function* () {
      const sql = yield* PgClient.PgClient
      yield* create("Nordlys Outdoor")
      yield* create("Fjord Coffee")
      const there = sql`SELECT (SELECT count(*)::int FROM workspaces) AS workspaces,
        (SELECT count(*)::int FROM people) AS people, (SELECT count(*)::int FROM api_keys) AS keys`
      const before = yield* there
      const inNordlys = ["--workspace", "Nordlys Outdoor"]
      const refusals: ReadonlyArray<readonly [string, ...ReadonlyArray<string>]> = [
        [
          'There is no workspace "Nordlis Outdoor". Did you mean "Nordlys Outdoor"? Choose one of: "Fjord Coffee", "Nordlys Outdoor".',
          "--workspace",
          "Nordlis Outdoor"
        ],
        ['There is no workspace "Typo". Choose one of: "Fjord Coffee", "Nordlys Outdoor".', "--workspace", "Typo"],
        [
          '"Ada Operatr" is not a member of "Nordlys Outdoor". Did you mean "Ada Operator"?',
          ...inNordlys,
          "--person",
          "Ada Operatr"
        ],
        ['There are several workspaces: "Fjord Coffee", "Nordlys Outdoor".', "--name", "Zapier"],
        ["--workspace: must not be empty", "--workspace", " "],
        ["--name: must have at most 100 characters, not 101", ...inNordlys, "--name", "x".repeat(101)],
        ['There is no workspace "ws_…".', "--workspace", `ws_${"0".repeat(32)}`]
      ]
      for (const [words, ...args] of refusals) assert.include(yield* refusal("keys", "create", ...args), words)
      assert.deepStrictEqual(yield* there, before)
      const shown = yield* refusal("keys", "create", "--name", "Zapier for Ada")
      assert.match(shown, /\n {2}bun run steward keys create --name "Zapier for Ada" --workspace "Fjord Coffee"$/)
    })
  )

  scenario("the list shows whose keys there are, and never a key", () =>
    Effect.gen(function* () {
      const none = "There are no keys yet. To make one:\n  bun run steward keys create --name NAME"
      assert.strictEqual((yield* steward("keys", "list")).out, none)
      const ada = yield* create("Brand", "Ada Operator", "owner", "--name", "Zapier", "--expires", "36h")
      const grace = yield* create("Other", "Grace")
      yield* steward("keys", "revoke", grace.key.id, "--yes")
      const list = yield* steward("keys", "list")
      assert.deepStrictEqual(withoutIds(list.out).split("\n"), [
        "KEY             NAME     ACTS AS       MAY                     WORKSPACE  MADE        ENDS (UTC)        REVOKED     ID",
        `${ada.key.prefix}…  Zapier   Ada Operator  read moderate settings  Brand      1970-01-01  1970-01-02 12:00              key_…`,
        `${grace.key.prefix}…  API key  Grace         read moderate settings  Other      1970-01-01                    1970-01-01  key_…`
      ])
      const { out } = yield* steward("keys", "list", "--json", "--workspace", "other")
      assert.deepStrictEqual(JSON.parse(out), {
        data: [
          {
            id: grace.key.id,
            name: "API key",
            prefix: grace.key.prefix,
            created_by: { name: "Grace" },
            workspace: { id: grace.workspace.id, name: "Other" },
            created_at: "1970-01-01T00:00:00.000Z",
            revoked_at: "1970-01-01T00:00:00.000Z",
            scopes: ["read", "moderate", "settings"],
            expires_at: null,
            successor_id: null,
            campaign: null
          }
        ],
        next_cursor: null
      })
    })
  )

  scenario("a key may be made for less and for a time, and be given a successor", () =>
    Effect.gen(function* () {
      const { workspace } = yield* create("Brand", "Ada Operator")
      const limits = ["--scope", "read", "--scope", "moderate", "--expires", "90d"]
      const made = yield* steward("keys", "create", "--name", "Narrow", ...limits)
      assert.include(made.out, "It has only the scopes read and moderate.")
      assert.include(made.out, "It ends on 1970-04-01 00:00 UTC.")
      const list = JSON.parse((yield* steward("keys", "list", "--json")).out).data
      const narrow = list.find(({ name }: { readonly name: string }) => name === "Narrow")
      assert.deepInclude(narrow, {
        workspace: { id: workspace.id, name: workspace.name },
        scopes: ["read", "moderate"],
        expires_at: "1970-04-01T00:00:00.000Z"
      })
      const rotated = JSON.parse((yield* steward("keys", "rotate", narrow.id, "--overlap", "7d", "--json")).out)
      assert.deepInclude(rotated, {
        name: "Narrow",
        scopes: ["read", "moderate"],
        expires_at: "1970-04-01T00:00:00.000Z"
      })
      const never = JSON.parse((yield* steward("keys", "rotate", rotated.id, "--expires", "never", "--json")).out)
      assert.isNull(never.expires_at)
      assert.strictEqual(rotated.previous.until, "1970-01-08T00:00:00.000Z")
      const keys = yield* Keys
      yield* keys.authenticate(Redacted.make(rotated.key))
      assert.include(yield* refusal("keys", "rotate", narrow.id), "was already rotated")
      for (const odd of ["soon", "-1d", "1970-13-45", "1969-12-31"]) {
        assert.match(yield* refusal("keys", "create", "--expires", odd), /is not a time|is in the past/)
      }
    })
  )

  scenario("a key is revoked by its id or its first characters, once, and after a yes", () =>
    Effect.gen(function* () {
      const keys = yield* Keys
      const made = yield* create()
      const which = `The key "API key" (${made.key.prefix}…) of "Ada Operator" in "Brand"`
      const asked = yield* refusal("keys", "revoke", made.key.prefix)
      assert.include(asked, "will be refused, and the hooks that it alone asked for will be removed.")
      assert.include(asked, "Nothing is done without a yes")
      yield* keys.authenticate(Redacted.make(made.key.key))
      assert.strictEqual((yield* steward("keys", "revoke", made.key.prefix, "--yes")).out, `${which} is revoked.`)
      yield* Effect.flip(keys.authenticate(Redacted.make(made.key.key)))
      assert.strictEqual((yield* steward("keys", "revoke", made.key.id)).out, `${which} was revoked before.`)
      assert.include(yield* refusal("keys", "revoke", "stw_live_none"), "There is no such key.")
    })
  )
})
