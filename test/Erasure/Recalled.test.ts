import { PgClient } from "@effect/sql-pg"
import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import type { CommentId, WorkspaceId } from "#schema/Ids.ts"
import { DecisionReplays } from "#src/Autopilot/Replay/DecisionReplays.ts"
import { Erasures } from "#src/Erasure/Erasures.ts"
import { ownHouseOnFakePlatform } from "#test/FakePlatform.ts"
import { answer } from "#test/Moderation/People.ts"
import { decided, scene } from "#test/Moderation/Scene.ts"
import { tracesOf } from "./Traces.ts"

const migration = new URL("../../schema/migrations/0122_recalled_without_words.sql", import.meta.url)

const name = "Zwentibold"
const begins = "Join the Telegram group of our"
const goes = "trader for free signals, he made me four thousand in a week and answers every evening"
const answered = `${begins} ${name} ${goes}`

/** A comment that was decided after a person answered one like it, in which a name stood. */
const followed = Effect.gen(function* () {
  const ours = yield* scene("facebook")
  const author = { externalId: "p", name, handle: "" }
  const first = yield* decided(ours.account, "hide", { author, text: answered })
  yield* answer(ours.principal, first.id, "hide")
  const { id } = yield* decided(ours.account, "hide", { text: `${begins} ${goes}` })
  return { ...ours, first, id }
})

const recalledOf = Effect.fn("recalledOf")(function* (workspaceId: WorkspaceId, id: CommentId) {
  const { kept } = yield* DecisionReplays
  return (yield* kept(workspaceId, id))?.input.recall ?? assert.fail("nothing was recalled")
})

layer(ownHouseOnFakePlatform)("what was decided after an answer", (it) => {
  it.effect("keeps no word of the answered comment when its author is deleted", () =>
    Effect.gen(function* () {
      const { account, first, id, workspaceId } = yield* followed
      const { example } = yield* recalledOf(workspaceId, id)
      assert.strictEqual(example.commentId, first.id)
      const { eraseAuthor } = yield* Erasures
      yield* eraseAuthor({ workspaceId, actor: "Ada" }, account.accountId, "p")
      assert.deepStrictEqual(yield* tracesOf([name]), [])
      const { replay } = yield* DecisionReplays
      assert.isTrue((yield* replay(workspaceId, id))?.isSame)
    })
  )

  it.effect("kept them before, and loses them in a migration, and no more than that", () =>
    Effect.gen(function* () {
      const sql = yield* PgClient.PgClient
      const { first, id, workspaceId } = yield* followed
      const { example, ...recall } = yield* recalledOf(workspaceId, id)
      assert.isNotEmpty(example.holds)
      const earlier = { commentId: first.id, at: example.at, text: answered }
      yield* sql`
        UPDATE decision_records SET record = jsonb_set(
          jsonb_set(record, '{input,recall,example}', ${JSON.stringify(earlier)}::jsonb), '{input,followed}',
          ${JSON.stringify({ outcome: "hide", isTakenBack: true, recall: { ...recall, example: earlier } })}::jsonb)
        WHERE workspace_id = ${workspaceId} AND comment_id = ${id}`
      yield* sql.unsafe(yield* Effect.promise(() => Bun.file(migration).text()))
      const { example: now } = yield* recalledOf(workspaceId, id)
      assert.deepStrictEqual([now.commentId, now.at, now.length], [first.id, example.at, answered.length])
      assert.sameMembers([...now.holds], [...example.holds])
      const [row] = yield* sql`
        SELECT strpos(record::text, ${name}) AS at FROM decision_records
        WHERE workspace_id = ${workspaceId} AND comment_id = ${id}`
      assert.strictEqual(row?.["at"], 0)
    })
  )
})
