import { SqlClient } from "@effect/sql"
import { assert, layer } from "@effect/vitest"
import { DateTime, Effect } from "effect"
import { CommentId } from "#schema/Ids.ts"
import { Comments } from "#src/Comments/Comments.ts"
import { Messages } from "#src/Contacts/Messages/Messages.ts"
import { Disconnections } from "#src/Platforms/Accounts/Disconnections.ts"
import { SettingsWebhooks } from "#src/Webhooks/Hooks/SettingsWebhooks.ts"
import { brand } from "#test/House.ts"
import { clientOf } from "#test/InProcess.ts"
import { settled } from "#test/Webhooks/Happenings.ts"
import { manager } from "#test/Webhooks/Settings.ts"
import { Door } from "./Asking.ts"
import { type Brand, met, received } from "./Scenes.ts"

const target_url = "https://93.184.215.14/hook"

/** Everything that a webhook of this brand can be told of by a comment, a person and an account. */
const happen = Effect.fn("happen")(function* (ours: Brand) {
  const { accounts, key, workspaceId } = ours
  const id = CommentId.make(yield* received(ours, { ad: { id: "ad-1", name: "Autumn" } }))
  const comments = yield* Comments
  yield* comments.change(workspaceId, id, (_, at) => {
    const change = settled(["comment.review"], "Is this a scam?", at)
    const pending = { pending_action: "hide", pending_since: at } as const
    return Effect.succeed([undefined, { ...change, set: { ...change.set, ...pending } }] as const)
  })
  const contact = yield* met(ours)
  const { contacts } = yield* clientOf(key)
  yield* contacts.update({ path: { id: contact.id }, payload: { add_tags: ["vip"] } })
  const messages = yield* Messages
  const text = "Call me: +1 202 555 0143, or write to kari@example.com"
  const message = { externalId: "m", senderId: "author-1", kind: "text", text } as const
  yield* messages.receive(accounts.facebook, [{ ...message, sentAt: DateTime.unsafeMake(0) }])
  const { disconnected } = yield* Disconnections
  yield* disconnected(workspaceId, accounts.youtube.accountId, new Date(0), "The token was revoked")
})

layer(Door)("deliveries", (it) => {
  it.effect("show what the receiver gets of every event, and each attempt", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      const webhooks = yield* SettingsWebhooks
      const webhook = yield* webhooks.create(manager(ours.principal), { target_url, events: "all" })
      yield* happen(ours)
      const sql = yield* SqlClient.SqlClient
      yield* sql`INSERT INTO delivery_attempts
          (workspace_id, delivery_id, attempt, at, status, milliseconds, address, excerpt, error)
        SELECT workspace_id, id, 1, ${new Date(0)}, 500, 12, '93.184.215.14', 'Oh no', 'Answered 500'
        FROM deliveries WHERE workspace_id = ${ours.workspaceId}`
      const { hooks } = yield* clientOf(ours.key)
      const { data, last_sequence } = yield* hooks.deliveries({
        path: { id: webhook.id },
        urlParams: { after_sequence: 0 }
      })
      assert.deepStrictEqual(
        data.map(({ event }) => event),
        [
          "comment.review",
          "contact.updated",
          "message.received",
          "lead.captured",
          "contact.updated",
          "account.disconnected"
        ]
      )
      assert.strictEqual(last_sequence, data.length)
      for (const { attempts, body, event, id, sequence } of data) {
        assert.deepInclude(body, { id, workspace_id: ours.workspaceId })
        assert.deepStrictEqual([body.event, body.sequence], [event, sequence])
        const answer = {
          status: 500,
          milliseconds: 12,
          address: "93.184.215.14",
          answer: "Oh no",
          error: "Answered 500"
        }
        assert.deepStrictEqual(
          attempts.map(({ at: _, ...attempt }) => attempt),
          [{ attempt: 1, ...answer }]
        )
      }
    })
  )
})
