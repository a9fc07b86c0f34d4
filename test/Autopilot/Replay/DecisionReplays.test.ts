import { SqlClient } from "@effect/sql"
import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { GuidanceSettings } from "#src/Autopilot/GuidanceSettings/GuidanceSettings.ts"
import { DecisionReplays } from "#src/Autopilot/Replay/DecisionReplays.ts"
import { latestRecord } from "#src/Autopilot/Replay/StoredRecord.ts"
import { ProtectionSettings } from "#src/Autopilot/Settings/ProtectionSettings.ts"
import { Moderation } from "#src/Moderation/Moderation.ts"
import { brand, House } from "#test/House.ts"
import { decideAll, received, waiting } from "#test/Http/Scenes.ts"

const scam = "Join our Telegram group for free signals 👉 t.example/trader_anna"

layer(House)("a decision that is looked at again", (it) => {
  it.effect("comes out the same from what went in, and tells what has changed since", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      const id = yield* received(ours, { text: scam })
      const replays = yield* DecisionReplays
      assert.isNull(yield* replays.replay(ours.workspaceId, id))
      yield* decideAll
      const first = yield* replays.replay(ours.workspaceId, id)
      assert.deepInclude(first, { isSame: true, changes: [] })
      assert.strictEqual(first?.today.outcome, "hide")

      const protections = yield* ProtectionSettings
      yield* Effect.orDie(protections.change(ours.principal, { scams: false, spam: false }))
      const later = yield* replays.replay(ours.workspaceId, id)
      assert.isTrue(later?.isSame)
      assert.include(later?.changes.join(" "), "Switched off since then: Scams")
      assert.strictEqual(later?.again.outcome, "hide")
      assert.notStrictEqual(later?.today.outcome, "hide")
    })
  )

  it.effect("leaves out what people answered about the very comment, and knows nothing of other brands'", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      const id = yield* waiting(ours)
      const replays = yield* DecisionReplays
      const moderation = yield* Moderation
      yield* Effect.orDie(moderation.answer(ours.principal, id, { answer: "hide" }))
      const replay = yield* replays.replay(ours.workspaceId, id)
      assert.strictEqual(replay?.today.outcome, "ask")
      const theirs = yield* brand()
      assert.isNull(yield* replays.kept(theirs.workspaceId, id))
      assert.isNull(yield* replays.replay(theirs.workspaceId, id))
    })
  )

  it.effect("does not differ for the day's limit of checks", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      yield* Effect.flatMap(GuidanceSettings, ({ replace }) => replace(ours.principal, "Our competitor is Stridex."))
      // drawn to be checked, and once alone
      const text = "I prefer Stridex, it has 35 colours"
      const ids = [
        yield* received(ours, { text, externalId: "one" }),
        yield* received(ours, { text, externalId: "its copy" })
      ]
      yield* decideAll
      const { replay } = yield* DecisionReplays
      const found = yield* Effect.forEach(ids, (id) => replay(ours.workspaceId, id))
      assert.sameMembers(
        found.map((one) => one?.today.outcome),
        ["ask", "hide"]
      )
      for (const one of found) assert.isTrue(one?.isSame)
    })
  )

  it.effect(
    "is kept without what it has in common with others, which is kept once, and reads the same as an older one",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const ours = yield* brand()
        const ids = [
          yield* received(ours, { text: scam }),
          yield* received(ours, { text: "Lovely", externalId: "other" })
        ]
        yield* decideAll
        const { kept } = yield* DecisionReplays
        const ofWorkspace = sql`workspace_id = ${ours.workspaceId}`
        const count = sql`SELECT count(*)::int AS count FROM decision_standards WHERE ${ofWorkspace}`
        assert.deepStrictEqual(yield* count, [{ count: 1 }])
        const whole = yield* Effect.forEach(ids, (id) => kept(ours.workspaceId, id))
        for (const id of ids) {
          yield* sql`UPDATE decision_records SET standard_id = NULL,
            record = (SELECT record FROM (${latestRecord(sql, ours.workspaceId, id)}) AS latest)
          WHERE ${ofWorkspace} AND comment_id = ${id}`
        }
        yield* sql`DELETE FROM decision_standards WHERE ${ofWorkspace}`
        assert.deepStrictEqual(yield* Effect.forEach(ids, (id) => kept(ours.workspaceId, id)), whole)
      })
  )
})
