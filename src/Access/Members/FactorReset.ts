import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Option } from "effect"
import { Forbidden, NotFound, Unprocessable } from "#schema/Errors.ts"
import { PersonId, type WorkspaceId } from "#schema/Ids.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { Factors, hasFactor } from "../Factors/Factors.ts"
import { SecurityNotices } from "../Factors/SecurityNotices.ts"
import { CredentialsRepo } from "../People/CredentialsRepo.ts"
import { parseEmail } from "../People/EmailAddress.ts"
import type { Person } from "../People/Person.ts"
import { Sessions } from "../SignIn/Sessions.ts"
import { Members } from "./Members.ts"

/** An owner who resets somebody's second factor, in a workspace of theirs. */
export interface ResettingOwner {
  readonly workspaceId: WorkspaceId
  readonly personId: PersonId
  /** Their name. */
  readonly actor: string
}

/** Takes away the second factor of who has lost it: they sign in with their password, and set it up again. */
export class FactorReset extends Context.Tag("steward/FactorReset")<
  FactorReset,
  {
    /**
     * By an owner. A person of other brands, whom those trust as well, is reset by their owner too, or by who runs
     * Steward.
     */
    readonly byOwner: (
      by: ResettingOwner,
      personId: string
    ) => Effect.Effect<void, NotFound | Forbidden | Unprocessable>
    /** By who runs Steward. `actor`: a name. */
    readonly byOperator: (email: string, actor: string) => Effect.Effect<Person, NotFound | Unprocessable>
  }
>() {
  static readonly layer = Layer.effect(
    FactorReset,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const members = yield* Members
      const factors = yield* Factors
      const sessions = yield* Sessions
      const notices = yield* SecurityNotices
      const credentials = yield* CredentialsRepo

      const reset = Effect.fnUntraced(function* (personId: PersonId, name: string, actor: string) {
        if (!hasFactor(yield* factors.kinds(personId))) {
          return yield* Effect.fail(new Unprocessable({ message: `${name} has no second factor` }))
        }
        yield* factors.removeAll(personId)
        yield* sessions.endAll(personId)
        yield* notices.note({ personId, event: "factor_reset", actor })
      }, transaction(sql))

      return FactorReset.of({
        byOwner: tracedFn("FactorReset.byOwner")(function* ({ actor, personId: owner, workspaceId }, id) {
          const member = (yield* members.list(workspaceId)).find(({ personId }) => personId === id)
          if (member === undefined)
            return yield* Effect.fail(new NotFound({ message: "Nobody with this id is a member" }))
          const owned = (yield* members.brandsOf(owner)).filter(({ role }) => role === "owner")
          const isOwned = (brand: WorkspaceId) => owned.some(({ workspaceId: one }) => one === brand)
          const brands = yield* members.brandsOf(PersonId.make(id))
          if (!isOwned(workspaceId) || !brands.every((brand) => isOwned(brand.workspaceId))) {
            const message = `${member.name} is a member of brands that you do not own. Ask who runs Steward to reset it.`
            return yield* Effect.fail(
              new Forbidden({ message: isOwned(workspaceId) ? message : "Only an owner may do this" })
            )
          }
          yield* reset(member.personId, member.name, actor)
        }),

        byOperator: tracedFn("FactorReset.byOperator")(function* (email, actor) {
          const address = Option.getOrElse(parseEmail(email), () => "")
          const person = Option.getOrNull(yield* Effect.orDie(credentials.ofEmail(address)))
          if (person === null) return yield* Effect.fail(new NotFound({ message: `Nobody signs in as "${email}"` }))
          yield* reset(person.id, person.name, actor)
          return { id: person.id, name: person.name, email: person.email }
        })
      })
    })
  )
}
