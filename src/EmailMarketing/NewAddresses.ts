import { Context, Effect, Layer } from "effect"
import type { ContactId, WorkspaceId } from "#schema/Ids.ts"
import type { ToldSystem } from "#schema/resources/Erasure.ts"
import { Signals } from "#src/Database/Signals.ts"
import { Ids } from "#src/Ground/Ids.ts"
import { now } from "#src/Ground/Now.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { CallsRepo } from "./CallsRepo.ts"
import type { MarketingPerson } from "./MarketingPerson.ts"
import { ToldRepo } from "./ToldRepo.ts"
import { toldSystems } from "./ToldSystems.ts"

/** What systems are to be told of people. Each method runs in the transaction of the change that it tells of. */
export class NewAddresses extends Context.Tag("steward/NewAddresses")<
  NewAddresses,
  {
    /** Somebody as they are now, whose e-mail address or phone number is new, or was taken away. */
    readonly changed: (
      workspaceId: WorkspaceId,
      person: MarketingPerson,
      isNew: boolean,
      at: Date
    ) => Effect.Effect<void>
    /** Two contacts are one from now on. */
    readonly moved: (workspaceId: WorkspaceId, old: ContactId, into: ContactId) => Effect.Effect<void>
    /** What each system was told of somebody, and is still to be told. */
    readonly told: (workspaceId: WorkspaceId, contactId: ContactId) => Effect.Effect<ReadonlyArray<ToldSystem>>
    /** Nothing more is told of somebody, and nothing is kept of what was. */
    readonly erase: (workspaceId: WorkspaceId, contactId: ContactId) => Effect.Effect<void>
  }
>() {
  static readonly layer = Layer.effect(
    NewAddresses,
    Effect.gen(function* () {
      const repo = yield* CallsRepo
      const told = yield* ToldRepo
      const ids = yield* Ids
      const signals = yield* Signals
      return NewAddresses.of({
        changed: tracedFn("NewAddresses.changed")(function* (workspaceId, person, isNew, at) {
          const { contact_id, email, phone } = person
          if (email === null || phone === null) yield* repo.withdraw(workspaceId, contact_id, email, phone)
          if (!isNew) return
          const kinds = (yield* repo.told(workspaceId)).filter((kind) => kind !== "mailchimp" || email !== null)
          if (kinds.length === 0) return
          const calls = yield* ids.forEach("mkt", String, kinds, (kind, id) => ({ id, kind }))
          // not `at`: sort keys are ahead of a clock that was set back
          yield* repo.insert(workspaceId, calls, person, at, yield* now)
          yield* signals.notify("deliveries")
        }, Effect.orDie),
        told: tracedFn("NewAddresses.told")(function* (workspaceId, contactId) {
          return toldSystems(yield* told.of(workspaceId, contactId), yield* told.waiting(workspaceId, contactId))
        }, Effect.orDie),
        moved: (workspaceId, old, into) =>
          Effect.orDie(
            Effect.zipRight(repo.move(workspaceId, old, into), Effect.asVoid(told.move(workspaceId, old, into)))
          ),
        erase: (workspaceId, contactId) =>
          Effect.orDie(
            Effect.zipRight(repo.erase(workspaceId, contactId), Effect.asVoid(told.erase(workspaceId, contactId)))
          )
      })
    })
  )
}
