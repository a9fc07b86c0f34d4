import { SqlClient } from "@effect/sql"
import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { Intake } from "#src/Comments/Intake/Intake.ts"
import type { ObservedComment } from "#src/Comments/Observation.ts"
import { Contacts } from "#src/Contacts/Contacts.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { WorkspaceClock } from "#src/Database/WorkspaceClock.ts"
import { brand, House, observed } from "#test/House.ts"

type Author = ObservedComment["author"]

/** A brand whose page people comment on. */
const commented = Effect.gen(function* () {
  const { accounts, workspaceId } = yield* brand()
  const sql = yield* SqlClient.SqlClient
  const contacts = yield* Contacts
  const intake = yield* Intake
  let count = 0
  return {
    by: (...authors: ReadonlyArray<Author>) =>
      intake.receive(
        accounts.youtube,
        authors.map((author) => {
          const comment = observed({ externalId: `${count++}`, author })
          return { _tag: "Commented", comment } as const
        })
      ),
    people: Effect.map(Effect.orDie(contacts.list(workspaceId, {}, {})), ({ data }) => data),
    owners: Effect.map(
      sql<{ readonly contact_id: string | null }>`
        SELECT contact_id FROM comments WHERE workspace_id = ${workspaceId} ORDER BY received_at, id`,
      (rows) => rows.map(({ contact_id }) => contact_id)
    )
  }
})

const dana: Author = { externalId: "UC1", name: "Dana", handle: "@dana" }

layer(House)("authors of comments", (it) => {
  it.effect("are contacts, one for all that they write", () =>
    Effect.gen(function* () {
      const { by, owners, people } = yield* commented
      yield* by(dana, { externalId: "UC2", name: "Kari", handle: "@kari" }, dana)
      yield* by(dana)
      const [kari, first, ...others] = yield* people
      assert.deepStrictEqual(others, [])
      assert.deepInclude(first, { name: "Dana", handle: "@dana", platform: "youtube", last_message_at: null, tags: [] })
      assert.strictEqual(first?.created_at, first?.updated_at)
      assert.deepStrictEqual(
        yield* owners,
        [first, kari, first, first].map((person) => person?.id ?? "")
      )
    })
  )

  it.effect("are known by their handle where the platform gives no id, in upper or lower case", () =>
    Effect.gen(function* () {
      const { by, owners, people } = yield* commented
      yield* by(
        { externalId: null, name: "Dana", handle: "Dana.E" },
        { externalId: null, name: "Dana", handle: "@dana.e" }
      )
      assert.lengthOf(yield* people, 1)
      assert.lengthOf([...new Set(yield* owners)], 1)
    })
  )

  it.effect("are nobody where the platform names nobody", () =>
    Effect.gen(function* () {
      const { by, owners, people } = yield* commented
      yield* by({ externalId: null, name: "Somebody", handle: "" })
      assert.deepStrictEqual([yield* people, yield* owners], [[], [null]])
    })
  )

  it.effect("change their name, and keep it when it is not told", () =>
    Effect.gen(function* () {
      const { by, people } = yield* commented
      yield* by(dana)
      const first = yield* people
      yield* by({ ...dana, name: "", handle: "" })
      assert.deepStrictEqual(yield* people, first)
      const [before] = first
      yield* by({ ...dana, name: "Dana Example" })
      const [after] = yield* people
      assert.deepInclude<object>(after ?? {}, { id: before?.id, name: "Dana Example", handle: "@dana" })
      assert.isAbove(Date.parse(after?.updated_at ?? ""), Date.parse(before?.updated_at ?? ""))
      assert.strictEqual(after?.created_at, before?.created_at)
    })
  )

  it.effect("are found at one time and written at another, as one person all the same", () =>
    Effect.gen(function* () {
      const { accounts, workspaceId } = yield* brand()
      const sql = yield* SqlClient.SqlClient
      const contacts = yield* Contacts
      const clock = yield* WorkspaceClock
      const people = Effect.map(contacts.list(workspaceId, {}, {}), ({ data }) => data.map(({ id }) => id))
      const met = Effect.gen(function* () {
        const at = yield* clock.next(workspaceId)
        const known = yield* contacts.known(accounts.youtube, [dana, { externalId: "UC9", name: "", handle: "" }])
        const both = [dana, { ...dana, name: "Dana E." }].map((person) => ({ person, at }))
        const { seen, written } = yield* contacts.meet(accounts.youtube, both, known)
        const before = yield* people
        yield* written
        return { before, seen: seen.map((person) => person?.id) }
      }).pipe(transaction(sql))
      const first = yield* met
      const found = yield* people
      assert.lengthOf(found, 1)
      assert.deepStrictEqual(first, { before: [], seen: [...found, ...found] })
      assert.deepStrictEqual(yield* met, { before: found, seen: first.seen })
    })
  )

  it.effect("are another contact on another account", () =>
    Effect.gen(function* () {
      const { accounts, workspaceId } = yield* brand()
      const intake = yield* Intake
      const contacts = yield* Contacts
      for (const account of [accounts.youtube, accounts.facebook]) {
        yield* intake.receive(account, [{ _tag: "Commented", comment: observed({ author: dana }) }])
      }
      const { data } = yield* contacts.list(workspaceId, {}, {})
      assert.deepStrictEqual(
        data.map(({ platform }) => platform),
        ["facebook", "youtube"]
      )
    })
  )
})
