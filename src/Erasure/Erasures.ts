import { SqlClient } from "@effect/sql"
import { Clock, Context, Duration, Effect, Layer, Option } from "effect"
import { actorOf, type Principal } from "#schema/api/Authentication.ts"
import type { ErasedPerson, PersonalData } from "#schema/Erasure.ts"
import { NotFound } from "#schema/Errors.ts"
import type { AccountId, CommentId, ContactId, WorkspaceId } from "#schema/Ids.ts"
import { Comments } from "#src/Comments/Comments.ts"
import { Contacts } from "#src/Contacts/Contacts.ts"
import { AuditLog } from "#src/Database/AuditLog.ts"
import { periodic } from "#src/Database/Periodic.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { WorkspaceClock } from "#src/Database/WorkspaceClock.ts"
import { Ids } from "#src/Ids.ts"
import { shown } from "#src/Time.ts"
import { DeliverySweep, sweepLease } from "./DeliverySweep.ts"
import { ErasureRepo } from "./ErasureRepo.ts"
import { type StoredErasure, SweepRepo } from "./SweepRepo.ts"

/** Who asks for an erasure, as the audit log and histories name them. */
export interface Eraser {
  readonly workspaceId: WorkspaceId
  readonly actor: string
}

/** Comments whose texts one transaction takes out. */
const batch = 200

/** Deletes what is kept about people, and tells them what that is. */
export class Erasures extends Context.Tag("steward/Erasures")<
  Erasures,
  {
    /**
     * Deletes a person: the contact, what they wrote and what was made of it, when this ends. An id that was linked into
     * another contact stands for that one.
     */
    readonly erasePerson: (eraser: Eraser, contactId: string) => Effect.Effect<ErasedPerson, NotFound>
    /** The same of whoever the platform knows by an id, also where no contact was made of them. */
    readonly eraseAuthor: (
      eraser: Eraser,
      accountId: AccountId,
      authorId: string
    ) => Effect.Effect<ErasedPerson, NotFound>
    readonly exportPerson: (workspaceId: WorkspaceId, contactId: string) => Effect.Effect<PersonalData, NotFound>
    /** Takes the texts out of a small batch of comments that are long gone from their platform; answers how many. */
    readonly forget: Effect.Effect<number>
    /** For how many days texts of comments are kept that are gone from their platform. */
    readonly removedTextsDays: (workspaceId: WorkspaceId) => Effect.Effect<number>
    /** `days`: 0 to 3650. */
    readonly keepRemovedTexts: (eraser: Eraser, days: number) => Effect.Effect<void>
  }
>() {
  static readonly layer = Layer.effect(
    Erasures,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const repo = yield* ErasureRepo
      const sweeps = yield* SweepRepo
      const { sweep } = yield* DeliverySweep
      const comments = yield* Comments
      const contacts = yield* Contacts
      const clock = yield* WorkspaceClock
      const audit = yield* AuditLog
      const ids = yield* Ids

      /** Takes comments out, in the caller's transaction, and notes what is still to leave the deliveries. */
      const eraseAll = Effect.fn("Erasures.eraseAll")(function* (
        { actor, workspaceId }: Eraser,
        commentIds: ReadonlyArray<CommentId>,
        contactIds: ReadonlyArray<ContactId>,
        contactSince: Option.Option<Date>,
        at: Date
      ) {
        const commentsSince = yield* repo.eraseComments(workspaceId, commentIds, at, actor)
        const since = [...Option.toArray(commentsSince), ...Option.toArray(contactSince)].map((time) => time.getTime())
        if (since.length === 0) return null
        const now = yield* Clock.currentTimeMillis
        const erasure: StoredErasure = {
          workspace_id: workspaceId,
          id: yield* ids.make("ers", String),
          comment_ids: commentIds,
          contact_ids: contactIds,
          since: new Date(Math.min(...since)),
          swept_to: ""
        }
        const { swept_to: _, ...row } = erasure
        yield* sweeps.insert(row, new Date(now), new Date(now + Duration.toMillis(sweepLease)))
        return erasure
      })

      const finish = (erasure: StoredErasure | null) => (erasure === null ? Effect.void : sweep(erasure))

      /** `find` runs in the transaction, so that nothing of the person is stored behind its back. */
      const erase = Effect.fn("Erasures.erase")(function* <E>(
        eraser: Eraser,
        find: Effect.Effect<
          { readonly contact: Option.Option<ContactId>; readonly comments: ReadonlyArray<CommentId> },
          E
        >
      ) {
        const { workspaceId } = eraser
        const { erased, erasure } = yield* Effect.gen(function* () {
          const at = yield* clock.next(workspaceId)
          const person = yield* find
          const contactId = Option.getOrNull(person.contact)
          const write = Effect.gen(function* () {
            const earlier = contactId === null ? [] : yield* repo.earlierIds(workspaceId, contactId)
            const contactIds = contactId === null ? [] : [contactId, ...earlier]
            const contact =
              contactId === null
                ? { messages: 0, since: Option.none<Date>() }
                : yield* repo.removeContact(workspaceId, contactId)
            const erasure = yield* eraseAll(eraser, person.comments, contactIds, contact.since, at)
            const erased: ErasedPerson = {
              contact_id: contactId,
              deleted: true,
              comments: person.comments.length,
              messages: contact.messages
            }
            const { deleted: _, ...after } = erased
            yield* audit.record({ workspaceId, actor: eraser.actor, what: "person.deleted", before: null, after })
            return { erased, erasure }
          })
          return yield* Effect.orDie(write)
        }).pipe(transaction(sql))
        yield* finish(erasure)
        return erased
      })

      return Erasures.of({
        erasePerson: (eraser, contactId) =>
          erase(
            eraser,
            Effect.flatMap(contacts.get(eraser.workspaceId, contactId), ({ id }) =>
              Effect.map(Effect.orDie(repo.commentsOf(eraser.workspaceId, id)), (found) => ({
                contact: Option.some(id),
                comments: found
              }))
            )
          ),

        eraseAuthor: (eraser, accountId, authorId) =>
          erase(
            eraser,
            Effect.gen(function* () {
              const { workspaceId } = eraser
              const contact = yield* repo.contactOf(workspaceId, accountId, authorId)
              const own = yield* repo.commentsBy(workspaceId, accountId, authorId)
              const theirs = Option.isNone(contact) ? [] : yield* repo.commentsOf(workspaceId, contact.value)
              return { contact, comments: [...new Set([...own, ...theirs])] }
            }).pipe(
              Effect.orDie,
              Effect.filterOrFail(
                ({ comments, contact }) => Option.isSome(contact) || comments.length > 0,
                () => new NotFound({ message: "Nobody with that id has written to that account" })
              )
            )
          ),

        exportPerson: Effect.fn("Erasures.exportPerson")(function* (workspaceId, contactId) {
          const contact = yield* contacts.get(workspaceId, contactId)
          const commentIds = yield* Effect.orDie(repo.commentsOf(workspaceId, contact.id))
          const details = yield* Effect.forEach(commentIds, (id) => Effect.option(comments.get(workspaceId, id)))
          const messages = yield* Effect.orDie(repo.messages(workspaceId, contact.id))
          return {
            contact,
            earlier_ids: yield* Effect.orDie(repo.earlierIds(workspaceId, contact.id)),
            identities: yield* Effect.orDie(repo.identities(workspaceId, contact.id)),
            comments: details.flatMap(Option.toArray),
            messages: messages.map(({ received_at, sent_at, ...message }) => ({
              ...message,
              sent_at: shown(sent_at),
              received_at: shown(received_at)
            }))
          }
        }),

        forget: Effect.gen(function* () {
          const now = new Date(yield* Clock.currentTimeMillis)
          const due = yield* Effect.orDie(repo.removedTexts(now, batch))
          const byWorkspace = Map.groupBy(due, ({ workspace_id }) => workspace_id)
          for (const [workspaceId, rows] of byWorkspace) {
            const eraser = { workspaceId, actor: "Steward" }
            const found = rows.map(({ id }) => id)
            const erasure = yield* Effect.flatMap(clock.next(workspaceId), (at) =>
              Effect.orDie(eraseAll(eraser, found, [], Option.none(), at))
            ).pipe(transaction(sql))
            yield* finish(erasure)
          }
          return due.length
        }).pipe(Effect.withSpan("Erasures.forget")),

        removedTextsDays: (workspaceId) => Effect.orDie(repo.removedTextsDays(workspaceId)),

        keepRemovedTexts: Effect.fn("Erasures.keepRemovedTexts")(
          function* ({ actor, workspaceId }, days) {
            const before = { days: yield* repo.removedTextsDays(workspaceId) }
            yield* repo.setRemovedTextsDays(workspaceId, days)
            yield* audit.record({ workspaceId, actor, what: "removed_texts.changed", before, after: { days } })
          },
          Effect.orDie,
          transaction(sql)
        )
      })
    })
  )

  /** Every hour, batch after batch until nothing is old enough, with a breath between them for those who work. */
  static readonly worker = Layer.unwrapEffect(
    Effect.map(Effect.all([Erasures, DeliverySweep]), ([{ forget }, { drain }]) =>
      Layer.mergeAll(
        periodic({
          name: "removed texts",
          every: "1 hour",
          task: Effect.repeat(Effect.zipLeft(forget, Effect.sleep("50 millis")), { until: (count) => count === 0 })
        }),
        periodic({
          name: "delivery sweep",
          every: "1 minute",
          task: Effect.repeat(drain, { until: (count) => count === 0 })
        })
      )
    )
  )
}

export const eraserOf = (principal: Principal): Eraser => ({
  workspaceId: principal.workspaceId,
  actor: actorOf(principal)
})
