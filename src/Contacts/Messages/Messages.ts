import { SqlClient } from "@effect/sql"
import { Context, DateTime, Effect, Layer } from "effect"
import { type ContactId, MessageId, type WorkspaceId } from "#schema/Ids.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { WorkspaceClock } from "#src/Database/WorkspaceClock.ts"
import { NewAddresses } from "#src/EmailMarketing/NewAddresses.ts"
import { AppLinks } from "#src/Ground/AppLinks.ts"
import { Ids } from "#src/Ground/Ids.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { shown } from "#src/Ground/Time.ts"
import { Outbox } from "#src/Webhooks/Queue/Outbox.ts"
import { Contacts } from "../Contacts.ts"
import { ContactsRepo } from "../ContactsRepo.ts"
import { contactOccurrence } from "../Occurrences.ts"
import { ProfilesRepo } from "../Profiles/ProfilesRepo.ts"
import type { ContactAccount } from "../StoredContact.ts"
import { tellOf } from "../TellOf.ts"
import { asksAgain, type IncomingMessage, takeMessage } from "./IncomingMessage.ts"
import { MessagesRepo } from "./MessagesRepo.ts"
import type { RecentMessage } from "./RecentMessage.ts"

/** Takes in what people write to an account; the same message twice is taken once. */
export class Messages extends Context.Tag("steward/Messages")<
  Messages,
  {
    /**
     * Stores messages with the contacts who sent them, in one transaction. Each makes `message.received`; an e-mail
     * address or phone number in it that is news makes `lead.captured`, and `contact.updated` since it is then theirs.
     * Answers how many are new.
     */
    readonly receive: (account: ContactAccount, messages: ReadonlyArray<IncomingMessage>) => Effect.Effect<number>
    /** What a person wrote, newest first. */
    readonly of: (
      workspaceId: WorkspaceId,
      contactId: ContactId,
      limit: number
    ) => Effect.Effect<ReadonlyArray<RecentMessage>>
    /** Newest first. */
    readonly newest: (workspaceId: WorkspaceId, limit: number) => Effect.Effect<ReadonlyArray<RecentMessage>>
  }
>() {
  static readonly layer = Layer.effect(
    Messages,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const repo = yield* MessagesRepo
      const contacts = yield* Contacts
      const rows = yield* ContactsRepo
      const profiles = yield* ProfilesRepo
      const clock = yield* WorkspaceClock
      const outbox = yield* Outbox
      const links = yield* AppLinks
      const addresses = yield* NewAddresses
      const ids = yield* Ids

      const store = tracedFn("Messages.store")(function* (account: ContactAccount, message: IncomingMessage, at: Date) {
        const { accountId, workspaceId } = account
        const person = { externalId: message.senderId, name: "", handle: message.senderHandle ?? "" }
        const [sender] = yield* contacts.seen(account, [{ person, at }])
        if (sender === null || sender === undefined) return false
        const contactId = sender.id
        const id = yield* ids.make("msg", MessageId.make)
        const isNew = yield* repo.insert({
          workspace_id: workspaceId,
          id,
          account_id: accountId,
          external_id: message.externalId,
          contact_id: contactId,
          kind: message.kind,
          text: message.text,
          sent_at: DateTime.toDateUtc(message.sentAt),
          received_at: at
        })
        if (!isNew) return false
        const before = yield* Effect.flatten(rows.lock(workspaceId, contactId))
        const { changed, lead, set } = takeMessage(before, message, at)
        yield* rows.update(workspaceId, contactId, set, at)
        yield* rows.wrote(account, message.senderId, at)
        if (asksAgain(before, at)) yield* profiles.askLater(workspaceId, contactId, at)
        const contact = { ...before, ...set, updated_at: at }
        const tell = (
          event: "message.received" | "lead.captured" | "contact.updated",
          fields: Record<string, unknown>
        ) => outbox.append(contactOccurrence(contact, event, fields, at, links))
        yield* tell("message.received", { message: { id, text: message.text, received_at: shown(at) } })
        if (lead !== null) yield* tell("lead.captured", { lead: { ...lead, source: "message" } })
        if (changed.length > 0) {
          yield* tell("contact.updated", { changed })
          yield* tellOf(addresses, contact, changed, at)
        }
        return true
      })

      return Messages.of({
        receive: tracedFn("Messages.receive")(
          function* (account, messages) {
            if (messages.length === 0) return 0
            // a key for each: one after the other is how a person wrote them
            const stored = yield* Effect.forEach(messages, (message) =>
              Effect.flatMap(clock.next(account.workspaceId), (at) => store(account, message, at))
            )
            return stored.filter((isNew) => isNew).length
          },
          Effect.orDie,
          transaction(sql)
        ),
        of: (workspaceId, contactId, limit) => Effect.orDie(repo.of(workspaceId, contactId, limit)),
        newest: (workspaceId, limit) => Effect.orDie(repo.newest(workspaceId, limit))
      })
    })
  )
}
