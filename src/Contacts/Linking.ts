import { Context, Effect, Layer } from "effect"
import type { ContactId, WorkspaceId } from "#schema/Ids.ts"
import type { Contact } from "#schema/resources/Contact.ts"
import type { Lead } from "#schema/resources/Event.ts"
import { NewAddresses } from "#src/EmailMarketing/NewAddresses.ts"
import { AppLinks } from "#src/Ground/AppLinks.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { Outbox } from "#src/Webhooks/Queue/Outbox.ts"
import { toContact } from "./ContactResource.ts"
import { ContactsRepo } from "./ContactsRepo.ts"
import { ContactWritings } from "./ContactWritings.ts"
import { merge } from "./Merge.ts"
import { contactOccurrence } from "./Occurrences.ts"
import type { ReportedField, StoredContact } from "./StoredContact.ts"
import { TagsRepo } from "./TagsRepo.ts"
import { tellOf } from "./TellOf.ts"

/** What several ways of changing a contact end with. Both run in the caller's transaction. */
export class Linking extends Context.Tag("steward/Linking")<
  Linking,
  {
    /** The contact as a change left it, and the event of that change; and of the lead, where the change made one. */
    readonly finish: (
      workspaceId: WorkspaceId,
      id: ContactId,
      changed: ReadonlyArray<ReportedField>,
      at: Date,
      lead?: Lead | null
    ) => Effect.Effect<Contact>
    /** `old`, locked as `into` is, becomes another name of `into`, and all it had goes there. */
    readonly join: (old: StoredContact, into: StoredContact, at: Date) => Effect.Effect<Contact>
  }
>() {
  static readonly layer = Layer.effect(
    Linking,
    Effect.gen(function* () {
      const repo = yield* ContactsRepo
      const tags = yield* TagsRepo
      const writings = yield* ContactWritings
      const outbox = yield* Outbox
      const links = yield* AppLinks
      const addresses = yield* NewAddresses

      const finish = tracedFn("Contacts.finish")(function* (
        workspaceId: WorkspaceId,
        id: ContactId,
        changed: ReadonlyArray<ReportedField>,
        at: Date,
        lead: Lead | null = null,
        isNews = true
      ) {
        const after = yield* Effect.flatten(repo.lock(workspaceId, id))
        yield* tellOf(addresses, after, isNews ? changed : [], at)
        if (lead !== null) yield* outbox.append(contactOccurrence(after, "lead.captured", { lead }, at, links))
        if (changed.length > 0) {
          yield* outbox.append(contactOccurrence(after, "contact.updated", { changed }, at, links))
        }
        return toContact(after)
      }, Effect.orDie)

      return Linking.of({
        finish,
        join: tracedFn("Contacts.join")(function* (old, into, at) {
          const workspaceId = into.workspace_id
          const { changed, set } = merge(into, old)
          yield* tags.move(workspaceId, old.id, into.id)
          yield* writings.move(workspaceId, old.id, into.id)
          yield* addresses.moved(workspaceId, old.id, into.id)
          yield* repo.replace(workspaceId, old.id, into.id)
          yield* repo.update(workspaceId, into.id, set, at)
          return yield* finish(workspaceId, into.id, changed, at, null, false)
        }, Effect.orDie)
      })
    })
  )
}
