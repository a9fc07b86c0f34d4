import { assert, describe, it } from "@effect/vitest"
import { beginWalk, endWalk, firstState, overlap, type PolledThread, readPage } from "#src/Platforms/YouTube/Poll.ts"

describe("Poll", () => {
  const thread = (id: string, publishedAt: number | null, more: Partial<PolledThread> = {}): PolledThread => ({
    id,
    publishedAt,
    updatedAt: publishedAt,
    totalReplies: 0,
    latestReply: null,
    texts: null,
    included: 0,
    ...more
  })
  const start = beginWalk(firstState(1_000_000), "recent")
  const page = (threads: ReadonlyArray<PolledThread>, next: string | null = null) => ({ threads, token: null, next })

  it("leaves alone what was written before anything was of interest", () => {
    const step = readPage(start, page([thread("new", 1_000_000), thread("old", 999_999, { totalReplies: 9 })], "2"))
    assert.deepStrictEqual([step.changed.map(({ id }) => id), step.incomplete, step.next], [["new"], [], null])
    const again = readPage(step.walk, page([thread("old", 999_999, { totalReplies: 10 })]))
    assert.deepStrictEqual(
      again.incomplete.map(({ id }) => id),
      ["old"]
    )
  })

  it("notices new replies, an edit and a swapped reply, and reads replies only where some are missing", () => {
    const before = thread("a", 1_000_000, { totalReplies: 3, latestReply: 5, included: 2 })
    const { walk } = readPage(start, page([before]))
    const read = (more: Partial<PolledThread>) => {
      const { changed, incomplete } = readPage(walk, page([{ ...before, ...more }]))
      return [changed.length, incomplete.length]
    }
    assert.deepStrictEqual(read({}), [0, 0])
    assert.deepStrictEqual(read({ totalReplies: 4 }), [1, 1])
    assert.deepStrictEqual(read({ latestReply: 6 }), [1, 1])
    assert.deepStrictEqual(read({ totalReplies: 4, included: 4 }), [1, 0])
    assert.deepStrictEqual(read({ updatedAt: 7 }), [1, 0])
  })

  it("reads on after an empty page or one without times, and not where a page names itself", () => {
    assert.strictEqual(readPage(start, page([], "2")).next, "2")
    assert.strictEqual(readPage(start, page([thread("a", null)], "2")).next, "2")
    assert.strictEqual(readPage(start, { threads: [], token: "2", next: "2" }).next, null)
  })

  it("goes back a little further than the newest thread seen, and only then moves on", () => {
    const newest = 1_000_000 + 5 * overlap
    const { walk } = readPage(start, page([thread("n", newest)], "2"))
    assert.strictEqual(walk.floor, 1_000_000)
    const state = endWalk(walk)
    assert.strictEqual(state.newest, newest)
    assert.strictEqual(beginWalk(state, "recent").floor, newest - overlap)
    assert.strictEqual(beginWalk(state, "all").floor, 1_000_000)
  })

  it("keeps the newest 500 threads", () => {
    const many = Array.from({ length: 700 }, (_, index) => thread(`t${index}`, 1_000_000 + index))
    const { threads } = endWalk(readPage(start, page(many)).walk)
    assert.strictEqual(threads.length, 500)
    assert.strictEqual(threads.at(-1)?.id, "t200")
  })

  it("an edit within the second of publication is a change, though no time tells it", () => {
    const first = readPage(start, page([thread("a", 1_000_000, { texts: 1 })]))
    assert.lengthOf(readPage(first.walk, page([thread("a", 1_000_000, { texts: 1 })])).changed, 0)
    assert.lengthOf(readPage(first.walk, page([thread("a", 1_000_000, { texts: 2 })])).changed, 1)
    const older = readPage(start, page([thread("a", 1_000_000)]))
    assert.lengthOf(readPage(older.walk, page([thread("a", 1_000_000, { texts: 2 })])).changed, 0)
  })
})
