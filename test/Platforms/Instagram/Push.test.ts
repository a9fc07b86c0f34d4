import { assert, describe, it } from "@effect/vitest"
import { DateTime, Option } from "effect"
import { instagramPush } from "#src/Platforms/Instagram/InstagramPush.ts"

const receivedAt = DateTime.unsafeMake("2026-10-02T09:20:00Z")
const account = "17841400000000001"
const { read } = instagramPush({ appSecret: Option.none(), verifyToken: Option.none() })
const told = (entry: object) =>
  read(
    account,
    JSON.stringify({ object: "instagram", entry: [{ id: account, time: 1790931999123, ...entry }] }),
    receivedAt
  )
const said = { sender: { id: "6669001" }, timestamp: 1790931999000, message: { mid: "m_1", text: "Hello" } }

describe("what Instagram pushes", () => {
  it("is read as messages, and as news of comments", () => {
    const messages = told({ messaging: [said] })
    assert.deepStrictEqual([messages.messages.length, messages.readNow, messages.skipped], [1, false, []])
    const comments = told({ changes: [{ field: "comments", value: { id: "1" } }] })
    assert.deepStrictEqual([comments.messages.length, comments.readNow, comments.skipped], [0, true, []])
    const both = told({ messaging: [said], changes: [{ field: "comments" }] })
    assert.deepStrictEqual([both.messages.length, both.readNow], [1, true])
  })

  it("and is in another shape is not passed over without a word", () => {
    for (const entry of [{ messaging: said }, { messaging: "none" }, { messaging: said, changes: null }]) {
      assert.deepStrictEqual(told(entry).skipped, ["The messages of an entry are not a list."])
    }
    const odd = told({ changes: { field: "comments" } })
    assert.deepStrictEqual([odd.readNow, odd.skipped], [true, []], "it is read all the same")
    assert.deepStrictEqual(told({ messaging: null, changes: null }).skipped, [])
  })
})
