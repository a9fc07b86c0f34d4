import { PgClient } from "@effect/sql-pg"
import { assert, layer } from "@effect/vitest"
import { Effect, TestClock } from "effect"
import { HouseOnFakePlatform } from "#test/FakePlatform.ts"
import { decided, rowOf, scene, worked } from "#test/Moderation/Scene.ts"
import { refusal, said, steward } from "./Autopilot.ts"

layer(HouseOnFakePlatform)("undoing by the command line", (it) => {
  it.effect("shows again what a version hid, and says who asked for it", () =>
    Effect.gen(function* () {
      const sql = yield* PgClient.PgClient
      const { account, workspaceId } = yield* scene()
      const here = ["--workspace", workspaceId]
      yield* said("guidance", "set", "Hide mentions of Nike.", ...here)
      const mention = yield* decided(account, "keep", { text: "I bought the same ones from Nike" })
      const scam = yield* decided(account, "hide")
      yield* worked
      yield* TestClock.adjust("1 minute")
      const undo = (...args: ReadonlyArray<string>) =>
        steward("undo", "start", "--since", "1970-01-01T00:00:00Z", ...args, ...here)

      const first = yield* undo("--policy-version", "1", "--only-by-guidance")
      assert.strictEqual(
        first.out,
        "1 comment is shown again that the guidance hid under version 1 of the policy since " +
          "1970-01-01T00:00:00.000Z; a running Steward tells the platforms."
      )
      yield* worked
      const { decision, status } = yield* rowOf(workspaceId, mention.id)
      assert.strictEqual(status, "visible")
      assert.include(decision?.reason, "Steward's operator")
      const [, id = ""] = /^(tsk_\w+) is under way/.exec(first.err) ?? []
      assert.strictEqual(JSON.parse(yield* said("undo", "show", id, "--json", ...here)).taken_back, 1)
      assert.strictEqual(yield* said("undo", "show", id, ...here), first.out)
      assert.strictEqual((yield* rowOf(workspaceId, scam.id)).status, "hidden")

      assert.match((yield* undo("--policy-version", "none")).out, /^There is no comment .* before the first version/)
      assert.match(
        (yield* undo("--policy-version", "1")).out,
        /^There is no comment .*\n1 comment stays hidden, since your settings of today would hide it as well, or ask, or its text was deleted\.$/
      )
      assert.deepStrictEqual(
        yield* sql`SELECT DISTINCT actor, person_id FROM policy_tasks WHERE workspace_id = ${workspaceId}`,
        [{ actor: "Steward's operator", person_id: null }]
      )
    })
  )

  it.effect("refuses in words what is no version, no time or no undo", () =>
    Effect.gen(function* () {
      const { workspaceId } = yield* scene()
      const here = ["--workspace", workspaceId]
      const since = ["--since", "2026-03-01T09:00:00Z"]
      const start = (...args: ReadonlyArray<string>) => refusal("undo", "start", ...args, ...here)
      for (const version of ["0", "3.5", "latest", ""]) {
        assert.include(yield* start("--policy-version", version, ...since), "must be a version such as 3, or none")
      }
      assert.include(
        yield* start("--policy-version", "3", "--since", "yesterday"),
        "is not a time. Give 30m, 12h, 7d or 2w ago"
      )
      assert.include(yield* start(...since), "--policy-version")
      assert.include(yield* start("--policy-version", "3"), "--since")
      assert.include(yield* refusal("undo", "show", "tsk_none", ...here), 'There is no undo "tsk_none"')
    })
  )
})
