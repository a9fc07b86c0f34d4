import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { Comments } from "#src/Comments/Comments.ts"
import { shown } from "#src/Ground/Time.ts"
import { Disconnections } from "#src/Platforms/Accounts/Disconnections.ts"
import { brand } from "#test/House.ts"
import { addSettingsWebhook, url } from "../Delivering.ts"
import { commentEvents, newComment, settle } from "../Happenings.ts"
import { House, toldTo } from "./Told.ts"

layer(House)("what the Outbox says", (it) => {
  it.effect("what is sent about a comment has exactly the shape that is promised, and tells what the API tells", () =>
    Effect.gen(function* () {
      const comments = yield* Comments
      const { accounts, workspaceId } = yield* brand()
      for (const [index, event] of commentEvents.entries()) {
        const hook = yield* addSettingsWebhook(workspaceId, url(index), [event])
        const id = yield* newComment(accounts.facebook, event)
        yield* settle(workspaceId, id, [event], 'Æøå 😀 "quoted" \u2028')
        const { history, sales, ...comment } = yield* comments.get(workspaceId, id)
        const { data } = yield* comments.listWaiting(workspaceId, {})
        assert.strictEqual(history.length, 2)
        assert.deepStrictEqual(sales, [])
        const told = (yield* toldTo(workspaceId))(hook)
        assert.deepStrictEqual<unknown>(told, [
          {
            id: told[0]?.id,
            event,
            created_at: comment.updated_at,
            workspace_id: workspaceId,
            url: comment.url,
            sequence: 1,
            comment,
            ...(event === "comment.review" ? { needs_you: data[0] } : {})
          }
        ])
      }
    })
  )

  it.effect("and so has what is sent about an account", () =>
    Effect.gen(function* () {
      const { disconnected } = yield* Disconnections
      const { accounts, workspaceId } = yield* brand()
      const { accountId } = accounts.facebook
      const hook = yield* addSettingsWebhook(workspaceId, url(1), ["account.disconnected"])
      yield* disconnected(workspaceId, accountId, new Date(7), "The token has expired")
      yield* disconnected(workspaceId, accountId, new Date(8), "The token has expired")
      const told = (yield* toldTo(workspaceId))(hook)
      assert.deepStrictEqual<unknown>(told, [
        {
          id: told[0]?.id,
          event: "account.disconnected",
          created_at: shown(new Date(7)),
          workspace_id: workspaceId,
          url: "https://steward.test/settings/accounts",
          sequence: 1,
          account: { id: accountId, name: "Fjord Coffee" },
          reason: "The token has expired"
        }
      ])
    })
  )
})
