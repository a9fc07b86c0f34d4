import { assert, layer } from "@effect/vitest"
import { Effect, FastCheck, TestClock } from "effect"
import { Contacts } from "#src/Contacts/Contacts.ts"
import { walk } from "#test/Comments/Walk.ts"
import { House } from "#test/House.ts"
import { runs } from "#test/Runs.ts"
import { filter, matches, now, row, type Stored, stocked, tagNames, withoutBlanks } from "./Rows.ts"

const limit = FastCheck.integer({ min: 1, max: 100 })
const rows = FastCheck.array(row, { maxLength: 60, size: "max" })

const newestFirst = (one: Stored, other: Stored) => one.created - other.created || (one.id < other.id ? 1 : -1)

layer(House)("Contacts.list", (it) => {
  it.effect.prop(
    "lists what a filter in memory lists, in the same order, on as few pages as it takes",
    [rows, FastCheck.array(filter, { minLength: 12, maxLength: 12 }), limit],
    ([rows, filters, limit]) =>
      Effect.gen(function* () {
        yield* TestClock.setTime(now)
        const contacts = yield* Contacts
        const { rows: stored, workspaceId } = yield* stocked(rows)
        for (const filter of [{}, ...filters].map(withoutBlanks)) {
          const expected = stored.filter(matches(filter)).sort(newestFirst)
          let pages = 0
          const listed = yield* walk(
            (page) => contacts.list(workspaceId, filter, page),
            limit,
            ({ created_at, id }) => ({ at: created_at, id }),
            () => Effect.sync(() => pages++)
          )
          assert.deepStrictEqual(
            listed.map(({ id }) => id),
            expected.map(({ id }) => id),
            JSON.stringify(filter)
          )
          assert.strictEqual(pages, Math.max(1, Math.ceil(expected.length / limit)))
        }
      }),
    { fastCheck: { numRuns: runs(8) }, timeout: 60_000 }
  )

  it.effect("finds an e-mail address however its letters are written", () =>
    Effect.gen(function* () {
      const contacts = yield* Contacts
      const [one] = FastCheck.sample(row, 1)
      const { workspaceId } = yield* stocked(one === undefined ? [] : [{ ...one, email: "Per.Hansen@example.com" }])
      const found = yield* Effect.forEach(
        ["PER.HANSEN@EXAMPLE.COM", "per.hansen@example.com", "per@example.com"],
        (email) => Effect.map(contacts.list(workspaceId, { email }, {}), ({ data }) => data.length)
      )
      assert.deepStrictEqual(found, [1, 1, 0])
    })
  )

  it.effect("says that a filter is no e-mail address instead of finding nobody", () =>
    Effect.gen(function* () {
      const contacts = yield* Contacts
      const { workspaceId } = yield* stocked([])
      for (const email of ["x", "per.hansen", "per hansen@example.com", "per@example", "@example.com"]) {
        const refused = yield* Effect.flip(contacts.list(workspaceId, { email }, {}))
        assert.deepStrictEqual(
          refused.issues.map(({ path }) => path),
          ["email"]
        )
        assert.include(refused.message, "email must be an address")
      }
    })
  )

  it.effect("finds a person by words in any order, all of which have to be there", () =>
    Effect.gen(function* () {
      const contacts = yield* Contacts
      const [one] = FastCheck.sample(row, 1)
      const stored =
        one === undefined ? [] : [{ ...one, name: "Per Hansen", handle: "perh", email: "fjell@example.com" }]
      const { workspaceId } = yield* stocked(stored)
      const found = yield* Effect.forEach(
        ["Per Hansen", "hansen per", "hansen fjell@", "Hansen Kari", "hansen zz"],
        (q) => Effect.map(contacts.list(workspaceId, { q }, {}), ({ data }) => data.length)
      )
      assert.deepStrictEqual(found, [1, 1, 1, 0, 0])
    })
  )

  it.effect("finds a phone number however it is written", () =>
    Effect.gen(function* () {
      const contacts = yield* Contacts
      const [one] = FastCheck.sample(row, 1)
      const { workspaceId } = yield* stocked(one === undefined ? [] : [{ ...one, phone: "+4791234567" }])
      const found = yield* Effect.forEach(
        ["+4791234567", "+47 912 34 567", "0047 912-34-567", "(912) 34 567", "91 23 45", "+47 912 34 568", "12 34"],
        (q) => Effect.map(contacts.list(workspaceId, { q }, {}), ({ data }) => data.length)
      )
      assert.deepStrictEqual(found, [1, 1, 1, 1, 1, 0, 0])
    })
  )

  it.effect("shows tags in alphabetical order, and how many have each", () =>
    Effect.gen(function* () {
      const contacts = yield* Contacts
      const [one] = FastCheck.sample(row, 1)
      const { workspaceId } = yield* stocked(
        one === undefined
          ? []
          : [
              { ...one, tags: [...tagNames] },
              { ...one, tags: ["VIP"] }
            ]
      )
      const { data } = yield* contacts.list(workspaceId, { tag: "lead" }, {})
      assert.deepStrictEqual(
        data.map(({ tags }) => tags),
        [["lead", "VIP", "Été"]]
      )
      assert.deepStrictEqual(
        (yield* contacts.listTags(workspaceId)).map(({ contacts, name }) => [name, contacts]),
        [
          ["lead", 1],
          ["VIP", 2],
          ["Été", 1]
        ]
      )
    })
  )

  it.effect("pages by 50 when nobody says otherwise, and takes no cursor of another list or workspace", () =>
    Effect.gen(function* () {
      const contacts = yield* Contacts
      const [one] = FastCheck.sample(row, 1)
      const many = one === undefined ? [] : Array.from({ length: 51 }, () => one)
      const [ours, theirs] = [yield* stocked(many), yield* stocked(many)]
      const { data, next_cursor } = yield* contacts.list(ours.workspaceId, {}, {})
      assert.lengthOf(data, 50)
      const cursor = next_cursor ?? ""
      assert.lengthOf((yield* contacts.list(ours.workspaceId, {}, { cursor })).data, 1)
      const refused = yield* Effect.flip(contacts.list(theirs.workspaceId, {}, { cursor }))
      assert.strictEqual(refused.code, "invalid_request")
      const lost = yield* Effect.flip(contacts.get(theirs.workspaceId, "con_unknown"))
      assert.strictEqual(lost.code, "not_found")
    })
  )
})
