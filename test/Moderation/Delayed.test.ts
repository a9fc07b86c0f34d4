import { assert, describe, it, layer } from "@effect/vitest"
import { Duration, Effect, FastCheck, TestClock } from "effect"
import type { CommentId, WorkspaceId } from "#schema/Ids.ts"
import { CommentsInFull } from "#src/Moderation/Delayed/CommentsInFull.ts"
import { delayOf, type NextWork } from "#src/Moderation/Delayed/Delay.ts"
import { RateLimited, TokenExpired, Transient } from "#src/Platforms/Port/PlatformError.ts"
import { lookingAs } from "#test/App/Looking.ts"
import { FakePlatform, fails } from "#test/FakePlatform.ts"
import { brand } from "#test/House.ts"
import { ask, DoorOnFakePlatform } from "#test/Http/Asking.ts"
import { call, connected, textOf } from "#test/Mcp/Assistant.ts"
import { decided, scene, worked } from "./Scene.ts"

const reason = "The platform accepts no more calls for now."
const limited = (scope: "account" | "app") =>
  fails(new RateLimited({ reason, retryAfter: Duration.minutes(90), scope }))

const delayed = (workspaceId: WorkspaceId, id: CommentId) =>
  Effect.flatMap(CommentsInFull, ({ get }) => Effect.map(Effect.orDie(get(workspaceId, id)), (found) => found.delayed))

const now = new Date(1_000_000)
const work = FastCheck.record<NextWork>({
  action: FastCheck.constantFrom("hide", "reply", "block"),
  state: FastCheck.constantFrom("queued", "parked"),
  dueAt: FastCheck.integer({ min: -5, max: 5 }).map((seconds) => new Date(now.getTime() + seconds * 1000)),
  lastError: FastCheck.option(FastCheck.constant(reason))
})

describe("a delay", () => {
  it.prop("has a reason always, and a time where Steward tries again by itself", [work], ([one]) => {
    const delay = delayOf(one, now)
    if (delay === null) return assert.isTrue(one.lastError === null || (one.state === "queued" && one.dueAt <= now))
    assert.deepStrictEqual([delay.action, delay.reason], [one.action, one.lastError])
    assert.strictEqual(delay.until === null, one.state === "parked")
    if (delay.until !== null) assert.isAbove(Date.parse(delay.until), now.getTime())
  })
})

layer(DoorOnFakePlatform)("what platform work waits for", (it) => {
  for (const scope of ["account", "app"] as const) {
    it.effect(`is told of all that a limit of the ${scope} holds back, until it is done`, () =>
      Effect.gen(function* () {
        const { account, workspaceId } = yield* scene()
        const platform = yield* FakePlatform
        platform.script(account.externalId, "hide", fails(new Transient({ reason: "Down." })), limited(scope))
        const earlier = yield* decided(account, "hide")
        yield* worked
        const first = yield* delayed(workspaceId, earlier.id)
        assert.deepStrictEqual([first?.action, first?.reason], ["hide", "Down."])
        const later = yield* decided(account, "hide")
        assert.isNull(yield* delayed(workspaceId, later.id), "nothing keeps it from being done")
        yield* worked
        for (const { id } of [earlier, later]) {
          const told = yield* delayed(workspaceId, id)
          assert.deepStrictEqual([told?.action, told?.reason], ["hide", reason])
          assert.isNotNull(told?.until)
        }
        yield* TestClock.adjust("90 minutes")
        assert.isNull(yield* delayed(workspaceId, later.id), "it is due")
        yield* worked
        for (const { id } of [earlier, later]) assert.isNull(yield* delayed(workspaceId, id))
      })
    )
  }

  it.scoped("is told by every door: the page, the API and the tool", () =>
    Effect.gen(function* () {
      const ours = yield* brand({ role: "owner" })
      const account = { ...ours.accounts.facebook, workspaceId: ours.workspaceId, platform: "facebook" as const }
      const platform = yield* FakePlatform
      const external = account.externalId
      platform.script(external, "hide", limited("account"), fails(new TokenExpired({ reason: "The session is over." })))
      const { id } = yield* decided(account, "hide")
      yield* worked
      const browser = yield* lookingAs(ours.personId)
      const api = Effect.map(ask("GET", `/api/v1/comments/${id}`, { key: ours.key }), ({ text }) => text)
      const tool = Effect.map(call(yield* connected(ours), "get_comment", { comment_id: id }), textOf)
      const page = Effect.map(browser.visit(`/inbox/${id}`), ({ text }) => text)
      assert.include(yield* page, `Hiding it has to wait: <bdi>${reason}</bdi> Steward tries again by itself at <time`)
      assert.match(
        yield* api,
        /"delayed":\{"action":"hide","reason":"The platform accepts no more calls for now\.","until":"/
      )
      assert.match(yield* tool, /hide waits until [^ ]+ because/)
      yield* TestClock.adjust("90 minutes")
      yield* worked
      const disconnected = '"delayed":{"action":"hide","reason":"The session is over.","until":null}'
      assert.include(
        yield* page,
        "The session is over.</bdi> Steward goes on by itself once the account is connected again."
      )
      assert.include(yield* api, disconnected)
      assert.include(yield* tool, "connected the account again")
    })
  )
})
