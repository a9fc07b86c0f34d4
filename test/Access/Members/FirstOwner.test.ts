import { assert, describe, it } from "@effect/vitest"
import { Effect, Option } from "effect"
import { FirstOwner } from "#src/Access/Members/FirstOwner.ts"
import { Members } from "#src/Access/Members/Members.ts"
import { PasswordLinks } from "#src/Access/SignIn/PasswordLinks.ts"
import { Workspaces } from "#src/Access/Workspaces/Workspaces.ts"
import { brand } from "../TestAccess.ts"
import { password, TestSignIn, tokenIn } from "../TestSignIn.ts"

describe("FirstOwner", () => {
  it.scoped("processes that start together make one owner of one brand, until somebody can sign in", () =>
    Effect.gen(function* () {
      const { awaited, link } = yield* FirstOwner
      const links = yield* PasswordLinks
      const workspaces = yield* Workspaces
      const printed = yield* Effect.all([link, link, link], { concurrency: "unbounded" })
      const found = yield* Effect.all([awaited, awaited], { concurrency: "unbounded" })
      assert.strictEqual(new Set(printed.map(Option.getOrNull)).size, 3)
      const [workspace, ...others] = yield* workspaces.list
      assert.deepStrictEqual(others, [])
      if (workspace === undefined) return assert.fail("there is no workspace")
      const owners = yield* Effect.flatMap(Members, ({ list }) => list(workspace.id))
      assert.deepStrictEqual(
        owners.map(({ role }) => role),
        ["owner"]
      )
      for (const one of found) {
        assert.deepStrictEqual(Option.getOrNull(one), { personId: owners[0]?.personId, workspaceId: workspace.id })
      }
      const token = tokenIn(Option.getOrElse(printed[1], () => ""))
      yield* links.redeem(token, { password, profile: { name: "Ada", email: "ada@example.com" } })
      assert.isTrue(Option.isNone(yield* link))
      assert.isTrue(Option.isNone(yield* awaited))
    }).pipe(Effect.provide(TestSignIn))
  )

  it.scoped("an owner who is there already is the one", () =>
    Effect.gen(function* () {
      const { person } = yield* brand("owner")
      const { link } = yield* FirstOwner
      const links = yield* PasswordLinks
      const token = tokenIn(Option.getOrElse(yield* link, () => ""))
      assert.deepStrictEqual(yield* links.find(token), person)
    }).pipe(Effect.provide(TestSignIn))
  )
})
