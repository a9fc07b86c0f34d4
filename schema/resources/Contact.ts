import { Schema } from "effect"
import { dictionary } from "../Dictionary.ts"
import { filterTime } from "../FilterTime.ts"
import { AccountId, ContactId, TagId } from "../Ids.ts"
import { Platform } from "../Platform.ts"
import { text } from "../Text.ts"
import { Timestamp } from "../Time.ts"
import { Sales } from "./Sale.ts"

export const maxEmailLength = 254
export const maxPhoneLength = 40
export const maxFieldNameLength = 64
export const maxFieldValueLength = 2000
export const maxFields = 100
export const maxTagNameLength = 64
const maxTagsChanged = 20
/** In a workspace. */
export const maxTags = 10_000

const string = (description: string) => Schema.String.annotations({ description })
const nullableString = (description: string) => Schema.NullOr(Schema.String).annotations({ description })

/** One person on one platform, under whatever ids the platform knows them by. */
export const Contact = Schema.Struct({
  id: ContactId,
  platform: Platform,
  account_id: AccountId,
  account_name: string("Connected account name"),
  name: string("The person's name"),
  handle: string("Platform handle"),
  email: nullableString("What the person gave, or a colleague entered"),
  phone: nullableString("What the person gave, or a colleague entered, in E.164"),
  tags: Schema.Array(Schema.String).annotations({ description: "Tag names, in alphabetical order" }),
  fields: dictionary(Schema.String, { type: "string" }).annotations({
    description: "Custom fields, name to value"
  }),
  follows_you: Schema.NullOr(Schema.Boolean).annotations({
    description: "Known only on Instagram, after the person messaged or tapped"
  }),
  last_message_at: Schema.NullOr(Timestamp).annotations({
    description: "Last message or tap from the person; null before the first"
  }),
  created_at: Timestamp.annotations({ description: "When the service first saw them; lists are ordered by it" }),
  updated_at: Timestamp.annotations({ description: "When anything about them last changed" })
}).annotations({ identifier: "Contact", description: "One person on one platform" })
export type Contact = typeof Contact.Type

export const ContactDetail = Schema.Struct({ ...Contact.fields, sales: Sales }).annotations({
  identifier: "ContactDetail",
  description: "One person, and what they led to"
})
export type ContactDetail = typeof ContactDetail.Type

export const ContactLink = Schema.Struct({
  contact_id: ContactId.annotations({
    description: "The contact that is the same person, and becomes a name of this one"
  })
}).annotations({ identifier: "ContactLink", description: "Who else the person is" })
export type ContactLink = typeof ContactLink.Type

export const LinkedContact = Schema.Struct({
  contact_id: ContactId.annotations({ description: "The contact that both ids answer with from now on" }),
  linked_id: ContactId.annotations({ description: "The id that is another name of it now" })
}).annotations({ identifier: "LinkedContact", description: "Two contacts that are one from now on" })
export type LinkedContact = typeof LinkedContact.Type

export const Tag = Schema.Struct({
  id: TagId,
  name: string("Tag name"),
  contacts: Schema.Int.annotations({ description: "How many contacts have it" })
}).annotations({ identifier: "Tag", description: "A tag that contacts have" })
export type Tag = typeof Tag.Type

const optional = <A, I, R>(schema: Schema.Schema<A, I, R>) => Schema.optionalWith(schema, { exact: true })

export const ContactSearch = text({
  max: 200,
  description:
    "Searches names, handles, e-mail addresses and phones without regard to case, and phones however they are spelled; with one or two characters, how their words begin"
})

/** Query parameters that narrow a list of contacts; all of them combine. */
export const contactFilterParameters = {
  platform: optional(Platform),
  tag: optional(text({ max: 400, description: "Tag names, comma separated: people with any of them" })),
  has: optional(
    Schema.Literal("email", "phone", "either").annotations({ description: "People whose e-mail or phone is known" })
  ),
  email: optional(text({ max: maxEmailLength, description: "Whole e-mail address, in any case of letters" })),
  q: optional(ContactSearch),
  can_message: optional(
    Schema.Literal("true", "false").annotations({
      description: "true: people inside their platform's messaging window at this moment; false: all others"
    })
  ),
  updated_since: optional(filterTime("Changed at or after (inclusive), with an offset; for syncing"))
}

export const ContactFilter = Schema.Struct(contactFilterParameters)
export type ContactFilter = typeof ContactFilter.Type

const TagNames = Schema.Array(Schema.String).pipe(
  Schema.maxItems(maxTagsChanged, { message: () => `must have at most ${maxTagsChanged} items` })
)

/** Send at least one change. What does not validate is refused as a whole. */
export const ContactChange = Schema.Struct({
  email: optional(
    Schema.NullOr(text({ max: maxEmailLength, description: "E-mail address" })).annotations({
      description: "null removes it; an empty text changes nothing"
    })
  ),
  phone: optional(
    Schema.NullOr(text({ max: maxPhoneLength, description: "Phone number" })).annotations({
      description: "With the country code outside the US; null removes it; an empty text changes nothing"
    })
  ),
  fields: optional(
    dictionary(Schema.NullOr(Schema.String), { anyOf: [{ type: "string" }, { type: "null" }] }).annotations({
      description: "Custom fields to set; a null value removes that field, an empty text changes nothing"
    })
  ),
  add_tags: optional(TagNames.annotations({ description: "Tag names; made on first use" })),
  remove_tags: optional(TagNames.annotations({ description: "Tag names" }))
})
  .pipe(
    Schema.filter(
      (change) =>
        Object.keys(change).length > 0 ||
        "has nothing to change: send at least one field; an empty text counts as not sent, and null removes"
    )
  )
  .annotations({ identifier: "ContactChange", description: "Send only what changes", jsonSchema: { minProperties: 1 } })
export type ContactChange = typeof ContactChange.Type
