import { assert, it, layer } from "@effect/vitest"
import { Deferred, Effect, Fiber, Layer, Queue } from "effect"
import { Signals } from "#src/Database/Signals.ts"
import { InboxRepo } from "#src/Platforms/Inbox/InboxRepo.ts"
import { keepTogether } from "#src/Platforms/Inbox/KeepTogether.ts"
import { PagesAtWork } from "#src/Platforms/Inbox/PagesAtWork.ts"
import { House } from "#test/House.ts"
import { scene } from "#test/Moderation/Scene.ts"

it.effect("a page is at work until the last who takes something in of it is done, also where it fails", () =>
  Effect.gen(function* () {
    const { during, has } = yield* PagesAtWork
    const [first, second] = [yield* Deferred.make<void, string>(), yield* Deferred.make<void>()]
    const one = yield* Effect.fork(Effect.exit(during("facebook", "1")(Deferred.await(first))))
    const other = yield* Effect.fork(during("facebook", "1")(Deferred.await(second)))
    yield* Effect.yieldNow()
    assert.isTrue(has("facebook", "1"))
    assert.isFalse(has("instagram", "1"))
    yield* Deferred.fail(first, "broken")
    yield* Fiber.join(one)
    assert.isTrue(has("facebook", "1"))
    yield* Deferred.succeed(second, undefined)
    yield* Fiber.join(other)
    assert.isFalse(has("facebook", "1"))
  }).pipe(Effect.provide(PagesAtWork.layer))
)

layer(Layer.mergeAll(InboxRepo.layer, PagesAtWork.layer).pipe(Layer.provideMerge(House)))("a webhook", (it) => {
  it.scoped("wakes whoever takes in, unless all of its pages are at work, and others of these are beside it", () =>
    Effect.gen(function* () {
      const keep = yield* keepTogether
      const atWork = yield* PagesAtWork
      const [viral, small] = [(yield* scene()).account.externalId, (yield* scene()).account.externalId]
      const signalled = yield* Effect.flatMap(Signals, (signals) => signals.subscribe("inbox"))
      let number = 0
      const isSignalled = Effect.fn("isSignalled")(function* (pages: ReadonlyArray<string>, length = 8) {
        number += 1
        const body = new Uint8Array(length).fill(number)
        const pushed = {
          platform: "facebook",
          body,
          digest: body,
          receivedAt: new Date(0),
          externalIds: pages
        } as const
        assert.sameMembers([...(yield* keep(pushed))], [...pages])
        yield* Effect.replicateEffect(Effect.yieldNow(), 10)
        return (yield* Queue.takeAll(signalled)).length > 0
      })
      assert.isTrue(yield* isSignalled([viral]))
      yield* Effect.gen(function* () {
        assert.isFalse(yield* isSignalled([viral]))
        assert.isFalse(yield* isSignalled([viral], 70_000))
        assert.isTrue(yield* isSignalled([small]))
        assert.isTrue(yield* isSignalled([viral, small]))
      }).pipe(atWork.during("facebook", viral))
      assert.isTrue(yield* isSignalled([viral]))
    })
  )
})
