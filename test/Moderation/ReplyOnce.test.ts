import { assert, layer } from "@effect/vitest"
import { DateTime, Duration, Effect, FastCheck as fc, TestClock } from "effect"
import { Contacts } from "#src/Contacts/Contacts.ts"
import { Messages } from "#src/Contacts/Messages/Messages.ts"
import { Moderation } from "#src/Moderation/Moderation.ts"
import { PrivateReplies } from "#src/Moderation/Private/PrivateReplies.ts"
import { NotAllowed, RateLimited, Transient } from "#src/Platforms/Port/PlatformError.ts"
import {
  type Answer,
  crashes,
  crashesWhenDone,
  FakePlatform,
  fails,
  HouseOnFakePlatform,
  lost,
  succeeds
} from "#test/FakePlatform.ts"
import { runs } from "#test/Runs.ts"
import { commented, rowOf, scene, worked, workStates } from "./Scene.ts"

const down = fails(new Transient({ reason: "The platform is down." }))
const unanswered = new Transient({ reason: "The platform did not answer.", unanswered: true })
const throttled = fails(
  new RateLimited({ reason: "Too many calls.", retryAfter: Duration.seconds(30), scope: "account" })
)
const refused = fails(new NotAllowed({ reason: "Replies are closed." }))

const answer = fc.constantFrom(succeeds, down, throttled, lost, crashes, crashesWhenDone)
const answers = fc.array(answer, { maxLength: 7 })

layer(HouseOnFakePlatform)("a reply", (it) => {
  it.effect("whose answer was lost is found by reading back, and not posted twice", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene()
      const platform = yield* FakePlatform
      const { id, externalId } = yield* commented(account)
      platform.script(account.externalId, "reply", lost)
      platform.script(account.externalId, "findReply", down)
      yield* Effect.flatMap(Moderation, ({ act }) => act(principal, id, { action: "reply", text: "Thank you" }))
      yield* worked
      yield* TestClock.adjust("1 second")
      yield* worked
      yield* TestClock.adjust("4 seconds")
      yield* worked
      assert.deepStrictEqual(
        platform.calls(account.externalId).map(({ name }) => name),
        ["reply", "findReply", "findReply"]
      )
      const [posted, ...more] = platform.comment(account.externalId, externalId).replies
      assert.isEmpty(more)
      const row = yield* rowOf(workspaceId, id)
      assert.deepStrictEqual(
        row.replies.map(({ external_id }) => external_id),
        [posted?.externalId ?? "none"]
      )
      assert.isNull(row.pending_action)
    })
  )

  it.effect("is posted twice when a person asks for it twice, even where an answer is lost", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene()
      const platform = yield* FakePlatform
      const { id, externalId } = yield* commented(account)
      const { act } = yield* Moderation
      platform.script(account.externalId, "reply", lost, lost)
      yield* act(principal, id, { action: "reply", text: "Thank you" })
      yield* TestClock.adjust("61 seconds")
      yield* act(principal, id, { action: "reply", text: "Thank you" })
      for (let second = 0; second < 5; second++) {
        yield* TestClock.adjust("1 second")
        yield* worked
      }
      const posted = platform.comment(account.externalId, externalId).replies
      assert.lengthOf(posted, 2)
      assert.deepStrictEqual(
        (yield* rowOf(workspaceId, id)).replies.map(({ external_id }) => external_id),
        posted.map((reply) => reply.externalId)
      )
    })
  )

  it.effect("in private is sent once, whatever goes wrong on the way, and joins what the author goes by", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene("instagram")
      const platform = yield* FakePlatform
      const { send } = yield* PrivateReplies
      const contacts = yield* Contacts
      const everybody = Effect.map(Effect.orDie(contacts.list(workspaceId, {}, {})), ({ data }) => data.length)
      const author = (externalId: string) => ({ externalId, name: "Dana", handle: "dana.example" })
      const wrote = (senderId: string, externalId: string) =>
        Effect.flatMap(Messages, ({ receive }) =>
          Effect.map(DateTime.now, (sentAt) => ({
            externalId,
            senderId,
            kind: "text" as const,
            text: "Hello",
            sentAt
          })).pipe(Effect.flatMap((message) => receive(account, [message])))
        )
      const { id, externalId } = yield* commented(account, { author: author("6660001") })
      const before = yield* rowOf(workspaceId, id)
      platform.script(account.externalId, "private_reply", lost, crashes)
      yield* send(principal, id, { text: "Its number?" })
      assert.strictEqual((yield* rowOf(workspaceId, id)).pending_action, "private_reply")
      for (let minute = 0; minute < 4; minute++) {
        yield* worked
        yield* TestClock.adjust("1 minute")
      }
      assert.deepStrictEqual(platform.comment(account.externalId, externalId).privateReplies, ["Its number?"])
      assert.strictEqual(yield* workStates(workspaceId, id), "private_reply:done")
      const { decision, status } = yield* rowOf(workspaceId, id)
      assert.deepStrictEqual({ decision, status }, { decision: before.decision, status: before.status })

      // one whose answer arrives names the author, who wrote under that id before, or writes under it later
      for (const [n, order] of (["written before", "writes later"] as const).entries()) {
        const other = yield* commented(account, { author: author(`777000${n}`) })
        if (order === "written before") yield* wrote(`messages-777000${n}`, `m-before-${n}`)
        yield* send(principal, other.id, { text: "Its number?" })
        yield* worked
        if (order === "writes later") yield* wrote(`messages-777000${n}`, `m-later-${n}`)
        assert.strictEqual(yield* everybody, n + 2)
      }
    })
  )

  it.effect("in private is refused in words where somebody else wrote to the author already", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene()
      const platform = yield* FakePlatform
      const { send } = yield* PrivateReplies
      const { id, externalId } = yield* commented(account)
      platform.comment(account.externalId, externalId).privateReplies = ["From the page's own inbox"]
      yield* send(principal, id, { text: "Its number?" })
      yield* worked
      const row = yield* rowOf(workspaceId, id)
      assert.strictEqual(yield* workStates(workspaceId, id), "private_reply:refused")
      assert.deepStrictEqual([row.pending_action, row.action_error], [null, "It was already sent."])
      assert.notStrictEqual(row.status, "review")
      // what was refused was not sent, so another try is not a second one
      yield* send(principal, id, { text: "Its number?" })
    })
  )

  it.effect("is not taken for the same words to another comment of its thread", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene()
      const platform = yield* FakePlatform
      const { act } = yield* Moderation
      const inThread = { parentExternalId: `thread-${account.externalId}` }
      const one = yield* commented(account, inThread)
      const other = yield* commented(account, inThread)
      const posted = ({ externalId }: typeof one) => platform.comment(account.externalId, externalId).replies
      const settles = Effect.gen(function* () {
        for (let second = 0; second < 40; second++) {
          yield* TestClock.adjust("1 second")
          yield* worked
        }
        for (const comment of [one, other]) {
          assert.deepStrictEqual(
            (yield* rowOf(workspaceId, comment.id)).replies.map(({ external_id }) => external_id),
            posted(comment).map(({ externalId }) => externalId)
          )
        }
      })
      // the first was posted, and the second was not; nobody said either
      platform.script(account.externalId, "reply", { does: true, told: unanswered }, { does: false, told: unanswered })
      yield* act(principal, one.id, { action: "reply", text: "Thank you" })
      yield* worked
      yield* TestClock.adjust("1 second")
      yield* act(principal, other.id, { action: "reply", text: "Thank you" })
      yield* worked
      yield* settles
      assert.deepStrictEqual([posted(one).length, posted(other).length], [1, 1])
      // the same with one that is known
      yield* TestClock.adjust("30 minutes")
      yield* act(principal, one.id, { action: "reply", text: "We look into it" })
      yield* worked
      platform.script(account.externalId, "reply", { does: false, told: unanswered })
      yield* act(principal, other.id, { action: "reply", text: "We look into it" })
      yield* worked
      yield* settles
      assert.deepStrictEqual([posted(one).length, posted(other).length], [2, 2])
    })
  )

  it.effect.prop(
    "ends on the platform exactly once, whatever goes wrong on the way, unless it is refused",
    [answers, answers, fc.boolean()],
    ([replies, readings, isRefused]) =>
      Effect.gen(function* () {
        const { account, principal, workspaceId } = yield* scene()
        const platform = yield* FakePlatform
        const { id, externalId } = yield* commented(account)
        const script: ReadonlyArray<Answer> = isRefused ? [...replies.filter((one) => !one.does), refused] : replies
        platform.script(account.externalId, "reply", ...script)
        platform.script(account.externalId, "findReply", ...readings)
        yield* Effect.flatMap(Moderation, ({ act }) => act(principal, id, { action: "reply", text: "Thank you" }))
        yield* worked
        while ((yield* rowOf(workspaceId, id)).pending_action !== null) {
          yield* TestClock.adjust("1 hour")
          yield* worked
        }
        const posted = platform.comment(account.externalId, externalId).replies
        const row = yield* rowOf(workspaceId, id)
        if (isRefused) {
          assert.strictEqual(row.status, "review")
          assert.isEmpty(posted)
          assert.isEmpty(row.replies)
        } else if (row.status === "review") {
          // it was given up after ten failures, and may have been posted, but never twice
          assert.strictEqual(yield* workStates(workspaceId, id), "reply:refused")
          assert.isAtMost(posted.length, 1)
        } else {
          assert.deepStrictEqual(
            row.replies.map(({ external_id, text }) => ({ externalId: external_id, text })),
            posted.map((reply) => ({ externalId: reply.externalId, text: reply.text }))
          )
          assert.lengthOf(posted, 1)
        }
      }),
    { fastCheck: { numRuns: runs(6) }, timeout: 30_000 }
  )
})
