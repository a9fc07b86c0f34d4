import { SqlClient } from "@effect/sql"
import { Context, Duration, Effect, Layer, Option } from "effect"
import type { ContactId, WorkspaceId } from "#schema/Ids.ts"
import type { Platform } from "#schema/Platform.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { WorkspaceClock } from "#src/Database/WorkspaceClock.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { ContactsRepo } from "../ContactsRepo.ts"
import { ContactWritings } from "../ContactWritings.ts"
import { handleKey } from "../Identity.ts"
import { Linking } from "../Linking.ts"
import type { StoredContact } from "../StoredContact.ts"
import type { PersonFacts } from "./PersonFacts.ts"
import { ProfilesRepo } from "./ProfilesRepo.ts"
import type { UnnamedContact } from "./UnnamedContact.ts"

/** For as long Instagram gives a username to nobody else, after its owner took another one. */
const handleKept = Duration.days(14)

/** The people of whom a platform told an id alone, and what it tells when it is asked. */
export class Profiles extends Context.Tag("steward/Profiles")<
  Profiles,
  {
    /**
     * Takes people whose platform has not been asked who they are, or not for long, and gives them to nobody else until
     * `until`. Those of accounts that are disconnected, or of other platforms, wait.
     */
    readonly claim: (
      platforms: ReadonlyArray<Platform>,
      now: Date,
      until: Date,
      limit: number
    ) => Effect.Effect<ReadonlyArray<UnnamedContact>>
    /**
     * What the platform told of somebody. Who comments under the same Instagram name, and did within the time that the
     * name is kept for them, is the same person, whatever id they write messages by. Answers the contact's id from now on.
     */
    readonly told: (workspaceId: WorkspaceId, id: ContactId, facts: PersonFacts) => Effect.Effect<ContactId>
    /** When the platform is asked for them next; null for not at all. */
    readonly askLater: (workspaceId: WorkspaceId, id: ContactId, dueAt: Date | null) => Effect.Effect<void>
  }
>() {
  static readonly layer = Layer.effect(
    Profiles,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const repo = yield* ProfilesRepo
      const contacts = yield* ContactsRepo
      const writings = yield* ContactWritings
      const clock = yield* WorkspaceClock
      const linking = yield* Linking

      /** The one other contact of the account who goes by the handle and wrote under it lately. */
      const namesake = Effect.fnUntraced(function* (contact: StoredContact, handle: string, at: Date) {
        if (contact.platform !== "instagram" || handle === "") return Option.none<StoredContact>()
        const ids = yield* repo.namesakes(contact, handle)
        const [other, ...more] = ids
        if (other === undefined || more.length > 0) return Option.none<StoredContact>()
        const wrote = yield* writings.lastAt(contact.workspace_id, other)
        const since = at.getTime() - Duration.toMillis(handleKept)
        if (wrote === null || wrote.getTime() < since) return Option.none<StoredContact>()
        return yield* contacts.lock(contact.workspace_id, other)
      })

      return Profiles.of({
        claim: (platforms, now, until, limit) => Effect.orDie(repo.claimUnnamed(platforms, now, until, limit)),
        told: tracedFn("Profiles.told")(
          function* (workspaceId, id, facts) {
            const at = yield* clock.next(workspaceId)
            yield* repo.told(workspaceId, id, facts, at)
            const contact = Option.getOrNull(yield* contacts.lock(workspaceId, id))
            if (contact === null) return id
            const same = Option.getOrNull(yield* namesake(contact, handleKey(facts.handle), at))
            if (same === null) return contact.id
            return (yield* linking.join(contact, same, at)).id
          },
          Effect.orDie,
          transaction(sql)
        ),
        askLater: (workspaceId, id, dueAt) => Effect.orDie(Effect.asVoid(repo.askLater(workspaceId, id, dueAt)))
      })
    })
  )
}
