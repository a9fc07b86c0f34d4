import { PgClient } from "@effect/sql-pg"
import { assert, layer } from "@effect/vitest"
import { DateTime, Effect, TestClock } from "effect"
import { Contacts } from "#src/Contacts/Contacts.ts"
import { Messages } from "#src/Contacts/Messages/Messages.ts"
import { PeopleNamer } from "#src/Platforms/Reading/PeopleNamer.ts"
import { houseOn } from "#test/House.ts"
import { commented, drained, scene } from "#test/Moderation/Scene.ts"
import { type Answer, fakeHttp } from "../FakeHttp.ts"

/** What the platform answers about each person of this file. */
const people = new Map<string, Answer>()
const { layer: http, sent } = fakeHttp(({ url }) => people.get(url.pathname) ?? "drop")
const asked = (id: string) => sent.filter(({ url }) => url.pathname === `/${id}`).length

const drain = drained(Effect.flatMap(PeopleNamer, (namer) => namer.drain))

/** A brand to which somebody wrote a message that gave no name. */
const written = Effect.fn("written")(function* (senderId: string) {
  const { account, workspaceId } = yield* scene("facebook")
  const inbox = yield* Messages
  const text = `Hello from ${senderId}@example.com`
  yield* inbox.receive(account, [
    { externalId: `m-${senderId}`, senderId, kind: "text", text, sentAt: yield* DateTime.now }
  ])
  yield* TestClock.adjust("1 second")
  const contacts = yield* Contacts
  const nameOf = Effect.map(
    contacts.list(workspaceId, { q: `${senderId}@example.com` }, {}),
    ({ data }) => data[0]?.name
  )
  return { account, nameOf, workspaceId }
})

layer(houseOn(http))("PeopleNamer", (it) => {
  it.effect("names who wrote a message, and the comments of theirs that came without a name", () =>
    Effect.gen(function* () {
      people.set("/dana", { body: { id: "dana", first_name: "Dana", last_name: "Example" } })
      const { account, nameOf, workspaceId } = yield* written("dana")
      const nameless = { externalId: "dana", name: "", handle: "" }
      yield* commented(account, { author: nameless })
      yield* commented(account, { author: { externalId: "kari", name: "Kari", handle: "kari" } })
      assert.strictEqual(yield* nameOf, "")
      yield* drain
      assert.strictEqual(yield* nameOf, "Dana Example")
      const sql = yield* PgClient.PgClient
      const authors = yield* sql`
        SELECT author_external_id AS id, author_name AS name FROM comments WHERE workspace_id = ${workspaceId} ORDER BY 1`
      assert.deepStrictEqual(authors, [
        { id: "dana", name: "Dana Example" },
        { id: "kari", name: "Kari" }
      ])
      yield* TestClock.adjust("2 days")
      yield* drain
      assert.strictEqual(asked("dana"), 1)
    })
  )

  it.effect("asks later where the platform is in trouble, and never again for whom it does not show", () =>
    Effect.gen(function* () {
      const { nameOf } = yield* written("later")
      yield* drain
      assert.strictEqual(yield* nameOf, "")
      const before = asked("later")
      assert.isAtLeast(before, 1)
      yield* drain
      assert.strictEqual(asked("later"), before)
      people.set("/later", { body: { id: "later", first_name: "Later" } })
      yield* TestClock.adjust("6 minutes")
      yield* drain
      assert.strictEqual(yield* nameOf, "Later")

      people.set("/gone", { status: 400, body: { error: { code: 100, error_subcode: 33, message: "does not exist" } } })
      const gone = yield* written("gone")
      yield* drain
      const times = asked("gone")
      yield* TestClock.adjust("10 days")
      yield* drain
      assert.strictEqual(asked("gone"), times)
      assert.strictEqual(yield* gone.nameOf, "")
    })
  )
})
