import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer } from "effect"
import type { PersonId, WorkspaceId } from "#schema/Ids.ts"
import type { Person } from "./Person.ts"

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return {
    insert: (person: Person, at: Date) => sql`INSERT INTO people ${sql.insert({ ...person, created_at: at })}`,

    vouch: (email: string) => sql<Person>`
      UPDATE people SET address_proved_by = 'operator' WHERE lower(email) = lower(${email}) RETURNING id, name, email`,

    brandsOf: (personId: PersonId) => sql<{ readonly workspace_id: WorkspaceId }>`
      SELECT workspace_id FROM members WHERE person_id = ${personId} ORDER BY workspace_id`,

    find: (text: string) =>
      sql<Person>`SELECT id, name, email FROM people
        WHERE id = ${text} OR lower(name) = lower(${text}) OR lower(email) = lower(${text}) ORDER BY id`
  }
})

export class PeopleRepo extends Context.Tag("steward/PeopleRepo")<PeopleRepo, Effect.Effect.Success<typeof make>>() {
  static readonly layer = Layer.effect(PeopleRepo, make)
}
