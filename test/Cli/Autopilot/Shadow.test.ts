import { PgClient } from "@effect/sql-pg"
import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { HouseOnFakePlatform } from "#test/FakePlatform.ts"
import { decided, scene } from "#test/Moderation/Scene.ts"
import { refusal, said } from "./Autopilot.ts"

layer(HouseOnFakePlatform)("drafts in the shadow by the command line", (it) => {
  it.effect("are started, looked at and promoted", () =>
    Effect.gen(function* () {
      const sql = yield* PgClient.PgClient
      const { account, workspaceId } = yield* scene()
      const here = ["--workspace", workspaceId]
      const guidance = "Our competitors are Stridex and Vantalo. Be nice to sailors."
      const started = yield* said("shadow", "start", "--guidance", guidance, "--protection", "links=on", ...here)
      assert.match(started, /^From now on the draft decides new comments beside the settings in force/)
      assert.match(started, /\nProtections of the draft:\n {2}links on\n/)
      assert.match(started, /\nI could not use:\n {2}“Be nice to sailors”/)
      assert.include(yield* said("shadow", "show", ...here), "There was no comment to compare.")

      yield* decided(account, "keep", { text: "Stridex is so much better than this" })
      const shown = yield* said("shadow", "show", ...here)
      assert.match(shown, /^In the shadow since .*Z, started by Steward's operator\.\n/)
      assert.include(shown, `\nGuidance of the draft:\n  ${guidance}\n`)
      assert.include(shown, "Of 1 comment, 0 would be treated the same and 1 differently.")
      assert.strictEqual(JSON.parse(yield* said("shadow", "show", "--json", ...here)).difference.compared, 1)

      const promoted = yield* said("shadow", "promote", ...here)
      assert.include(promoted, `\nGuidance, version 1:\n  ${guidance}\n`)
      assert.match(promoted, /\nlinks +on /)
      assert.include(yield* said("guidance", "show", ...here), `Version 1:\n  ${guidance}`)
      assert.strictEqual(
        yield* refusal("shadow", "show", ...here),
        "No draft is running in the shadow in this workspace; start one first"
      )
      const actors = yield* sql`SELECT what, actor FROM audit_log
        WHERE workspace_id = ${workspaceId} AND what LIKE 'shadow.%' ORDER BY what`
      const actor = "Steward's operator"
      assert.deepStrictEqual(actors, [
        { what: "shadow.promoted", actor },
        { what: "shadow.started", actor }
      ])
    })
  )

  it.effect("are forgotten, and tell for the last time what they found", () =>
    Effect.gen(function* () {
      const { account, workspaceId } = yield* scene()
      const here = ["--workspace", workspaceId]
      yield* said("shadow", "start", "--protection", "scams=off", "--protection", "spam=off", ...here)
      yield* decided(account, "hide")
      const asked = yield* refusal("shadow", "stop", ...here)
      assert.match(asked, /^This stops the draft that .+ started in the shadow at \S+Z, and deletes what it found\./)
      const replaced = yield* refusal("shadow", "start", "--protection", "links=on", ...here)
      assert.match(
        replaced,
        /and deletes what it found\.\nNothing is done without a yes\. .*\n {2}bun run steward shadow start .*--yes$/
      )
      assert.include(yield* said("shadow", "show", ...here), "scams off")
      const stopped = yield* said("shadow", "stop", "--yes", ...here)
      assert.match(stopped, /^The draft is forgotten\./)
      assert.match(stopped, /\nNewly kept: 1\n/)
      assert.match(yield* said("protections", "list", ...here), /\nscams +on /)
    })
  )

  it.effect("are refused in words where there is none, or nothing in it", () =>
    Effect.gen(function* () {
      const { workspaceId } = yield* scene()
      const here = ["--workspace", workspaceId]
      for (const command of ["show", "stop", "promote"]) {
        assert.strictEqual(
          yield* refusal("shadow", command, ...here),
          "No draft is running in the shadow in this workspace; start one first"
        )
      }
      assert.include(yield* refusal("shadow", "start", ...here), "There is nothing to try")
      assert.include(
        yield* refusal("shadow", "start", "--protection", "links", ...here),
        "must look like links=on, not"
      )
    })
  )
})
