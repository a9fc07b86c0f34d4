import { PgClient } from "@effect/sql-pg"
import { assert, describe } from "@effect/vitest"
import { Effect, Redacted } from "effect"
import { Keys } from "#src/Access/Keys.ts"
import { brand, create, refusal, scenario, steward, withoutIds } from "./AccessCommands.ts"

describe("steward keys", () => {
  scenario("the first command makes workspace, person and key, and says so", () =>
    Effect.gen(function* () {
      const first = yield* steward("keys", "create", ...brand, "--name", "Zapier", "--time-zone", "Europe/Oslo")
      const [key = ""] = /stw_live_[0-9A-Za-z]{38}/.exec(first.out) ?? []
      assert.deepStrictEqual(withoutIds(first.out).split("\n"), [
        'Made the workspace "Brand" (ws_…), in Europe/Oslo.',
        'Made the person "Ada Operator" (usr_…).',
        'The key "Zapier" acts as "Ada Operator", owner in "Brand":',
        "",
        `  ${key}`,
        "",
        "It is shown this once: keep it where you keep secrets. Requests carry it as",
        `Authorization: Bearer ${key.slice(0, 13)}…, and GET /api/v1/me answers whose it is.`
      ])
      const principal = yield* Effect.flatMap(Keys, (keys) => keys.authenticate(Redacted.make(key)))
      assert.strictEqual(
        `${principal.workspaceName} ${principal.personName} ${principal.role}`,
        "Brand Ada Operator owner"
      )

      const second = yield* steward("keys", "create", "--workspace", " brand ", "--person", "ada operator")
      assert.match(second.out, /^The key "API key" acts as "Ada Operator", owner in "Brand":\n/)
    })
  )

  scenario("a known person who is new in a workspace joins it with the role that is said", () =>
    Effect.gen(function* () {
      const there = yield* create(...brand)
      yield* create("--workspace", "Other", "--person", "Grace")
      const { out } = yield* steward(
        "keys",
        "create",
        "--workspace",
        "Other",
        "--person",
        "Ada Operator",
        "--role",
        "viewer"
      )
      assert.include(out, `"Ada Operator" (${there.person.id}) is now viewer in "Other".`)
      assert.include(out, 'acts as "Ada Operator", viewer in "Other"')
    })
  )

  scenario("what was made before is found by id, and told apart in JSON", () =>
    Effect.gen(function* () {
      const first = yield* create(...brand, "--role", "admin")
      assert.deepStrictEqual([first.workspace.made, first.person.made, first.person.role], [true, true, "admin"])
      const again = yield* create("--workspace", first.workspace.id, "--person", first.person.id)
      assert.deepStrictEqual(again.workspace, { ...first.workspace, made: false })
      assert.deepStrictEqual(again.person, { ...first.person, made: false })
    })
  )

  scenario("what does not fit is refused in words, and nothing is made", () =>
    Effect.gen(function* () {
      const sql = yield* PgClient.PgClient
      yield* create(...brand)
      const id = "0".repeat(32)
      const refusals: ReadonlyArray<readonly [string, ...ReadonlyArray<string>]> = [
        ['"Ada Operator" is owner in "Brand", not viewer; leave --role out', ...brand, "--role", "viewer"],
        ['"Brand" exists, in UTC; --time-zone is for a new workspace', ...brand, "--time-zone", "Europe/Oslo"],
        ['--time-zone: "Oslo" is not a time zone', "--workspace", "New", "--person", "Bob", "--time-zone", "Oslo"],
        ["--workspace: must not be empty", "--workspace", " ", "--person", "Bob"],
        ["--name: must have at most 100 characters, not 101", ...brand, "--name", "x".repeat(101)],
        ['There is no workspace "ws_…". Those there are: "Brand"', "--workspace", `ws_${id}`, "--person", "Bob"],
        ["There is no person with the id usr_…", "--workspace", "Brand", "--person", `usr_${id}`],
        ["owner, admin, manager, moderator, viewer", ...brand, "--role", "boss"],
        ["--person", "--workspace", "Brand"]
      ]
      for (const [words, ...args] of refusals) assert.include(yield* refusal("keys", "create", ...args), words)
      const [counts] = yield* sql`SELECT (SELECT count(*)::int FROM workspaces) AS workspaces,
        (SELECT count(*)::int FROM people) AS people, (SELECT count(*)::int FROM api_keys) AS keys`
      assert.deepStrictEqual(counts, { workspaces: 1, people: 1, keys: 1 })
    })
  )

  scenario("the list shows whose keys there are, and never a key", () =>
    Effect.gen(function* () {
      assert.strictEqual((yield* steward("keys", "list")).out, "There are no keys yet; keys create makes one.")
      const ada = yield* create(...brand, "--name", "Zapier")
      const grace = yield* create("--workspace", "Other", "--person", "Grace")
      yield* steward("keys", "revoke", grace.key.id)
      const list = yield* steward("keys", "list")
      assert.deepStrictEqual(withoutIds(list.out).split("\n"), [
        "KEY             NAME     ACTS AS       WORKSPACE  MADE        REVOKED     ID",
        `${ada.key.prefix}…  Zapier   Ada Operator  Brand      1970-01-01              key_…`,
        `${grace.key.prefix}…  API key  Grace         Other      1970-01-01  1970-01-01  key_…`
      ])
      const { out } = yield* steward("keys", "list", "--json", "--workspace", "other")
      assert.deepStrictEqual(JSON.parse(out), [
        {
          id: grace.key.id,
          name: "API key",
          prefix: grace.key.prefix,
          created_by: { name: "Grace" },
          workspace: { id: grace.workspace.id, name: "Other" },
          created_at: "1970-01-01T00:00:00.000Z",
          revoked_at: "1970-01-01T00:00:00.000Z"
        }
      ])
      assert.strictEqual(
        yield* refusal("keys", "list", "--workspace", "Nope"),
        'There is no workspace "Nope". Those there are: "Brand", "Other"'
      )
    })
  )

  scenario("a key is revoked by its id or its first characters, once", () =>
    Effect.gen(function* () {
      const keys = yield* Keys
      const made = yield* create(...brand)
      const which = `The key "API key" (${made.key.prefix}…) of "Ada Operator" in "Brand"`
      assert.strictEqual((yield* steward("keys", "revoke", made.key.prefix)).out, `${which} is revoked.`)
      yield* Effect.flip(keys.authenticate(Redacted.make(made.key.key)))
      assert.strictEqual((yield* steward("keys", "revoke", made.key.id)).out, `${which} was revoked before.`)
      assert.strictEqual(
        yield* refusal("keys", "revoke", "stw_live_none"),
        "There is no such key; keys list shows those there are"
      )
    })
  )
})
