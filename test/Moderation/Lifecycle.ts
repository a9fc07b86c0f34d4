import { PgClient } from "@effect/sql-pg"
import { assert } from "@effect/vitest"
import { DateTime, Duration, Effect, Redacted, TestClock } from "effect"
import type { CommentId } from "#schema/Ids.ts"
import { Revisiter } from "#src/Autopilot/Revisits/Revisiter.ts"
import { Decider } from "#src/Autopilot/Worker/Decider.ts"
import { Intake } from "#src/Comments/Intake/Intake.ts"
import type { Observation } from "#src/Comments/Observation.ts"
import type { StoredComment } from "#src/Comments/StoredComment.ts"
import { Moderation } from "#src/Moderation/Moderation.ts"
import { WorkRunner } from "#src/Moderation/Running/WorkRunner.ts"
import { Accounts } from "#src/Platforms/Accounts/Accounts.ts"
import { FakePlatform } from "#test/FakePlatform.ts"
import { observed } from "#test/House.ts"
import { holdsFor, type Snapshot } from "./Invariants.ts"
import { named } from "./People.ts"
import { drained, listening, scene } from "./Scene.ts"
import { comments, type Step, type Which } from "./Steps.ts"

const grouped = <A extends { readonly comment_id: CommentId }>(rows: ReadonlyArray<A>, show: (row: A) => string) => {
  const groups = new Map<CommentId, Array<string>>()
  for (const row of rows) groups.set(row.comment_id, [...(groups.get(row.comment_id) ?? []), show(row)])
  return groups
}

/** A brand whose comments anything may happen to, with what must hold at every moment and at the end. */
export const lifecycle = Effect.fn("lifecycle")(function* () {
  const { account, principal, workspaceId } = yield* scene()
  const people = [principal, yield* named(principal, "Grace")] as const
  const everything = yield* listening(workspaceId, [
    "comment.received",
    "comment.hidden",
    "comment.review",
    "comment.needs_reply"
  ])
  const received = yield* listening(workspaceId, ["comment.received"])
  const sql = yield* PgClient.PgClient
  const platform = yield* FakePlatform
  const moderation = yield* Moderation
  const decider = yield* Decider
  const revisiter = yield* Revisiter
  const runner = yield* WorkRunner
  const accounts = yield* Accounts
  const intake = yield* Intake
  const written = new Map<Which, string>()
  const promised: Array<string> = []

  const there = (which: Which) => platform.comment(account.externalId, which)
  const onPlatform = (which: Which) => written.has(which) && !there(which).removed
  const shown = (which: Which) =>
    observed({ externalId: which, text: written.get(which) ?? "", hidden: there(which).hidden })
  const report = (...observations: ReadonlyArray<Observation>) => intake.receive(account, observations)
  const idOf = (which: Which) =>
    Effect.map(
      sql<{ readonly id: CommentId }>`
        SELECT id FROM comments WHERE workspace_id = ${workspaceId} AND external_id = ${which}`,
      ([row]) => row?.id ?? null
    )
  const read = Effect.flatMap(DateTime.now, (now) =>
    intake.receive(
      account,
      comments.filter(onPlatform).map((which) => ({ _tag: "Commented", comment: shown(which) })),
      now
    )
  )
  const reconnect = accounts.connect({
    workspaceId,
    platform: account.platform,
    externalId: account.externalId,
    name: "Fjord Coffee",
    token: Redacted.make("a new token"),
    actor: "Ada"
  })

  const deed = Effect.fn("deed")(function* (step: Extract<Step, { readonly _tag: "Acted" | "Answered" }>) {
    const id = yield* idOf(step.which)
    if (id === null) return
    const words = `Reply ${promised.length + 1}`
    const done =
      step._tag === "Acted"
        ? yield* Effect.option(moderation.act(people[step.person], id, { action: step.action, text: words }))
        : yield* Effect.option(moderation.answer(people[step.person], id, { answer: step.answer, text: words }))
    const verb = step._tag === "Acted" ? step.action : step.answer
    if (done._tag === "Some" && verb === "reply") promised.push(words)
  })

  const take = (step: Step): Effect.Effect<unknown, unknown> => {
    switch (step._tag) {
      case "Commented":
        if (!written.has(step.which)) written.set(step.which, step.text)
        return onPlatform(step.which) ? report({ _tag: "Commented", comment: shown(step.which) }) : Effect.void
      case "Edited":
        if (!onPlatform(step.which)) return Effect.void
        written.set(step.which, step.text)
        return report({ _tag: "Edited", externalId: step.which, text: step.text, hasMedia: null })
      case "Hidden":
      case "Unhidden":
        if (!onPlatform(step.which)) return Effect.void
        there(step.which).hidden = step._tag === "Hidden"
        return step.told ? report({ _tag: step._tag, externalId: step.which }) : Effect.void
      case "Removed":
        if (!onPlatform(step.which)) return Effect.void
        there(step.which).removed = true
        return step.told ? report({ _tag: "Removed", externalId: step.which }) : Effect.void
      case "Read":
        return read
      case "Decided":
        return decider.drain
      case "Revisited":
        return revisiter.drain
      case "Worked":
        return runner.drain
      case "Announced":
        return runner.announce
      case "Reconnected":
        return reconnect
      case "Acted":
      case "Answered":
        return deed(step)
      case "Scripted":
        return Effect.sync(() => platform.script(account.externalId, step.call, step.answer))
      case "Passed":
        return TestClock.adjust(Duration.seconds(step.seconds))
    }
  }

  const snapshot = Effect.gen(function* () {
    const rows = yield* sql<StoredComment>`SELECT * FROM comments WHERE workspace_id = ${workspaceId} ORDER BY id`
    const open = yield* sql<{ readonly comment_id: CommentId; readonly action: string }>`
      SELECT comment_id, action FROM platform_work
      WHERE workspace_id = ${workspaceId} AND state IN ('queued', 'parked') ORDER BY position`
    const history = yield* sql<{ readonly comment_id: CommentId; readonly entry: string }>`
      SELECT comment_id, concat_ws('|', at, actor, what, note) AS entry FROM comment_history
      WHERE workspace_id = ${workspaceId} ORDER BY comment_id, position`
    const heard = yield* everything
    return {
      rows,
      open: grouped(open, ({ action }) => action),
      history: grouped(history, ({ entry }) => entry),
      events: new Map(rows.map(({ id }) => [id, heard.of(id)]))
    } satisfies Snapshot
  })

  const check = Effect.fn("check")(function* (before: Snapshot) {
    const now = yield* snapshot
    const firsts = yield* received
    for (const row of now.rows) holdsFor(row, { before, now, told: firsts.of(row.id) })
    return now
  })

  const quieten = Effect.gen(function* () {
    yield* drained(decider.drain)
    yield* drained(revisiter.drain)
    yield* drained(runner.drain)
    yield* drained(runner.announce)
  })

  /** All faults end; whatever is still to be done is done. */
  const end = Effect.gen(function* () {
    platform.clear(account.externalId)
    yield* reconnect
    for (let hours = 0; hours < 3; hours++) {
      yield* TestClock.adjust("2 hours")
      yield* quieten
      yield* read
    }
    yield* quieten
    const last = yield* check(yield* snapshot)
    for (const row of last.rows) {
      const which = comments.find((one) => one === row.external_id)
      if (which === undefined) continue
      const real = there(which)
      assert.isEmpty(last.open.get(row.id) ?? [], "all work is done")
      assert.notStrictEqual(row.status, "pending", "every comment is decided")
      assert.isTrue(row.announced, "every comment is announced")
      if (row.status === "visible" || row.status === "hidden") {
        assert.strictEqual(row.decision?.outcome, row.status === "hidden" ? "hide" : "keep", "stands as decided")
      }
      if (!real.removed && row.status !== "deleted") {
        assert.strictEqual(row.hidden_on_platform, real.hidden, "what we believe is so")
        assert.strictEqual(row.text, written.get(which))
      }
      const ids = real.replies.map(({ externalId }) => externalId)
      for (const { external_id } of row.replies) assert.include(ids, external_id, "recorded replies exist")
    }
    const posted = comments.flatMap((which) => there(which).replies.map((reply) => reply.text))
    assert.deepStrictEqual([...posted].sort(), [...new Set(posted)].sort(), "no reply is posted twice")
    const done = yield* sql<{ readonly reply_text: string }>`
      SELECT reply_text FROM platform_work WHERE workspace_id = ${workspaceId} AND action = 'reply' AND state = 'done'`
    for (const { reply_text } of done) assert.include(posted, reply_text, "a reply that is done is there")
    for (const words of posted) assert.include(promised, words)
  })

  return { take, snapshot, check, end }
})
