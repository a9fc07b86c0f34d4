import { PgClient } from "@effect/sql-pg"
import { assert, describe } from "@effect/vitest"
import { Effect, Redacted, TestClock } from "effect"
import { Keys } from "#src/Access/Keys/Keys.ts"
import { create, refusal, scenario, steward } from "../AccessCommands.ts"

describe("steward members", () => {
  scenario("roles are changed and taken, and the keys follow", () =>
    Effect.gen(function* () {
      const keys = yield* Keys
      const { person } = yield* create()
      yield* TestClock.adjust("1 second")
      const bob = yield* create("Brand", "Bob", "manager")
      const role = Effect.map(keys.authenticate(Redacted.make(bob.key.key)), (principal) => principal.role)

      const changed = yield* steward("members", "role", "bob", "viewer")
      assert.strictEqual(changed.out, '"Bob" is now viewer in "Brand".')
      assert.strictEqual(yield* role, "viewer")
      const list = yield* steward("members", "list", "--json")
      assert.deepStrictEqual(JSON.parse(list.out).data, [
        { id: person.id, name: "Ada Operator", email: null, address_proved_by: null, role: "owner", limited_to: null },
        { id: bob.person.id, name: "Bob", email: null, address_proved_by: null, role: "viewer", limited_to: null }
      ])
      assert.include(yield* refusal("members", "remove", bob.person.id), 'takes "Bob", viewer, out of "Brand"')
      const removed = yield* steward("members", "remove", bob.person.id, "--yes")
      assert.strictEqual(removed.out, '"Bob" is no longer a member of "Brand". Keys of theirs that no longer work: 1.')
      assert.notInclude((yield* steward("members", "list")).out, "Bob")

      for (const yes of [[], ["--yes"]]) {
        const last = yield* refusal("members", "remove", "Ada Operator", ...yes)
        assert.match(last, /^Ada Operator is the only owner of this workspace: make somebody else an owner first$/)
      }
      assert.include(yield* refusal("members", "role", "Bob", "admin"), '"Bob" is not a member of "Brand"')
      yield* create("Other", "Grace")
      assert.include(yield* refusal("members", "list"), "\n  bun run steward members list --workspace Brand")
    })
  )

  scenario("a person joins by name or id, is made where nobody is called that, and is found by address", () =>
    Effect.gen(function* () {
      const sql = yield* PgClient.PgClient
      const { person } = yield* create()
      yield* steward("workspaces", "create", "Other")
      const joined = yield* steward("members", "add", "ada operator", "--role", "admin", "--workspace", "Other")
      assert.strictEqual(joined.out, `"Ada Operator" is now admin in "Other" (${person.id}).`)
      const made = yield* steward("members", "add", "Grace", "--workspace", "Other")
      assert.match(made.out, /^"Grace" is new to Steward, and is now moderator in "Other" \(usr_[0-9a-f]+\)\.$/)
      const unknown = `usr_${"0".repeat(32)}`
      const there = ["--workspace", "Other"]
      assert.include(yield* refusal("members", "add", unknown, ...there), "There is no person with the id usr_…")
      assert.include(yield* refusal("members", "add", "Grace", ...there), "Grace is already a member")
      assert.match(
        yield* refusal("members", "add", "bob@example.com", ...there),
        /To invite them:\n {2}bun run steward members invite bob@example.com --role moderator --workspace Other$/
      )
      yield* sql`UPDATE people SET email = 'ada@example.com' WHERE id = ${person.id}`
      const byAddress = yield* steward("members", "role", "ADA@example.com", "viewer", ...there)
      assert.strictEqual(byAddress.out, '"Ada Operator" is now viewer in "Other".')
      assert.match((yield* steward("members", "list", ...there)).out, /Ada Operator +ada@example.com +nobody +viewer/)
      yield* sql`UPDATE people SET address_proved_by = 'letter' WHERE id = ${person.id}`
      assert.match((yield* steward("members", "list", ...there)).out, /Ada Operator +ada@example.com +letter +viewer/)
    })
  )

  scenario("nobody is let in for a name or an address that they chose and nobody proved", () =>
    Effect.gen(function* () {
      const sql = yield* PgClient.PgClient
      const { person } = yield* create()
      yield* steward("workspaces", "create", "Other")
      const there = ["--workspace", "Other"]
      yield* sql`UPDATE people SET email = 'grace@example.com' WHERE id = ${person.id}`
      assert.include(
        yield* refusal("members", "add", "Ada Operator", ...there),
        `Somebody who chose the name "Ada Operator" signs in as grace@example.com.`
      )
      assert.match(
        yield* refusal("members", "add", "grace@example.com", ...there),
        /Nobody has proved that grace@example.com.*\n {2}bun run steward members vouch grace@example.com$/
      )
      yield* sql`UPDATE people SET address_proved_by = 'operator' WHERE id = ${person.id}`
      const added = yield* steward("members", "add", "grace@example.com", ...there)
      assert.include(added.out + added.err, person.id)
      yield* sql`UPDATE people SET name = 'boss@example.com' WHERE id = ${person.id}`
      assert.include(
        yield* refusal("members", "role", "boss@example.com", "admin", ...there),
        '"boss@example.com" is not a member'
      )
      assert.include(yield* refusal("members", "add", "boss@example.com", ...there), "Nobody has the address")
    })
  )
})
