import { assert, describe, it } from "@effect/vitest"
import { DateTime, Option } from "effect"
import { facebookPush } from "#src/Platforms/Facebook/FacebookPush.ts"
import { readWebhook } from "#src/Platforms/Facebook/Webhook.ts"
import { added, commented, delivery, observed, page, post, read, receivedAt } from "./Webhook/Delivered.ts"

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
                url: "https://www.facebook.com/123450001/posts/990001?comment_id=770001",
                createdAt: DateTime.unsafeMake("2026-10-02T09:15:04Z")
              }
            }
          ],
          messages: [],
          forms: []
        }
      ],
      skipped: []
    })
  })

  it("reads edits, hides and removals", () => {
    const { created_time, message, ...bare } = added
    const externalId = "990001_770001"
    const sentAt = DateTime.unsafeMake("2026-10-02T09:15:05Z")
    assert.deepStrictEqual(observed({ ...added, verb: "edited", message: "Still there?" }), {
      _tag: "Edited",
      externalId,
      text: "Still there?",
      hasMedia: null,
      authorId: "5550001",
      sentAt
    })
    assert.deepInclude(observed({ ...added, verb: "edited", photo: "https://img.example/1.jpg" }), { hasMedia: true })
    assert.deepStrictEqual(observed({ ...bare, verb: "hide" }), { _tag: "Hidden", externalId, sentAt })
    assert.deepStrictEqual(observed({ ...bare, verb: "unhide" }), { _tag: "Unhidden", externalId, sentAt })
    assert.deepStrictEqual(observed({ ...bare, verb: "remove" }), { _tag: "Removed", externalId })
  })

  it("reads the other words that Facebook documents for an edit and a removal", () => {
    assert.deepStrictEqual(observed({ ...added, verb: "edit" }), observed({ ...added, verb: "edited" }))
    assert.deepStrictEqual(observed({ ...added, verb: "delete" }), observed({ ...added, verb: "remove" }))
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
    assert.isFalse(commented({ ...added, photo: "", video: null }).hasMedia)
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

  it("keeps the beginning of a text that no platform allows, new or edited", () => {
    const kept = `${"a".repeat(19_999)}…`
    const message = "a".repeat(900_000)
    assert.strictEqual(commented({ ...added, message }).text, kept)
    assert.deepInclude(observed({ ...added, verb: "edited", message }), { text: kept })
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

  it("tells a page nothing of the others in a body, nor what could not be read of them", () => {
    const other = { id: "2", time: 1, changes: [{ field: "feed", value: { ...added, verb: "frob" } }], messaging: {} }
    const body = JSON.stringify({ object: "page", entry: [...delivery(added).entry, other] })
    const { read } = facebookPush({ appSecret: Option.none(), verifyToken: Option.none() })
    const own = read(page, body, receivedAt)
    assert.deepStrictEqual([own.observations.length, own.skipped], [1, []])
    const theirs = read("2", body, receivedAt)
    assert.deepStrictEqual([theirs.observations.length, theirs.skipped.length], [0, 2])
    const nobodys = JSON.stringify({ object: "page", entry: [...delivery(added).entry, { changes: [] }] })
    assert.deepStrictEqual(read(page, nobodys, receivedAt).skipped, ["An entry has no page id."])
  })

  it("groups by page, in order, and skips only what it cannot read", () => {
    const payload = {
      object: "page",
      entry: [
        { id: "2", time: 1, changes: [{ field: "feed", value: { ...added, comment_id: "b" } }] },
        null,
        { id: page, time: 1, changes: [{ value: 1 }, { field: "feed", value: { ...added, comment_id: {} } }] },
        { id: "2", time: 1, changes: [{ field: "feed", value: { ...added, verb: "remove", comment_id: "b" } }] },
        { id: page, time: 1, changes: [{ field: "feed", value: { ...added, verb: "frob", message: "secret words" } }] },
        { id: page, time: 1, changes: [{ field: "feed", value: { item: "comment", message: "secret words" } }] }
      ]
    }
    const { pages, skipped } = read(payload)
    assert.deepStrictEqual(
      pages.map(({ observations, pageId }) => [pageId, observations.map(({ _tag }) => _tag)]),
      [["2", ["Commented", "Removed"]]]
    )
    assert.deepStrictEqual(skipped, [
      "An entry has no page id.",
      "A change names no field.",
      "A feed change about a comment could not be read: comment_id.",
      "A feed change about a comment could not be read: verb.",
      "A feed change about a comment could not be read: verb, comment_id."
    ])
  })

  it("says what is wrong with a body that is no page webhook", () => {
    assert.deepStrictEqual(readWebhook("<html>", receivedAt).skipped, ["The body is not JSON."])
    assert.deepStrictEqual(read([]).skipped, ["The body is not a webhook of Meta."])
    assert.deepStrictEqual(read({ object: "instagram", entry: [] }).skipped, ["The webhook is not about a page."])
  })
})
