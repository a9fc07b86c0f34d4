import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { WorkRunner } from "#src/Moderation/Running/WorkRunner.ts"
import { NotAllowed } from "#src/Platforms/Port/PlatformError.ts"
import { FakePlatform, fails } from "#test/FakePlatform.ts"
import { afterWork, isPosted } from "./Comments.ts"
import { changed, passTo } from "./CommentTurns.ts"
import type { Turn } from "./Turn.ts"
import { drained, everyone } from "./WorldTurns.ts"

export const work = Effect.fn("work")(function* (turn: Turn) {
  yield* Effect.flatMap(WorkRunner, ({ drain }) => drained(drain))
  for (const brand of everyone(turn)) {
    const times: Array<string> = []
    for (const held of brand.comments.values()) {
      if (held.open.length === 0) continue
      const { hiddenThere, status } = afterWork(held)
      const replies = held.open.filter(({ action }) => action === "reply")
      const hides = held.open.some(({ action }) => action === "hide")
      const { comment } = yield* changed(
        brand,
        held,
        held.open.length,
        (now) => {
          const posted = now.replies.slice(held.comment.replies.length)
          assert.lengthOf(posted, replies.length)
          for (const [index, reply] of posted.entries()) {
            assert.isTrue(isPosted(reply.text, replies[index]?.text ?? "", now), reply.text)
            assert.deepStrictEqual([reply.by, reply.name], ["person", "Ada Operator"])
            assert.isString(reply.external_id)
          }
          assert.strictEqual(now.hidden_at === null, !hiddenThere)
          return {
            status,
            pending_action: null,
            hidden_at: hides && hiddenThere ? now.hidden_at : hiddenThere ? held.comment.hidden_at : null,
            replies: [...held.comment.replies, ...posted]
          }
        },
        () => ({ hiddenThere, open: [] })
      )
      times.push(comment.updated_at)
    }
    passTo(brand, ...times)
  }
})

/** The platform refuses the only work there is, for good. */
export const refuse = Effect.fn("refuse")(function* (turn: Turn) {
  const busy = everyone(turn).flatMap((brand) =>
    Array.from(brand.comments.values(), (held) => held.open.map(({ action }) => ({ brand, held, action }))).flat()
  )
  const [only] = busy
  if (only === undefined || busy.length > 1) return
  const { action, brand, held } = only
  const account = brand.accounts.find(({ accountId }) => accountId === held.comment.account.id)
  const platform = yield* FakePlatform
  platform.script(account?.externalId ?? "", action, fails(new NotAllowed({ reason: "The platform says no." })))
  yield* Effect.flatMap(WorkRunner, ({ drain }) => drained(drain))
  const asks = action !== "block" && action !== "unblock" && action !== "private_reply"
  const { comment } = yield* changed(
    brand,
    held,
    1,
    () => ({
      action_error: "The platform says no.",
      pending_action: null,
      ...(asks ? { status: "review", ...(held.comment.status === "review" ? {} : { archived: false }) } : {})
    }),
    ({ updated_at: at }) => ({
      open: [],
      ...(asks ? { asked: true, waitingSince: held.waitingSince ?? at.replace(/\.\d{3}Z$/, "Z") } : {})
    })
  )
  passTo(brand, comment.updated_at)
})
