import { assert, layer } from "@effect/vitest"
import { Effect, Either, TestClock } from "effect"
import { Conflict } from "#schema/Errors.ts"
import { Moderation } from "#src/Moderation/Moderation.ts"
import { FakePlatform, HouseOnFakePlatform } from "#test/FakePlatform.ts"
import { answer, lessons, named } from "./People.ts"
import { decided, rowOf, scene, worked } from "./Scene.ts"

layer(HouseOnFakePlatform)("answering", (it) => {
  it.effect("another answer says whose it takes the place of; again, it says the same", () =>
    Effect.gen(function* () {
      const { account, principal } = yield* scene()
      const grace = yield* named(principal, "Grace")
      const { id } = yield* decided(account, "ask")
      assert.isUndefined((yield* answer(grace, id, "hide")).note)
      yield* worked
      yield* TestClock.adjust("5 minutes")
      const other = yield* answer(principal, id, "keep")
      assert.strictEqual(other.note, "It takes the place of an earlier answer: Grace said hide")
      assert.deepStrictEqual(yield* answer(grace, id, "keep"), other)
    })
  )

  it.effect("another answer to what was replied to says that the reply stays", () =>
    Effect.gen(function* () {
      const { account, principal } = yield* scene()
      const grace = yield* named(principal, "Grace")
      const { id } = yield* decided(account, "ask")
      yield* answer(grace, id, "reply", "We open at nine.")
      yield* worked
      yield* TestClock.adjust("5 minutes")
      const other = yield* answer(principal, id, "hide")
      assert.strictEqual(
        other.note,
        "It takes the place of an earlier answer: Grace said reply. That reply is not taken back"
      )
    })
  )

  it.effect("another answer by the same person is a correction, and teaches", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene()
      const { id } = yield* decided(account, "ask")
      yield* answer(principal, id, "keep")
      assert.deepNestedInclude((yield* lessons(principal))[0], { verdict: "keep", agreed: false })
      assert.isTrue((yield* answer(principal, id, "hide")).queued)
      yield* worked
      assert.strictEqual((yield* rowOf(workspaceId, id)).status, "hidden")
      const [lesson, ...more] = yield* lessons(principal)
      assert.isEmpty(more)
      assert.deepNestedInclude(lesson, { verdict: "hide", agreed: true })
    })
  )

  it.effect(
    "of two people at once the first wins, and the second is told who and how; the same answer is no conflict",
    () =>
      Effect.gen(function* () {
        const { account, principal, workspaceId } = yield* scene()
        const grace = yield* named(principal, "Grace")
        const { id } = yield* decided(account, "ask")
        yield* answer(grace, id, "keep")
        yield* TestClock.adjust("59 seconds")
        const error = yield* Effect.flip(answer(principal, id, "hide"))
        assert.instanceOf(error, Conflict)
        assert.strictEqual(error.message, "Grace has already answered this comment: keep")
        assert.isFalse((yield* answer(principal, id, "keep")).queued)
        const late = yield* Effect.flip(answer(principal, id, "reply", "Hello"))
        assert.instanceOf(late, Conflict)
        assert.strictEqual((yield* rowOf(workspaceId, id)).decision?.name, "Grace")
        yield* TestClock.adjust("2 seconds")
        assert.isTrue((yield* answer(principal, id, "hide")).queued)
      })
  )

  it.effect(
    "an action that contradicts what somebody else has just answered is a conflict, and later a correction",
    () =>
      Effect.gen(function* () {
        const { account, principal, workspaceId } = yield* scene()
        const grace = yield* named(principal, "Grace")
        const { act } = yield* Moderation
        const { id } = yield* decided(account, "ask")
        const other = yield* decided(account, "ask", { text: "Best replica bags, aaa quality, worldwide shipping" })
        yield* answer(grace, id, "hide")
        for (const action of ["allow", "unhide"] as const) {
          const error = yield* Effect.flip(act(principal, id, { action }))
          assert.instanceOf(error, Conflict)
          assert.strictEqual(error.message, "Grace has already answered this comment: hide")
        }
        yield* act(principal, id, { action: "archive" })
        yield* worked
        assert.deepInclude(yield* rowOf(workspaceId, id), { status: "hidden", archived: true })
        yield* act(grace, other.id, { action: "allow" })
        assert.instanceOf(yield* Effect.flip(act(principal, other.id, { action: "hide" })), Conflict)
        assert.isFalse((yield* act(principal, other.id, { action: "allow" })).queued)
        yield* TestClock.adjust("61 seconds")
        assert.isTrue((yield* act(principal, id, { action: "allow" })).queued)
      })
  )

  it.effect("what nobody was asked about is anybody's to turn round at once", () =>
    Effect.gen(function* () {
      const { account, principal } = yield* scene()
      const grace = yield* named(principal, "Grace")
      const { act } = yield* Moderation
      const { id } = yield* decided(account, "keep")
      yield* act(grace, id, { action: "hide" })
      assert.isTrue((yield* act(principal, id, { action: "unhide" })).queued)
    })
  )

  it.effect("two replies with different words at once: one is posted", () =>
    Effect.gen(function* () {
      const { account, principal } = yield* scene()
      const platform = yield* FakePlatform
      const grace = yield* named(principal, "Grace")
      const { id, externalId } = yield* decided(account, "ask")
      yield* answer(grace, id, "reply", "Hello")
      const error = yield* Effect.flip(answer(principal, id, "reply", "Good morning"))
      assert.instanceOf(error, Conflict)
      assert.strictEqual(error.message, "Grace has already answered this comment: reply")
      yield* worked
      assert.lengthOf(platform.comment(account.externalId, externalId).replies, 1)
    })
  )

  it.effect("the same holds for answers that are truly concurrent", () =>
    Effect.gen(function* () {
      const { account, principal } = yield* scene()
      const grace = yield* named(principal, "Grace")
      for (let round = 0; round < 8; round++) {
        const { id } = yield* decided(account, "ask", { text: `Buy my e-book number ${round}, link in bio` })
        const results = yield* Effect.all(
          [answer(principal, id, "hide"), answer(grace, id, "keep"), answer(grace, id, "reply", "No")].map(
            Effect.either
          ),
          { concurrency: "unbounded" }
        )
        const errors = results.filter(Either.isLeft)
        assert.isAtLeast(errors.length, 1)
        for (const { left } of errors) assert.instanceOf(left, Conflict)
        assert.lengthOf(
          (yield* lessons(principal)).filter(({ person_name }) => person_name !== ""),
          round + 1
        )
      }
    })
  )
})
