import { assert, layer } from "@effect/vitest"
import { Effect, Option } from "effect"
import { KeyRevocation } from "#src/Access/Keys/KeyRevocation.ts"
import { Workspaces } from "#src/Access/Workspaces/Workspaces.ts"
import { demoWorkspace } from "#src/Demo/DemoWorkspace.ts"
import { House } from "#test/House.ts"

layer(House)("the brand of a demonstration", (it) => {
  it.effect("is made once: its key serves again, and a revoked one gets a successor in the same brand", () =>
    Effect.gen(function* () {
      const [{ revoke }, workspaces] = [yield* KeyRevocation, yield* Workspaces]
      const first = yield* demoWorkspace(Option.none())
      const {
        key: { id: keyId },
        workspaceId
      } = first.principal
      const written = Option.some({ api_key: first.key, workspace_id: workspaceId })
      const count = Effect.map(workspaces.list, (all) => all.length)
      const before = yield* count
      assert.deepInclude(yield* demoWorkspace(written), { key: first.key })

      yield* revoke(workspaceId, keyId, "Olga")
      const next = yield* demoWorkspace(written)
      assert.notStrictEqual(next.key, first.key)
      assert.strictEqual(next.principal.workspaceId, workspaceId)
      assert.strictEqual(next.principal.personId, first.principal.personId)
      assert.strictEqual(yield* count, before)

      const gone = Option.some({ api_key: first.key, workspace_id: "ws_gone" })
      assert.notStrictEqual((yield* demoWorkspace(gone)).principal.workspaceId, workspaceId)
    })
  )
})
