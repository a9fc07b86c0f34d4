import { PgClient } from "@effect/sql-pg"
import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import { removalOrder } from "#src/Access/Workspaces/Removal/RemovalOrder.ts"
import { RemovalRepo } from "#src/Access/Workspaces/Removal/RemovalRepo.ts"
import { WorkspaceRemoval } from "#src/Access/Workspaces/Removal/WorkspaceRemoval.ts"
import { Workspaces } from "#src/Access/Workspaces/Workspaces.ts"
import { Shadows } from "#src/Autopilot/Drafts/Shadows.ts"
import { GuidanceSettings } from "#src/Autopilot/GuidanceSettings/GuidanceSettings.ts"
import { Moderation } from "#src/Moderation/Moderation.ts"
import { HouseOnFakePlatform } from "#test/FakePlatform.ts"
import { decided, listening, scene } from "#test/Moderation/Scene.ts"

/** A brand in which much has happened. */
const lived = Effect.gen(function* () {
  const ours = yield* scene()
  yield* listening(ours.workspaceId, ["comment.hidden", "comment.received"])
  yield* Effect.flatMap(Shadows, (shadows) => shadows.start(ours.principal, { guidance: "Hide mentions of Acme." }))
  yield* decided(ours.account, "keep")
  yield* decided(ours.account, "hide")
  const { id } = yield* decided(ours.account, "ask")
  yield* Effect.flatMap(Moderation, (moderation) => moderation.answer(ours.principal, id, { answer: "hide" }))
  yield* Effect.flatMap(GuidanceSettings, (settings) => settings.replace(ours.principal, "Hide mentions of Acme."))
  return ours.workspaceId
})

/** How many rows each table has of a workspace; none of those without. */
const rowsOf = Effect.fn("rowsOf")(function* (workspaceId: WorkspaceId) {
  const repo = yield* RemovalRepo
  const counts = yield* Effect.forEach(yield* repo.tables, (table) =>
    Effect.map(repo.count(table, workspaceId), (count) => [table, count] as const)
  )
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
})

layer(HouseOnFakePlatform)("WorkspaceRemoval", (it) => {
  it.effect("takes all of one workspace from every table, and nothing of another", () =>
    Effect.gen(function* () {
      const one = yield* lived
      const other = yield* lived
      const before = yield* rowsOf(other)
      for (const table of ["comments", "comment_history", "answers", "deliveries", "report_counts", "shadows"]) {
        assert.isAbove(before[table] ?? 0, 0, table)
      }
      const removal = yield* WorkspaceRemoval
      assert.deepInclude(yield* removal.contents(one), { comments: 3, accounts: 1, webhooks: 1, keys: 1, members: 1 })
      const sql = yield* PgClient.PgClient
      yield* sql`UPDATE hooks SET removed_at = created_at WHERE workspace_id = ${one}`
      assert.deepInclude(yield* removal.contents(one), { webhooks: 0 })
      yield* removal.remove(one)
      assert.deepStrictEqual(yield* rowsOf(one), {})
      assert.deepStrictEqual(yield* Effect.flatMap(Workspaces, ({ find }) => find(one)), [])
      assert.deepStrictEqual(yield* rowsOf(other), before)
      yield* removal.remove(one)
    }).pipe(Effect.provide(RemovalRepo.layer))
  )

  it.effect("knows an order for the tables that there are", () =>
    Effect.gen(function* () {
      const repo = yield* RemovalRepo
      const sql = yield* PgClient.PgClient
      const tables = yield* repo.tables
      const ours = yield* sql<{ readonly name: string }>`
        SELECT DISTINCT table_name AS name FROM information_schema.columns JOIN information_schema.tables t
          USING (table_schema, table_name)
        WHERE table_schema = current_schema() AND column_name = 'workspace_id' AND t.table_type = 'BASE TABLE'`
      assert.sameMembers(
        [...tables],
        ours.map(({ name }) => name)
      )
      const references = yield* repo.references
      const order = removalOrder(tables, references, yield* repo.triggering)
      for (const { from, to } of references) {
        if (from === to || !tables.includes(from) || !tables.includes(to)) continue
        assert.isBelow(order.indexOf(from), order.indexOf(to), `${from} points to ${to}`)
      }
    }).pipe(Effect.provide(RemovalRepo.layer))
  )
})
