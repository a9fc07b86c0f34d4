import { PgClient } from "@effect/sql-pg"
import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { GrantId } from "#schema/Ids.ts"
import { GuidanceSettings } from "#src/Autopilot/GuidanceSettings/GuidanceSettings.ts"
import { ProtectionSettings } from "#src/Autopilot/Settings/ProtectionSettings.ts"
import { Comments } from "#src/Comments/Comments.ts"
import { Moderation } from "#src/Moderation/Moderation.ts"
import { brand, House } from "#test/House.ts"
import { waiting } from "#test/Http/Scenes.ts"

const actor = "Ada Operator, by the assistant Claude"

layer(House)("an assistant that acts for somebody", (it) => {
  it.effect("is named in the audit log and in the history of comments, beside the person", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      const id = yield* waiting(ours)
      const sql = yield* PgClient.PgClient
      const assistant = { grantId: GrantId.make("grt_1"), name: "Claude", scopes: ["read"] } as const
      const principal = { ...ours.principal, assistant }
      const { workspaceId } = ours

      yield* Effect.flatMap(GuidanceSettings, ({ replace }) => replace(principal, "Hide links."))
      yield* Effect.flatMap(ProtectionSettings, ({ change }) => change(principal, { links: true, negative: true }))
      const entries = yield* sql<{ what: string; actor: string }>`
        SELECT what, actor FROM audit_log WHERE workspace_id = ${workspaceId} AND actor = ${actor} ORDER BY at, id`
      assert.sameMembers(
        entries.map(({ what }) => what),
        ["guidance.replaced", "protections.changed"]
      )

      yield* Effect.flatMap(Moderation, ({ answer }) => answer(principal, id, { answer: "keep" }))
      const { history } = yield* Effect.flatMap(Comments, ({ get }) => get(workspaceId, id))
      assert.deepInclude(
        history.map((entry) => entry.actor),
        actor
      )
    })
  )
})
