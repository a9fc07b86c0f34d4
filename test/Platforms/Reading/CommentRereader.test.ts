import { assert, layer } from "@effect/vitest"
import { Effect, TestClock } from "effect"
import { Decider } from "#src/Autopilot/Worker/Decider.ts"
import { signWebhook } from "#src/Platforms/Graph/WebhookSignature.ts"
import { CommentRereader } from "#src/Platforms/Reading/CommentRereader.ts"
import { PlatformIngest } from "#src/Platforms/Reading/PlatformIngest.ts"
import { facebookAppSecret, houseOn } from "#test/House.ts"
import { drained, scene } from "#test/Moderation/Scene.ts"
import { storedComments } from "../../Comments/Store.ts"
import { type Answer, fakeHttp } from "../FakeHttp.ts"
import { takenIn } from "../TakenIn.ts"

/** What Facebook answers about each comment of this file. */
const there = new Map<string, Answer>()
const { layer: http, sent } = fakeHttp(({ url }) => there.get(url.pathname) ?? "drop")
const asked = (id: string) => sent.filter(({ url }) => url.pathname === `/${id}`).length

const start = 1_790_932_500
const harmless = "What a lovely tent, thank you"
const scam = "Join our Telegram group for free signals t.me/freesignals guaranteed profit"

const push = Effect.fn("push")(function* (
  pageId: string,
  verb: "add" | "edited" | "hide" | "unhide",
  id: string,
  message: string,
  time: number
) {
  const value = { item: "comment", verb, comment_id: id, post_id: "1", from: { id: "5550001", name: "Dana" }, message }
  const body = new TextEncoder().encode(
    JSON.stringify({ object: "page", entry: [{ id: pageId, time, changes: [{ field: "feed", value }] }] })
  )
  const { receive } = yield* PlatformIngest
  assert.isTrue(yield* receive("facebook", body, { "x-hub-signature-256": signWebhook(facebookAppSecret, body) }))
  yield* takenIn
})

const decide = drained(Effect.flatMap(Decider, ({ drain }) => drain))
const readBack = Effect.zipRight(
  TestClock.adjust("4 seconds"),
  drained(Effect.flatMap(CommentRereader, ({ drain }) => drain))
)

/** A comment that Steward keeps, and how it stands here. */
const kept = Effect.fn("kept")(function* (id: string) {
  yield* TestClock.setTime(start * 1000)
  const { account, workspaceId } = yield* scene("facebook")
  yield* push(account.externalId, "add", id, harmless, start)
  yield* decide
  const [stored] = yield* storedComments(workspaceId)
  assert.deepInclude(stored, { text: harmless, status: "visible" })
  yield* TestClock.adjust("1 minute")
  const edit = (message: string, time: number) => push(account.externalId, "edited", id, message, time)
  const standing = Effect.map(storedComments(workspaceId), ([row]) => [row?.text, row?.decision?.outcome])
  return { account, edit, standing }
})

layer(houseOn(http))("a comment of which it is not sure what came last", (it) => {
  it.effect("is judged as its platform shows it, where an edit and its taking back repeat within a second", () =>
    Effect.gen(function* () {
      const { edit, standing } = yield* kept("1_1")
      there.set("/1_1", { body: { id: "1_1", message: scam, is_hidden: false } })
      for (const text of [scam, harmless, scam]) yield* edit(text, start + 60)
      yield* decide
      yield* readBack
      yield* decide
      assert.deepStrictEqual(yield* standing, [scam, "hide"])
      yield* readBack
      assert.strictEqual(asked("1_1"), 1)
    })
  )

  it.effect("stays as it is where its platform only sent again what it had told", () =>
    Effect.gen(function* () {
      const { edit, standing } = yield* kept("1_2")
      there.set("/1_2", { body: { id: "1_2", message: harmless, is_hidden: false } })
      yield* edit("What a lovely, lovely tent", start + 60)
      yield* edit(harmless, start + 61)
      yield* edit("What a lovely, lovely tent", start + 60)
      yield* decide
      yield* readBack
      yield* decide
      assert.deepStrictEqual(yield* standing, [harmless, "keep"])
    })
  )

  it.effect("is read again after a change that overtook the reading, and where the platform is in trouble", () =>
    Effect.gen(function* () {
      const { edit, standing } = yield* kept("1_3")
      there.set("/1_3", { status: 503, body: "" })
      yield* edit("What a lovely, lovely tent", start + 60)
      yield* edit(harmless, start + 60)
      yield* decide
      yield* readBack
      assert.isAtLeast(asked("1_3"), 1)
      there.set("/1_3", { body: { id: "1_3", message: scam, is_hidden: false } })
      yield* TestClock.adjust("2 minutes")
      yield* readBack
      yield* decide
      assert.deepStrictEqual(yield* standing, [scam, "hide"])
    })
  )

  it.effect("is not asked for where its edits are seconds apart, and no more where it is gone", () =>
    Effect.gen(function* () {
      const { account, edit } = yield* kept("1_4")
      yield* edit("What a lovely, lovely tent", start + 55)
      yield* edit(harmless, start + 58)
      yield* readBack
      assert.strictEqual(asked("1_4"), 0)
      there.set("/1_4", { status: 400, body: { error: { code: 100, error_subcode: 33, message: "does not exist" } } })
      yield* push(account.externalId, "hide", "1_4", "", start + 59)
      yield* push(account.externalId, "unhide", "1_4", "", start + 59)
      yield* readBack
      yield* readBack
      assert.strictEqual(asked("1_4"), 1)
    })
  )
})
