import { PgClient } from "@effect/sql-pg"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer, Redacted, Schema, TestClock } from "effect"
import { Keys } from "#src/Access/Keys.ts"
import type { CliServices } from "#src/Cli/Steward.ts"
import { TestAccess } from "#test/Access/TestAccess.ts"
import { printed, unused } from "./Printed.ts"

const withoutIds = (text: string) => text.replace(/\b(ws|usr|key)_[0-9a-f]{32}\b/g, "$1_…")

/** Runs a command on the services of the test: what it printed, line by line, and whether it failed. */
const steward = Effect.fn("steward")(function* (...args: ReadonlyArray<string>) {
  const context = yield* Effect.context<CliServices>()
  return yield* printed({ ...unused, access: Layer.succeedContext(context) }, args)
})

const refusal = (...args: ReadonlyArray<string>) =>
  Effect.map(steward(...args), ({ out, err, failed }) => {
    assert.isTrue(failed)
    assert.strictEqual(out, "")
    return withoutIds(err)
  })

const Made = Schema.parseJson(
  Schema.Struct({
    workspace: Schema.Struct({ id: Schema.String, made: Schema.Boolean }),
    person: Schema.Struct({ id: Schema.String, made: Schema.Boolean, role: Schema.String }),
    key: Schema.Struct({ id: Schema.String, prefix: Schema.String, key: Schema.String })
  })
)

const create = Effect.fn("create")(function* (...args: ReadonlyArray<string>) {
  const { out, err } = yield* steward("keys", "create", "--json", ...args)
  assert.strictEqual(err, "")
  return yield* Schema.decodeUnknown(Made)(out)
})

const brand = ["--workspace", "Brand", "--person", "Ada Operator"]

const scenario = (name: string, run: () => Effect.Effect<void, unknown, CliServices | PgClient.PgClient>) =>
  it.effect(name, () => Effect.provide(run(), TestAccess))

describe("steward", () => {
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

  scenario("roles are changed and taken, and the keys follow", () =>
    Effect.gen(function* () {
      const keys = yield* Keys
      const { person } = yield* create(...brand)
      yield* TestClock.adjust("1 second")
      const bob = yield* create("--workspace", "Brand", "--person", "Bob", "--role", "manager")
      const role = Effect.map(keys.authenticate(Redacted.make(bob.key.key)), (principal) => principal.role)

      const changed = yield* steward("members", "role", "bob", "viewer")
      assert.strictEqual(changed.out, '"Bob" is now viewer in "Brand".')
      assert.strictEqual(yield* role, "viewer")
      const list = yield* steward("members", "list", "--json")
      assert.deepStrictEqual(JSON.parse(list.out), [
        { id: person.id, name: "Ada Operator", role: "owner", limited_to: null },
        { id: bob.person.id, name: "Bob", role: "viewer", limited_to: null }
      ])
      const removed = yield* steward("members", "remove", bob.person.id)
      assert.strictEqual(removed.out, '"Bob" is no longer a member of "Brand".')
      assert.isNull(yield* role)

      assert.include(yield* refusal("members", "remove", "Ada Operator"), "is the only owner of this workspace")
      assert.include(yield* refusal("members", "role", "Bob", "admin"), '"Bob" is not a member of "Brand"')
      yield* create("--workspace", "Other", "--person", "Grace")
      assert.include(yield* refusal("members", "list"), "say which with --workspace")
    })
  )

  it.effect("help is given, and nonsense refused, without a database", () =>
    Effect.gen(function* () {
      const none = Layer.fail({ message: "There is no database" })
      const fails = (args: ReadonlyArray<string>) =>
        Effect.map(
          printed({ access: none, webhooks: none, signIn: none, moderation: none, autopilot: none }, args),
          ({ failed }) => failed
        )
      for (const args of [
        [],
        ["keys"],
        ["keys", "create", "--help"],
        ["webhooks"],
        ["webhooks", "add", "--help"],
        ["--version"]
      ]) {
        assert.isFalse(yield* fails(args), args.join(" "))
      }
      for (const args of [["keyz"], ["keys", "list", "--nope"], ["keys", "list"]]) {
        assert.isTrue(yield* fails(args), args.join(" "))
      }
    })
  )
})
