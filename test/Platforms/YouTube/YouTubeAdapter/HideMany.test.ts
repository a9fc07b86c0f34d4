import { assert, describe, it } from "@effect/vitest"
import { Effect, Either } from "effect"
import type { CommentReference } from "#src/Platforms/Port/PlatformGateway.ts"
import { account, comment, done, failure, setUp } from "./SetUp.ts"

const fifty = Array.from({ length: 50 }, (_, n): CommentReference => ({ ...comment, externalId: `UgyExample${n}` }))

/** YouTube with these comments gone, and what was sent to it: how many ids by what. */
const without = Effect.fn("without")(function* (...gone: ReadonlyArray<string>) {
  const { sent, youtube } = setUp(({ method, url }) => {
    const ids = (url.searchParams.get("id") ?? "").split(",")
    const standing = ids.filter((id) => !gone.includes(id))
    if (method === "GET") return { body: { items: standing.map((id) => ({ id, snippet: {} })) } }
    return standing.length === ids.length ? done : failure(404, "commentNotFound")
  })
  const { many } = yield* youtube
  assert(many !== null)
  const asked = () => sent.map(({ method, url }) => `${method} ${(url.searchParams.get("id") ?? "").split(",").length}`)
  return { asked, many }
})

describe("many comments hidden at YouTube", () => {
  it.effect("go in one call, for the quota of one", () =>
    Effect.gen(function* () {
      const { asked, many } = yield* without()
      assert.isTrue((yield* many.setHidden(account, fifty, true)).every(Either.isRight))
      assert.deepStrictEqual(asked(), ["POST 50"])
    })
  )

  it.effect("are parted from one that is gone, which is asked for at the cost of a reading", () =>
    Effect.gen(function* () {
      const { asked, many } = yield* without("UgyExample7")
      const fared = yield* many.setHidden(account, fifty, true)
      assert.deepStrictEqual(
        fared.flatMap((one, nth) => (Either.isLeft(one) ? [`${nth} ${one.left._tag}`] : [])),
        ["7 CommentRemoved"]
      )
      assert.deepStrictEqual(asked(), ["POST 50", "GET 50", "POST 49", "POST 1"])
    })
  )

  it.effect("that are all refused for what holds for the channel cost one call", () =>
    Effect.gen(function* () {
      const { sent, youtube } = setUp(() => failure(403, "insufficientPermissions"))
      const { many } = yield* youtube
      const fared = yield* many?.setHidden(account, fifty, true) ?? Effect.succeed([])
      assert.deepStrictEqual(
        new Set(fared.map((one) => (Either.isLeft(one) ? one.left._tag : "done"))),
        new Set(["NotAllowed"])
      )
      assert.lengthOf(sent, 1)
    })
  )
})
