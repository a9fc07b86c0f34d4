import { assert, layer } from "@effect/vitest"
import { DateTime, Effect, TestClock } from "effect"
import { Comments } from "#src/Comments/Comments.ts"
import { Intake } from "#src/Comments/Intake/Intake.ts"
import type { Observation, ObservedComment } from "#src/Comments/Observation.ts"
import { PendingComments } from "#src/Comments/Pending/PendingComments.ts"
import { House, observed } from "#test/House.ts"
import { stocked } from "../Rows.ts"
import { delivered, storedComments, subscribed } from "../Store.ts"

const commented = (comment: Partial<ObservedComment>): Observation => ({
  _tag: "Commented",
  comment: observed(comment)
})
const edited = (externalId: string, text: string): Observation => ({ _tag: "Edited", externalId, text, hasMedia: null })
const removed = (externalId: string): Observation => ({ _tag: "Removed", externalId })

/** A workspace with no comments, whose events are all subscribed to. */
const empty = Effect.gen(function* () {
  const { accounts, workspaceId } = yield* stocked([])
  yield* subscribed(workspaceId, "comment.received", "comment.hidden", "comment.review")
  const { receive } = yield* Intake
  const push = (...observations: Array<Observation>) => receive(accounts[0], observations)
  return { account: accounts[0], other: accounts[1], workspaceId, receive, push, stored: storedComments(workspaceId) }
})

layer(House)("Intake", (it) => {
  it.effect("a new comment waits to be decided, in the order it was reported", () =>
    Effect.gen(function* () {
      const { push, stored, workspaceId } = yield* empty
      yield* TestClock.setTime(1_790_000_000_000)
      const createdAt = DateTime.unsafeMake(1_789_999_000_123)
      assert.strictEqual(yield* push(commented({ externalId: "1", createdAt }), commented({ externalId: "2" })), 2)
      const [one, two] = yield* stored
      assert.deepInclude(one, {
        external_id: "1",
        status: "pending",
        decision: null,
        announced: false,
        created_at: new Date(1_789_999_000_123),
        received_at: new Date(1_790_000_000_000),
        updated_at: new Date(1_790_000_000_000)
      })
      assert.deepInclude(two, { external_id: "2", received_at: new Date(1_790_000_000_000) })
      assert.isTrue((one?.id ?? "") < (two?.id ?? ""))
      const { history } = yield* Effect.flatMap(Comments, ({ get }) => get(workspaceId, one?.id ?? ""))
      assert.deepStrictEqual(
        history.map(({ actor, what }) => [actor, what]),
        [["Kari", "received"]]
      )
      assert.deepStrictEqual(yield* delivered(workspaceId), [])
    })
  )

  it.effect("who is known by a handle alone is named by it in what happened", () =>
    Effect.gen(function* () {
      const { push, stored, workspaceId } = yield* empty
      const author = { externalId: "a", name: "", handle: "kari.outdoors" }
      yield* push(commented({ externalId: "1", author }))
      yield* push(commented({ externalId: "1", author, text: "Something else" }))
      const [one] = yield* stored
      const { history } = yield* Effect.flatMap(Comments, ({ get }) => get(workspaceId, one?.id ?? ""))
      assert.deepStrictEqual(new Set(history.map(({ actor }) => actor)), new Set(["kari.outdoors"]))
    })
  )

  it.effect("two reports of the same comment at the same time are one comment", () =>
    Effect.gen(function* () {
      const { push, stored } = yield* empty
      const reports = Array.from({ length: 4 }, () =>
        push(commented({ externalId: "1" }), commented({ externalId: "2" }))
      )
      const counts = yield* Effect.all(reports, { concurrency: "unbounded" })
      assert.strictEqual(
        counts.reduce((sum, count) => sum + count, 0),
        2
      )
      assert.lengthOf(yield* stored, 2)
    })
  )

  it.effect("what one report says of a comment further on is applied to it", () =>
    Effect.gen(function* () {
      const { push, stored, workspaceId } = yield* empty
      const twice = commented({ externalId: "1", text: "First" })
      assert.strictEqual(yield* push(twice, edited("1", "Second"), twice), 1)
      assert.deepInclude((yield* stored)[0], { text: "Second", status: "pending" })
      assert.strictEqual(yield* push(commented({ externalId: "2" }), removed("2")), 1)
      assert.deepInclude((yield* stored)[1], { status: "deleted", announced: true })
      assert.deepStrictEqual(yield* delivered(workspaceId), [{ event: "comment.received", status: "deleted" }])
    })
  )

  it.effect("the same platform id in another account is another comment", () =>
    Effect.gen(function* () {
      const { other, push, receive, stored } = yield* empty
      yield* push(commented({ externalId: "1" }))
      yield* receive(other, [commented({ externalId: "1", text: "Another" })])
      yield* receive(other, [removed("1")])
      assert.deepStrictEqual(
        (yield* stored).map(({ status, text }) => [text, status]),
        [
          ["What a lovely cup of coffee", "pending"],
          ["Another", "deleted"]
        ]
      )
    })
  )

  it.effect("news of a comment that nobody knows changes nothing", () =>
    Effect.gen(function* () {
      const { push, stored } = yield* empty
      assert.strictEqual(yield* push(edited("1", "Hello"), removed("2"), { _tag: "Hidden", externalId: "3" }), 0)
      assert.strictEqual(yield* push(), 0)
      assert.deepStrictEqual(yield* stored, [])
    })
  )

  it.effect("a post that a push does not describe is described by any other report, earlier or later", () =>
    Effect.gen(function* () {
      const { account, push, receive, stored } = yield* empty
      const pushed = { externalId: "post", caption: null, url: null }
      const read = { externalId: "post", caption: "New in the shop", url: "https://example.com/post" }
      yield* push(commented({ externalId: "1", post: pushed }))
      yield* receive(account, [commented({ externalId: "1", post: read })], yield* DateTime.now)
      yield* push(commented({ externalId: "2", post: pushed }))
      assert.deepStrictEqual(
        (yield* stored).map(({ post_caption, post_url }) => [post_caption, post_url]),
        [
          [read.caption, read.url],
          [read.caption, read.url]
        ]
      )
    })
  )

  it.effect("a comment that the platform holds back is hidden by it at once, and never waits to be decided", () =>
    Effect.gen(function* () {
      const { push, stored, workspaceId } = yield* empty
      const { withPending } = yield* PendingComments
      yield* push(commented({ externalId: "1", hidden: true }), commented({ externalId: "2" }))
      const [first, second] = yield* stored
      assert.deepInclude(first, { status: "hidden", hidden_on_platform: true, announced: true })
      assert.deepInclude(first?.decision, { outcome: "hide", by: "platform" })
      assert.deepStrictEqual(yield* delivered(workspaceId), [
        { event: "comment.hidden", status: "hidden" },
        { event: "comment.received", status: "hidden" }
      ])
      const waiting = new Map<string, ReadonlyArray<string>>()
      const look = withPending(100, "1 minute", (workspace, pending) =>
        Effect.sync(() =>
          waiting.set(
            workspace,
            pending.map(({ id }) => id)
          )
        )
      )
      yield* Effect.repeat(look, { until: () => waiting.has(workspaceId) })
      assert.deepStrictEqual(waiting.get(workspaceId), second === undefined ? [] : [second.id])
    })
  )

  it.effect("a comment that is removed was received, once", () =>
    Effect.gen(function* () {
      const { push, stored, workspaceId } = yield* empty
      yield* push(commented({ externalId: "1" }))
      yield* push(removed("1"))
      yield* push(removed("1"))
      yield* push(commented({ externalId: "1", text: "Back again" }))
      assert.deepInclude((yield* stored)[0], { status: "deleted", text: "What a lovely cup of coffee" })
      assert.deepStrictEqual(yield* delivered(workspaceId), [{ event: "comment.received", status: "deleted" }])
    })
  )

  it.effect("a reading that began before a change does not undo it, a later one tells what is so now", () =>
    Effect.gen(function* () {
      const { account, push, receive, stored } = yield* empty
      yield* push(commented({ externalId: "1", text: "First" }))
      const read = (since: DateTime.Utc) => receive(account, [commented({ externalId: "1", text: "First" })], since)
      yield* TestClock.adjust("1 second")
      const before = yield* DateTime.now
      yield* TestClock.adjust("1 second")
      yield* push(edited("1", "Second"))
      const same = yield* stored
      yield* read(before)
      assert.deepStrictEqual(yield* stored, same)
      yield* TestClock.adjust("1 second")
      yield* read(yield* DateTime.now)
      assert.strictEqual((yield* stored)[0]?.text, "First")
    })
  )

  it.effect("a pushed comment that is known already says how it was then, and undoes nothing", () =>
    Effect.gen(function* () {
      const { push, stored } = yield* empty
      yield* push(commented({ externalId: "1", text: "First" }))
      yield* push(edited("1", "Second"))
      yield* push(commented({ externalId: "1", text: "First" }))
      assert.strictEqual((yield* stored)[0]?.text, "Second")
    })
  )
})
