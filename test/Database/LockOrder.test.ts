import { SqlClient } from "@effect/sql"
import { assert, layer } from "@effect/vitest"
import { DateTime, Deferred, Effect, Redacted } from "effect"
import type { AccountId, WorkspaceId } from "#schema/Ids.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { WorkspaceClock } from "#src/Database/WorkspaceClock.ts"
import { MarketingIntegrations } from "#src/EmailMarketing/MarketingIntegrations.ts"
import { Accounts } from "#src/Platforms/Accounts/Accounts.ts"
import { Disconnections } from "#src/Platforms/Accounts/Disconnections.ts"
import { Redeliveries } from "#src/Webhooks/Log/Redeliveries.ts"
import { House } from "#test/House.ts"
import { listening, scene } from "#test/Moderation/Scene.ts"
import { occur, somebodyWaits } from "#test/Webhooks/Delivering.ts"

interface Brand {
  readonly externalId: string
  readonly workspaceId: WorkspaceId
  readonly accountId: AccountId
}

const actor = "Ada Operator"

/** One delivery of a hook, which failed. */
const failedDelivery = Effect.fn("failedDelivery")(function* (workspaceId: WorkspaceId) {
  const sql = yield* SqlClient.SqlClient
  yield* listening(workspaceId, ["comment.received"])
  yield* occur(workspaceId)
  yield* sql`UPDATE undelivered SET state = 'failed', finished_at = due_at WHERE workspace_id = ${workspaceId}`
  const [hook] = yield* sql<{ readonly id: string }>`SELECT id FROM hooks WHERE workspace_id = ${workspaceId}`
  return hook?.id ?? ""
})

/** What people do, each with the table of what is locked for it and by who takes comments in. */
const acts = [
  {
    what: "to send again",
    table: "hooks",
    begin: ({ workspaceId }: Brand) =>
      Effect.gen(function* () {
        const { request } = yield* Redeliveries
        const hookId = yield* failedDelivery(workspaceId)
        return Effect.orDie(request({ workspaceId, actor }, hookId, { since: DateTime.unsafeMake(0) }))
      })
  },
  {
    what: "to tell a system of e-mail marketing no more",
    table: "marketing_integrations",
    begin: ({ workspaceId }: Brand) =>
      Effect.gen(function* () {
        const { remove, set } = yield* MarketingIntegrations
        yield* set({ workspaceId, actor }, "call", { target_url: "https://93.184.215.14/told" })
        return Effect.orDie(remove({ workspaceId, actor }, "call"))
      })
  },
  {
    what: "to disconnect an account",
    table: "accounts",
    begin: ({ accountId, workspaceId }: Brand) =>
      Effect.map(Disconnections, ({ disconnect }) => Effect.orDie(disconnect(workspaceId, accountId, actor)))
  },
  {
    what: "to connect an account again",
    table: "accounts",
    begin: ({ externalId, workspaceId }: Brand) =>
      Effect.map(Accounts, ({ connect }) =>
        Effect.orDie(
          connect({
            ...{ workspaceId, externalId, actor, platform: "facebook", name: "Fjord Coffee" },
            token: Redacted.make("another token")
          })
        )
      )
  }
]

layer(House)("who waits for a workspace's clock", (it) => {
  for (const { begin, table, what } of acts) {
    it.effect(`has nothing locked that whoever holds it may want: ${what}`, () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const clock = yield* WorkspaceClock
        const { account, workspaceId } = yield* scene()
        const act = yield* begin(account)
        const [held, goOn] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
        const holding = clock
          .next(workspaceId)
          .pipe(
            Effect.zipRight(Deferred.succeed(held, undefined)),
            Effect.zipRight(Deferred.await(goOn)),
            Effect.zipRight(
              sql`SELECT 1 FROM ${sql(table)} WHERE workspace_id = ${workspaceId} FOR NO KEY UPDATE NOWAIT`
            ),
            transaction(sql)
          )
        const acting = Effect.zipRight(Deferred.await(held), Effect.asVoid(act))
        const watching = Deferred.await(held).pipe(
          Effect.zipRight(somebodyWaits),
          Effect.zipRight(Deferred.succeed(goOn, undefined))
        )
        const [rows] = yield* Effect.all([holding, acting, watching], { concurrency: "unbounded" })
        assert.strictEqual(rows.length, 1)
      })
    )
  }
})
