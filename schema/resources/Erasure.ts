import { Schema } from "effect"
import { AccountId, ContactId, MessageId } from "../Ids.ts"
import { MarketingKind, marketingKinds } from "../MarketingKind.ts"
import { maxCursorLength, maxPageSize } from "../Page.ts"
import { Platform } from "../Platform.ts"
import { text } from "../Text.ts"
import { Timestamp } from "../Time.ts"
import { CommentDetail } from "./Comment.ts"
import { ContactDetail } from "./Contact.ts"
import { TrackedLink } from "./Link.ts"

const count = (description: string) => Schema.Int.annotations({ description })

export const ErasedPerson = Schema.Struct({
  contact_id: Schema.NullOr(ContactId).annotations({
    description: "The contact that is gone; null where there was none, only comments"
  }),
  deleted: Schema.Literal(true).annotations({ description: "Always true" }),
  comments: count(
    "Comments whose text and author were taken out; their ids, times and decisions stay, and so do counts"
  ),
  messages: count("Messages that are gone"),
  backups: Schema.String.annotations({ description: "When backups of the database forget it, in words" })
}).annotations({ identifier: "ErasedPerson", description: "What was deleted of a person" })
export type ErasedPerson = typeof ErasedPerson.Type

export const LeavingPerson = Schema.Struct({
  contact_id: Schema.NullOr(ContactId).annotations({
    description: "The contact that is being deleted; null where there was none, only comments"
  }),
  deleted: Schema.Literal(false).annotations({ description: "Always false: something is left" }),
  comments: count("Comments whose text and author were taken out so far"),
  message: Schema.String.annotations({ description: "What happens next, in words" })
}).annotations({ identifier: "LeavingPerson", description: "A deletion that goes on by itself" })
export type LeavingPerson = typeof LeavingPerson.Type

/** What somebody asked a platform for, as their page shows it: nothing of whom it is about. */
export const DeletionRequest = Schema.Struct({
  platform: Platform,
  asked_at: Timestamp,
  done_at: Schema.NullOr(Timestamp),
  /** Whether anybody was known by the id that the platform gave. */
  found: Schema.Boolean
})
export type DeletionRequest = typeof DeletionRequest.Type

/** Somebody who is being deleted, as Settings shows it until the last of it is gone. */
export const LeavingOne = Schema.Struct({
  contact_id: LeavingPerson.fields.contact_id,
  account_id: Schema.NullOr(AccountId),
  author_id: Schema.NullOr(Schema.String).annotations({ description: "The id that the platform gave the author" }),
  comments: LeavingPerson.fields.comments,
  asked_by: Schema.String.annotations({ description: "Who asked for it: a name" })
}).annotations({ identifier: "LeavingOne", description: "Somebody who is being deleted" })
export type LeavingOne = typeof LeavingOne.Type

/** How a platform names somebody who writes comments. */
export const AuthorId = text({ min: 1, max: 255, description: "The id that the platform gave the author" })

export const PlatformIdentity = Schema.Struct({
  account_id: AccountId,
  kind: Schema.Literal("id", "handle").annotations({ description: "What the platform tells the person by" }),
  value: Schema.String.annotations({ description: "The id or the handle" })
}).annotations({ identifier: "PlatformIdentity", description: "A name under which a platform knows the person" })

export const PersonMessage = Schema.Struct({
  id: MessageId,
  kind: Schema.Literal("text", "tap").annotations({ description: "Written, or the title of a button that was tapped" }),
  text: Schema.String.annotations({ description: "What the person wrote" }),
  sent_at: Timestamp.annotations({ description: "When, on the platform" }),
  received_at: Timestamp.annotations({ description: "When the service received it" })
}).annotations({ identifier: "PersonMessage", description: "A message of the person" })

export const ToldSystem = Schema.Struct({
  system: MarketingKind.annotations({ description: "The e-mail-marketing system" }),
  told: Schema.Array(Schema.Literal("email", "phone")).annotations({
    description: "What it was told and took: it keeps that until it is deleted there",
    jsonSchema: { maxItems: 2 }
  }),
  last_told_at: Schema.NullOr(Timestamp).annotations({ description: "When it was told last; null for never" }),
  to_be_told: Schema.Array(
    Schema.Struct({
      email: Schema.NullOr(Schema.String).annotations({ description: "The address that it is to be told" }),
      phone: Schema.NullOr(Schema.String).annotations({ description: "The number that it is to be told, as E.164" }),
      since: Timestamp.annotations({ description: "Since when it is to be told" }),
      failed: Schema.Boolean.annotations({
        description: "Whether it could not be told, and is not tried again by itself"
      })
    })
  ).annotations({ description: "What it is still to be told, with their name and handle" })
}).annotations({ identifier: "ToldSystem", description: "An e-mail-marketing system that knows the person from here" })
export type ToldSystem = typeof ToldSystem.Type

/** Comments and messages together that one page of an export holds. */
export const exportedAtOnce = maxPageSize

export const PersonalData = Schema.Struct({
  contact: ContactDetail,
  earlier_ids: Schema.Array(ContactId).annotations({ description: "Contact ids that were linked into this one" }),
  identities: Schema.Array(PlatformIdentity).annotations({ description: "Every name that the platform has for them" }),
  links: Schema.Array(TrackedLink).annotations({
    description: "Links that were sent to them, newest first, and how often they were followed; on the first page alone"
  }),
  email_marketing: Schema.Array(ToldSystem).annotations({
    description: "E-mail-marketing systems that were told of them, or are to be; on the first page alone",
    jsonSchema: { maxItems: marketingKinds.length }
  }),
  comments: Schema.Array(CommentDetail).annotations({
    description: "What they wrote in public, newest first, with what was decided and done about it",
    jsonSchema: { maxItems: exportedAtOnce }
  }),
  messages: Schema.Array(PersonMessage).annotations({
    description: "What they wrote to the brand, newest first; it comes after the last of the comments",
    jsonSchema: { maxItems: exportedAtOnce }
  })
}).annotations({ identifier: "PersonalData", description: "What is kept about a person, or a page of it" })
export type PersonalData = typeof PersonalData.Type

export const PersonalDataPage = Schema.Struct({
  data: PersonalData,
  next_cursor: Schema.NullOr(Schema.String.annotations({ jsonSchema: { maxLength: maxCursorLength } })).annotations({
    description: "Pass it back as `cursor` for more comments and messages; null when this was all"
  })
}).annotations({ identifier: "PersonalDataAnswer", description: "What is kept about a person, page by page" })
export type PersonalDataPage = typeof PersonalDataPage.Type
