import { Chunk, Context, Effect, Layer, Option, Stream } from "effect"
import type { InvalidRequest, NotFound } from "#schema/Errors.ts"
import type { ContactId, WorkspaceId } from "#schema/Ids.ts"
import { maxPageSize } from "#schema/Page.ts"
import { exportedAtOnce, type PersonalDataPage } from "#schema/resources/Erasure.ts"
import { CommentDetails } from "#src/Comments/CommentDetails.ts"
import { CommentErasure } from "#src/Comments/CommentErasure.ts"
import { ContactErasure, type StoredPersonMessage } from "#src/Contacts/ContactErasure.ts"
import { Contacts } from "#src/Contacts/Contacts.ts"
import type { SortKey } from "#src/Database/Cursor.ts"
import { Cursors } from "#src/Database/Cursors.ts"
import { NewAddresses } from "#src/EmailMarketing/NewAddresses.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { shown } from "#src/Ground/Time.ts"
import { TrackedLinks } from "#src/Sales/TrackedLinks.ts"
import { authorsAmong } from "./AuthorsAmong.ts"

/** Tells people what is kept about them. */
export class PersonExport extends Context.Tag("steward/PersonExport")<
  PersonExport,
  {
    /**
     * A page of all that is kept about a person: first what they wrote in public, then what they wrote to the brand. An id
     * that was linked into another contact stands for that one. `atOnce`: comments and messages of a page.
     */
    readonly page: (
      workspaceId: WorkspaceId,
      contactId: string,
      cursor: string | undefined,
      atOnce?: number
    ) => Effect.Effect<PersonalDataPage, InvalidRequest | NotFound>
  }
>() {
  static readonly layer = Layer.effect(
    PersonExport,
    Effect.gen(function* () {
      const texts = yield* CommentErasure
      const people = yield* ContactErasure
      const details = yield* CommentDetails
      const contacts = yield* Contacts
      const cursors = yield* Cursors
      const links = yield* TrackedLinks
      const addresses = yield* NewAddresses

      const everyLink = (workspaceId: WorkspaceId, contactId: ContactId) =>
        Stream.paginateChunkEffect(undefined, (cursor: string | undefined) =>
          links
            .list(
              workspaceId,
              { contact_id: contactId },
              { limit: maxPageSize, ...(cursor === undefined ? {} : { cursor }) }
            )
            .pipe(
              Effect.orDie,
              Effect.map(
                ({ data, next_cursor }) => [Chunk.fromIterable(data), Option.fromNullable(next_cursor)] as const
              )
            )
        ).pipe(Stream.runCollect, Effect.map(Chunk.toReadonlyArray))

      const placeAfter = (workspaceId: WorkspaceId, contactId: ContactId, cursor: string | undefined) =>
        cursor === undefined
          ? Effect.succeedNone
          : Effect.map(cursors.decode(`person ${contactId}`, workspaceId, cursor), Option.some)

      return PersonExport.of({
        page: tracedFn("PersonExport.page")(function* (workspaceId, asked, cursor, atOnce = exportedAtOnce) {
          const contact = yield* contacts.detail(workspaceId, asked)
          const after = yield* placeAfter(workspaceId, contact.id, cursor)
          const identities = yield* people.identities(workspaceId, contact.id)
          const amongMessages = Option.filter(after, ({ id }) => id.startsWith("msg_"))
          const commentIds = Option.isSome(amongMessages)
            ? []
            : yield* texts.writtenBy(
                workspaceId,
                contact.id,
                authorsAmong(identities),
                atOnce + 1,
                Option.getOrNull(after)?.id
              )
          const comments = commentIds.slice(0, atOnce)
          const room = atOnce - comments.length
          const messages =
            commentIds.length > atOnce ? [] : yield* people.messages(workspaceId, contact.id, amongMessages, room + 1)
          const place = nextPlace(comments, commentIds.length, messages, room)
          return {
            data: {
              contact,
              earlier_ids: yield* people.earlierIds(workspaceId, contact.id),
              identities,
              links: Option.isNone(after) ? yield* everyLink(workspaceId, contact.id) : [],
              email_marketing: Option.isNone(after) ? yield* addresses.told(workspaceId, contact.id) : [],
              comments: yield* details.of(workspaceId, comments),
              messages: messages.slice(0, room).map(({ received_at, sent_at, ...message }) => ({
                ...message,
                sent_at: shown(sent_at),
                received_at: shown(received_at)
              }))
            },
            next_cursor: place === null ? null : cursors.encode(`person ${contact.id}`, workspaceId, place)
          }
        })
      })
    })
  )
}

/** Where the next page begins, or null. Of both kinds one more was read than there is room for, where there is one. */
const nextPlace = (
  comments: ReadonlyArray<string>,
  commentsRead: number,
  messages: ReadonlyArray<StoredPersonMessage>,
  room: number
): SortKey | null => {
  const lastComment = comments.at(-1)
  if (lastComment !== undefined && commentsRead > comments.length) return { at: 0, id: lastComment }
  if (messages.length <= room) return null
  const lastMessage = messages[room - 1]
  if (lastMessage !== undefined) return { at: lastMessage.received_at.getTime(), id: lastMessage.id }
  return lastComment === undefined ? null : { at: 0, id: lastComment }
}
