import { SqlClient } from "@effect/sql"
import { assert, layer } from "@effect/vitest"
import { Effect, FastCheck, TestClock } from "effect"
import type { ContactChange } from "#schema/resources/Contact.ts"
import { Contacts } from "#src/Contacts/Contacts.ts"
import { brand, House } from "#test/House.ts"
import { runs } from "#test/Runs.ts"
import { listening } from "./Listening.ts"
import { meet } from "./Meeting.ts"

/** Somebody who was met in a brand of their own. */
const acquainted = Effect.gen(function* () {
  const ours = yield* brand()
  const id = yield* meet(ours.accounts.facebook, "5550001")
  const contacts = yield* Contacts
  const delivered = yield* listening(ours.workspaceId)
  return {
    ...ours,
    id,
    delivered,
    get: Effect.orDie(contacts.get(ours.workspaceId, id)),
    update: (change: ContactChange) => contacts.update(ours.principal, id, change),
    tags: Effect.map(contacts.listTags(ours.workspaceId), (tags) =>
      tags.map(({ contacts, name }) => [name, contacts] as const)
    )
  }
})

layer(House)("Contacts.update", (it) => {
  it.effect("keeps what people enter in its proper form, and tells the hooks what changed", () =>
    Effect.gen(function* () {
      const { delivered, get, id, update } = yield* acquainted
      const before = yield* get
      const after = yield* update({
        email: " Dana@Example.COM ",
        phone: "(202) 555-0123",
        fields: { size: "M", colour: "red" },
        add_tags: [" VIP ", "vip", "Lead"]
      })
      assert.deepStrictEqual(after, {
        ...before,
        email: "Dana@example.com",
        phone: "+12025550123",
        fields: { size: "M", colour: "red" },
        tags: ["Lead", "VIP"],
        updated_at: after.updated_at
      })
      assert.isAbove(Date.parse(after.updated_at), Date.parse(before.updated_at))
      assert.deepStrictEqual(yield* get, after)
      const [body, ...others] = yield* delivered
      assert.deepStrictEqual(others, [])
      assert.deepInclude(body, {
        event: "contact.updated",
        created_at: after.updated_at,
        url: `https://steward.test/contacts/${id}`,
        contact: after,
        changed: ["email", "phone", "fields", "tags"]
      })
    })
  )

  it.effect("makes no more than 10,000 tags of a workspace, and lets those that nobody has give way", () =>
    Effect.gen(function* () {
      const { get, tags, update, workspaceId } = yield* acquainted
      const sql = yield* SqlClient.SqlClient
      const others = (contacts: number) => sql`
        INSERT INTO tags (workspace_id, id, key, name, contacts, created_at)
        SELECT ${workspaceId}, 'tag_' || i, 'tag ' || i, 'Tag ' || i, ${contacts}::int, to_timestamp(0)
        FROM generate_series(1, 9999) AS i
        ON CONFLICT (workspace_id, key) DO UPDATE
        SET contacts = CASE WHEN tags.key = 'tag 7' THEN 1 ELSE excluded.contacts END`
      yield* others(1)
      assert.include((yield* update({ add_tags: ["last"] })).tags, "last")
      const before = yield* get
      const error = yield* Effect.flip(update({ add_tags: ["one more"], email: "dana@example.com" }))
      assert.strictEqual(error.code, "invalid_request")
      assert.include(error.message, "add_tags would make more than 10,000 tags in the workspace")
      assert.deepStrictEqual(yield* get, before)
      assert.include((yield* update({ add_tags: ["tag 7"] })).tags, "Tag 7")
      yield* others(0)
      assert.include((yield* update({ add_tags: ["one more", "tag 8"] })).tags, "one more")
      assert.deepStrictEqual((yield* tags).map(([name]) => name).sort(), ["Tag 7", "Tag 8", "last", "one more"])
    })
  )

  it.effect("changes and tells nothing when everything is so already", () =>
    Effect.gen(function* () {
      const { delivered, get, tags, update } = yield* acquainted
      yield* update({ email: "dana@example.com", phone: "+4722864400", fields: { size: "M" }, add_tags: ["VIP"] })
      const [before, told, counted] = [yield* get, yield* delivered, yield* tags]
      yield* TestClock.adjust("1 hour")
      const again: ReadonlyArray<ContactChange> = [
        { email: "dana@EXAMPLE.com" },
        { phone: "0047 22 86 44 00".replace("00", "+") },
        { fields: { size: "M", unknown: null } },
        { add_tags: ["vip"], remove_tags: ["never had"] }
      ]
      for (const change of again) assert.deepStrictEqual(yield* update(change), before)
      assert.deepStrictEqual([yield* get, yield* delivered, yield* tags], [before, told, counted])
    })
  )

  it.effect("takes things away, and names only what it took", () =>
    Effect.gen(function* () {
      const { delivered, tags, update } = yield* acquainted
      yield* update({ email: "dana@example.com", phone: "+4722864400", fields: { a: "1", b: "2" }, add_tags: ["VIP"] })
      const after = yield* update({ email: null, fields: { a: null, b: "", c: "" }, remove_tags: ["ViP"] })
      assert.deepInclude(after, { email: null, phone: "+4722864400", fields: { b: "2" }, tags: [] })
      assert.deepStrictEqual(
        (yield* delivered).flatMap((body) => (body.event === "contact.updated" ? [body.changed] : [])),
        [
          ["email", "phone", "fields", "tags"],
          ["email", "fields", "tags"]
        ]
      )
      assert.deepStrictEqual(yield* tags, [["VIP", 0]])
    })
  )

  it.effect("does nothing at all of a change that is wrong anywhere, and says everything that is", () =>
    Effect.gen(function* () {
      const { delivered, get, tags, update } = yield* acquainted
      const before = yield* get
      const wrong: ReadonlyArray<readonly [ContactChange, ReadonlyArray<string>]> = [
        [{ email: "dana@example.com", phone: "12" }, ["phone"]],
        [
          { email: "dana", phone: "+4722864400 ext. 5", fields: { "": "x" }, add_tags: ["a,b", " "] },
          ["email", "phone", "fields", "add_tags.0", "add_tags.1"]
        ],
        [
          { fields: { ok: "1", long: "x".repeat(2001), ["n".repeat(65)]: "x" } },
          ["fields.long", `fields.${"n".repeat(65)}`]
        ],
        [
          { fields: { nul: "a\u0000", ["k\u0000"]: null, half: "\ud800" } },
          ["fields.nul", "fields.k\u0000", "fields.half"]
        ],
        [{ add_tags: ["new", "VIP"], remove_tags: ["old", "vip "] }, ["remove_tags.1"]],
        [{ add_tags: ["x".repeat(65)], email: "dana@example.com" }, ["add_tags.0"]],
        [
          { add_tags: ["new"], fields: Object.fromEntries(Array.from({ length: 101 }, (_, i) => [`f${i}`, "x"])) },
          ["fields"]
        ],
        [{ add_tags: [], fields: {} }, ["body"]],
        [{ fields: { size: "", colour: " \u200b" } }, ["fields.size", "fields.colour"]]
      ]
      for (const [change, paths] of wrong) {
        const error = yield* Effect.flip(update(change))
        assert(error.code === "invalid_request")
        assert.deepStrictEqual(
          error.issues.map(({ path }) => path),
          paths
        )
        for (const { message } of error.issues) assert.isAbove(message.length, 10)
      }
      assert.deepStrictEqual([yield* get, yield* delivered, yield* tags], [before, [], []])
    })
  )

  it.effect("holds a hundred fields, counted after the change", () =>
    Effect.gen(function* () {
      const { update } = yield* acquainted
      const fields = (from: number, count: number) =>
        Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${from + index}`, "x".repeat(2000)]))
      yield* update({ fields: fields(0, 100) })
      const error = yield* Effect.flip(update({ fields: { more: "x" } }))
      assert(error.code === "invalid_request")
      const after = yield* update({ fields: { f0: null, more: "x" } })
      assert.lengthOf(Object.keys(after.fields), 100)
    })
  )

  it.effect("reaches no contact of another workspace, and none that cannot be", () =>
    Effect.gen(function* () {
      const [ours, theirs] = [yield* acquainted, yield* acquainted]
      const contacts = yield* Contacts
      for (const id of [theirs.id, "con_", "con_\u0000", "'", "x".repeat(5000)]) {
        const error = yield* Effect.flip(contacts.update(ours.principal, id, { add_tags: ["ours"] }))
        assert.strictEqual(error.code, "not_found")
      }
      assert.deepStrictEqual((yield* theirs.get).tags, [])
      assert.deepStrictEqual([yield* ours.tags, yield* theirs.tags], [[], []])
    })
  )

  const names = FastCheck.subarray(["VIP", "vip", "Lead", "Été", "ÉTÉ"])

  it.effect.prop(
    "counts on each tag how many have it, however many changes come at once",
    [
      FastCheck.array(FastCheck.record({ who: FastCheck.nat(3), add: names, remove: names }), {
        minLength: 1,
        maxLength: 24
      })
    ],
    ([changes]) =>
      Effect.gen(function* () {
        const { accounts, principal, workspaceId } = yield* brand()
        const contacts = yield* Contacts
        const people = yield* Effect.forEach(["0", "1", "2", "3"], (externalId) => meet(accounts.facebook, externalId))
        yield* Effect.forEach(
          changes,
          ({ add, remove, who }) =>
            Effect.ignore(contacts.update(principal, people[who] ?? "", { add_tags: add, remove_tags: remove })),
          { concurrency: "unbounded" }
        )
        const { data } = yield* contacts.list(workspaceId, {}, {})
        const tags = yield* contacts.listTags(workspaceId)
        assert.strictEqual(new Set(tags.map(({ name }) => name.toLowerCase())).size, tags.length)
        for (const { contacts, name } of tags) {
          assert.strictEqual(contacts, data.filter(({ tags }) => tags.includes(name)).length, name)
        }
      }),
    { fastCheck: { numRuns: runs(6) }, timeout: 60_000 }
  )
})
