import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "@effect/platform"
import { Schema } from "effect"
import { Conflict, Forbidden, InvalidRequest, NotFound, Unprocessable } from "../Errors.ts"
import { AccountId, ContactId } from "../Ids.ts"
import { data, page, pageParameters } from "../Page.ts"
import {
  Contact,
  ContactChange,
  ContactDetail,
  ContactLink,
  contactFilterParameters,
  LinkedContact,
  Tag
} from "../resources/Contact.ts"
import { AuthorId, ErasedPerson, exportedAtOnce, LeavingPerson, PersonalDataPage } from "../resources/Erasure.ts"
import { strict } from "../Strict.ts"
import { Authentication } from "./Authentication.ts"
import { operation } from "./Operation.ts"
import { IdempotencyHeaders } from "./RequestHeaders.ts"

const id = HttpApiSchema.param("id", ContactId)

export const listContacts = HttpApiEndpoint.get("list", "/contacts")
  .setUrlParams(strict(Schema.Struct({ ...contactFilterParameters, ...pageParameters })))
  .addSuccess(page(Contact, "ContactPage"))
  .addError(InvalidRequest)
  .addError(Forbidden)
  .pipe(
    operation({
      id: "listContacts",
      summary: "List contacts",
      description: "People, newest first. All filters combine.",
      permission: null,
      scope: "read",
      command: "contacts list"
    })
  )

export const getContact = HttpApiEndpoint.get("get")`/contacts/${id}`
  .addSuccess(data(ContactDetail, "ContactDetailAnswer"))
  .addError(Forbidden)
  .addError(NotFound)
  .pipe(
    operation({
      id: "getContact",
      summary: "Get a contact",
      description: "One person. An id that was linked into another contact answers with that one.",
      permission: null,
      scope: "read"
    })
  )

export const updateContact = HttpApiEndpoint.patch("update")`/contacts/${id}`
  .setPayload(strict(ContactChange))
  .addSuccess(data(Contact, "ContactAnswer"))
  .addError(InvalidRequest)
  .addError(Forbidden)
  .addError(NotFound)
  .pipe(
    operation({
      id: "updateContact",
      summary: "Update a contact",
      description:
        "Send at least one change; all of it is done or nothing. A change sends contact.updated to subscribed hooks. 403 for people of an account that the key's person is not limited to.",
      permission: null,
      scope: "moderate"
    })
  )

export const linkContacts = HttpApiEndpoint.post("link")`/contacts/${id}/link`
  .setHeaders(IdempotencyHeaders)
  .setPayload(strict(ContactLink))
  .addSuccess(data(LinkedContact, "LinkedContactAnswer"))
  .addError(InvalidRequest)
  .addError(Forbidden)
  .addError(NotFound)
  .addError(Conflict)
  .addError(Unprocessable)
  .pipe(
    operation({
      id: "linkContacts",
      summary: "Link two contacts",
      description:
        "Both are the same person: the contact of the body becomes another name of this one, with its tags, fields, comments and messages; what this one has stays. The other id keeps answering, with this contact. It cannot be undone. 422 for contacts on two platforms, 400 for a contact and itself, 403 as for a change.",
      permission: "moderate",
      command: "contacts link"
    })
  )

export const deleteContact = HttpApiEndpoint.del("erase")`/contacts/${id}`
  .addSuccess(data(ErasedPerson, "ErasedPersonAnswer"))
  .addSuccess(data(LeavingPerson, "LeavingPersonAnswer", 202))
  .addError(Forbidden)
  .addError(NotFound)
  .pipe(
    operation({
      id: "deleteContact",
      summary: "Delete a person",
      description:
        "Deletes the contact, their messages, and the text and author of every comment of theirs, in histories, decisions, what the autopilot learnt, and deliveries, sent or waiting. Ids, times, decisions and counts stay; the platform is not told. It cannot be undone. 200 when all of it is gone; 202 where that takes longer than about 20 seconds: it goes on by itself, and asking again answers 202 until nothing is left, then 404.",
      permission: "manage_personal_data",
      command: "contacts delete"
    })
  )

export const deleteAuthor = HttpApiEndpoint.del(
  "eraseAuthor"
)`/accounts/${HttpApiSchema.param("id", AccountId)}/authors`
  .setUrlParams(strict(Schema.Struct({ author_id: AuthorId })))
  .addSuccess(data(ErasedPerson, "ErasedPersonAnswer"))
  .addSuccess(data(LeavingPerson, "LeavingPersonAnswer", 202))
  .addError(InvalidRequest)
  .addError(Forbidden)
  .addError(NotFound)
  .pipe(
    operation({
      id: "deleteAuthor",
      summary: "Delete an author",
      description:
        "The same as deleting a person, by the id that the platform gave the author of a comment; 202 where it goes on.",
      permission: "manage_personal_data"
    })
  )

export const exportContact = HttpApiEndpoint.get("export")`/contacts/${id}/export`
  .setUrlParams(strict(Schema.Struct({ cursor: pageParameters.cursor })))
  .addSuccess(PersonalDataPage)
  .addError(InvalidRequest)
  .addError(Forbidden)
  .addError(NotFound)
  .pipe(
    operation({
      id: "exportContact",
      summary: "Export a person",
      description: `All that is kept about a person, to be given to them on request. A page holds ${exportedAtOnce} comments and messages; who wrote more has \`next_cursor\`: follow it until it is null.`,
      permission: "manage_personal_data",
      command: "contacts export"
    })
  )

export const listTags = HttpApiEndpoint.get("tags", "/tags")
  .addSuccess(data(Schema.Array(Tag).annotations({ description: "Every tag, by name" }), "TagsAnswer"))
  .addError(Forbidden)
  .pipe(
    operation({
      id: "listTags",
      summary: "List tags",
      description: "Every tag, by name, and how many contacts have it.",
      permission: null,
      scope: "read"
    })
  )

export class ContactsApi extends HttpApiGroup.make("contacts")
  .add(listContacts)
  .add(getContact)
  .add(updateContact)
  .add(linkContacts)
  .add(deleteContact)
  .add(deleteAuthor)
  .add(exportContact)
  .add(listTags)
  .middleware(Authentication)
  .annotateContext(OpenApi.annotations({ title: "Contacts", description: "People, and the tags they have" })) {}
