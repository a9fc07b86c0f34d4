import { withBeside } from "./Fields/Beside.ts"
import { isSameEmail } from "./Fields/Email.ts"
import { type ContactFields, type ReportedField, reportedFields, type StoredContact } from "./StoredContact.ts"

/** An address and a number that the other has as well go beside it, as another answer to a form does. */
const othersOf = (into: StoredContact, old: StoredContact): ReadonlyArray<readonly [name: string, value: string]> => [
  ...Object.entries(old.fields),
  ...(old.email === null || into.email === null || isSameEmail(old.email, into.email)
    ? []
    : [["email", old.email] as const]),
  ...(old.phone === null || into.phone === null || old.phone === into.phone
    ? []
    : [["phone_number", old.phone] as const])
]

/**
 * What `into` becomes when it takes in `old`, the same person: what it knew itself stands, gaps are filled, and what
 * differs is kept beside it.
 */
export const merge = (
  into: StoredContact,
  old: StoredContact
): { readonly set: ContactFields; readonly changed: ReadonlyArray<ReportedField> } => {
  const fields = withBeside(into.fields, othersOf(into, old), Number.POSITIVE_INFINITY)
  const tags = new Set(into.tags.map(({ key }) => key))
  const gains: Record<ReportedField, boolean> = {
    email: into.email === null && old.email !== null,
    phone: into.phone === null && old.phone !== null,
    fields: Object.keys(fields).length > Object.keys(into.fields).length,
    tags: old.tags.some(({ key }) => !tags.has(key))
  }
  return {
    set: {
      name: into.name === "" ? old.name : into.name,
      handle: into.handle === "" ? old.handle : into.handle,
      email: into.email ?? old.email,
      phone: into.phone ?? old.phone,
      fields,
      follows_you: into.follows_you ?? old.follows_you,
      last_message_at: later(into.last_message_at, old.last_message_at)
    },
    changed: reportedFields.filter((field) => gains[field])
  }
}

export const later = (one: Date | null, other: Date | null): Date | null => {
  if (one === null || other === null) return one ?? other
  return one > other ? one : other
}
