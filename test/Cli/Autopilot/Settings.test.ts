import { SqlClient } from "@effect/sql"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { brand, House } from "#test/House.ts"
import { said, steward } from "./Autopilot.ts"

const guidance =
  "Our competitors are Fjellvik and Granite Peak. Keep complaints about delivery. Be nice\u001b[2J to sailors."

describe("the autopilot by the command line", () => {
  it.effect("guidance is set, echoed, shown, and tried without effect", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const { workspaceId } = yield* brand()
      assert.strictEqual(
        yield* said("guidance", "show"),
        "There is no guidance. To give some:\n  bun run steward guidance set TEXT"
      )
      const set = yield* said("guidance", "set", guidance)
      assert.match(set, /^Version 1 of the policy is in force\.\n\nI understood:\n/)
      assert.include(
        set,
        "“Keep complaints about delivery” as: Keep comments that sound negative and are about delivery"
      )
      assert.include(set, "\nCompetitors:\n  Fjellvik\n  Granite Peak\n")
      assert.match(set, /\nI could not use:\n {2}“Be nice.*to sailors/)
      assert.notInclude(set, "\u001b")
      assert.include(yield* said("guidance", "show"), set.slice(set.indexOf("I understood")))
      const tried = yield* said("guidance", "read", "Hide mentions of Acme.")
      assert.match(
        tried,
        /^Nothing is changed\.\n\nI understood:\n {2}“Hide mentions of Acme” as: Hide comments that contain “Acme”/
      )
      assert.strictEqual(JSON.parse(yield* said("guidance", "show", "--json")).policy_version, 1)
      const actors = yield* sql`SELECT actor FROM audit_log
        WHERE workspace_id = ${workspaceId} AND what = 'guidance.replaced'`
      assert.deepStrictEqual(actors, [{ actor: "Steward's operator" }])
    }).pipe(Effect.provide(House))
  )

  it.effect("guidance that is too long, or in a file that is not there, is refused in words", () =>
    Effect.gen(function* () {
      yield* brand()
      assert.include((yield* steward("guidance", "set", "a".repeat(2001))).err, "2000")
      assert.include((yield* steward("guidance", "set", "@/nowhere/guidance.txt")).err, "The guidance cannot be read")
      assert.strictEqual(
        yield* said("guidance", "show"),
        "There is no guidance. To give some:\n  bun run steward guidance set TEXT"
      )
    }).pipe(Effect.provide(House))
  )

  it.effect("protections are listed and switched, and the status is told", () =>
    Effect.gen(function* () {
      yield* brand()
      assert.match(yield* said("protections", "list"), /\nlinks +off /)
      assert.match(yield* said("protections", "set", "links", "on"), /\nlinks +on /)
      assert.include(yield* said("protections", "set", "answer_questions", "draft"), "Questions are answered: draft")
      assert.include((yield* steward("protections", "set", "links", "send")).err, "links is on or off, not send")
      assert.include((yield* steward("protections", "set", "answer_questions", "on")).err, "off, draft, send, not on")
      assert.match(yield* said("autopilot", "status"), /\nlast 7 days +0 /)
      assert.strictEqual(JSON.parse(yield* said("autopilot", "status", "--json")).waiting, 0)
    }).pipe(Effect.provide(House))
  )

  it.effect("an account has switches of its own, until they are taken back", () =>
    Effect.gen(function* () {
      const { accounts } = yield* brand()
      const { accountId } = accounts.facebook
      const here = ["--account", accountId]
      assert.match(yield* said("protections", "list", ...here), /^.* has no switches of its own; /)
      const own = yield* said("protections", "set", "links", "on", ...here)
      assert.match(own, /^Fjord Coffee has switches of its own; those of the workspace do not change it\.\n/)
      assert.match(own, /\nlinks +on /)
      assert.match(yield* said("protections", "list"), /\nlinks +off [\s\S]*\nWith switches of their own: Fjord Coffee/)
      assert.isTrue(JSON.parse(yield* said("protections", "list", ...here, "--json")).customized)
      const answers = yield* steward("protections", "set", "answer_questions", "draft", ...here)
      assert.include(answers.err, "holds for the whole workspace; give it without --account")
      assert.match(yield* said("protections", "reset", accountId), /has no switches of its own; /)
      const unknown = yield* steward("protections", "reset", "Nowhere")
      assert.match(unknown.err, /There is no account "Nowhere"; the accounts are Fjord Coffee \(acc_/)
    }).pipe(Effect.provide(House))
  )
})
