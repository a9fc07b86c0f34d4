import { PgClient } from "@effect/sql-pg"
import { assert, layer } from "@effect/vitest"
import { DateTime, Effect, TestClock } from "effect"
import { NotFound } from "#schema/Errors.ts"
import { Decider } from "#src/Autopilot/Worker/Decider.ts"
import { askedWithoutText } from "#src/Comments/CommentErasure.ts"
import { Comments } from "#src/Comments/Comments.ts"
import { Intake } from "#src/Comments/Intake/Intake.ts"
import { Contacts } from "#src/Contacts/Contacts.ts"
import { Erasures } from "#src/Erasure/Erasures.ts"
import { PersonExport } from "#src/Erasure/PersonExport.ts"
import { Moderation } from "#src/Moderation/Moderation.ts"
import { HouseOnFakePlatform } from "#test/FakePlatform.ts"
import { observed } from "#test/House.ts"
import { commented, decided, detailOf, drained, rowOf, scene, worked, workStates } from "#test/Moderation/Scene.ts"
import { backups, person } from "./ErasedPerson.ts"
import { counted, tracesOf } from "./Traces.ts"

layer(HouseOnFakePlatform)("Erasures", (it) => {
  it.effect("of a deleted person no byte is left in any column of any table, and counts stay", () =>
    Effect.gen(function* () {
      const one = yield* person("Zoraida")
      const other = yield* person("Balthasar")
      assert.isAtLeast((yield* tracesOf(one.words)).length, 15)
      const others = yield* tracesOf(other.words)
      const counts = yield* counted(one.workspaceId)
      const { erasePerson } = yield* Erasures
      const erased = yield* erasePerson({ workspaceId: one.workspaceId, actor: "Ada" }, one.contactId)
      assert.deepStrictEqual(erased, { contact_id: one.contactId, deleted: true, comments: 3, messages: 1, backups })
      assert.deepStrictEqual(yield* tracesOf(one.words), [])
      assert.deepStrictEqual(yield* tracesOf(other.words), others)
      const after = yield* counted(one.workspaceId)
      assert.deepInclude(after, counts.find((row) => row["measure"] === "received") ?? {})
      assert.deepInclude(after, counts.find((row) => row["measure"] === "replies") ?? {})
      const contacts = yield* Contacts
      assert.instanceOf(yield* Effect.flip(contacts.get(one.workspaceId, one.contactId)), NotFound)
      assert.deepStrictEqual(
        (yield* contacts.listTags(one.workspaceId)).map(({ contacts, name }) => [name, contacts]),
        [["vip", 0]]
      )
    })
  )

  it.effect("deliveries stay in their turn without a gap, and hold ids and outcomes alone", () =>
    Effect.gen(function* () {
      const { contactId, heard, workspaceId } = yield* person("Melisande")
      const before = yield* heard
      yield* Effect.flatMap(Erasures, ({ erasePerson }) => erasePerson({ workspaceId, actor: "Ada" }, contactId))
      const after = yield* heard
      assert.deepStrictEqual(after.events, before.events)
      const facts = (body: unknown) => {
        const { comment, contact, event, id, sequence } = Object(body)
        return [id, event, sequence, comment?.id, comment?.status, contact?.id]
      }
      assert.deepStrictEqual(after.bodies.map(facts), before.bodies.map(facts))
    })
  )

  it.effect(
    "what waits for a person, or was not judged yet, waits on without its text; replies are given up, hiding goes on",
    () =>
      Effect.gen(function* () {
        const { account, principal, workspaceId } = yield* scene("facebook")
        const author = { externalId: "p", name: "Quentin", handle: "" }
        const asked = yield* decided(account, "ask", { author })
        const waiting = yield* decided(account, "hide", { author })
        const replied = yield* decided(account, "keep", { author })
        const moderation = yield* Moderation
        yield* moderation.act(principal, replied.id, { action: "reply", text: "Hello" })
        const pending = yield* commented(account, { author })
        const erasures = yield* Erasures
        const erased = yield* erasures.eraseAuthor({ workspaceId, actor: "Ada" }, account.accountId, "p")
        assert.strictEqual(erased.comments, 4)
        assert.strictEqual(yield* workStates(workspaceId, replied.id), "reply:cancelled")
        yield* drained(Effect.flatMap(Decider, ({ drain }) => drain))
        yield* worked
        const hidden = yield* rowOf(workspaceId, waiting.id)
        assert.deepStrictEqual([hidden.status, hidden.text, hidden.author_name], ["hidden", "", ""])
        const comments = yield* Comments
        const { data } = yield* comments.listWaiting(workspaceId, {})
        assert.sameMembers(
          data.map(({ id }) => id),
          [asked.id, pending.id]
        )
        for (const item of data) assert.deepInclude(item, { text: "", reason: askedWithoutText, leaning_why: "" })
        yield* moderation.answer(principal, asked.id, { answer: "hide" })
        yield* moderation.answer(principal, pending.id, { answer: "keep" })
        yield* worked
        assert.strictEqual((yield* rowOf(workspaceId, asked.id)).status, "hidden")
        assert.strictEqual((yield* rowOf(workspaceId, pending.id)).status, "visible")
        const again = yield* Effect.flip(erasures.eraseAuthor({ workspaceId, actor: "Ada" }, account.accountId, "p"))
        assert.instanceOf(again, NotFound)
      })
  )

  it.effect("what is hidden until somebody answers stays hidden, and waits on", () =>
    Effect.gen(function* () {
      const { account, workspaceId } = yield* scene("facebook")
      const author = { externalId: "p", name: "Quentin", handle: "" }
      const { id } = yield* decided(account, "ask", { author, text: "I will find you and kill you" })
      yield* worked
      assert.deepInclude(yield* rowOf(workspaceId, id), { status: "review", hidden_on_platform: true })
      yield* Effect.flatMap(Erasures, ({ eraseAuthor }) =>
        eraseAuthor({ workspaceId, actor: "Ada" }, account.accountId, "p")
      )
      yield* worked
      assert.deepInclude(yield* rowOf(workspaceId, id), { status: "review", hidden_on_platform: true, text: "" })
    })
  )

  it.effect("a comment that is pushed or read again stays empty, and one that is removed is told to be", () =>
    Effect.gen(function* () {
      const { account, workspaceId } = yield* scene("youtube")
      const author = { externalId: "p", name: "Ottilie", handle: "" }
      const { externalId, id } = yield* decided(account, "keep", { author, text: "Ottilie was here" })
      yield* Effect.flatMap(Erasures, ({ eraseAuthor }) =>
        eraseAuthor({ workspaceId, actor: "Ada" }, account.accountId, "p")
      )
      const { receive } = yield* Intake
      yield* TestClock.adjust("1 minute")
      const comment = observed({ externalId, author, text: "Ottilie was here" })
      yield* receive(account, [{ _tag: "Commented", comment }])
      yield* receive(account, [{ _tag: "Commented", comment }], yield* DateTime.now)
      yield* receive(account, [{ _tag: "Edited", externalId, text: "Ottilie was here", hasMedia: null }])
      assert.deepStrictEqual(yield* tracesOf(["Ottilie"]), [])
      yield* receive(account, [{ _tag: "Removed", externalId }])
      const { history, status } = yield* detailOf(workspaceId, id)
      assert.strictEqual(status, "deleted")
      assert.deepStrictEqual(
        history.map(({ what }) => what),
        ["received", "decided: keep", "erased", "deleted"]
      )
    })
  )

  it.effect("what was pushed about a person goes with them, and what nobody could read of others stays", () =>
    Effect.gen(function* () {
      const { contactId, words, workspaceId } = yield* person("Wilhelmina")
      const sql = yield* PgClient.PgClient
      yield* Effect.forEach(
        [
          ["handled", null, "of Wilhelmina wrote this"],
          ["unread", "odd", '{"from":{"id":"Wilhelmina-id"},"message":"Wilhelmina wrote this"}'],
          ["unread", "odd", '{"from":{"id":"Xaver-id"}}']
        ] as const,
        ([state, reason, body]) => sql`
          INSERT INTO inbox (workspace_id, account_id, digest, body, received_at, state, reason)
          SELECT workspace_id, id, sha256(${body}::text::bytea), convert_to(${body}, 'UTF8'), created_at, ${state}, ${reason}
          FROM accounts WHERE workspace_id = ${workspaceId}`
      )
      yield* (yield* Erasures).erasePerson({ workspaceId, actor: "Ada" }, contactId)
      assert.deepStrictEqual(yield* tracesOf(words), [])
      const left = yield* sql`SELECT convert_from(body, 'UTF8') AS body FROM inbox WHERE workspace_id = ${workspaceId}`
      assert.deepStrictEqual(left, [{ body: '{"from":{"id":"Xaver-id"}}' }])
    })
  )

  it.effect("an export tells all that is kept, and nothing of others; another workspace finds nobody", () =>
    Effect.gen(function* () {
      const { contactId, kept, workspaceId } = yield* person("Leopoldine")
      const stranger = yield* scene("facebook")
      const erasures = yield* Erasures
      const { page } = yield* PersonExport
      const { data, next_cursor } = yield* page(workspaceId, contactId, undefined)
      assert.isNull(next_cursor)
      assert.strictEqual(data.contact.name, "Leopoldine")
      assert.lengthOf(data.comments, 3)
      const detail = data.comments.find(({ id }) => id === kept.id)
      assert.isTrue(detail?.history.some(({ what }) => what === "edited"))
      assert.lengthOf(data.messages, 1)
      assert.deepStrictEqual(
        data.identities.map(({ kind, value }) => [kind, value]),
        [["id", "Leopoldine-id"]]
      )
      const eraser = { workspaceId: stranger.workspaceId, actor: "Eve" }
      assert.instanceOf(yield* Effect.flip(erasures.erasePerson(eraser, contactId)), NotFound)
      assert.instanceOf(yield* Effect.flip(page(stranger.workspaceId, contactId, undefined)), NotFound)
      const { data: comments } = yield* Effect.flatMap(Comments, ({ list }) => list(workspaceId, {}, {}))
      assert.isTrue(comments.every(({ text }) => text !== ""))
    })
  )
})
