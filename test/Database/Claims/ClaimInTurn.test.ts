import { assert, it } from "@effect/vitest"
import { Effect, FastCheck } from "effect"
import { WorkspaceId } from "#schema/Ids.ts"
import { claimInTurn } from "#src/Database/Claims/ClaimInTurn.ts"

const names = ["ws_a", "ws_b", "ws_c", "ws_d"].map((name) => WorkspaceId.make(name))
const due = FastCheck.array(FastCheck.constantFrom(...names), { maxLength: 40 })

it.effect.prop(
  "claims what is due, first due first, one workspace at a time; no more than the limit, of which each has its share",
  [due, FastCheck.integer({ min: 1, max: 12 })],
  ([owners, limit]) =>
    Effect.gen(function* () {
      const rows = owners.map((workspace_id, place) => ({ workspace_id, place }))
      const asked: Array<WorkspaceId> = []
      const claimed = yield* claimInTurn(Effect.succeed(rows), limit, (workspaceId, own, share) =>
        Effect.sync(() => {
          asked.push(workspaceId)
          return own.filter(({ workspace_id }) => workspace_id === workspaceId).slice(0, share)
        })
      )
      const workspaces = [...new Set(owners)]
      assert.deepStrictEqual(asked, workspaces.slice(0, asked.length))
      assert.isAtMost(claimed.length, limit)
      for (const workspace of workspaces) {
        const own = rows.filter(({ workspace_id }) => workspace_id === workspace)
        const got = claimed.filter(({ workspace_id }) => workspace_id === workspace)
        assert.deepStrictEqual(got, own.slice(0, got.length))
        assert.isAtLeast(got.length, Math.min(own.length, Math.floor(limit / workspaces.length)))
      }
    })
)
