import { assert, describe, it } from "@effect/vitest"
import { DateTime, FastCheck } from "effect"
import type { Observation } from "#src/Comments/Observation.ts"
import { readWebhook } from "#src/Platforms/Facebook/Webhook.ts"

const receivedAt = DateTime.unsafeMake("2026-10-02T09:20:00Z")
const page = "123450001"
const post = "123450001_990001"

const added = {
  item: "comment",
  verb: "add",
  comment_id: "990001_770001",
  post_id: post,
  parent_id: post,
  from: { id: "5550001", name: "Dana Example" },
  message: "Is this still available?",
  created_time: 1790932504,
  post: {
    id: post,
    status_type: "added_photos",
    is_published: true,
    updated_time: "2026-10-02T09:15:04+0000",
    permalink_url: "https://www.facebook.com/123450001/posts/990001",
    promotion_status: "inactive"
  }
}

const delivery = (...values: ReadonlyArray<unknown>) => ({
  object: "page",
  entry: [{ id: page, time: 1790932505, changes: values.map((value) => ({ field: "feed", value })) }]
})

const read = (payload: unknown) => readWebhook(JSON.stringify(payload), receivedAt)

const observed = (value: unknown): Observation | undefined => read(delivery(value)).pages[0]?.observations[0]

const commented = (value: unknown) => {
  const observation = observed(value)
  assert(observation?._tag === "Commented")
  return observation.comment
}

describe("readWebhook", () => {
  it("reads a new comment", () => {
    assert.deepStrictEqual(read(delivery(added)), {
      pages: [
        {
          pageId: page,
          observations: [
            {
              _tag: "Commented",
              comment: {
                externalId: "990001_770001",
                parentExternalId: null,
                post: { externalId: post, caption: null, url: "https://www.facebook.com/123450001/posts/990001" },
                ad: null,
                surface: "organic",
                text: "Is this still available?",
                hasMedia: false,
                author: { externalId: "5550001", name: "Dana Example", handle: "" },
                hidden: false,
                url: null,
                createdAt: DateTime.unsafeMake("2026-10-02T09:15:04Z")
              }
            }
          ],
          messages: []
        }
      ],
      skipped: []
    })
  })

  it("reads edits, hides and removals", () => {
    const { created_time, message, ...bare } = added
    const externalId = "990001_770001"
    assert.deepStrictEqual(observed({ ...added, verb: "edited", message: "Still there?" }), {
      _tag: "Edited",
      externalId,
      text: "Still there?",
      hasMedia: null
    })
    assert.deepInclude(observed({ ...added, verb: "edited", photo: "https://img.example/1.jpg" }), { hasMedia: true })
    assert.deepStrictEqual(observed({ ...bare, verb: "hide" }), { _tag: "Hidden", externalId })
    assert.deepStrictEqual(observed({ ...bare, verb: "unhide" }), { _tag: "Unhidden", externalId })
    assert.deepStrictEqual(observed({ ...bare, verb: "remove" }), { _tag: "Removed", externalId })
  })

  it("leaves out what the page itself wrote", () => {
    for (const verb of ["add", "edited"]) {
      assert.deepStrictEqual(read(delivery({ ...added, verb, from: { id: page } })), { pages: [], skipped: [] })
      const { from, ...old } = added
      assert.deepStrictEqual(read(delivery({ ...old, verb, sender_id: Number(page) })), { pages: [], skipped: [] })
    }
  })

  it("tells replies, media and unpublished posts", () => {
    assert.strictEqual(commented({ ...added, parent_id: "990001_660001" }).parentExternalId, "990001_660001")
    assert.isTrue(commented({ ...added, message: undefined, photo: "https://img.example/1.jpg" }).hasMedia)
    assert.isTrue(commented({ ...added, video: "https://img.example/1.mp4" }).hasMedia)
    assert.strictEqual(commented({ ...added, post: { ...added.post, is_published: false } }).surface, "ad")
  })

  it("takes the old names of the author, or none", () => {
    const { from, ...old } = added
    assert.deepStrictEqual(commented({ ...old, sender_id: 5550001, sender_name: "Dana" }).author, {
      externalId: "5550001",
      name: "Dana",
      handle: ""
    })
    assert.deepStrictEqual(commented(old).author, { externalId: null, name: "", handle: "" })
  })

  it("takes the delivery's time for a comment without one", () => {
    const { created_time, ...timeless } = added
    assert.deepStrictEqual(commented(timeless).createdAt, DateTime.unsafeMake("2026-10-02T09:15:05Z"))
    const entry = { id: page, changes: [{ field: "feed", value: timeless }] }
    const [first] = read({ object: "page", entry: [entry] }).pages
    assert.deepInclude(first?.observations[0], {
      _tag: "Commented",
      comment: { ...commented(timeless), createdAt: receivedAt }
    })
  })

  it("makes text storable", () => {
    assert.strictEqual(commented({ ...added, message: "a\u0000b\uD800" }).text, "a\uFFFDb\uFFFD")
  })

  it("passes over other items and other fields without a word", () => {
    const others = ["post", "status", "photo", "video", "share", "like", "reaction", "album", "event"]
    const payload = {
      object: "page",
      entry: [
        {
          id: page,
          time: 1790932505,
          changes: [
            ...others.map((item) => ({ field: "feed", value: { item, verb: "add", post_id: post } })),
            { field: "mention", value: { item: "comment" } }
          ]
        }
      ]
    }
    assert.deepStrictEqual(read(payload), { pages: [], skipped: [] })
  })

  it("groups by page, in order, and skips only what it cannot read", () => {
    const payload = {
      object: "page",
      entry: [
        { id: "2", time: 1, changes: [{ field: "feed", value: { ...added, comment_id: "b" } }] },
        null,
        { id: page, time: 1, changes: [{ value: 1 }, { field: "feed", value: { ...added, comment_id: {} } }] },
        { id: "2", time: 1, changes: [{ field: "feed", value: { ...added, verb: "remove", comment_id: "b" } }] },
        { id: page, time: 1, changes: [{ field: "feed", value: { ...added, verb: "frob", message: "secret words" } }] }
      ]
    }
    const { pages, skipped } = read(payload)
    assert.deepStrictEqual(
      pages.map(({ observations, pageId }) => [pageId, observations.map(({ _tag }) => _tag)]),
      [["2", ["Commented", "Removed"]]]
    )
    assert.deepStrictEqual(skipped, [
      "An entry has no page id, or its changes are not a list.",
      "A change names no field.",
      "A feed change about a comment could not be read: comment_id.",
      "A feed change about a comment could not be read: verb."
    ])
  })

  it("says what is wrong with a body that is no page webhook", () => {
    assert.deepStrictEqual(readWebhook("<html>", receivedAt).skipped, ["The body is not JSON."])
    assert.deepStrictEqual(read([]).skipped, ["The body is not a webhook of Meta."])
    assert.deepStrictEqual(read({ object: "instagram", entry: [] }).skipped, ["The webhook is not about a page."])
  })

  const digits = FastCheck.bigInt({ min: 10n ** 15n, max: 10n ** 30n }).map(String)
  const texts = FastCheck.string({ unit: "grapheme" }).filter((text) => !text.includes("\u0000"))

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
