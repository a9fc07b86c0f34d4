import { Effect, Option } from "effect"
import { NotFound } from "#schema/Errors.ts"
import type { CommentId, ContactId, WorkspaceId } from "#schema/Ids.ts"
import { type CommentAuthor, CommentErasure } from "#src/Comments/CommentErasure.ts"
import { ContactErasure } from "#src/Contacts/ContactErasure.ts"
import { Contacts } from "#src/Contacts/Contacts.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { authorsAmong } from "./AuthorsAmong.ts"

/** Who is to be deleted: a contact, or whoever the platform knows by an id. */
export type Whom = { readonly contactId: string } | { readonly author: CommentAuthor }

/** Who that is now, by which ids the platform knows them, and the newest of what they wrote: `atMost`, or more. */
export interface Found {
  readonly contact: Option.Option<ContactId>
  readonly authorIds: ReadonlyArray<string>
  readonly comments: ReadonlyArray<CommentId>
}

/** Finds a person, in the caller's transaction, so that nothing of them is stored behind its back. */
export const whose = Effect.gen(function* () {
  const texts = yield* CommentErasure
  const people = yield* ContactErasure
  const contacts = yield* Contacts

  const known = tracedFn("Erasures.known")(function* (workspaceId: WorkspaceId, contactId: ContactId, atMost: number) {
    const identities = yield* people.identities(workspaceId, contactId)
    return {
      authorIds: identities.map(({ value }) => value),
      comments: yield* texts.writtenBy(workspaceId, contactId, authorsAmong(identities), atMost)
    }
  })

  return tracedFn("Erasures.find")(function* (workspaceId: WorkspaceId, whom: Whom, atMost: number) {
    if ("contactId" in whom) {
      const { id } = yield* contacts.get(workspaceId, whom.contactId)
      const found: Found = { contact: Option.some(id), ...(yield* known(workspaceId, id, atMost)) }
      return found
    }
    const { accountId, authorId } = whom.author
    const contact = yield* people.contactOf(workspaceId, accountId, authorId)
    const own = yield* texts.writtenBy(workspaceId, null, [whom.author], atMost)
    if (Option.isNone(contact) && own.length === 0) {
      return yield* Effect.fail(new NotFound({ message: "Nobody with that id has written to that account" }))
    }
    const theirs = Option.isNone(contact)
      ? { authorIds: [], comments: [] }
      : yield* known(workspaceId, contact.value, atMost)
    const found: Found = {
      contact,
      authorIds: [authorId, ...theirs.authorIds],
      comments: [...new Set([...own, ...theirs.comments])]
    }
    return found
  })
})
