import { PgClient } from "@effect/sql-pg"
import { assert, describe, it, layer } from "@effect/vitest"
import { DateTime, Effect, TestClock } from "effect"
import { CommentId } from "#schema/Ids.ts"
import type { Platform } from "#schema/Platform.ts"
import { Decider } from "#src/Autopilot/Worker/Decider.ts"
import { TextTerms } from "#src/Comments/Ending/TextTerms.ts"
import { Intake } from "#src/Comments/Intake/Intake.ts"
import { digestOf, isWrittenAnew } from "#src/Comments/WrittenAnew.ts"
import { Erasures } from "#src/Erasure/Erasures.ts"
import { HouseOnFakePlatform } from "#test/FakePlatform.ts"
import { observed } from "#test/House.ts"
import { decided, drained, rowOf, scene, worked } from "#test/Moderation/Scene.ts"
import { tracesOf } from "./Traces.ts"

const scam = "Join our Telegram group for free signals t.me/freesignals guaranteed profit"
const author = { externalId: "5550099", name: "Rosamund", handle: "rosamund" }

/** A comment that stays up, whose author was deleted. */
const erased = Effect.fn("erased")(function* (platform: Platform) {
  const ours = yield* scene(platform)
  const comment = yield* decided(ours.account, "keep", { author, text: "Rosamund was here, lovely tent" })
  const erase = Effect.flatMap(Erasures, ({ eraseAuthor }) =>
    eraseAuthor({ workspaceId: ours.workspaceId, actor: "Ada" }, ours.account.accountId, author.externalId)
  )
  yield* TestClock.adjust("1 minute")
  yield* erase
  yield* TestClock.adjust("1 minute")
  const decide = drained(Effect.flatMap(Decider, ({ drain }) => drain))
  return {
    ...ours,
    ...comment,
    erase,
    settled: Effect.zipRight(decide, worked),
    row: rowOf(ours.workspaceId, comment.id)
  }
})

layer(HouseOnFakePlatform)("what an author writes anew who was deleted", (it) => {
  it.effect("is judged as anybody's, and tells nothing else of them; what is repeated stays away", () =>
    Effect.gen(function* () {
      const { account, externalId, row, settled } = yield* erased("facebook")
      const { receive } = yield* Intake
      const edit = (text: string) =>
        receive(account, [{ _tag: "Edited", externalId, text, hasMedia: null, authorId: author.externalId }])
      yield* edit("Rosamund was here, lovely tent")
      yield* settled
      assert.deepInclude(yield* row, { text: "", status: "visible" })
      yield* edit(scam)
      yield* settled
      assert.deepInclude(yield* row, { text: scam, status: "hidden", author_name: "", author_handle: "" })
      assert.deepStrictEqual(yield* tracesOf(["Rosamund was", author.handle]), [])
    })
  )

  it.effect("is judged where it is read as well, and goes when they are deleted again", () =>
    Effect.gen(function* () {
      const { account, erase, externalId, row, settled } = yield* erased("instagram")
      const { receive } = yield* Intake
      const read = (text: string) =>
        Effect.flatMap(DateTime.now, (now) =>
          receive(account, [{ _tag: "Commented", comment: observed({ externalId, author, text }) }], now)
        )
      yield* read("Rosamund was here, lovely tent")
      assert.strictEqual((yield* row).text, "")
      yield* read("What a rude tent, says nobody")
      yield* settled
      assert.deepInclude(yield* row, { text: "What a rude tent, says nobody", author_name: "" })
      yield* TestClock.adjust("1 minute")
      assert.strictEqual((yield* erase).comments, 1)
      assert.strictEqual((yield* row).text, "")
      assert.deepStrictEqual(yield* tracesOf(["rude tent", "Rosamund"]), [])
    })
  )

  it.effect("may be kept on YouTube no longer than any other, and nobody's name is noted beside it", () =>
    Effect.gen(function* () {
      const { account, externalId, id, row, settled, workspaceId } = yield* erased("youtube")
      const { receive } = yield* Intake
      yield* receive(account, [{ _tag: "Edited", externalId, text: "Lovely tent all the same", hasMedia: null }])
      yield* settled
      const sql = yield* PgClient.PgClient
      const terms = yield* TextTerms
      const until = Effect.map(
        sql<{ readonly at: Date | null }>`
          SELECT text_until AS at FROM comments WHERE workspace_id = ${workspaceId} AND id = ${id}`,
        ([found]) => found?.at?.getTime() ?? 0
      )
      const first = yield* until
      const now = yield* DateTime.now
      assert.isAtLeast(first, now.epochMillis + 29 * 86_400_000)
      yield* terms.confirm(account, [{ externalId, author }], DateTime.add(now, { days: 25 }))
      assert.isAbove(yield* until, first)
      assert.deepInclude(yield* row, { author_name: "", author_handle: "" })
      assert.deepStrictEqual(yield* tracesOf(["Rosamund"]), [])
    })
  )
})

describe("a text of an erased comment", () => {
  const id = CommentId.make("com_1")
  const erased_at = new Date(5000)
  const sent = (at: number) => DateTime.unsafeMake(at)

  it("is new where it is not the one that was deleted", () => {
    const comment = { id, erased_at, erased_digest: digestOf({ id }, "gone") }
    assert.isFalse(isWrittenAnew(comment, "gone", sent(9000)))
    assert.isTrue(isWrittenAnew(comment, "gone.", undefined))
    assert.isFalse(isWrittenAnew({ ...comment, erased_at: null }, "gone.", undefined))
  })

  it("is new where that is not known if it was sent since", () => {
    const comment = { id, erased_at, erased_digest: null }
    assert.deepStrictEqual(
      [undefined, sent(4000), sent(6000)].map((at) => isWrittenAnew(comment, "text", at)),
      [false, false, true]
    )
  })
})
