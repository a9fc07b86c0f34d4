import { assert, layer } from "@effect/vitest"
import { Data, Effect, FastCheck, TestClock } from "effect"
import type { Reply } from "#schema/resources/Comment.ts"
import type { CommentChange } from "#src/Comments/CommentChange.ts"
import { Comments } from "#src/Comments/Comments.ts"
import { shown } from "#src/Ground/Time.ts"
import { House } from "#test/House.ts"
import { row, stocked } from "./Rows.ts"
import { delivered, snapshot, subscribed } from "./Store.ts"

class Refused extends Data.TaggedError("Refused") {}

const nothing: CommentChange = { set: {}, history: [], events: [] }
const said = (...whats: Array<string>) => whats.map((what) => ({ actor: "Ada", what, note: null }))

const visible = row.map((row) => ({ ...row, status: "visible" as const }))

const one = Effect.gen(function* () {
  const stock = yield* stocked(FastCheck.sample(visible, 1))
  const id = stock.rows[0]?.id ?? ""
  const { change, get } = yield* Comments
  return {
    ...stock,
    id,
    get: get(stock.workspaceId, id),
    change: (change_: CommentChange | null) =>
      change(stock.workspaceId, id, () => Effect.succeed([7, change_] as const))
  }
})

layer(House)("Comments", (it) => {
  it.effect("a change, its history and its events are made together, and its time is the next sort key", () =>
    Effect.gen(function* () {
      const { change, get, workspaceId } = yield* one
      yield* subscribed(workspaceId, "comment.received", "comment.hidden")
      const answer = yield* change({
        set: { status: "hidden", hidden_on_platform: true },
        history: said("hidden"),
        events: ["comment.hidden", "comment.received"]
      })
      assert.strictEqual(answer, 7)
      const { history, status, updated_at } = yield* get
      assert.strictEqual(status, "hidden")
      assert.deepStrictEqual(history, [{ actor: "Ada", what: "hidden", note: null, at: updated_at }])
      assert.deepStrictEqual(yield* delivered(workspaceId), [
        { event: "comment.hidden", status: "hidden" },
        { event: "comment.received", status: "hidden" }
      ])
      yield* change(nothing)
      assert.isAbove(Date.parse((yield* get).updated_at), Date.parse(updated_at))
    })
  )

  it.effect("no change is no change", () =>
    Effect.gen(function* () {
      const { change, workspaceId } = yield* one
      const before = yield* snapshot(workspaceId)
      assert.strictEqual(yield* change(null), 7)
      assert.deepStrictEqual(yield* snapshot(workspaceId), before)
    })
  )

  it.effect("a change that fails leaves nothing behind", () =>
    Effect.gen(function* () {
      const { id, workspaceId } = yield* one
      const comments = yield* Comments
      yield* subscribed(workspaceId, "comment.hidden")
      const before = yield* snapshot(workspaceId)
      const error = yield* Effect.flip(
        comments.change(workspaceId, id, () =>
          comments
            .change(workspaceId, id, () =>
              Effect.succeed([0, { ...nothing, history: said("hidden"), events: ["comment.hidden"] }] as const)
            )
            .pipe(Effect.zipRight(new Refused()))
        )
      )
      assert.instanceOf(error, Refused)
      assert.deepStrictEqual(yield* snapshot(workspaceId), before)
    })
  )

  it.effect("the history tells everything in the order it happened", () =>
    Effect.gen(function* () {
      const { change, get } = yield* one
      yield* TestClock.setTime(1_790_000_000_000)
      yield* change({ ...nothing, history: said("first", "second") })
      // the clock of another process may be behind
      yield* TestClock.setTime(1_780_000_000_000)
      yield* change({ ...nothing, history: said("third") })
      const { history } = yield* get
      assert.deepStrictEqual(
        history.map(({ at, what }) => [what, at]),
        [
          ["first", "2026-09-21T14:13:20.000Z"],
          ["second", "2026-09-21T14:13:20.000Z"],
          ["third", "2026-09-21T14:13:20.001Z"]
        ]
      )
    })
  )

  it.effect("changes at the same time happen one after the other, and each sees the one before", () =>
    Effect.gen(function* () {
      const { get, id, workspaceId } = yield* one
      const { change } = yield* Comments
      const reply = (text: string) =>
        change(workspaceId, id, ({ replies }, at) => {
          const posted: Reply = { text, by: "person", name: "Ada", at: shown(at), external_id: null }
          const set = { replies: [...replies, posted] }
          return Effect.succeed([undefined, { set, history: said(text), events: [] }] as const)
        })
      const texts = Array.from({ length: 8 }, (_, index) => String(index))
      yield* Effect.forEach(texts, reply, { concurrency: "unbounded" })
      const { history, replies } = yield* get
      assert.sameMembers(
        replies.map(({ text }) => text),
        texts
      )
      assert.deepStrictEqual(
        history.map(({ what }) => what),
        replies.map(({ text }) => text)
      )
    })
  )

  it.effect("there is nothing to change where there is no comment", () =>
    Effect.gen(function* () {
      const { workspaceId } = yield* one
      const { change, find } = yield* Comments
      const none = change(workspaceId, "com_none", () => Effect.dieMessage("There is no comment to decide on"))
      for (const asked of [none, find(workspaceId, "com_none")]) {
        const error = yield* Effect.flip(asked)
        assert.strictEqual(error.code, "not_found")
        assert.include(error.message, "com_none")
      }
    })
  )
})
