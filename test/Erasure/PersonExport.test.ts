import { PgClient } from "@effect/sql-pg"
import { assert, layer } from "@effect/vitest"
import { DateTime, Effect } from "effect"
import { InvalidRequest } from "#schema/Errors.ts"
import { ContactId, type WorkspaceId } from "#schema/Ids.ts"
import { maxPageSize } from "#schema/Page.ts"
import { Contacts } from "#src/Contacts/Contacts.ts"
import { Messages } from "#src/Contacts/Messages/Messages.ts"
import { PersonExport } from "#src/Erasure/PersonExport.ts"
import { TrackedLinks } from "#src/Sales/TrackedLinks.ts"
import { HouseOnFakePlatform } from "#test/FakePlatform.ts"
import { decided, scene } from "#test/Moderation/Scene.ts"

const atOnce = 20

/** Somebody with so many comments and messages besides the one that is decided. */
const prolific = Effect.fn("prolific")(function* (comments: number, messages: number) {
  const { account, workspaceId } = yield* scene("facebook")
  const author = { externalId: "p", name: "Eulalia", handle: "" }
  const { id } = yield* decided(account, "keep", { author, text: "Eulalia wrote this" })
  const inbox = yield* Messages
  const sentAt = yield* DateTime.now
  yield* inbox.receive(account, [{ externalId: "m", senderId: "p", kind: "text", text: "Hello", sentAt }])
  const sql = yield* PgClient.PgClient
  yield* sql`
    INSERT INTO comments SELECT (jsonb_populate_record(NULL::comments, to_jsonb(c) || jsonb_build_object(
      'id', 'com_' || lpad(to_hex(i), 32, '0'), 'external_id', 'many-' || i,
      -- several at a time, and not in the order of their ids
      'received_at', c.received_at - i % 7 * interval '1 minute'))).*
    FROM comments c, generate_series(1, ${comments}) AS i WHERE c.workspace_id = ${workspaceId} AND c.id = ${id}`
  yield* sql`
    INSERT INTO messages SELECT (jsonb_populate_record(NULL::messages, to_jsonb(m) || jsonb_build_object(
      'id', 'msg_' || lpad(to_hex(i), 32, '0'), 'external_id', 'many-' || i))).*
    FROM messages m, generate_series(1, ${messages}) AS i WHERE m.workspace_id = ${workspaceId}`
  const { data } = yield* Effect.flatMap(Contacts, ({ list }) => list(workspaceId, {}, {}))
  return { workspaceId, contactId: ContactId.make(data[0]?.id ?? "") }
})

const allPages = Effect.fn("allPages")(function* (workspaceId: WorkspaceId, contactId: ContactId) {
  const { page } = yield* PersonExport
  const pages = [yield* page(workspaceId, contactId, undefined, atOnce)]
  for (let next = pages[0]?.next_cursor ?? null; next !== null; next = pages.at(-1)?.next_cursor ?? null) {
    pages.push(yield* page(workspaceId, contactId, next, atOnce))
  }
  return pages
})

layer(HouseOnFakePlatform)("exporting a person", (it) => {
  it.effect("who wrote much gets it page by page, each of it once, and no page is long", () =>
    Effect.gen(function* () {
      // the ends of pages at, before and behind the last comment and the last message
      for (const [comments, messages] of [
        [2 * atOnce + 5, atOnce + 7],
        [atOnce - 1, 0],
        [atOnce - 1, 3],
        [atOnce - 2, 0],
        [3, atOnce - 5]
      ] as const) {
        const { contactId, workspaceId } = yield* prolific(comments, messages)
        const pages = yield* allPages(workspaceId, contactId)
        const of = (kind: "comments" | "messages") => pages.flatMap(({ data }) => data[kind].map(({ id }) => id))
        assert.lengthOf(of("comments"), comments + 1)
        assert.lengthOf(new Set(of("comments")).size === comments + 1 ? of("messages") : [], messages + 1)
        assert.strictEqual(new Set(of("messages")).size, messages + 1)
        assert.isTrue(pages.every(({ data }) => data.comments.length + data.messages.length <= atOnce))
        assert.strictEqual(pages.length, Math.max(1, Math.ceil((comments + messages + 2) / atOnce)))
        assert.isTrue(pages.every(({ data }) => data.contact.id === contactId))
      }
    })
  )

  it.effect("a page is no longer than that of a list, since it stays in memory until it is read", () =>
    Effect.gen(function* () {
      const { contactId, workspaceId } = yield* prolific(maxPageSize, 0)
      const { data, next_cursor } = yield* (yield* PersonExport).page(workspaceId, contactId, undefined)
      assert.lengthOf(data.comments, maxPageSize)
      assert.isNotNull(next_cursor)
    })
  )

  it.effect("tells of every link that was sent to them, once, and of nobody else's", () =>
    Effect.gen(function* () {
      const { contactId, workspaceId } = yield* prolific(atOnce, 0)
      const { create } = yield* TrackedLinks
      const target_url = "https://shop.example/autumn"
      const sent = yield* Effect.replicateEffect(create(workspaceId, { target_url, contact_id: contactId }), 103)
      yield* create(workspaceId, { target_url, campaign: "Autumn" })
      const pages = yield* allPages(workspaceId, contactId)
      assert.isAbove(pages.length, 1)
      assert.deepStrictEqual(
        pages.flatMap(({ data }) => data.links),
        sent.toReversed()
      )
    })
  )

  it.effect("a cursor leads on with the person that it came with, and with nobody else", () =>
    Effect.gen(function* () {
      const one = yield* prolific(atOnce, 0)
      const other = yield* prolific(0, 0)
      const { page } = yield* PersonExport
      const { next_cursor } = yield* page(one.workspaceId, one.contactId, undefined, atOnce)
      const cursor = next_cursor ?? assert.fail("one page was enough")
      assert.lengthOf((yield* page(one.workspaceId, one.contactId, cursor, atOnce)).data.messages, 1)
      const refused = yield* Effect.flip(page(other.workspaceId, other.contactId, cursor, atOnce))
      assert.instanceOf(refused, InvalidRequest)
      const damaged = yield* Effect.flip(page(one.workspaceId, one.contactId, "damaged", atOnce))
      assert.instanceOf(damaged, InvalidRequest)
    })
  )
})
