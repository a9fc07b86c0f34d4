import { assert } from "@effect/vitest"
import type { CommentId } from "#schema/Ids.ts"
import type { StoredComment } from "#src/Comments/StoredComment.ts"

/** A brand's comments, with what is open, written down and told of each. */
export interface Snapshot {
  readonly rows: ReadonlyArray<StoredComment>
  readonly open: ReadonlyMap<CommentId, ReadonlyArray<string>>
  readonly history: ReadonlyMap<CommentId, ReadonlyArray<string>>
  readonly events: ReadonlyMap<CommentId, ReadonlyArray<string>>
}

interface Moment {
  readonly before: Snapshot
  readonly now: Snapshot
  /** How often hooks that listen to nothing else were told that it came. */
  readonly told: ReadonlyArray<string>
}

/** What must hold of a comment at every moment, whatever happened to it. */
export const holdsFor = (row: StoredComment, { before, now, told }: Moment): void => {
  const open = now.open.get(row.id) ?? []
  assert.strictEqual(row.status === "review", row.waiting_since !== null, "waits while in review")
  assert.strictEqual(row.status === "review", row.asking !== null, "asks while in review")
  if (row.status === "visible" || row.status === "hidden") {
    assert.strictEqual(row.status === "hidden", row.hidden_on_platform, "the status is the truth")
  }
  if (row.status !== "deleted") {
    if (row.status === "pending") assert.isNull(row.decision, "not decided while pending")
    else if (row.status !== "review") assert.isNotNull(row.decision, "decided unless pending")
    assert.strictEqual(row.pending_action === null, open.length === 0, "pending while work is open")
    assert.strictEqual(row.hidden_at === null, !row.hidden_on_platform, "hidden at some time")
    if (row.pending_action !== null) assert.include(open, row.pending_action)
    const turn = open.findLast((action) => action === "hide" || action === "unhide")
    if (turn !== undefined) assert.strictEqual(row.pending_action, turn, "pending is how it will stand")
  } else assert.isNull(row.pending_action)
  assert.deepStrictEqual(told, row.announced ? ["comment.received"] : [], "received goes out once")
  const was = before.rows.find(({ id }) => id === row.id)
  const history = now.history.get(row.id) ?? []
  const events = now.events.get(row.id) ?? []
  const earlier = { history: before.history.get(row.id) ?? [], events: before.events.get(row.id) ?? [] }
  assert.deepStrictEqual(history.slice(0, earlier.history.length), earlier.history, "history never shrinks")
  assert.deepStrictEqual(events.slice(0, earlier.events.length), earlier.events)
  if (was !== undefined && events.length > earlier.events.length) {
    assert.isTrue(row.updated_at > was.updated_at, "no event without a change")
  }
  if (was?.status === "deleted") assert.strictEqual(row.status, "deleted", "deleted is for good")
}
