import { PgClient } from "@effect/sql-pg"
import { assert, describe } from "@effect/vitest"
import { Effect } from "effect"
import { AtTerminal, ConfirmPrompt } from "#src/Cli/Console/Confirm.ts"
import { create, refusal, scenario, steward, withoutIds } from "./AccessCommands.ts"

const answering = (line: string) => Effect.provideService(ConfirmPrompt, () => Effect.succeedSome(line))

describe("steward workspaces", () => {
  scenario("are made, listed and renamed, each under a name of its own", () =>
    Effect.gen(function* () {
      const none = "There is no workspace yet. To make one:\n  bun run steward workspaces create NAME"
      assert.strictEqual((yield* steward("workspaces", "list")).out, none)
      assert.strictEqual(yield* refusal("keys", "create"), none)
      const made = yield* steward("workspaces", "create", "Nordlys Outdoor", "--time-zone", "Europe/Oslo")
      assert.deepStrictEqual(withoutIds(made.out).split("\n"), [
        'The workspace "Nordlys Outdoor" was created (ws_…), in the time zone Europe/Oslo.',
        "Nobody is in it yet. To invite its owner:",
        '  bun run steward members invite EMAIL --role owner --workspace "Nordlys Outdoor"'
      ])
      yield* steward("workspaces", "create", "Fjord Coffee")
      assert.include(
        yield* refusal("workspaces", "create", " nordlys outdoor"),
        'a workspace "Nordlys Outdoor" already'
      )
      assert.include(yield* refusal("workspaces", "create", "X", "--time-zone", "Oslo"), '"Oslo" is not a time zone')
      const taken = yield* refusal("workspaces", "rename", "Fjord Coffee", "NORDLYS OUTDOOR")
      assert.include(taken, 'a workspace "Nordlys Outdoor" already')
      const blank = yield* refusal("workspaces", "rename", "Fjord Coffee", " ")
      assert.match(blank, /^<name>: must not be empty\nTo see how to use it:/)
      const renamed = yield* steward("workspaces", "rename", "nordlys outdoor", "Nordlys")
      assert.strictEqual(renamed.out, 'The workspace "Nordlys Outdoor" is now called "Nordlys".')
      const { data } = JSON.parse((yield* steward("workspaces", "list", "--json")).out)
      assert.deepStrictEqual(
        data.map(({ name, time_zone }: Record<string, string>) => [name, time_zone]),
        [
          ["Fjord Coffee", "UTC"],
          ["Nordlys", "Europe/Oslo"]
        ]
      )
      const sql = yield* PgClient.PgClient
      const entries = yield* sql`SELECT actor, what, before, after FROM audit_log WHERE what LIKE 'workspace.%'`
      assert.deepStrictEqual(entries, [
        {
          actor: "Steward's operator",
          what: "workspace.renamed",
          before: { name: "Nordlys Outdoor" },
          after: { name: "Nordlys" }
        }
      ])
    })
  )

  scenario("are deleted after a yes, which says what goes", () =>
    Effect.gen(function* () {
      const { workspace } = yield* create("Brand")
      yield* create("Other", "Grace")
      const asked = yield* refusal("workspaces", "delete", "Brand")
      assert.include(asked, 'This deletes the workspace "Brand" (ws_…) for good, and with it:')
      assert.include(asked, "0 comments, 0 contacts, 0 accounts, 0 webhooks, 1 API key, 1 membership")
      assert.match(
        asked,
        /Nothing is done without a yes\. To go on:\n {2}bun run steward workspaces delete Brand --yes$/
      )
      assert.strictEqual(yield* refusal("workspaces", "delete", "Brand").pipe(answering("no")), "Nothing is changed.")
      assert.include((yield* steward("workspaces", "list")).out, workspace.id)
      assert.include(yield* refusal("workspaces", "delete", "Brnad", "--yes"), 'Did you mean "Brand"?')
      const gone = yield* steward("workspaces", "delete", "Brand").pipe(answering("Yes"))
      assert.strictEqual(gone.out, 'The workspace "Brand" is deleted, and all that was in it.')
      assert.notInclude((yield* steward("workspaces", "list")).out, workspace.id)
      const { out } = yield* steward("workspaces", "delete", "Other", "--yes", "--json")
      assert.deepInclude(JSON.parse(out), { name: "Other", deleted: true, keys: 1 })
    })
  )

  scenario("nobody at the terminal is no yes, and neither is who ends the input there", () =>
    Effect.gen(function* () {
      yield* create("Brand")
      const ending = (isThere: boolean) =>
        refusal("workspaces", "delete", "Brand").pipe(
          Effect.provideService(ConfirmPrompt, () => Effect.succeedNone),
          Effect.provideService(AtTerminal, isThere)
        )
      assert.include(yield* ending(false), "--yes")
      assert.strictEqual(yield* ending(true), "Nothing is changed.")
    })
  )
})
