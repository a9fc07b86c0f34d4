import { assert, describe, it } from "@effect/vitest"
import { DateTime, FastCheck } from "effect"
import { readWebhook } from "#src/Platforms/Facebook/Webhook.ts"

const receivedAt = DateTime.unsafeMake("2026-10-02T09:20:00Z")
const page = "123450001"
const said = {
  sender: { id: "5550001" },
  recipient: { id: page },
  timestamp: 1790931999000,
  message: {
    mid: "m_abc",
    text: "My mail is dana@example.com",
    attachments: [{ type: "image", payload: { url: "https://img.example/2.jpg" } }]
  }
}
const { message, ...tapping } = said
const tapped = { ...tapping, postback: { mid: "m_abd", title: "Send it to me", payload: "CAMPAIGN_7_STEP_2" } }

const read = (...messaging: ReadonlyArray<unknown>) =>
  readWebhook(JSON.stringify({ object: "page", entry: [{ id: page, time: 1790931999123, messaging }] }), receivedAt)
const messages = (...messaging: ReadonlyArray<unknown>) => read(...messaging).pages.flatMap(({ messages }) => messages)

describe("messages in a page webhook", () => {
  it("are read with their times in milliseconds, taps by their title", () => {
    assert.deepStrictEqual(read(said, tapped), {
      pages: [
        {
          pageId: page,
          observations: [],
          forms: [],
          messages: [
            {
              externalId: "m_abc",
              senderId: "5550001",
              kind: "text",
              text: "My mail is dana@example.com",
              sentAt: DateTime.unsafeMake(1790931999000)
            },
            {
              externalId: "m_abd",
              senderId: "5550001",
              kind: "tap",
              text: "Send it to me",
              sentAt: DateTime.unsafeMake(1790931999000)
            }
          ]
        }
      ],
      skipped: []
    })
  })

  it("take the entry's time where they have none, and no text for a picture", () => {
    const [only] = messages({ ...said, timestamp: undefined, message: { mid: "m_1" } })
    assert.deepInclude(only, { text: "", sentAt: DateTime.unsafeMake(1790931999123) })
  })

  it("are not what the page wrote, what was deleted, or receipts", () => {
    const others = [
      { ...said, sender: { id: page } },
      { ...said, message: { ...message, is_echo: true } },
      { ...said, message: { mid: "m_abc", is_deleted: true } },
      { ...tapping, read: { watermark: 1 } },
      { ...tapping, reaction: { mid: "m_abc", action: "react" } }
    ]
    assert.deepStrictEqual(read(...others), { pages: [], skipped: [] })
  })

  it("are read beside changes that are none, or no list", () => {
    for (const [changes, skipped] of [
      [null, []],
      [{ field: "feed" }, ["The changes of an entry are not a list."]]
    ] as const) {
      const body = JSON.stringify({
        object: "page",
        entry: [{ id: page, time: 1790931999123, changes, messaging: [said] }]
      })
      const found = readWebhook(body, receivedAt)
      assert.deepStrictEqual(
        found.pages.flatMap(({ messages }) => messages.map(({ externalId }) => externalId)),
        ["m_abc"]
      )
      assert.deepStrictEqual(found.skipped, skipped)
    }
  })

  it("that are no list are not passed over without a word", () => {
    const body = JSON.stringify({ object: "page", entry: [{ id: page, time: 1790931999123, messaging: said }] })
    assert.deepStrictEqual(readWebhook(body, receivedAt).skipped, ["The messages of an entry are not a list."])
  })

  it("say without what people wrote what could not be read", () => {
    assert.deepStrictEqual(read({ ...said, sender: null }, { ...said, message: { text: "secret" } }), {
      pages: [],
      skipped: ["A message does not say who sent it.", "A message has no id."]
    })
  })

  const anything = FastCheck.jsonValue({ maxDepth: 4 })
  const almost = FastCheck.record(
    {
      sender: FastCheck.oneof(FastCheck.record({ id: anything }), anything),
      timestamp: anything,
      message: anything,
      postback: anything
    },
    { requiredKeys: [] }
  )

  it.prop("never throw, whatever comes, and lose nobody beside them", [almost, anything], ([odd, other]) => {
    const found = messages(odd, said, other)
    assert.include(
      found.map(({ externalId }) => externalId),
      "m_abc"
    )
  })
})
