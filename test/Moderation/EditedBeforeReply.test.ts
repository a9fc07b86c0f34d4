import { assert, layer } from "@effect/vitest"
import { Duration, Effect, TestClock } from "effect"
import type { Principal } from "#schema/api/Authentication.ts"
import type { CommentId } from "#schema/Ids.ts"
import { Decider } from "#src/Autopilot/Worker/Decider.ts"
import { Intake } from "#src/Comments/Intake/Intake.ts"
import type { ObservedAccount } from "#src/Comments/Observation.ts"
import { Moderation } from "#src/Moderation/Moderation.ts"
import { PrivateReplies } from "#src/Moderation/Private/PrivateReplies.ts"
import { RateLimited, Transient } from "#src/Platforms/Port/PlatformError.ts"
import { FakePlatform, fails, HouseOnFakePlatform, lost } from "#test/FakePlatform.ts"
import { decided, detailOf, drained, listening, rowOf, scene, texts, worked, workStates } from "./Scene.ts"

const down = fails(new Transient({ reason: "The platform is down." }))
const busy = fails(new RateLimited({ reason: "Too many calls.", retryAfter: Duration.seconds(3), scope: "account" }))

const reply = "Thank you, see you soon"
const edited = (account: ObservedAccount, externalId: string, text: string) =>
  Effect.flatMap(Intake, ({ receive }) => receive(account, [{ _tag: "Edited", externalId, text, hasMedia: null }]))
const judged = drained(Effect.flatMap(Decider, ({ drain }) => drain))
const replied = (principal: Principal, id: CommentId) =>
  Effect.flatMap(Moderation, ({ act }) => act(principal, id, { action: "reply", text: reply }))

/** A comment that a person replied to, of which the platform did not say that it was posted. */
const replyNotPosted = (answered: ReturnType<typeof fails>) =>
  Effect.gen(function* () {
    const { account, principal, workspaceId } = yield* scene()
    const platform = yield* FakePlatform
    platform.script(account.externalId, "reply", answered)
    const { externalId, id } = yield* decided(account, "keep")
    yield* replied(principal, id)
    yield* worked
    return { account, externalId, id, platform, workspaceId }
  })

/** Work that waits is tried again, and done. */
const later = Effect.gen(function* () {
  for (let second = 0; second < 8; second++) {
    yield* TestClock.adjust("1 second")
    yield* worked
  }
})

const why = "The comment was edited before the reply was posted"

layer(HouseOnFakePlatform)("a reply of a person, to a comment that its author edits before it is posted,", (it) => {
  it.effect("is not posted, and comes back with the comment and its words", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene()
      const platform = yield* FakePlatform
      const heard = yield* listening(workspaceId, ["comment.review"])
      for (const answer of [down, busy]) {
        platform.script(account.externalId, "reply", answer)
        const { externalId, id } = yield* decided(account, "keep")
        yield* replied(principal, id)
        yield* worked
        yield* edited(account, externalId, "Your coffee made me ill")
        // what it says now is judged before anybody is asked
        yield* later
        assert.deepInclude(yield* rowOf(workspaceId, id), { status: "pending", pending_action: "reply" })
        yield* judged
        yield* later
        assert.isEmpty(platform.comment(account.externalId, externalId).replies)
        assert.strictEqual(yield* workStates(workspaceId, id), "reply:cancelled")
        const row = yield* detailOf(workspaceId, id)
        assert.deepInclude(row, { status: "review", pending_action: null, action_error: why, draft_reply: reply })
        assert.deepStrictEqual(
          [row.decision?.by, row.decision?.outcome],
          ["autopilot", "keep"],
          "nothing else than the autopilot's decision is there"
        )
        assert.deepInclude(
          row.history.map(({ actor, note, what }) => ({ actor, note, what })),
          { actor: principal.personName, note: `${why}: ${reply}`, what: "not replied" }
        )
        assert.deepStrictEqual((yield* heard).of(id), ["comment.review"])
        // given again by who saw what it says now, it is posted
        yield* replied(principal, id)
        yield* later
        assert.deepInclude(yield* rowOf(workspaceId, id), { status: "visible", action_error: null, draft_reply: null })
        assert.lengthOf(platform.comment(account.externalId, externalId).replies, 1)
      }
    })
  )

  it.effect("waits for a person however often the comment is edited, until somebody answers", () =>
    Effect.gen(function* () {
      const { account, externalId, id, workspaceId } = yield* replyNotPosted(down)
      const edits = ["Your coffee made me ill", "What a lovely day on the fjord", texts.ask, "Lovely weather in Bergen"]
      for (const text of edits) {
        yield* edited(account, externalId, text)
        yield* judged
        yield* later
        const { asking, draft_reply, status } = yield* rowOf(workspaceId, id)
        assert.deepStrictEqual({ draft_reply, status }, { draft_reply: reply, status: "review" }, text)
        assert.match(asking?.reason ?? "", /replied, but its author edited the comment before/)
      }
      yield* edited(account, externalId, texts.hide)
      yield* judged
      assert.deepInclude(yield* rowOf(workspaceId, id), { pending_action: "hide", asking: null, draft_reply: null })
    })
  )

  it.effect("is found and not posted again where it was there already", () =>
    Effect.gen(function* () {
      const { account, externalId, id, platform, workspaceId } = yield* replyNotPosted(lost)
      yield* edited(account, externalId, "Your coffee made me ill")
      yield* judged
      yield* TestClock.adjust("31 seconds")
      yield* later
      assert.deepInclude(yield* rowOf(workspaceId, id), { status: "visible", pending_action: null, action_error: null })
      assert.lengthOf(platform.comment(account.externalId, externalId).replies, 1)
    })
  )

  it.effect("asks nobody where it is hidden for what it says now, and says why it was not posted", () =>
    Effect.gen(function* () {
      const { account, externalId, id, platform, workspaceId } = yield* replyNotPosted(busy)
      yield* edited(account, externalId, texts.hide)
      yield* judged
      yield* later
      assert.deepInclude(yield* rowOf(workspaceId, id), { status: "hidden", pending_action: null, action_error: why })
      const { hidden, replies } = platform.comment(account.externalId, externalId)
      assert.deepStrictEqual([hidden, replies.length], [true, 0])
    })
  )

  it.effect("comes back with what the autopilot asks about it, once it is shown again", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene()
      const platform = yield* FakePlatform
      const { externalId, id } = yield* decided(account, "hide")
      yield* worked
      platform.script(account.externalId, "unhide", busy)
      yield* replied(principal, id)
      yield* worked
      yield* edited(account, externalId, texts.ask)
      yield* later
      yield* judged
      yield* later
      const row = yield* rowOf(workspaceId, id)
      assert.deepInclude(row, { status: "review", pending_action: null, action_error: why, draft_reply: reply })
      assert.include(row.asking?.reason, "replied, but its author edited the comment")
      assert.include(row.asking?.reason, row.decision?.reason ?? "?")
      assert.isEmpty(platform.comment(account.externalId, externalId).replies)
    })
  )

  it.effect("is posted where the comment says again what was answered", () =>
    Effect.gen(function* () {
      const { account, externalId, id, platform, workspaceId } = yield* replyNotPosted(busy)
      yield* edited(account, externalId, "Your coffee made me ill")
      yield* edited(account, externalId, texts.keep)
      yield* judged
      yield* later
      assert.deepInclude(yield* rowOf(workspaceId, id), { status: "visible", action_error: null })
      assert.lengthOf(platform.comment(account.externalId, externalId).replies, 1)
    })
  )

  it.effect("is not sent where it was private, and can be written anew", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene()
      const platform = yield* FakePlatform
      const { send } = yield* PrivateReplies
      platform.script(account.externalId, "private_reply", busy)
      const { externalId, id } = yield* decided(account, "keep")
      yield* send(principal, id, { text: reply })
      yield* worked
      yield* edited(account, externalId, "Your coffee made me ill")
      yield* judged
      yield* later
      const row = yield* detailOf(workspaceId, id)
      assert.deepInclude(row, {
        status: "visible",
        pending_action: null,
        action_error: "The comment was edited before the private reply was sent"
      })
      assert.deepInclude(
        row.history.map(({ what }) => what),
        "not privately replied"
      )
      yield* send(principal, id, { text: "We are sorry to hear that" })
      yield* later
      assert.strictEqual(yield* workStates(workspaceId, id), "private_reply:cancelled private_reply:done")
    })
  )
})
