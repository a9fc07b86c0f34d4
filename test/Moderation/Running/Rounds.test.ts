import { assert, describe, it } from "@effect/vitest"
import { FastCheck, Option } from "effect"
import { AccountId, CommentId, WorkspaceId } from "#schema/Ids.ts"
import { type Piece, roundsOf } from "#src/Moderation/Running/Rounds.ts"
import type { HidesMany } from "#src/Platforms/Port/PlatformGateway.ts"
import { stored } from "../Stored.ts"

const many = (most: number): HidesMany => ({
  most,
  takes: ({ adId }) => adId !== "alone",
  setHidden: () => {
    throw new Error("nothing is called")
  }
})

const work = {
  workspace_id: WorkspaceId.make("ws_1"),
  comment_id: CommentId.make("com_1"),
  account_id: AccountId.make("acc_1"),
  reply_text: null,
  about: null,
  by: "autopilot" as const,
  actor: "Autopilot",
  queued_at: new Date(0),
  uncertain_since: null,
  claimed_at: new Date(0),
  claimed_until: new Date(60_000)
}

const pieces = FastCheck.array(
  FastCheck.record({
    action: FastCheck.constantFrom("hide" as const, "unhide" as const, "reply" as const, "block" as const),
    attempts: FastCheck.integer({ min: 1, max: 10 }),
    alone: FastCheck.boolean()
  }),
  { maxLength: 120 }
).map((all) =>
  all.map(
    ({ action, alone, attempts }, n): Piece => ({
      work: { ...work, id: `wrk_${n}`, action, attempts },
      comment: { ...stored, id: CommentId.make(`com_${n}`), ad_id: alone ? "alone" : null }
    })
  )
)

describe("what goes to a platform in one call", () => {
  it("is each piece once, alike ones together, and fewer the more often they were tried", () => {
    FastCheck.assert(
      FastCheck.property(pieces, FastCheck.integer({ min: 1, max: 50 }), (all, most) => {
        const rounds = roundsOf(all, Option.none(), many(most))
        assert.sameMembers(
          rounds.flatMap((round) => round.pieces.map(({ work }) => work.id)),
          all.map(({ work }) => work.id)
        )
        for (const { pieces: together } of rounds) {
          const [{ work }] = together
          assert.isTrue(together.every((one) => one.work.action === work.action && one.work.attempts === work.attempts))
          assert.isAtMost(together.length, Math.max(1, most / 2 ** (work.attempts - 1)))
          const goesAlone = work.action === "reply" || work.action === "block" || together[0].comment.ad_id !== null
          if (goesAlone) assert.lengthOf(together, 1)
        }
      })
    )
  })

  it("is one piece where the platform takes no more", () => {
    FastCheck.assert(
      FastCheck.property(pieces, (all) => {
        assert.lengthOf(roundsOf(all, Option.none(), null), all.length)
      })
    )
  })
})
