import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "@effect/platform"
import { Schema } from "effect"
import {
  Contact,
  ContactChange,
  ContactDetail,
  ContactLink,
  contactFilterParameters,
  LinkedContact,
  Tag
} from "../Contact.ts"
import { AuthorId, ErasedPerson, PersonalData } from "../Erasure.ts"
import { Conflict, Forbidden, InvalidRequest, NotFound, Unprocessable } from "../Errors.ts"
import { AccountId, ContactId } from "../Ids.ts"
import { data, page, pageParameters } from "../Page.ts"
import { strict } from "../Strict.ts"
import { Authentication, RequiredPermission } from "./Authentication.ts"
import { describe } from "./describe.ts"

const id = HttpApiSchema.param("id", ContactId)

const list = HttpApiEndpoint.get("list", "/contacts")
  .setUrlParams(strict(Schema.Struct({ ...contactFilterParameters, ...pageParameters })))
  .addSuccess(page(Contact, "ContactPage"))
  .addError(InvalidRequest)
  .annotateContext(describe("listContacts", "List contacts", "People, newest first. All filters combine."))

const get = HttpApiEndpoint.get("get")`/contacts/${id}`
  .addSuccess(data(ContactDetail, "ContactDetailAnswer"))
  .addError(NotFound)
  .annotateContext(
    describe(
      "getContact",
      "Get a contact",
      "One person. An id that was linked into another contact answers with that one."
    )
  )

const update = HttpApiEndpoint.patch("update")`/contacts/${id}`
  .setPayload(strict(ContactChange))
  .addSuccess(data(Contact, "ContactAnswer"))
  .addError(InvalidRequest)
  .addError(NotFound)
  .annotateContext(
    describe(
      "updateContact",
      "Update a contact",
      "Send at least one change; all of it is done or nothing. A change sends contact.updated to subscribed hooks."
    )
  )

const link = HttpApiEndpoint.post("link")`/contacts/${id}/link`
  .setPayload(strict(ContactLink))
  .addSuccess(data(LinkedContact, "LinkedContactAnswer"))
  .addError(InvalidRequest)
  .addError(Forbidden)
  .addError(NotFound)
  .addError(Conflict)
  .addError(Unprocessable)
  .annotate(RequiredPermission, "moderate")
  .annotateContext(
    describe(
      "linkContacts",
      "Link two contacts",
      "Both are the same person: the contact of the body becomes another name of this one, with its tags, fields, comments and messages; what this one has stays. The other id keeps answering, with this contact. It cannot be undone. 422 for contacts on two platforms."
    )
  )

const erase = HttpApiEndpoint.del("erase")`/contacts/${id}`
  .addSuccess(data(ErasedPerson, "ErasedPersonAnswer"))
  .addError(Forbidden)
  .addError(NotFound)
  .annotate(RequiredPermission, "manage_personal_data")
  .annotateContext(
    describe(
      "deleteContact",
      "Delete a person",
      "Deletes the contact, their messages, and the text and author of every comment of theirs, in histories, decisions, what the autopilot learnt, and deliveries, sent or waiting. Ids, times, decisions and counts stay; the platform is not told. It cannot be undone."
    )
  )

const eraseAuthor = HttpApiEndpoint.del("eraseAuthor")`/accounts/${HttpApiSchema.param("id", AccountId)}/authors`
  .setUrlParams(strict(Schema.Struct({ author_id: AuthorId })))
  .addSuccess(data(ErasedPerson, "ErasedPersonAnswer"))
  .addError(InvalidRequest)
  .addError(Forbidden)
  .addError(NotFound)
  .annotate(RequiredPermission, "manage_personal_data")
  .annotateContext(
    describe(
      "deleteAuthor",
      "Delete an author",
      "The same as deleting a person, by the id that the platform gave the author of a comment."
    )
  )

const exported = HttpApiEndpoint.get("export")`/contacts/${id}/export`
  .addSuccess(data(PersonalData, "PersonalDataAnswer"))
  .addError(Forbidden)
  .addError(NotFound)
  .annotate(RequiredPermission, "manage_personal_data")
  .annotateContext(
    describe("exportContact", "Export a person", "All that is kept about a person, to be given to them on request.")
  )

const tags = HttpApiEndpoint.get("tags", "/tags")
  .addSuccess(data(Schema.Array(Tag).annotations({ description: "Every tag, by name" }), "TagsAnswer"))
  .annotateContext(describe("listTags", "List tags", "Every tag, by name, and how many contacts have it."))

export class ContactsApi extends HttpApiGroup.make("contacts")
  .add(list)
  .add(get)
  .add(update)
  .add(link)
  .add(erase)
  .add(eraseAuthor)
  .add(exported)
  .add(tags)
  .middleware(Authentication)
  .annotateContext(OpenApi.annotations({ title: "Contacts", description: "People, and the tags they have" })) {}
