import { PgClient } from "@effect/sql-pg"
import { assert, layer } from "@effect/vitest"
import { Effect, TestClock } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import { Accounts } from "#src/Platforms/Accounts/Accounts.ts"
import { Disconnections } from "#src/Platforms/Accounts/Disconnections.ts"
import { Doctor } from "#src/Platforms/Doctor/Doctor.ts"
import { control } from "#test/Sandbox/Driver.ts"
import { faults } from "./Faults.ts"
import { lacksBesides } from "./LacksBesides.ts"
import { House, theBrand } from "./Patients.ts"
import type { Prepared } from "./Prepared.ts"

const look = (workspaceId: WorkspaceId) => Effect.flatMap(Doctor, (doctor) => doctor.look(workspaceId))

/** Nothing at healthy accounts, and each of the prepared faults with its remedy. */
const finding = (prepared: ReadonlyArray<Prepared>) =>
  Effect.gen(function* () {
    const workspaceId = yield* theBrand
    const sql = yield* PgClient.PgClient
    const healthy = yield* look(workspaceId)
    assert.lengthOf(healthy, 5)
    assert.deepStrictEqual(
      healthy.map(({ account, findings }) => [account.platform, findings]),
      healthy.map(({ account }) => [account.platform, []])
    )
    for (const { kind, name, optional = false, platform, prepare, remedy, what } of prepared) {
      yield* prepare
      const found = yield* look(workspaceId)
      const shown = found.flatMap(({ account, findings }) => findings.map((one) => ({ on: account.platform, ...one })))
      const [first] = shown.filter(({ on }) => on === platform)
      assert.strictEqual(first?.kind, kind, `${name}: ${JSON.stringify(shown)}`)
      assert.match(first?.what ?? "", what, name)
      assert.match(first?.remedy ?? "", remedy, name)
      assert.strictEqual(first?.optional, optional, name)
      // what Meta counts is counted for all of its platforms
      const others = shown.filter(({ kind: other, on }) => on !== platform && other !== "quota")
      assert.deepStrictEqual(others, [], name)
      yield* control("POST", "/reset", {})
      yield* sql`DELETE FROM platform_quotas`
    }
    assert.isTrue((yield* look(workspaceId)).every(({ findings }) => findings.length === 0))
  })

layer(House)("the doctor", (it) => {
  it.effect("finds nothing at healthy accounts, each of the prepared faults, and its remedy", () => finding(faults))

  it.effect("finds what messages and leads lack, and says that comments go without it", () => finding(lacksBesides))

  it.effect("says that nothing was read, that the platform is away, and what a disconnected channel loses", () =>
    Effect.gen(function* () {
      const workspaceId = yield* theBrand
      yield* TestClock.adjust("2 hours")
      const idle = yield* look(workspaceId)
      assert.isTrue(idle.every(({ findings }) => findings.some(({ what }) => what === "It was never read.")))
      yield* control("POST", "/faults", { platform: "threads", kind: "server_error", times: 100 })
      const away = (yield* look(workspaceId)).find(({ account }) => account.platform === "threads")
      assert.match(away?.findings[0]?.what ?? "", /could not be asked/)
      yield* control("POST", "/reset", {})
      const accounts = yield* Accounts
      const disconnections = yield* Disconnections
      const list = yield* accounts.list(workspaceId)
      const channel = list.find(({ platform }) => platform === "youtube")
      yield* disconnections.disconnect(workspaceId, channel?.id ?? "", "Ada")
      const ended = (yield* look(workspaceId)).find(({ account }) => account.platform === "youtube")
      assert.match(ended?.findings[0]?.what ?? "", /Ada disconnected it.*deleted 7 days after/)
    })
  )
})
