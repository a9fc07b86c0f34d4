import { PgClient } from "@effect/sql-pg"
import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { protectionKeys } from "#schema/resources/Autopilot.ts"
import { TimeZone } from "#schema/TimeZone.ts"
import { People } from "#src/Access/People/People.ts"
import { Workspaces } from "#src/Access/Workspaces/Workspaces.ts"
import { TestAccess } from "../TestAccess.ts"

const timeZone = TimeZone.make("Europe/Oslo")

layer(TestAccess)("Workspaces and people", (it) => {
  it.effect("a new workspace hides the harmful, and nothing that is a matter of taste", () =>
    Effect.gen(function* () {
      const sql = yield* PgClient.PgClient
      const workspaces = yield* Workspaces
      const { id } = yield* workspaces.create({ name: "Defaults", timeZone })
      const [row] = yield* sql<{ protections: Record<string, boolean>; time_zone: string; answer_questions: string }>`
        SELECT protections, time_zone, answer_questions FROM workspaces WHERE id = ${id}`
      const on = protectionKeys.filter((key) => row?.protections[key])
      assert.sameMembers(Object.keys(row?.protections ?? {}), [...protectionKeys])
      assert.deepStrictEqual(on, ["scams", "spam", "hate", "competitors", "profanity"])
      assert.strictEqual(row?.time_zone, "Europe/Oslo")
      assert.strictEqual(row?.answer_questions, "off")
    })
  )

  it.effect("a workspace is found by its id and by its name whatever its case, and so are all of that name", () =>
    Effect.gen(function* () {
      const workspaces = yield* Workspaces
      const one = yield* workspaces.create({ name: "Ærlig Kaffe", timeZone })
      const two = yield* workspaces.create({ name: "ærlig kaffe", timeZone })
      assert.deepStrictEqual(yield* workspaces.find(one.id), [one])
      assert.sameDeepMembers([...(yield* workspaces.find("ÆRLIG KAFFE"))], [one, two])
      assert.deepStrictEqual(yield* workspaces.find("Ærlig"), [])
      assert.includeDeepMembers([...(yield* workspaces.list)], [one, two])
    })
  )

  it.effect("a person is found by id, name and e-mail address", () =>
    Effect.gen(function* () {
      const sql = yield* PgClient.PgClient
      const people = yield* People
      const { id } = yield* people.create({ name: "Katherine" })
      yield* sql`UPDATE people SET email = 'kj@example.com' WHERE id = ${id}`
      for (const text of [id, "katherine", "KJ@example.com"]) {
        assert.deepStrictEqual(yield* people.find(text), [
          { id, name: "Katherine", email: "kj@example.com", proved: null }
        ])
      }
      assert.deepStrictEqual(yield* people.find("kj"), [])
    })
  )
})
