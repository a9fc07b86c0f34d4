import { Clock, Duration, Effect, Option } from "effect"
import type { CommentId, ContactId, WorkspaceId } from "#schema/Ids.ts"
import type { ErasedPerson } from "#schema/resources/Erasure.ts"
import { AuditLog } from "#src/Audit/AuditLog.ts"
import { DecisionErasure } from "#src/Autopilot/Worker/DecisionErasure.ts"
import { CommentErasure } from "#src/Comments/CommentErasure.ts"
import { ContactErasure } from "#src/Contacts/ContactErasure.ts"
import { Ids } from "#src/Ground/Ids.ts"
import { backupsForget, Operator } from "#src/Ground/Operator.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { ModerationErasure } from "#src/Moderation/ModerationErasure.ts"
import { InboxErasure } from "#src/Platforms/Inbox/InboxErasure.ts"
import { SaleErasure } from "#src/Sales/SaleErasure.ts"
import { sweepLease } from "./DeliverySweep.ts"
import { type StoredErasure, SweepRepo } from "./SweepRepo.ts"

/** Who asks for an erasure, as the audit log and histories name them. */
export interface Eraser {
  readonly workspaceId: WorkspaceId
  readonly actor: string
}

/** Takes comments and people out of every room, in the caller's transaction. */
export const takeOut = Effect.gen(function* () {
  const texts = yield* CommentErasure
  const people = yield* ContactErasure
  const work = yield* ModerationErasure
  const decisions = yield* DecisionErasure
  const sales = yield* SaleErasure
  const inbox = yield* InboxErasure
  const sweeps = yield* SweepRepo
  const audit = yield* AuditLog
  const ids = yield* Ids
  const operator = yield* Operator

  /** Takes comments out, in the caller's transaction, and notes what is still to leave the deliveries. */
  const eraseAll = tracedFn("Erasures.eraseAll")(function* (
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
  const removeContact = tracedFn("Erasures.removeContact")(function* (workspaceId: WorkspaceId, contactId: ContactId) {
    yield* texts.unlinkContact(workspaceId, contactId)
    yield* sales.unlinkContact(workspaceId, contactId)
    return yield* people.erase(workspaceId, contactId)
  })

  /** The person, with the last of their comments, in the caller's transaction; `before`: how many went before. */
  const last = tracedFn("Erasures.last")(function* (
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
      contactId === null ? { messages: 0, since: Option.none<Date>() } : yield* removeContact(workspaceId, contactId)
    const erasure = yield* eraseAll(eraser, commentIds, contactIds, since, at)
    const after = { contact_id: contactId, comments: before + commentIds.length, messages }
    yield* audit.record({ workspaceId, actor, what: "person.deleted", before: null, after })
    const backups = backupsForget(operator, yield* Clock.currentTimeMillis)
    const erased: ErasedPerson = { ...after, deleted: true, backups }
    return { erased, erasure }
  })

  return { eraseAll, last }
})
