import { assert, layer } from "@effect/vitest"
import { Effect, Redacted } from "effect"
import type { Role } from "#schema/resources/Workspace.ts"
import { brand, member } from "#test/House.ts"
import { clientOf } from "#test/InProcess.ts"
import { Door } from "../Asking.ts"

layer(Door)("GET /me", (it) => {
  it.effect("names the key, its workspace and the person it acts as", () =>
    Effect.gen(function* () {
      const { key, keyId, workspaceId } = yield* brand({ name: "Fjord Coffee" })
      const { me } = yield* clientOf(key)
      assert.deepStrictEqual((yield* me.get()).data, {
        workspace: { id: workspaceId, name: "Fjord Coffee" },
        key: { id: keyId, name: "Zapier", prefix: Redacted.value(key).slice(0, 13) },
        created_by: { name: "Ada Operator" },
        can_act: true
      })
    })
  )

  it.effect("can_act is whether that person can moderate", () =>
    Effect.gen(function* () {
      const { workspaceId } = yield* brand()
      const expected: Record<Role, boolean> = {
        owner: true,
        admin: true,
        manager: true,
        moderator: true,
        viewer: false
      }
      for (const role of ["owner", "admin", "manager", "moderator", "viewer"] as const) {
        const { key } = yield* member(workspaceId, role)
        const { me } = yield* clientOf(key)
        assert.strictEqual((yield* me.get()).data.can_act, expected[role], role)
      }
    })
  )
})
