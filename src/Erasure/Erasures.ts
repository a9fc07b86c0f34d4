import { SqlClient } from "@effect/sql"
import { Clock, Context, Duration, Effect, Layer, Option } from "effect"
import { actorOf, type Principal } from "#schema/api/Authentication.ts"
import { NotFound } from "#schema/Errors.ts"
import type { AccountId, CommentId, ContactId, WorkspaceId } from "#schema/Ids.ts"
import type { ErasedPerson } from "#schema/resources/Erasure.ts"
import { TextRetention } from "#src/Access/Workspaces/TextRetention.ts"
import { AuditLog } from "#src/Audit/AuditLog.ts"
import { DecisionErasure } from "#src/Autopilot/Worker/DecisionErasure.ts"
import { CommentErasure } from "#src/Comments/CommentErasure.ts"
import { ContactErasure } from "#src/Contacts/ContactErasure.ts"
import { Contacts } from "#src/Contacts/Contacts.ts"
import { periodic } from "#src/Database/Periodic.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { WorkspaceClock } from "#src/Database/WorkspaceClock.ts"
import { Ids } from "#src/Ground/Ids.ts"
import { ModerationErasure } from "#src/Moderation/ModerationErasure.ts"
import { InboxErasure } from "#src/Platforms/Inbox/InboxErasure.ts"
import { SaleErasure } from "#src/Sales/SaleErasure.ts"
import { authorsAmong } from "./AuthorsAmong.ts"
import { DeliverySweep, sweepLease } from "./DeliverySweep.ts"
import { type StoredErasure, SweepRepo } from "./SweepRepo.ts"

/** Who asks for an erasure, as the audit log and histories name them. */
export interface Eraser {
  readonly workspaceId: WorkspaceId
  readonly actor: string
}

/** Comments whose texts one transaction takes out. */
const batch = 200

/** Deletes what is kept about people. */
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
    /** Takes the texts out of a small batch of comments that are long gone from their platform; answers how many. */
    readonly forget: Effect.Effect<number>
  }
>() {
  static readonly layer = Layer.effect(
    Erasures,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const texts = yield* CommentErasure
      const people = yield* ContactErasure
      const work = yield* ModerationErasure
      const decisions = yield* DecisionErasure
      const sales = yield* SaleErasure
      const retention = yield* TextRetention
      const inbox = yield* InboxErasure
      const sweeps = yield* SweepRepo
      const { sweep } = yield* DeliverySweep
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
        const commentsSince =
          commentIds.length === 0 ? Option.none<Date>() : yield* texts.erase(workspaceId, commentIds, at, actor)
        if (commentIds.length > 0) {
          yield* inbox.erase(workspaceId, [])
          yield* decisions.erase(workspaceId, commentIds)
          yield* work.erase(workspaceId, commentIds, at)
        }
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

      /** In the caller's transaction. What the contact was linked with stays, and is nobody's. */
      const removeContact = Effect.fn("Erasures.removeContact")(function* (
        workspaceId: WorkspaceId,
        contactId: ContactId
      ) {
        yield* texts.unlinkContact(workspaceId, contactId)
        yield* sales.unlinkContact(workspaceId, contactId)
        return yield* people.erase(workspaceId, contactId)
      })

      /** Whom a platform knows by which ids, and the first of what they wrote. */
      const known = Effect.fn("Erasures.known")(function* (workspaceId: WorkspaceId, contactId: ContactId) {
        const identities = yield* people.identities(workspaceId, contactId)
        return {
          authorIds: identities.map(({ value }) => value),
          comments: yield* texts.writtenBy(workspaceId, contactId, authorsAmong(identities), batch + 1)
        }
      })

      /** The person, with the last of their comments, in the caller's transaction; `before`: how many went before. */
      const last = Effect.fn("Erasures.last")(function* (
        eraser: Eraser,
        contactId: ContactId | null,
        authorIds: ReadonlyArray<string>,
        commentIds: ReadonlyArray<CommentId>,
        before: number,
        at: Date
      ) {
        const { actor, workspaceId } = eraser
        const earlier = contactId === null ? [] : yield* people.earlierIds(workspaceId, contactId)
        const contactIds = contactId === null ? [] : [contactId, ...earlier]
        yield* inbox.erase(workspaceId, authorIds)
        const { messages, since } =
          contactId === null
            ? { messages: 0, since: Option.none<Date>() }
            : yield* removeContact(workspaceId, contactId)
        const erasure = yield* eraseAll(eraser, commentIds, contactIds, since, at)
        const after = { contact_id: contactId, comments: before + commentIds.length, messages }
        yield* audit.record({ workspaceId, actor, what: "person.deleted", before: null, after })
        const erased: ErasedPerson = { ...after, deleted: true }
        return { erased, erasure }
      })

      const finish = (erasures: ReadonlyArray<StoredErasure | null>) =>
        sweep(erasures.filter((erasure) => erasure !== null))

      /**
       * `find` runs in the transactions, so that nothing of the person is stored behind its back. What somebody wrote who
       * wrote much goes batch after batch, and holds up nobody else; one that was broken off goes on when it is asked for
       * again, as the person goes with the last batch.
       */
      const erase = Effect.fn("Erasures.erase")(function* <E>(
        eraser: Eraser,
        find: Effect.Effect<
          {
            readonly contact: Option.Option<ContactId>
            readonly authorIds: ReadonlyArray<string>
            readonly comments: ReadonlyArray<CommentId>
          },
          E
        >
      ) {
        const { workspaceId } = eraser
        const step = (before: number) =>
          Effect.gen(function* () {
            const at = yield* clock.next(workspaceId)
            const { authorIds, comments, contact } = yield* find
            if (comments.length <= batch) {
              return yield* Effect.orDie(last(eraser, Option.getOrNull(contact), authorIds, comments, before, at))
            }
            const erasure = yield* Effect.orDie(eraseAll(eraser, comments.slice(0, batch), [], Option.none(), at))
            return { erased: null, erasure }
          }).pipe(transaction(sql))
        const erasures: Array<StoredErasure | null> = []
        for (;;) {
          const { erased, erasure } = yield* step(erasures.length * batch)
          erasures.push(erasure)
          if (erased === null) continue
          yield* finish(erasures)
          return erased
        }
      })

      return Erasures.of({
        erasePerson: (eraser, contactId) =>
          erase(
            eraser,
            Effect.flatMap(contacts.get(eraser.workspaceId, contactId), ({ id }) =>
              Effect.map(known(eraser.workspaceId, id), (theirs) => ({ contact: Option.some(id), ...theirs }))
            )
          ),

        eraseAuthor: (eraser, accountId, authorId) =>
          erase(
            eraser,
            Effect.gen(function* () {
              const { workspaceId } = eraser
              const contact = yield* people.contactOf(workspaceId, accountId, authorId)
              const own = yield* texts.writtenBy(workspaceId, null, [{ accountId, authorId }], batch + 1)
              const { authorIds, comments } = Option.isNone(contact)
                ? { authorIds: [], comments: [] }
                : yield* known(workspaceId, contact.value)
              return { contact, authorIds: [authorId, ...authorIds], comments: [...new Set([...own, ...comments])] }
            }).pipe(
              Effect.filterOrFail(
                ({ comments, contact }) => Option.isSome(contact) || comments.length > 0,
                () => new NotFound({ message: "Nobody with that id has written to that account" })
              )
            )
          ),

        forget: Effect.gen(function* () {
          const now = new Date(yield* Clock.currentTimeMillis)
          const times = (yield* retention.all).map(({ days, workspaceId }) => ({
            workspaceId,
            before: new Date(now.getTime() - Duration.toMillis(Duration.days(days)))
          }))
          const due = yield* texts.removedBefore(times, batch)
          const byWorkspace = Map.groupBy(due, ({ workspace_id }) => workspace_id)
          for (const [workspaceId, rows] of byWorkspace) {
            const eraser = { workspaceId, actor: "Steward" }
            const found = rows.map(({ id }) => id)
            const erasure = yield* Effect.flatMap(clock.next(workspaceId), (at) =>
              Effect.orDie(eraseAll(eraser, found, [], Option.none(), at))
            ).pipe(transaction(sql))
            yield* finish([erasure])
          }
          return due.length
        }).pipe(Effect.withSpan("Erasures.forget"))
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
