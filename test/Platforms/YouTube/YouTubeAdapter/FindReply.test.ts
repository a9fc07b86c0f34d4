import { assert, describe, it } from "@effect/vitest"
import { Effect, Option } from "effect"
import { inTurn } from "../../FakeHttp.ts"
import { account, base, reply, setUp, since } from "./SetUp.ts"

describe("findReply", () => {
  const written = (id: string, channel: string, texts: object, publishedAt: string) => ({
    id,
    snippet: { authorChannelId: { value: channel }, publishedAt, ...texts }
  })

  it.effect("finds the channel's own reply in the whole thread, by either text", () =>
    Effect.gen(function* () {
      const { sent, youtube } = setUp(
        inTurn(
          {
            body: {
              nextPageToken: "QURT",
              items: [
                written("t.1", "UCdana", { textDisplay: "Thank you!" }, "2026-10-02T09:16:00Z"),
                written("t.2", "UCexample", { textDisplay: "Thank you!" }, "2026-10-02T09:14:03Z"),
                { id: "t.3" },
                written("t.4", "UCexample", { textDisplay: "Thanks!" }, "2026-10-02T09:16:00Z")
              ]
            }
          },
          {
            body: {
              items: [
                written(
                  "t.5",
                  "UCexample",
                  { textDisplay: "Thank…", textOriginal: "Thank you!" },
                  "2026-10-02T09:14:04Z"
                )
              ]
            }
          }
        )
      )
      const found = yield* (yield* youtube).findReply(account, reply, "Thank you!", since, new Set())
      assert.deepStrictEqual(found, Option.some({ externalId: "t.5" }))
      const query = "part=snippet&parentId=UgyExample001AaABAg&textFormat=plainText&maxResults=100"
      assert.deepStrictEqual(
        sent.map(({ url }) => url.href),
        [`${base}/comments?${query}`, `${base}/comments?${query}&pageToken=QURT`]
      )
      const another = yield* (yield* youtube).findReply(account, reply, "Thank you!", since, new Set(["t.5"]))
      assert.deepStrictEqual(another, Option.none())
    })
  )
})
