import { FileSystem } from "@effect/platform"
import { BunContext } from "@effect/platform-bun"
import { SqlClient } from "@effect/sql"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { brand, House } from "#test/House.ts"
import { refusal, said, steward } from "./Autopilot.ts"

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

  it.effect("guidance of several lines is shown line by line", () =>
    Effect.gen(function* () {
      yield* brand()
      yield* said("guidance", "set", "Keep complaints.\nHide mentions of Nike.")
      assert.include(yield* said("guidance", "show"), "\n  Keep complaints.\n  Hide mentions of Nike.\n")
    }).pipe(Effect.provide(House))
  )

  it.effect("guidance that is too long, or in a file that is not there, is refused in words", () =>
    Effect.gen(function* () {
      yield* brand()
      assert.include(
        (yield* steward("guidance", "set", "a".repeat(2001))).err,
        "The guidance must have at most 2000 characters, not 2001"
      )
      assert.include(
        (yield* steward("guidance", "set", "@/nowhere/guidance.txt")).err,
        "The guidance cannot be read from /nowhere/guidance.txt: there is no such file."
      )
      assert.strictEqual(
        yield* said("guidance", "show"),
        "There is no guidance. To give some:\n  bun run steward guidance set TEXT"
      )
    }).pipe(Effect.provide(House))
  )

  it.effect("a file's name is no guidance, and guidance comes out of a file", () =>
    Effect.gen(function* () {
      yield* brand()
      const fs = yield* FileSystem.FileSystem
      const file = yield* fs.makeTempFileScoped()
      yield* fs.writeFileString(file, "Hide mentions of Acme.\n")
      const refused = yield* refusal("guidance", "set", file)
      assert.strictEqual(
        refused,
        `"${file}" is a file, and not guidance. To take what it holds, type:\n  bun run steward guidance set --file ${file}`
      )
      assert.include(yield* refusal("guidance", "read", file), `guidance read --file ${file}`)
      assert.include(yield* refusal("backtest", "start", "--guidance", file), `write "@${file}"`)
      for (const given of [["--file", file], [`@${file}`]]) {
        assert.include(yield* said("guidance", "read", ...given), "Hide comments that contain “Acme”")
      }
      assert.include(yield* said("guidance", "set", "--file", file), "Version 1 of the policy is in force.")
      assert.include(yield* refusal("guidance", "set"), "a text in quotes, or a file, as in:")
      assert.include(yield* refusal("guidance", "set", "Keep jokes.", "--file", file), "and not both")
    }).pipe(Effect.scoped, Effect.provide([House, BunContext.layer]))
  )

  it.effect("guidance that does something is not replaced by what nobody understands, but after a yes", () =>
    Effect.gen(function* () {
      yield* brand()
      assert.include(yield* said("guidance", "set", "Be nice"), "Version 1")
      yield* said("guidance", "set", guidance)
      const asked = yield* refusal("guidance", "set", "Be nice")
      assert.include(asked, "Nothing in this text is understood, so it would do nothing.")
      assert.include(asked, "\nThese rules would end:\n  “Keep complaints about delivery”\n")
      assert.include(asked, "\nThese competitors would be forgotten:\n  Fjellvik\n  Granite Peak\n")
      assert.include(asked, 'To go on:\n  bun run steward guidance set "Be nice" --yes')
      const empty = "The guidance is empty. To clear the guidance there is now:\n  bun run steward guidance set --clear"
      for (const nothing of ["", "  "]) assert.include(yield* refusal("guidance", "set", nothing, "--yes"), empty)
      assert.include(yield* refusal("guidance", "set", "Keep jokes.", "--clear"), "and not both")
      assert.include(yield* refusal("guidance", "set", "--clear"), "This clears the guidance.")
      assert.strictEqual(JSON.parse(yield* said("guidance", "show", "--json")).policy_version, 2)
      assert.include(yield* said("guidance", "set", "Hide mentions of Acme."), "Version 3")
      assert.include(yield* said("guidance", "set", "Be nice", "--yes"), "Version 4")
      assert.include(yield* said("guidance", "set", "--clear"), "Version 5")
    }).pipe(Effect.provide(House))
  )

  it.effect("protections are listed and switched, and the status is told", () =>
    Effect.gen(function* () {
      yield* brand()
      assert.match(yield* said("protections", "list"), /\nlinks +off /)
      assert.match(yield* said("protections", "set", "links", "on"), /\nlinks +on /)
      assert.include(yield* said("protections", "set", "answer_questions", "draft"), "Questions are answered: draft")
      assert.include((yield* steward("protections", "set", "links", "send")).err, 'links takes on or off, not "send"')
      assert.include(
        (yield* steward("protections", "set", "answer_questions", "on")).err,
        'takes off, draft or send, not "on"'
      )
      assert.match(yield* said("autopilot", "status"), /\nlast 7 days +0 /)
      assert.strictEqual(JSON.parse(yield* said("autopilot", "status", "--json")).waiting, 0)
    }).pipe(Effect.provide(House))
  )

  it.effect("an account has switches of its own, until they are taken back", () =>
    Effect.gen(function* () {
      const { accounts } = yield* brand()
      const { accountId } = accounts.facebook
      const here = ["--account", accountId]
      assert.match(yield* said("protections", "list", ...here), /^.* has no switches of its own\. It follows/)
      const own = yield* said("protections", "set", "links", "on", ...here)
      assert.match(own, /^Fjord Coffee has switches of its own\. The switches of the workspace do not change them\.\n/)
      assert.match(own, /\nlinks +on /)
      assert.match(yield* said("protections", "list"), /\nlinks +off [\s\S]*\nWith switches of their own: Fjord Coffee/)
      assert.isTrue(JSON.parse(yield* said("protections", "list", ...here, "--json")).customized)
      const answers = yield* steward("protections", "set", "answer_questions", "draft", ...here)
      assert.include(answers.err, "is set for the whole workspace. Leave out --account.")
      const there = yield* said("protections", "list", "--account", accounts.facebook.externalId)
      assert.match(there, /^Fjord Coffee has switches of its own/)
      assert.match(yield* said("protections", "reset", accountId), /has no switches of its own\. It follows/)
      const unknown = yield* steward("protections", "reset", "Nowhere")
      assert.match(unknown.err, /There is no account "Nowhere"\. Choose one of: .*"Fjord Coffee" on Facebook \(acc_/)
    }).pipe(Effect.provide(House))
  )
})
