import { SqlClient } from "@effect/sql"
import { Clock, Context, Effect, Layer, Option } from "effect"
import { actorByKey, type Principal } from "#schema/api/Authentication.ts"
import type { Forbidden, InvalidRequest, NotFound, Unprocessable } from "#schema/Errors.ts"
import type { ContactId, WorkspaceId } from "#schema/Ids.ts"
import { defaultPageSize } from "#schema/Page.ts"
import type { Contact, ContactChange, ContactDetail, ContactFilter, Tag } from "#schema/resources/Contact.ts"
import { reaches } from "#schema/resources/Permission.ts"
import { AuditLog } from "#src/Audit/AuditLog.ts"
import { Cursors } from "#src/Database/Cursors.ts"
import { type Page, type PageRequest, pageOf } from "#src/Database/Page.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { WorkspaceClock } from "#src/Database/WorkspaceClock.ts"
import { span, tracedFn } from "#src/Ground/Span.ts"
import { millisecondsOf } from "#src/Ground/Time.ts"
import { applyChange, givenIn } from "./ApplyChange.ts"
import { checkChange } from "./CheckedChange.ts"
import { toContact } from "./ContactResource.ts"
import { ContactsRepo } from "./ContactsRepo.ts"
import { noEmail, normaliseEmail } from "./Fields/Email.ts"
import { filterKeys } from "./Fields/TagName.ts"
import { type ContactIdentity, identityOf, type KnownPerson } from "./Identity.ts"
import { Linking } from "./Linking.ts"
import { identityKey } from "./Meeting.ts"
import { type MeetingPeople, meetingPeople } from "./MeetingPeople.ts"
import { beyondReach, differentPlatforms, linkedToItself, noSuchContact, refused } from "./Refusals.ts"
import { SalesLedTo } from "./SalesLedTo.ts"
import type { ContactAccount, StoredContact } from "./StoredContact.ts"
import { tagging } from "./Tagging.ts"
import { TagsRepo } from "./TagsRepo.ts"

/** The people who comment and write to the brand, and the tags they have. */
export class Contacts extends Context.Tag("steward/Contacts")<
  Contacts,
  {
    readonly list: (
      workspaceId: WorkspaceId,
      filter: ContactFilter,
      page: PageRequest
    ) => Effect.Effect<Page<Contact>, InvalidRequest>
    /** An id that was linked into another contact answers with that one. */
    readonly get: (workspaceId: WorkspaceId, id: string) => Effect.Effect<Contact, NotFound>
    /** Those of whom anything is known that can be changed, latest changed first. */
    readonly latestKnown: (workspaceId: WorkspaceId, limit: number) => Effect.Effect<ReadonlyArray<ContactId>>
    /** With what they led to, under every id they ever had. */
    readonly detail: (workspaceId: WorkspaceId, id: string) => Effect.Effect<ContactDetail, NotFound>
    /** All of the change or nothing. `contact.updated` goes out when something is different afterwards. */
    readonly update: (
      principal: Principal,
      id: string,
      change: ContactChange
    ) => Effect.Effect<Contact, Forbidden | InvalidRequest | NotFound>
    /** Both ids are the same person: `oldId` becomes another name of `intoId`, and all it had goes there. */
    readonly link: (
      principal: Principal,
      oldId: string,
      intoId: string
    ) => Effect.Effect<Contact, Forbidden | InvalidRequest | NotFound | Unprocessable>
    /**
     * A platform names somebody, whom an account has met, by another id as well: whoever goes by it is the same contact
     * from now on. `at` is a sort key of the workspace: runs in its transaction.
     */
    readonly alsoKnownAs: (
      met: { readonly account: ContactAccount; readonly person: KnownPerson },
      externalId: string,
      at: Date
    ) => Effect.Effect<void>
    readonly listTags: (workspaceId: WorkspaceId) => Effect.Effect<ReadonlyArray<Tag>>
  } & MeetingPeople
>() {
  static readonly layer = Layer.effect(
    Contacts,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const repo = yield* ContactsRepo
      const tags = yield* TagsRepo
      const clock = yield* WorkspaceClock
      const cursors = yield* Cursors
      const sales = yield* SalesLedTo
      const audit = yield* AuditLog
      const linking = yield* Linking
      const changeTags = yield* tagging
      const people = yield* meetingPeople

      /** Ids are looked for only when they can be ours: the database does not take every text. */
      const found = (id: string, read: Effect.Effect<Option.Option<StoredContact>, unknown>) =>
        Effect.flatMap(/^con_\w{1,40}$/.test(id) ? Effect.orDie(read) : Effect.succeedNone, (row) =>
          Option.match(row, {
            onNone: () => Effect.fail(noSuchContact(id)),
            onSome: (contact) => Effect.succeed(contact)
          })
        )
      const lock = (workspaceId: WorkspaceId, id: string) => found(id, repo.lock(workspaceId, id))

      const within = (principal: Principal, contact: StoredContact) =>
        reaches(principal, contact.account_id) ? Effect.succeed(contact) : Effect.fail(beyondReach(contact))

      /** Ids and names of fields alone: who is deleted leaves nothing of theirs in the audit log. */
      const noted = (principal: Principal, what: "contact.linked" | "contact.updated", after: object) =>
        audit.record({
          workspaceId: principal.workspaceId,
          actor: actorByKey(principal),
          what,
          before: null,
          after
        })

      return Contacts.of({
        list: Effect.fnUntraced(function* (workspaceId, { tag, ...filter }, page) {
          if (filter.email !== undefined && normaliseEmail(filter.email) === null) {
            return yield* Effect.fail(refused([{ path: "email", message: noEmail }]))
          }
          const limit = page.limit ?? defaultPageSize
          const from =
            page.cursor === undefined
              ? Option.none()
              : Option.some(yield* cursors.decode("contacts", workspaceId, page.cursor, { ...filter, tag }))
          const now = new Date(yield* Clock.currentTimeMillis)
          const wanted = filterKeys(tag ?? "")
          const tagIds = wanted.length === 0 ? {} : { tagIds: yield* Effect.orDie(tags.ids(workspaceId, wanted)) }
          const rows = yield* Effect.orDie(repo.list(workspaceId, { ...filter, ...tagIds, now }, from, limit + 1))
          return pageOf(rows, limit, toContact, ({ created_at, id }) =>
            cursors.encode("contacts", workspaceId, { at: millisecondsOf(created_at), id }, { ...filter, tag })
          )
        }, span("Contacts.list")),

        get: tracedFn("Contacts.get")(function* (workspaceId, id) {
          return toContact(yield* found(id, repo.get(workspaceId, id)))
        }),

        latestKnown: (workspaceId, limit) => Effect.orDie(repo.latestKnown(workspaceId, limit)),

        detail: tracedFn("Contacts.detail")(function* (workspaceId, id) {
          const contact = yield* found(id, repo.get(workspaceId, id))
          const earlier = yield* Effect.orDie(repo.earlierIds(workspaceId, contact.id))
          return {
            ...toContact(contact),
            sales: yield* sales.of(workspaceId, { contactIds: [contact.id, ...earlier] })
          }
        }),

        update: tracedFn("Contacts.update")(function* (principal, id, asked) {
          const { campaign, workspaceId } = principal
          const change = yield* Effect.mapError(checkChange(asked), refused)
          return yield* Effect.gen(function* () {
            const at = yield* clock.next(workspaceId)
            const contact = yield* within(principal, yield* lock(workspaceId, id))
            const { addTags, changed, removeTags, set } = yield* Effect.mapError(applyChange(contact, change), refused)
            if (changed.length === 0) return toContact(contact)
            yield* Effect.orDie(repo.update(workspaceId, contact.id, set, at))
            yield* changeTags(contact, { addTags, removeTags }, at)
            yield* noted(principal, "contact.updated", { id: contact.id, changed })
            const given = campaign === undefined ? null : givenIn(contact, set)
            return yield* linking.finish(workspaceId, contact.id, changed, at, given)
          }).pipe(transaction(sql))
        }),

        link: tracedFn("Contacts.link")(function* (principal, oldId, intoId) {
          const { workspaceId } = principal
          if (oldId === intoId) return yield* Effect.fail(linkedToItself())
          const at = yield* clock.next(workspaceId)
          const old = yield* within(principal, yield* lock(workspaceId, oldId))
          const into = yield* within(principal, yield* lock(workspaceId, intoId))
          if (old.id === into.id) return toContact(into)
          if (old.platform !== into.platform) return yield* Effect.fail(differentPlatforms(old, into))
          yield* noted(principal, "contact.linked", { id: into.id, linked_id: old.id })
          return yield* linking.join(old, into, at)
        }, transaction(sql)),

        alsoKnownAs: tracedFn("Contacts.alsoKnownAs")(function* ({ account, person }, externalId, at) {
          const identity = identityOf(person)
          if (identity === null) return
          const also = { kind: "id", value: externalId } as const
          const known = yield* repo.known(account, [identity, also])
          const named = (one: ContactIdentity) => known.find((row) => identityKey(row) === identityKey(one))
          const [author, other] = [named(identity), named(also)]
          if (author === undefined || author.id === other?.id) return
          if (other === undefined) return yield* repo.identify(account, also, author.id)
          const [into, old] = yield* Effect.all([
            repo.lock(account.workspaceId, author.id),
            repo.lock(account.workspaceId, other.id)
          ])
          if (Option.isSome(into) && Option.isSome(old)) yield* linking.join(old.value, into.value, at)
        }, Effect.orDie),

        listTags: (workspaceId) => Effect.orDie(tags.list(workspaceId)),

        ...people
      })
    })
  )
}
