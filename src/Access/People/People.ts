import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Option } from "effect"
import { PersonId } from "#schema/Ids.ts"
import { AuditLog } from "#src/Audit/AuditLog.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { Ids } from "#src/Ground/Ids.ts"
import { now } from "#src/Ground/Now.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { PeopleRepo } from "./PeopleRepo.ts"
import type { Person, PersonWithProof } from "./Person.ts"

/** The people who use Steward. They belong to no workspace: they are members of several. */
export class People extends Context.Tag("steward/People")<
  People,
  {
    readonly create: (options: { readonly name: string }) => Effect.Effect<Person>
    /**
     * By id, or by name or e-mail address whatever its case: names need not be unique, and one that looks like an address
     * is nobody's address.
     */
    readonly find: (text: string) => Effect.Effect<ReadonlyArray<PersonWithProof>>
    /**
     * Takes somebody's word that this e-mail address is the person's who signs in with it: `actor` is a name. None where
     * nobody does. It stands in the audit log of each of their brands.
     */
    readonly vouch: (email: string, actor: string) => Effect.Effect<Option.Option<Person>>
  }
>() {
  static readonly layer = Layer.effect(
    People,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const repo = yield* PeopleRepo
      const audit = yield* AuditLog
      const ids = yield* Ids
      return People.of({
        create: tracedFn("People.create")(function* ({ name }) {
          const person = { id: yield* ids.make("usr", PersonId.make), name, email: null }
          yield* Effect.orDie(repo.insert(person, yield* now))
          return person
        }),
        vouch: tracedFn("People.vouch")(
          function* (email, actor) {
            const [person] = yield* repo.vouch(email)
            if (person === undefined) return Option.none()
            for (const { workspace_id } of yield* repo.brandsOf(person.id)) {
              const after = {
                person_id: person.id,
                name: person.name,
                email: person.email,
                address_proved_by: "operator"
              }
              yield* audit.record({ workspaceId: workspace_id, actor, what: "person.vouched", before: null, after })
            }
            return Option.some(person)
          },
          Effect.orDie,
          transaction(sql)
        ),
        find: tracedFn("People.find")((text) => Effect.orDie(repo.find(text)))
      })
    })
  )
}
