import { assert, describe, it } from "@effect/vitest"
import { DateTime, Duration, Effect, Redacted } from "effect"
import type { AccountAccess, CommentReference } from "#src/Platforms/Port/PlatformGateway.ts"
import { makeThreads } from "#src/Platforms/Threads/ThreadsAdapter.ts"
import { fakeHttp } from "../FakeHttp.ts"

const base = "https://graph.threads.net/v1.0"
const fields = "id,text,username,permalink,timestamp,media_type,root_post,replied_to,is_reply_owned_by_me,hide_status"
const account: AccountAccess = {
  platform: "threads",
  externalId: "17841400000000009",
  token: Redacted.make("TH")
}
const comment: CommentReference = {
  externalId: "18000000000000077",
  parentExternalId: null,
  authorExternalId: null,
  postExternalId: null,
  adId: null
}

/** What goes out, as Meta's documentation has it; where each is from stands beside it. */
const documented: ReadonlyArray<readonly [method: string, url: string, body: string]> = [
  // developers.facebook.com/docs/threads/reply-management: POST /{reply-id}/manage_reply hide
  ["POST", `${base}/18000000000000077/manage_reply`, "hide=true&access_token=TH"],
  ["POST", `${base}/18000000000000077/manage_reply`, "hide=false&access_token=TH"],
  // fbsamples/threads_api Postman collection: POST /me/threads with reply_to_id, then POST /me/threads_publish
  ["POST", `${base}/me/threads`, "media_type=TEXT&text=Thanks&reply_to_id=18000000000000077&access_token=TH"],
  ["POST", `${base}/me/threads_publish`, "creation_id=18000000000000500&access_token=TH"],
  // fbsamples/threads_api Postman collection: GET /me and GET /me/threads
  ["GET", `${base}/me?fields=id,username&access_token=TH`, ""],
  ["GET", `${base}/me/threads?fields=id,text,permalink&limit=25&access_token=TH`, ""],
  // developers.facebook.com/docs/threads/reply-management: GET /{media-id}/conversation and /replies
  ["GET", `${base}/18000000000000001/conversation?fields=${fields}&reverse=true&limit=100&access_token=TH`, ""],
  // the same page: GET /{media-id}/pending_replies of a post with approvals, and POST /{reply-id}/manage_pending_reply
  [
    "GET",
    `${base}/18000000000000001/pending_replies?fields=${fields}&approval_status=pending&reverse=true&access_token=TH`,
    ""
  ],
  ["GET", `${base}/18000000000000077/replies?fields=${fields}&reverse=true&limit=100&access_token=TH`, ""]
]

describe("what goes out to Threads", () => {
  it.effect("is as documented, line by line", () =>
    Effect.gen(function* () {
      const { layer, sent } = fakeHttp(({ method, url }) => {
        if (method === "POST") return { body: { success: true, id: "18000000000000500" } }
        if (url.pathname.endsWith("/me")) return { body: { id: account.externalId, username: "nordlys" } }
        return { body: { data: url.pathname.endsWith("/me/threads") ? [{ id: "18000000000000001" }] : [] } }
      })
      const settings = { graph: base, pollEvery: Duration.minutes(2) }
      const { actions, identify, reader } = yield* Effect.provide(makeThreads(settings), layer)
      const at = yield* DateTime.now
      yield* actions.hide(account, comment)
      yield* actions.unhide(account, comment)
      yield* actions.reply(account, comment, "Thanks")
      yield* identify(account)
      yield* reader.read({
        account,
        at,
        state: null,
        receive: () => Effect.void,
        standing: () => Effect.succeed([]),
        ending: () => Effect.succeed([]),
        confirm: () => Effect.void
      })
      yield* actions.findReply(account, comment, "Thanks", at, new Set())
      assert.deepStrictEqual(
        sent.map(({ body, method, url }) => [method, decodeURIComponent(url.href), body]),
        documented.map((one) => [...one])
      )
    })
  )

  it.effect("hides no reply to a reply, and says why not", () =>
    Effect.gen(function* () {
      const { layer, sent } = fakeHttp(() => ({ body: {} }))
      const made = yield* Effect.provide(makeThreads({ graph: base, pollEvery: Duration.minutes(2) }), layer)
      const refused = yield* Effect.flip(made.actions.hide(account, { ...comment, parentExternalId: "1" }))
      assert.strictEqual(refused._tag, "NotAllowed")
      assert.match(refused.reason, /goes with the one above it/)
      assert.lengthOf(sent, 0)
    })
  )
})
