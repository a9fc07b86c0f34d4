import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { readWebhook } from "#src/Platforms/Facebook/Webhook.ts"
import { added, commented, delivery, read, receivedAt } from "./Delivered.ts"

const digits = FastCheck.bigInt({ min: 10n ** 15n, max: 10n ** 30n }).map(String)

const texts = FastCheck.string({ unit: "grapheme" }).filter((text) => !text.includes("\u0000"))

const anything = FastCheck.jsonValue({ maxDepth: 4 })

const almost = FastCheck.record(
  {
    item: FastCheck.oneof(FastCheck.constant("comment"), anything),
    verb: FastCheck.oneof(FastCheck.constantFrom("add", "edited", "hide", "unhide", "remove"), anything),
    comment_id: FastCheck.oneof(FastCheck.string(), anything),
    post_id: anything,
    parent_id: anything,
    from: FastCheck.oneof(FastCheck.record({ id: anything, name: anything }), anything),
    message: anything,
    created_time: anything,
    post: anything
  },
  { requiredKeys: [] }
)

describe("readWebhook, whatever comes,", () => {
  it.prop(
    "carries ids to the last digit and text as it was, as JSON text or number",
    [digits, digits, texts, FastCheck.boolean()],
    ([comment, person, message, asText]) => {
      const body = JSON.stringify(delivery({ ...added, comment_id: "C", from: { id: "P", name: "n" }, message }))
        .replace('"C"', asText ? `"${comment}"` : comment)
        .replace('"P"', asText ? `"${person}"` : person)
      const [only] = readWebhook(body, receivedAt).pages
      const observation = only?.observations[0]
      assert(observation?._tag === "Commented")
      assert.strictEqual(observation.comment.externalId, comment)
      assert.strictEqual(observation.comment.author.externalId, person)
      assert.strictEqual(observation.comment.text, message)
    }
  )

  it.prop("never throws, whatever comes", [FastCheck.oneof(almost, anything), anything], ([value, other]) => {
    for (const payload of [delivery(value, other), { object: "page", entry: [other, value] }, other]) {
      const { pages, skipped } = read(payload)
      for (const { messages, observations } of pages) assert.isAbove(observations.length + messages.length, 0)
      for (const reason of skipped) assert.match(reason, /\.$/)
    }
  })

  it.prop("odd fields beside a good id do not lose the comment", [almost], ([odd]) => {
    const value = { ...odd, item: "comment", verb: "add", comment_id: "990001_770001", from: odd.post }
    assert.strictEqual(commented(value).externalId, "990001_770001")
  })
})
