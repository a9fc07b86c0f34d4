import { Clock, Context, Effect, Layer } from "effect"
import { PersonId } from "#schema/Ids.ts"
import { Ids } from "#src/Ids.ts"
import { PeopleRepo } from "./PeopleRepo.ts"
import type { Person } from "./Person.ts"

/** The people who use Steward. They belong to no workspace: they are members of several. */
export class People extends Context.Tag("steward/People")<
  People,
  {
    readonly create: (options: { readonly name: string }) => Effect.Effect<Person>
    /** By id, or by name or e-mail address whatever its case: names need not be unique. */
    readonly find: (text: string) => Effect.Effect<ReadonlyArray<Person>>
  }
>() {
  static readonly layer = Layer.effect(
    People,
    Effect.gen(function* () {
      const repo = yield* PeopleRepo
      const ids = yield* Ids
      return People.of({
        create: Effect.fn("People.create")(function* ({ name }) {
          const person = { id: yield* ids.make("usr", PersonId.make), name, email: null }
          yield* Effect.orDie(repo.insert(person, new Date(yield* Clock.currentTimeMillis)))
          return person
        }),
        find: Effect.fn("People.find")((text) => Effect.orDie(repo.find(text)))
      })
    })
  )
}
