import { assert, layer } from "@effect/vitest"
import { Effect, Schema, TestClock } from "effect"
import type { HookId, WorkspaceId } from "#schema/Ids.ts"
import { DeliveryBody, type WebhookEvent, webhookEvents } from "#schema/resources/Event.ts"
import { Disconnections } from "#src/Platforms/Accounts/Disconnections.ts"
import { Samples } from "#src/Samples/Samples.ts"
import { brand } from "#test/House.ts"
import { received, waiting } from "#test/Http/Scenes.ts"
import { DeliveryHouse, deliveriesOf, drainAll, occur, subscribe, url } from "#test/Webhooks/Delivering.ts"
import { answered, Script } from "#test/Webhooks/Script.ts"
import { addWebhook } from "#test/Webhooks/Settings.ts"

const readBody = Schema.decodeUnknownSync(DeliveryBody, { onExcessProperty: "error" })
const read = (body: unknown) => readBody(JSON.parse(JSON.stringify(body)))

const samplesOf = Effect.fn("samplesOf")(function* (workspaceId: WorkspaceId, event: WebhookEvent) {
  const samples = yield* Samples
  return (yield* samples.of(workspaceId, event)).map(read)
})

/** What the webhook was told last. */
const latest = Effect.fn("latest")(function* (workspaceId: WorkspaceId, id: HookId) {
  const rows = (yield* deliveriesOf(workspaceId)).filter(({ hook_id }) => hook_id === id)
  return read(JSON.parse(rows.at(-1)?.body ?? "null"))
})

layer(DeliveryHouse)("samples of the events that only Settings offers", (it) => {
  it.effect("are made up while there is nothing, for every event there is, of the shape of a delivery", () =>
    Effect.gen(function* () {
      const { workspaceId } = yield* brand()
      for (const event of webhookEvents) {
        const samples = yield* samplesOf(workspaceId, event)
        assert.lengthOf(samples, 1)
        assert.deepInclude(samples[0], { event, workspace_id: workspaceId, sequence: 1 })
      }
    })
  )

  it.effect("are what a webhook was really sent, once it happened", () =>
    Effect.gen(function* () {
      const script = yield* Script
      const { disconnected } = yield* Disconnections
      const ours = yield* brand()
      const { accounts, principal, workspaceId } = ours
      const webhook = yield* addWebhook(principal, url(1), [
        "comment.rule_matched",
        "account.disconnected",
        "hook.disabled"
      ])
      const same = Effect.fn("same")(function* (event: WebhookEvent) {
        const [sample] = yield* samplesOf(workspaceId, event)
        const delivery = yield* latest(workspaceId, webhook.id)
        assert.strictEqual(delivery.event, event)
        const { created_at, id, sequence } = delivery
        assert.deepStrictEqual({ ...sample, created_at, id, sequence }, delivery)
        assert.deepStrictEqual(Object.keys(sample ?? {}), Object.keys(delivery))
      })

      yield* TestClock.adjust("1 second")
      yield* waiting(ours, { externalId: "matched" })
      yield* received(ours, { externalId: "not decided" })
      yield* same("comment.rule_matched")

      yield* disconnected(workspaceId, accounts.youtube.accountId, new Date(7), "The token has expired")
      yield* same("account.disconnected")

      yield* subscribe(principal, url(2, workspaceId))
      yield* script.answer(url(2, workspaceId), answered(410))
      yield* occur(workspaceId)
      yield* drainAll
      yield* same("hook.disabled")
    })
  )

  it.effect("are nothing of another workspace", () =>
    Effect.gen(function* () {
      const { disconnected } = yield* Disconnections
      const theirs = yield* brand({ name: "Theirs" })
      yield* disconnected(theirs.workspaceId, theirs.accounts.youtube.accountId, new Date(7), "theirs")
      yield* waiting(theirs, { externalId: "t", text: "Where is my refund, theirs?" })
      const { workspaceId } = yield* brand()
      for (const event of webhookEvents) {
        assert.notInclude(JSON.stringify(yield* samplesOf(workspaceId, event)), "heirs", event)
      }
    })
  )
})
