import { assert, describe, it } from "@effect/vitest"
import { Duration, Effect, Either, FastCheck } from "effect"
import { allOrNone } from "#src/Platforms/Port/AllOrNone.ts"
import { CommentRemoved, NotAllowed, RateLimited } from "#src/Platforms/Port/PlatformError.ts"
import type { CommentReference } from "#src/Platforms/Port/PlatformGateway.ts"

const comment = (externalId: string): CommentReference => ({
  externalId,
  parentExternalId: null,
  authorExternalId: null,
  postExternalId: null,
  adId: null
})

const gone = new CommentRemoved({ reason: "It is gone." })
const limited = new RateLimited({ reason: "Slower.", retryAfter: Duration.seconds(1), scope: "account" })

/** A call that does all or none, and how often it was made. */
const platform = (isGone: (id: string) => boolean) => {
  const calls: Array<number> = []
  const call = (comments: ReadonlyArray<CommentReference>) =>
    Effect.suspend(() => {
      calls.push(comments.length)
      return comments.some(({ externalId }) => isGone(externalId)) ? Effect.fail(gone) : Effect.void
    })
  return { call, calls }
}

describe("a call that does all or none", () => {
  it.effect.prop(
    "comes for each comment to what it would come to alone, in few calls where few are refused",
    [FastCheck.array(FastCheck.boolean(), { minLength: 1, maxLength: 50 })],
    ([bad]) =>
      Effect.gen(function* () {
        const { call, calls } = platform((id) => bad[Number(id)] === true)
        const comments = bad.map((_, n) => comment(String(n)))
        const fared = yield* allOrNone(comments, call)
        assert.deepStrictEqual(
          fared.map(Either.isLeft),
          comments.map(({ externalId }) => bad[Number(externalId)] === true)
        )
        const refused = bad.filter((isBad) => isBad).length
        assert.isAtMost(calls.length, Math.min(2 * bad.length - 1, 1 + 2 * refused * Math.ceil(Math.log2(bad.length))))
      })
  )

  it.effect("is not made again for what is about the account, and no more once a limit is reached", () =>
    Effect.gen(function* () {
      const comments = Array.from({ length: 8 }, (_, n) => comment(String(n)))
      const forbidden = new NotAllowed({ reason: "The account is closed.", ofAccount: true })
      let calls = 0
      const failing = (error: NotAllowed | RateLimited) =>
        Effect.suspend(() => {
          calls += 1
          return Effect.fail(error)
        })
      assert.lengthOf((yield* allOrNone(comments, () => failing(forbidden))).filter(Either.isLeft), 8)
      assert.lengthOf((yield* allOrNone(comments, () => failing(limited))).filter(Either.isLeft), 8)
      assert.strictEqual(calls, 2)
    })
  )
})
