import { assert, describe, it } from "@effect/vitest"
import { DateTime, Effect, Option } from "effect"
import { inTurn } from "../../FakeHttp.ts"
import { account, comment, setUp } from "./SetUp.ts"

const since = DateTime.unsafeMake("2026-10-02T09:15:04Z")

describe("findReply", () => {
  const reply = (id: string, from: string, message: string, created_time: string) => ({
    id,
    from: { id: from },
    message,
    created_time
  })
  const next = { cursors: { after: "A2" }, next: "https://graph.facebook.com/v26.0/x?access_token=PAGE_TOKEN_1" }
  const others = [
    reply("r1", "5550002", "Thanks!", "2026-10-02T09:16:00+0000"),
    reply("r2", "123450001", "Other", "2026-10-02T09:16:00+0000"),
    reply("r3", "123450001", "Thanks!", "2026-10-02T09:14:03+0000"),
    { id: 7 },
    null
  ]

  it.effect("finds the page's own reply on a later page, by text, from a minute before on", () =>
    Effect.gen(function* () {
      const found = reply("r4", "123450001", "Thanks! ", "2026-10-02T09:14:04+0000")
      const { facebook, sent } = setUp(inTurn({ body: { data: others, paging: next } }, { body: { data: [found] } }))
      const result = yield* (yield* facebook).findReply(account, comment, "Thanks!", since, new Set())
      assert.deepStrictEqual(result, Option.some({ externalId: "r4" }))
      assert.deepStrictEqual(
        sent.map(({ url }) => [url.origin, url.pathname, url.searchParams.get("after")]),
        [
          ["https://graph.facebook.com", "/v26.0/990001_770001/comments", null],
          ["https://graph.facebook.com", "/v26.0/990001_770001/comments", "A2"]
        ]
      )
    })
  )

  it.effect("finds none where there is none, and stops at what is older", () =>
    Effect.gen(function* () {
      const none = setUp(inTurn({ body: { data: others } }))
      assert.deepStrictEqual(
        yield* (yield* none.facebook).findReply(account, comment, "Thanks!", since, new Set()),
        Option.none()
      )
      const old = setUp(
        inTurn({ body: { data: [reply("r0", "123450001", "Thanks!", "2026-10-01T00:00:00+0000")], paging: next } })
      )
      assert.deepStrictEqual(
        yield* (yield* old.facebook).findReply(account, comment, "Thanks!", since, new Set()),
        Option.none()
      )
      assert.lengthOf(old.sent, 1)
    })
  )

  it.effect("reads on after an empty page, and ends where the cursor stands still", () =>
    Effect.gen(function* () {
      const { facebook, sent } = setUp(inTurn({ body: { data: [], paging: next } }))
      assert.deepStrictEqual(yield* (yield* facebook).findReply(account, comment, "x", since, new Set()), Option.none())
      assert.lengthOf(sent, 2)
    })
  )
})
