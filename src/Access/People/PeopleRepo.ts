import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Schema } from "effect"
import { type PersonId, WorkspaceId } from "#schema/Ids.ts"
import { rowsOf } from "#src/Database/Rows.ts"
import { Person, PersonWithProof } from "./Person.ts"

const BrandsOfRow = Schema.Struct({
  workspace_id: WorkspaceId
})

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return {
    /** Whether there was nobody of that e-mail address yet; waits for whoever is making them at this moment. */
    insert: (person: Person, at: Date) =>
      sql`
      INSERT INTO people ${sql.insert({ ...person, created_at: at })}
      ON CONFLICT (lower(email)) DO NOTHING RETURNING 1`.pipe(Effect.map((rows) => rows.length === 1)),

    vouch: (email: string) =>
      sql`
      UPDATE people SET address_proved_by = 'operator' WHERE lower(email) = lower(${email}) RETURNING id, name, email`.pipe(
        rowsOf(Person)
      ),

    brandsOf: (personId: PersonId) =>
      sql`
      SELECT workspace_id FROM members WHERE person_id = ${personId} ORDER BY workspace_id`.pipe(rowsOf(BrandsOfRow)),

    find: (text: string) =>
      sql`SELECT id, name, email, address_proved_by AS proved FROM people
        WHERE id = ${text} OR lower(CASE WHEN strpos(${text}, '@') > 0 THEN email ELSE name END) = lower(${text})
        ORDER BY id`.pipe(rowsOf(PersonWithProof))
  }
})

export class PeopleRepo extends Context.Tag("steward/PeopleRepo")<PeopleRepo, Effect.Effect.Success<typeof make>>() {
  static readonly layer = Layer.effect(PeopleRepo, make)
}
