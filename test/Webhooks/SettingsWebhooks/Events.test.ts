import { assert, describe } from "@effect/vitest"
import { Effect } from "effect"
import { type WebhookEvent, webhookEvents } from "#schema/resources/Event.ts"
import { Disconnections } from "#src/Platforms/Accounts/Disconnections.ts"
import { brand } from "#test/House.ts"
import { drainAll, occur, scenario, subscribe, url } from "../Delivering.ts"
import { commentEvents } from "../Happenings.ts"
import { answered, Script } from "../Script.ts"
import { addWebhook } from "../Settings.ts"
import { toldTo } from "./Told.ts"

describe("what webhooks of Settings are told", () => {
  scenario(
    "hear of every event there is, and once of each thing that happens, under its most specific name",
    Effect.gen(function* () {
      const { principal, workspaceId } = yield* brand()
      const all = yield* addWebhook(principal, url(1))
      const some = yield* addWebhook(principal, url(2), ["comment.received", "comment.rule_matched", "lead.captured"])
      for (const event of webhookEvents) yield* occur(workspaceId, [event])
      const together: ReadonlyArray<WebhookEvent> = [...commentEvents].reverse()
      yield* occur(workspaceId, together)
      assert.deepStrictEqual(yield* toldTo(workspaceId, all.id), [
        ...webhookEvents.map((event, index) => `${index + 1} ${event} queued`),
        `${webhookEvents.length + 1} comment.hidden queued`
      ])
      assert.deepStrictEqual(yield* toldTo(workspaceId, some.id), [
        "1 comment.received queued",
        "2 lead.captured queued",
        "3 comment.rule_matched queued",
        "4 comment.rule_matched queued"
      ])
      assert.strictEqual(yield* drainAll, webhookEvents.length + 5)
    })
  )

  scenario(
    "hear of an account that has to be connected again, and of a hook whose receiver is gone, from where it happens",
    Effect.gen(function* () {
      const script = yield* Script
      const { disconnected } = yield* Disconnections
      const { accounts, principal, workspaceId } = yield* brand()
      const all = yield* addWebhook(principal, url(1))
      yield* disconnected(workspaceId, accounts.facebook.accountId, new Date(7), "The token has expired")
      yield* subscribe(principal, url(2))
      yield* script.answer(url(2), answered(410))
      yield* occur(workspaceId)
      yield* drainAll
      assert.deepStrictEqual(yield* toldTo(workspaceId, all.id), [
        "1 account.disconnected delivered",
        "2 comment.received delivered",
        "3 hook.disabled delivered"
      ])
    })
  )
})
