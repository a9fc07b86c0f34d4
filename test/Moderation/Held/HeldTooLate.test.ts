import { PgClient } from "@effect/sql-pg"
import { assert, layer } from "@effect/vitest"
import { Effect, TestClock } from "effect"
import type { Principal } from "#schema/api/Authentication.ts"
import type { CommentId } from "#schema/Ids.ts"
import { Members } from "#src/Access/Members/Members.ts"
import { Decider } from "#src/Autopilot/Worker/Decider.ts"
import { Intake } from "#src/Comments/Intake/Intake.ts"
import { HouseOnFakePlatform } from "#test/FakePlatform.ts"
import { connect } from "#test/House.ts"
import { lessons, named } from "../People.ts"
import { decided, detailOf, drained, rowOf, scene } from "../Scene.ts"
import { hold, released, waiting } from "./Held.ts"

const told = (principal: Principal, id: CommentId) =>
  Effect.map(detailOf(principal.workspaceId, id), ({ history }) => history.at(-1))

layer(HouseOnFakePlatform)("held answers", (it) => {
  it.effect("what cannot take effect any more is dropped, told in the history, and waits again", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene()
      const members = yield* Members
      const grace = yield* named(principal, "Grace")
      const limited = yield* named(principal, "Linus")
      const [lost, apart, edited, removed] = yield* Effect.all([
        decided(account, "ask"),
        decided(account, "ask", { text: "Best replica sunglasses, aaa quality" }),
        decided(account, "ask", { text: "Best replica bags, aaa quality, worldwide shipping" }),
        decided(account, "ask", { text: "Best replica shoes, aaa quality, worldwide shipping" })
      ])
      yield* hold(grace, lost.id, "keep")
      yield* hold(limited, apart.id, "keep")
      yield* hold(principal, edited.id, "keep")
      yield* hold(principal, removed.id, "hide")
      yield* members.change({
        workspaceId,
        personId: grace.personId,
        role: "viewer",
        limitedTo: null,
        actor: "Ada"
      })
      const elsewhere = yield* connect(workspaceId, "youtube")
      yield* members.change({
        workspaceId,
        personId: limited.personId,
        role: "moderator",
        limitedTo: [elsewhere.accountId],
        actor: "Ada"
      })
      const intake = yield* Intake
      yield* intake.receive(account, [
        {
          _tag: "Edited",
          externalId: edited.externalId,
          text: "Join our Telegram group for free signals",
          hasMedia: null
        },
        { _tag: "Removed", externalId: removed.externalId }
      ])
      yield* drained(Effect.flatMap(Decider, ({ drain }) => drain))
      yield* TestClock.adjust("10 seconds")
      yield* released
      assert.deepInclude(yield* told(principal, lost.id), {
        actor: "Grace",
        what: "not answered",
        note: "keep: To moderate, you need the role owner, admin, manager or moderator"
      })
      assert.include((yield* told(principal, apart.id))?.note, "limited to other accounts")
      assert.include((yield* told(principal, edited.id))?.note, "edited after it was answered")
      assert.include((yield* told(principal, removed.id))?.note, "removed")
      assert.includeMembers([...(yield* waiting(principal))], [lost.id, apart.id])
      assert.deepStrictEqual(yield* lessons(principal), [])
      const sql = yield* PgClient.PgClient
      assert.deepStrictEqual(yield* sql`SELECT 1 FROM held_answers WHERE workspace_id = ${workspaceId}`, [])
    })
  )

  it.effect("ask again about a comment whose author edits it before it is hidden, and about no other", () =>
    Effect.gen(function* () {
      const { account, principal } = yield* scene()
      const texts = ["worldwide shipping", "with free shipping", "by the dozen"]
      const [hidden, blocked, kept] = yield* Effect.all(
        texts.map((text) => decided(account, "ask", { text: `Best replica bags, aaa quality, ${text}` }))
      )
      if (hidden === undefined || blocked === undefined || kept === undefined) return yield* Effect.dieMessage("none")
      yield* hold(principal, hidden.id, "hide")
      yield* hold(principal, blocked.id, "block")
      yield* hold(principal, kept.id, "keep")
      const intake = yield* Intake
      yield* intake.receive(
        account,
        [hidden, blocked, kept].map(({ externalId }) => ({
          _tag: "Edited" as const,
          externalId,
          text: "What a lovely day on the fjord",
          hasMedia: null
        }))
      )
      yield* drained(Effect.flatMap(Decider, ({ drain }) => drain))
      assert.deepStrictEqual([...(yield* waiting(principal))], [])
      yield* TestClock.adjust("10 seconds")
      yield* released
      assert.sameMembers([...(yield* waiting(principal))], [hidden.id, blocked.id])
      assert.include((yield* told(principal, hidden.id))?.note, "edited after it was answered")
      assert.deepStrictEqual(yield* lessons(principal), [])
    })
  )

  it.effect("keep the words of a reply that cannot take effect, and ask again once an edit is judged", () =>
    Effect.gen(function* () {
      const { account, principal } = yield* scene()
      const { receive } = yield* Intake
      const [replied, hidden, asked] = [
        yield* decided(account, "keep"),
        yield* decided(account, "keep", { text: "Best replica bags" }),
        yield* decided(account, "ask")
      ]
      const words = "Thank you, see you soon"
      yield* hold(principal, replied.id, "reply", words)
      yield* hold(principal, hidden.id, "hide")
      yield* hold(principal, asked.id, "reply", words)
      yield* receive(
        account,
        [replied, hidden, asked].map(({ externalId }, nth) => ({
          _tag: "Edited" as const,
          externalId,
          text: nth === 2 ? "Best replica shoes, aaa quality, worldwide shipping" : `Your coffee made me ill ${nth}`,
          hasMedia: null
        }))
      )
      for (let time = 0; time < 3; time++) {
        yield* TestClock.adjust("10 seconds")
        yield* released
      }
      assert.strictEqual((yield* rowOf(principal.workspaceId, replied.id)).status, "pending", "it is judged first")
      yield* drained(Effect.flatMap(Decider, ({ drain }) => drain))
      yield* TestClock.adjust("2 seconds")
      yield* released
      assert.sameMembers([...(yield* waiting(principal))], [replied.id, hidden.id, asked.id])
      for (const { id } of [replied, asked]) {
        assert.strictEqual((yield* rowOf(principal.workspaceId, id)).draft_reply, words)
        assert.strictEqual(
          (yield* told(principal, id))?.note,
          `reply: The comment was edited after it was answered: ${words}`
        )
      }
      yield* TestClock.adjust("1 minute")
      yield* released
      assert.deepStrictEqual(yield* lessons(principal), [])
    })
  )
})
