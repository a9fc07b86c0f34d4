import { Either } from "effect"
import type { Issue } from "#schema/Errors.ts"
import { maxFields } from "#schema/resources/Contact.ts"
import type { Lead } from "#schema/resources/Event.ts"
import type { CheckedChange, TagName } from "./CheckedChange.ts"
import { isSameEmail } from "./Fields/Email.ts"
import { type ContactFields, type ReportedField, reportedFields, type StoredContact } from "./StoredContact.ts"

/** What a change makes of a contact. `changed` names what is really different; empty for nothing at all. */
export interface Applied {
  readonly set: ContactFields
  readonly addTags: ReadonlyArray<TagName>
  readonly removeTags: ReadonlyArray<TagName>
  readonly changed: ReadonlyArray<ReportedField>
}

export const applyChange = (
  contact: StoredContact,
  change: CheckedChange
): Either.Either<Applied, ReadonlyArray<Issue>> => {
  const fields = merged(contact.fields, change.fields)
  const count = Object.keys(fields).length
  if (count > maxFields && count > Object.keys(contact.fields).length) {
    return Either.left([{ path: "fields", message: `must leave at most ${maxFields} fields, not ${count}` }])
  }
  const has = new Set(contact.tags.map(({ key }) => key))
  const addTags = change.addTags.filter(({ key }) => !has.has(key))
  const removeTags = change.removeTags.filter(({ key }) => has.has(key))
  const set: ContactFields = {
    ...(change.email === undefined || change.email === contact.email ? {} : { email: change.email }),
    ...(change.phone === undefined || change.phone === contact.phone ? {} : { phone: change.phone }),
    ...(same(fields, contact.fields) ? {} : { fields })
  }
  const tagsChanged = addTags.length + removeTags.length > 0
  const changed = reportedFields.filter((name) => (name === "tags" ? tagsChanged : name in set))
  return Either.right({ set, addTags, removeTags, changed })
}

/** The contact data that a campaign's change gives; null for none, as where an address is only spelt otherwise. */
export const givenIn = (contact: StoredContact, { email = null, phone = null }: ContactFields): Lead | null =>
  (email === null || isSameEmail(email, contact.email)) && phone === null ? null : { email, phone, source: "campaign" }

const merged = (
  before: StoredContact["fields"],
  change: ReadonlyMap<string, string | null>
): StoredContact["fields"] => {
  const after = new Map(Object.entries(before))
  for (const [name, value] of change) {
    if (value === null) after.delete(name)
    else after.set(name, value)
  }
  return Object.fromEntries(after)
}

const same = (one: StoredContact["fields"], other: StoredContact["fields"]) => {
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
}
