import { PgClient } from "@effect/sql-pg"
import { assert, describe } from "@effect/vitest"
import { Effect, Option } from "effect"
import { AtTerminal, ConfirmPrompt } from "#src/Cli/Console/Confirm.ts"
import { create, refusal, scenario, steward } from "../AccessCommands.ts"

const nobody = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  effect.pipe(
    Effect.provideService(ConfirmPrompt, () => Effect.succeedNone),
    Effect.provideService(AtTerminal, false)
  )

/** Somebody at the terminal, who types these lines one after the other. */
const typing = (...lines: ReadonlyArray<string>) => {
  const left = [...lines]
  return Effect.provideService(ConfirmPrompt, () => Effect.sync(() => Option.fromNullable(left.shift())))
}

/** A member with a key that asked for one hook. */
const withHook = Effect.fn("withHook")(function* (name: string) {
  const sql = yield* PgClient.PgClient
  const { key, person, workspace } = yield* create("Brand", name, "moderator")
  const id = `hook_${name}`
  yield* sql`INSERT INTO hooks (workspace_id, id, kind, events, target_url, target_host, integration, key_id, sealed_secret, created_at)
    VALUES (${workspace.id}, ${id}, 'rest', '{comment.hidden}', ${`https://${name}.example/`}, ${`${name}.example:443`}, 'api',
      ${key.id}, '', '2026-01-01')`
  return { id, personId: person.id }
})

const holderOf = (id: string) =>
  Effect.gen(function* () {
    const sql = yield* PgClient.PgClient
    const [row] = yield* sql<{ held_by: string | null }>`SELECT held_by FROM hooks WHERE id = ${id}`
    return row
  })

describe("steward members remove", () => {
  scenario("hands hooks over to the member who is named, or the only owner, with whom they end", () =>
    Effect.gen(function* () {
      const { person: ada } = yield* create()
      const [bob, grace] = [yield* withHook("bob"), yield* withHook("grace")]
      const bobs = yield* steward("members", "remove", "bob", "--to", "grace", "--yes", "--json")
      assert.deepInclude(JSON.parse(bobs.out), { hooks_passed: 1, hooks_removed: 0, hooks_passed_to: grace.personId })
      assert.deepStrictEqual(yield* holderOf(bob.id), { held_by: grace.personId })
      const graces = yield* steward("members", "remove", "grace", "--hooks", "pass", "--yes")
      assert.include(graces.out, 'Hooks that "Ada Operator" took over: 2.')
      assert.deepStrictEqual(yield* holderOf(bob.id), { held_by: ada.id })
      yield* create("Brand", "Linus", "owner")
      assert.include(
        (yield* steward("members", "remove", "Ada Operator", "--yes")).out,
        "Hooks that ended with them: 2."
      )
      assert.isUndefined(yield* holderOf(grace.id))
    })
  )

  scenario("asks what becomes of the hooks, and says who takes them over before a yes", () =>
    Effect.gen(function* () {
      const { person: ada } = yield* create()
      const bob = yield* withHook("bob")
      assert.include(yield* refusal("members", "remove", "bob").pipe(nobody), "The hooks that their keys made end.")
      const stopped = yield* refusal("members", "remove", "bob").pipe(typing(), Effect.provideService(AtTerminal, true))
      assert.include(stopped, "Nothing is changed.")
      assert.include(yield* refusal("members", "remove", "bob").pipe(typing("what?")), "The answer is end or pass.")
      assert.strictEqual(yield* refusal("members", "remove", "bob").pipe(typing("end", "no")), "Nothing is changed.")
      const passed = yield* steward("members", "remove", "bob").pipe(typing("pass", "yes"))
      assert.include(passed.out, 'Hooks that "Ada Operator" took over: 1.')
      assert.deepStrictEqual(yield* holderOf(bob.id), { held_by: ada.id })
    })
  )

  scenario("refuses an heir who leaves, who is nobody, or who is not clear, before anything is changed", () =>
    Effect.gen(function* () {
      yield* create()
      yield* create("Brand", "Grace", "owner")
      const bob = yield* withHook("bob")
      const remove = ["members", "remove", "bob", "--yes"]
      assert.include(yield* refusal(...remove, "--to", "bob"), "cannot take the hooks over")
      assert.include(yield* refusal(...remove, "--to", "Eve"), '"Eve" is not a member')
      assert.include(yield* refusal(...remove, "--to", "Grace", "--hooks", "end"), "Hooks that end go to nobody")
      assert.include(yield* refusal(...remove, "--hooks", "pass"), "with --to. The others are")
      assert.deepStrictEqual(yield* holderOf(bob.id), { held_by: null })
    })
  )
})
