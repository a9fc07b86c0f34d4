import { HttpClient, HttpClientResponse } from "@effect/platform"
import { assert, layer } from "@effect/vitest"
import { Effect, Option } from "effect"
import { Keys } from "#src/Access/Keys/Keys.ts"
import { Members } from "#src/Access/Members/Members.ts"
import { Workspaces } from "#src/Access/Workspaces/Workspaces.ts"
import { AuditTrail } from "#src/Audit/AuditTrail.ts"
import { demoWorkspace } from "#src/Demo/DemoWorkspace.ts"
import { ownBrand } from "#src/Demo/OwnBrand.ts"
import { Accounts } from "#src/Platforms/Accounts/Accounts.ts"
import { Disconnections } from "#src/Platforms/Accounts/Disconnections.ts"
import { House } from "#test/House.ts"

const sandbox = HttpClient.make((request) =>
  Effect.succeed(HttpClientResponse.fromWeb(request, new Response("{}", { status: 201 })))
)

layer(House)("a brand of one's own in the demonstration", (it) => {
  it.effect("is made once, with accounts, an owner and a key of its own, and keeps the owner that it has", () =>
    Effect.gen(function* () {
      const { principal: owner } = yield* demoWorkspace(Option.none())
      const made = (name: string) =>
        Effect.provideService(ownBrand("http://sandbox.example", name, owner), HttpClient.HttpClient, sandbox)
      const first = yield* made("Fjord Coffee")
      const { workspaceId } = first.principal
      assert.notStrictEqual(workspaceId, owner.workspaceId)
      assert.deepStrictEqual(yield* made("Fjord Coffee"), first)
      const accounts = yield* Effect.flatMap(Accounts, ({ list }) => list(workspaceId))
      assert.sameDeepMembers(
        accounts.map(({ external_id, name, platform }) => ({ accountId: external_id, name, platform })),
        first.places.map(({ accountId, platform }) => ({ accountId, name: "Fjord Coffee", platform }))
      )
      const members = yield* Members
      assert.deepStrictEqual(
        (yield* members.list(workspaceId)).map(({ personId, role }) => [personId, role]),
        [[owner.personId, "owner"]]
      )
      assert.lengthOf(yield* Effect.flatMap(Keys, ({ list }) => list(workspaceId)), 1)

      const connected = Effect.flatMap(AuditTrail, ({ list }) =>
        Effect.map(list(first.principal, {}), ({ data }) => data.filter(({ what }) => what === "account.connected"))
      )
      assert.lengthOf(yield* connected, 3)
      const [account] = accounts
      yield* Effect.flatMap(Disconnections, ({ disconnect }) => disconnect(workspaceId, account?.id ?? "", "Olga"))
      yield* made("Fjord Coffee")
      const again = yield* Effect.flatMap(Accounts, ({ list }) => list(workspaceId))
      assert.deepStrictEqual(
        again.map(({ health, id }) => [id, health.state]),
        accounts.map(({ health, id }) => [id, health.state])
      )
      assert.lengthOf(yield* connected, 4)

      const other = yield* made("Granite Peak")
      assert.notStrictEqual(other.principal.workspaceId, workspaceId)
      const ids = [...first.places, ...other.places].map(({ accountId }) => accountId)
      assert.strictEqual(new Set(ids).size, ids.length)
      assert.lengthOf(yield* Effect.flatMap(Workspaces, ({ find }) => find("Fjord Coffee")), 1)
    })
  )
})
