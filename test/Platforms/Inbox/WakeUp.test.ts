import { assert, layer } from "@effect/vitest"
import { Clock, Effect } from "effect"
import { ConnectedAccounts } from "#src/Directory/ConnectedAccounts.ts"
import { signWebhook } from "#src/Platforms/Graph/WebhookSignature.ts"
import { InboxRunner } from "#src/Platforms/Inbox/InboxRunner.ts"
import { PlatformIngest } from "#src/Platforms/Reading/PlatformIngest.ts"
import { facebookAppSecret, House } from "#test/House.ts"
import { scene } from "#test/Moderation/Scene.ts"
import { dueIn } from "#test/Platforms/Polling.ts"

/** Instagram tells that somebody commented. */
const push = Effect.fn("push")(function* (accountId: string, commentId: string) {
  const change = { field: "comments", value: { id: commentId, text: "price?" } }
  const text = JSON.stringify({ object: "instagram", entry: [{ id: accountId, time: 1, changes: [change] }] })
  const body = new TextEncoder().encode(text)
  const headers = { "x-hub-signature-256": signWebhook(facebookAppSecret, body) }
  assert.isTrue(yield* Effect.flatMap(PlatformIngest, ({ receive }) => receive("instagram", body, headers)))
  // few of them wait for nobody
  const { drain } = yield* InboxRunner
  yield* Effect.repeat(drain, { until: (count) => count === 0 })
})

/** The account was read so many milliseconds ago, and is due again after so many. */
const readBefore = Effect.fn("readBefore")(function* (
  { workspaceId, account: { accountId } }: Effect.Effect.Success<ReturnType<typeof scene>>,
  ago: number,
  due: number
) {
  const now = yield* Clock.currentTimeMillis
  const accounts = yield* ConnectedAccounts
  yield* accounts.polled(workspaceId, accountId, null, new Date(now - ago), new Date(now + due))
})

layer(House)("a push that tells too little", (it) => {
  it.effect("has the account read at once, and at most every quarter of a minute", () =>
    Effect.gen(function* () {
      const brand = yield* scene("instagram")
      const { accountId, externalId } = brand.account
      yield* readBefore(brand, 40_000, 60_000)
      yield* push(externalId, "1")
      assert.strictEqual(yield* dueIn(accountId), 0)
      yield* readBefore(brand, 5_000, 60_000)
      yield* push(externalId, "2")
      assert.strictEqual(yield* dueIn(accountId), 10_000)
      yield* push(externalId, "3")
      assert.strictEqual(yield* dueIn(accountId), 10_000)
    })
  )

  it.effect("takes no account from who reads it, and hurries none that its platform put off", () =>
    Effect.gen(function* () {
      const brand = yield* scene("instagram")
      const { accountId, externalId } = brand.account
      yield* readBefore(brand, 60_000, 29_000)
      yield* push(externalId, "1")
      assert.strictEqual(yield* dueIn(accountId), 29_000)
      const accounts = yield* ConnectedAccounts
      const now = yield* Clock.currentTimeMillis
      yield* accounts.pollPutOff(brand.workspaceId, accountId, new Date(now + 3_600_000))
      yield* push(externalId, "2")
      assert.strictEqual(yield* dueIn(accountId), 3_600_000)
    })
  )
})
