import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "@effect/platform"
import { Schema } from "effect"
import { Contact, ContactChange, contactFilterParameters, Tag } from "../Contact.ts"
import { InvalidRequest, NotFound } from "../Errors.ts"
import { ContactId } from "../Ids.ts"
import { data, page, pageParameters } from "../Page.ts"
import { strict } from "../Strict.ts"
import { Authentication } from "./Authentication.ts"
import { describe } from "./describe.ts"

const id = HttpApiSchema.param("id", ContactId)

const list = HttpApiEndpoint.get("list", "/contacts")
  .setUrlParams(strict(Schema.Struct({ ...contactFilterParameters, ...pageParameters })))
  .addSuccess(page(Contact, "ContactPage"))
  .addError(InvalidRequest)
  .annotateContext(describe("listContacts", "List contacts", "People, newest first. All filters combine."))

const get = HttpApiEndpoint.get("get")`/contacts/${id}`
  .addSuccess(data(Contact, "ContactAnswer"))
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

const tags = HttpApiEndpoint.get("tags", "/tags")
  .addSuccess(data(Schema.Array(Tag).annotations({ description: "Every tag, by name" }), "TagsAnswer"))
  .annotateContext(describe("listTags", "List tags", "Every tag, by name, and how many contacts have it."))

export class ContactsApi extends HttpApiGroup.make("contacts")
  .add(list)
  .add(get)
  .add(update)
  .add(tags)
  .middleware(Authentication)
  .annotateContext(OpenApi.annotations({ title: "Contacts", description: "People, and the tags they have" })) {}
