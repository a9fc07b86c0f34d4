import { PgClient } from "@effect/sql-pg"
import { assert, layer } from "@effect/vitest"
import { Clock, Effect, Either, Exit, TestClock } from "effect"
import type { Principal } from "#schema/api/Authentication.ts"
import type { CommentId } from "#schema/Ids.ts"
import { Members } from "#src/Access/Members/Members.ts"
import { Decider } from "#src/Autopilot/Worker/Decider.ts"
import { Intake } from "#src/Comments/Intake/Intake.ts"
import { HeldAnswers } from "#src/Moderation/Held/HeldAnswers.ts"
import { HeldRunner } from "#src/Moderation/Held/HeldRunner.ts"
import { Moderation } from "#src/Moderation/Moderation.ts"
import { HouseOnFakePlatform } from "#test/FakePlatform.ts"
import { connect, member } from "#test/House.ts"
import { answer, lessons, named } from "../People.ts"
import { decided, detailOf, drained, rowOf, scene, worked, workStates } from "../Scene.ts"
import { hold, released, takeBack, waiting } from "./Held.ts"

const told = (principal: Principal, id: CommentId) =>
  Effect.map(detailOf(principal.workspaceId, id), ({ history }) => history.at(-1))

layer(HouseOnFakePlatform)("held answers", (it) => {
  it.effect("touch and teach nothing for ten seconds, and then do what the same answer of the API does", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene()
      const one = yield* decided(account, "ask")
      const other = yield* decided(account, "ask", { text: "Best replica sunglasses, aaa quality" })
      const now = yield* Clock.currentTimeMillis
      const held = yield* hold(principal, one.id, "hide")
      assert.strictEqual(Date.parse(held.takes_effect_at), now + 10_000)
      assert.deepStrictEqual(yield* waiting(principal), [other.id])
      yield* TestClock.adjust("9999 millis")
      yield* released
      assert.deepStrictEqual([yield* lessons(principal), yield* workStates(workspaceId, one.id)], [[], ""])
      yield* TestClock.adjust("1 millis")
      yield* released
      yield* answer(principal, other.id, "hide")
      yield* worked
      const [by, byApi] = [yield* detailOf(workspaceId, one.id), yield* detailOf(workspaceId, other.id)]
      assert.deepStrictEqual([by.status, by.decision?.reason], [byApi.status, byApi.decision?.reason])
      const said = (all: typeof by) => all.history.map(({ actor, note, what }) => [actor, what, note])
      assert.deepStrictEqual(said(by), said(byApi))
      assert.deepStrictEqual(
        (yield* lessons(principal)).map(({ verdict }) => verdict),
        ["hide", "hide"]
      )
      assert.deepStrictEqual(yield* waiting(principal), [])
    })
  )

  it.effect("are taken back by whoever gave them, until they took effect", () =>
    Effect.gen(function* () {
      const { account, principal } = yield* scene()
      const grace = yield* named(principal, "Grace")
      const { id } = yield* decided(account, "ask")
      yield* hold(grace, id, "keep")
      assert.include((yield* Effect.flip(takeBack(principal, id))).message, "Grace answered this comment")
      yield* TestClock.adjust("1 minute")
      assert.deepStrictEqual(yield* takeBack(grace, id), { comment_id: id, taken_back: true })
      assert.strictEqual((yield* Effect.flip(takeBack(grace, id))).code, "conflict")
      yield* released
      assert.deepStrictEqual([yield* waiting(principal), yield* lessons(principal)], [[id], []])
      yield* hold(grace, id, "keep")
      yield* TestClock.adjust("10 seconds")
      yield* released
      assert.include((yield* Effect.flip(takeBack(grace, id))).message, "taken effect")
    })
  )

  it.effect("of two people the first wins, whoever comes by app or by API; the same answer is fine", () =>
    Effect.gen(function* () {
      const { account, principal } = yield* scene()
      const grace = yield* named(principal, "Grace")
      const { id } = yield* decided(account, "ask")
      const first = yield* hold(grace, id, "keep")
      yield* TestClock.adjust("3 seconds")
      assert.deepStrictEqual(yield* hold(principal, id, "keep"), first)
      const refusals = [
        yield* Effect.flip(hold(principal, id, "hide")),
        yield* Effect.flip(answer(principal, id, "hide")),
        yield* Effect.flip(answer(grace, id, "hide"))
      ]
      for (const { code, message } of refusals) {
        assert.strictEqual(code, "conflict")
        assert.include(message, "Grace has already answered this comment: leave up")
      }
      const moderation = yield* Moderation
      assert.strictEqual((yield* Effect.flip(moderation.act(principal, id, { action: "hide" }))).code, "conflict")
      yield* moderation.act(principal, id, { action: "archive" })
      // the same by API takes effect at once, and once
      yield* answer(principal, id, "keep")
      yield* TestClock.adjust("1 minute")
      yield* released
      assert.lengthOf(yield* lessons(principal), 1)
      assert.include((yield* Effect.flip(takeBack(grace, id))).message, "taken effect")
    })
  )

  it.effect("one's own other answer takes the place of the one before, and is held anew", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene()
      const { id } = yield* decided(account, "ask")
      yield* hold(principal, id, "keep")
      yield* TestClock.adjust("9 seconds")
      yield* hold(principal, id, "hide")
      yield* TestClock.adjust("9 seconds")
      yield* released
      assert.strictEqual(yield* workStates(workspaceId, id), "")
      yield* TestClock.adjust("1 second")
      yield* released
      assert.strictEqual(yield* workStates(workspaceId, id), "hide:queued")
    })
  )

  it.effect("block hides the comment and blocks its author, archive leaves it as it is", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene()
      const one = yield* decided(account, "ask")
      const two = yield* decided(account, "ask", { text: "Best replica sunglasses, aaa quality" })
      const youtube = yield* connect(workspaceId, "youtube")
      const three = yield* decided(youtube, "ask", { text: "Best replica bags, aaa quality, worldwide shipping" })
      assert.strictEqual((yield* Effect.flip(hold(principal, three.id, "block"))).code, "unprocessable")
      yield* hold(principal, one.id, "block")
      yield* hold(principal, two.id, "archive")
      yield* TestClock.adjust("10 seconds")
      yield* released
      assert.strictEqual(yield* workStates(workspaceId, one.id), "hide:queued block:queued")
      yield* worked
      assert.strictEqual((yield* rowOf(workspaceId, one.id)).status, "hidden")
      const archived = yield* rowOf(workspaceId, two.id)
      assert.deepStrictEqual([archived.archived, archived.status], [true, "review"])
      assert.deepStrictEqual(yield* waiting(principal), [three.id])
    })
  )

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

  it.effect("take effect once, whatever process they are taken by, and after one that died", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene()
      const texts = Array.from({ length: 12 }, (_, nth) => `Best replica watches number ${nth}, aaa quality, worldwide`)
      const all = yield* Effect.forEach(texts, (text) => decided(account, "ask", { text }))
      const asked = yield* waiting(principal)
      const held = yield* Effect.flatMap(HeldAnswers, ({ holdAll }) => holdAll(principal, asked, { answer: "hide" }))
      assert.isTrue(held.every(({ outcome }) => Either.isRight(outcome)))
      const sql = yield* PgClient.PgClient
      // a process that claimed some of them, and died
      const [dead = ""] = asked
      yield* TestClock.adjust("10 seconds")
      yield* sql`UPDATE held_answers SET claimed_until = ${new Date((yield* Clock.currentTimeMillis) + 60_000)} WHERE comment_id = ${dead}`
      const drain = Effect.flatMap(HeldRunner, (runner) => runner.drain)
      yield* Effect.all([drain, drain, drain], { concurrency: "unbounded" })
      assert.lengthOf(yield* lessons(principal), asked.length - 1)
      yield* TestClock.adjust("1 minute")
      yield* released
      assert.lengthOf(yield* lessons(principal), asked.length)
      for (const { id } of all) {
        if (asked.includes(id)) assert.strictEqual(yield* workStates(workspaceId, id), "hide:queued")
      }
    })
  )

  it.effect("several at once: each for itself, and what may not be answered is left alone", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene()
      const { accountId } = account
      const elsewhere = yield* connect(workspaceId, "youtube")
      const { principal: limited } = yield* member(workspaceId, "moderator", [accountId])
      const own = yield* decided(account, "ask")
      const beyond = yield* decided(elsewhere, "ask", { text: "Best replica sunglasses, aaa quality" })
      const foreign = yield* scene()
      const theirs = yield* decided(foreign.account, "ask")
      const { holdAll } = yield* HeldAnswers
      const held = yield* holdAll(limited, [own.id, beyond.id, theirs.id], { answer: "hide" })
      assert.deepStrictEqual(
        held.map(({ outcome }) => (Either.isRight(outcome) ? "held" : outcome.left.code)),
        ["held", "forbidden", "not_found"]
      )
      assert.deepStrictEqual(yield* waiting(principal), [beyond.id])
      assert.deepStrictEqual(yield* waiting(foreign.principal), [theirs.id])
      const viewer = yield* member(workspaceId, "viewer")
      assert.isTrue(Exit.isFailure(yield* Effect.exit(holdAll(viewer.principal, [own.id], { answer: "hide" }))))
    })
  )
})
