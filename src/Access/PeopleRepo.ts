import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer } from "effect"
import type { Person } from "./Person.ts"

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return {
    insert: (person: Person, at: Date) => sql`INSERT INTO people ${sql.insert({ ...person, created_at: at })}`,

    find: (text: string) =>
      sql<Person>`SELECT id, name, email FROM people
        WHERE id = ${text} OR lower(name) = lower(${text}) OR lower(email) = lower(${text}) ORDER BY id`
  }
})

export class PeopleRepo extends Context.Tag("steward/PeopleRepo")<PeopleRepo, Effect.Effect.Success<typeof make>>() {
  static readonly layer = Layer.effect(PeopleRepo, make)
}
