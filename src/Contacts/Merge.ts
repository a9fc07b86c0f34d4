import { type ContactFields, type ReportedField, reportedFields, type StoredContact } from "./StoredContact.ts"

/** What `into` becomes when it takes in `old`, the same person: what it knew itself stands, and gaps are filled. */
export const merge = (
  into: StoredContact,
  old: StoredContact
): { readonly set: ContactFields; readonly changed: ReadonlyArray<ReportedField> } => {
  const tags = new Set(into.tags.map(({ key }) => key))
  const gains: Record<ReportedField, boolean> = {
    email: into.email === null && old.email !== null,
    phone: into.phone === null && old.phone !== null,
    fields: Object.keys(old.fields).some((name) => !Object.hasOwn(into.fields, name)),
    tags: old.tags.some(({ key }) => !tags.has(key))
  }
  return {
    set: {
      name: into.name === "" ? old.name : into.name,
      handle: into.handle === "" ? old.handle : into.handle,
      email: into.email ?? old.email,
      phone: into.phone ?? old.phone,
      fields: { ...old.fields, ...into.fields },
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
