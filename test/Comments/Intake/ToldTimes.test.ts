import { assert, describe, it, layer } from "@effect/vitest"
import { DateTime, Effect, FastCheck, TestClock } from "effect"
import { Intake } from "#src/Comments/Intake/Intake.ts"
import { inOrder, timedIds } from "#src/Comments/Intake/ToldTimes.ts"
import type { Observation } from "#src/Comments/Observation.ts"
import { House, observed } from "#test/House.ts"
import { scene } from "#test/Moderation/Scene.ts"
import { storedComments } from "../Store.ts"

const at = (second: number) => DateTime.unsafeMake(second * 1000)
const edited = (externalId: string, text: string, second?: number): Observation => ({
  _tag: "Edited",
  externalId,
  text,
  hasMedia: null,
  ...(second === undefined ? {} : { sentAt: at(second) })
})
const hiding = (_tag: "Hidden" | "Unhidden", externalId: string, second: number): Observation => ({
  _tag,
  externalId,
  sentAt: at(second)
})

const now = new Date(1_000_000)
const textsOf = (observations: ReadonlyArray<Observation>) =>
  observations.flatMap((one) => (one._tag === "Edited" ? [one.text] : []))

describe("news that says when it was sent", () => {
  it("the last that is kept is the newest, in whatever order and sets it comes", () => {
    const news = FastCheck.uniqueArray(FastCheck.integer({ min: 0, max: 900 }), { minLength: 1, maxLength: 12 })
    FastCheck.assert(
      FastCheck.property(news, FastCheck.nat(), (seconds, cut) => {
        const all = seconds.map((second) => edited("1", String(second), second))
        const half = cut % (all.length + 1)
        const first = inOrder(all.slice(0, half), new Map(), now)
        const second = inOrder(all.slice(half), first.times, now)
        const kept = textsOf([...first.observations, ...second.observations])
        assert.strictEqual(kept.at(-1), String(Math.max(...seconds)))
        assert.deepStrictEqual(
          kept,
          kept.toSorted((one, other) => Number(one) - Number(other))
        )
      })
    )
  })

  it("of one comment says nothing of another, nor of what else there is to tell", () => {
    const news = [edited("1", "new", 9), edited("2", "old", 3), hiding("Hidden", "1", 3), edited("1", "late", 4)]
    assert.deepStrictEqual(inOrder(news, new Map(), now).observations, news.slice(0, 3))
  })

  it("of the same second is kept in the order in which it comes, as is what names no time", () => {
    const news = [
      edited("1", "a", 5),
      edited("1", "b", 5),
      edited("1", "c"),
      { _tag: "Removed", externalId: "1" } as const
    ]
    assert.deepStrictEqual(inOrder(news, new Map(), now).observations, news)
    assert.deepStrictEqual(timedIds(news), ["1"])
  })

  it("within a second of other news has the comment read, and news that is further apart does not", () => {
    const second = FastCheck.integer({ min: 0, max: 900 })
    FastCheck.assert(
      FastCheck.property(second, second, FastCheck.boolean(), (one, other, together) => {
        const [first, next] = [edited("1", "a", one), edited("1", "b", other)]
        const before = inOrder([first], new Map(), now)
        const { times } = together ? inOrder([first, next], new Map(), now) : inOrder([next], before.times, now)
        const due = (times.get("1") ?? before.times.get("1"))?.read_due_at
        assert.deepStrictEqual(due, Math.abs(one - other) <= 1 ? new Date(1_003_000) : null)
        const still = inOrder([edited("1", "c", 950)], times, now).times.get("1")?.read_due_at
        assert.deepStrictEqual(still, due)
      })
    )
  })

  it("that claims to be of tomorrow stands in nobody's way later", () => {
    const { times } = inOrder([edited("1", "tomorrow", 90_000)], new Map(), now)
    const later = [edited("1", "next", 1001)]
    assert.deepStrictEqual(inOrder(later, times, new Date(1_002_000)).observations, later)
  })
})

layer(House)("pushes that a platform sends again", (it) => {
  const brand = Effect.gen(function* () {
    const { account, workspaceId } = yield* scene()
    const { forget, receive } = yield* Intake
    yield* TestClock.adjust("10 minutes")
    const stored = Effect.map(storedComments(workspaceId), (rows) => rows.map(({ status, text }) => [text, status]))
    const push = (...observations: Array<Observation>) => receive(account, observations)
    return { push, stored, forget }
  })
  const commented: Observation = { _tag: "Commented", comment: observed({ externalId: "1", text: "First" }) }

  it.effect("leave the newest text, and whether it is hidden, as they are", () =>
    Effect.gen(function* () {
      const { push, stored } = yield* brand
      yield* push(commented)
      yield* push(edited("1", "Newest", 500), hiding("Hidden", "1", 300))
      yield* push(hiding("Unhidden", "1", 500))
      yield* push(edited("1", "Late", 200), hiding("Hidden", "1", 400))
      assert.deepStrictEqual(yield* stored, [["Newest", "visible"]])
      yield* push(edited("1", "Newer still", 550))
      assert.deepStrictEqual(yield* stored, [["Newer still", "pending"]])
    })
  )

  it.effect("leave the newest of what comes before the comment", () =>
    Effect.gen(function* () {
      const { push, stored } = yield* brand
      yield* push(edited("1", "Newest", 500))
      yield* push(edited("1", "Late", 200))
      yield* push(commented)
      assert.deepStrictEqual(yield* stored, [["Newest", "pending"]])
    })
  )

  it.effect("are told from news for seven days", () =>
    Effect.gen(function* () {
      const { forget, push, stored } = yield* brand
      yield* push(commented)
      yield* push(edited("1", "Newest", 500))
      yield* TestClock.adjust("6 days")
      yield* forget
      yield* push(edited("1", "Late", 200))
      assert.deepStrictEqual(yield* stored, [["Newest", "pending"]])
      yield* TestClock.adjust("8 days")
      yield* forget
      yield* push(edited("1", "Whatever is known no more", 200))
      assert.deepStrictEqual(yield* stored, [["Whatever is known no more", "pending"]])
    })
  )
})
