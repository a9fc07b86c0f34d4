import type { ContactId } from "#schema/Ids.ts"
import { type ContactIdentity, identityOf, type KnownPerson } from "./Identity.ts"
import type { SeenContact } from "./StoredContact.ts"

/** Somebody whom a platform named, and when. */
export interface MetPerson {
  readonly person: KnownPerson
  readonly at: Date
}

/** People who were met before, by their identity. */
export type KnownPeople = ReadonlyMap<string, SeenContact>

export interface NewContact extends SeenContact, ContactIdentity {
  readonly at: Date
}

export interface Meeting {
  /** Who each of them is, in order; null for somebody the platform does not name. */
  readonly seen: ReadonlyArray<SeenContact | null>
  readonly fresh: ReadonlyArray<NewContact>
  /** Known before, and called otherwise now. */
  readonly renamed: ReadonlyArray<SeenContact & { readonly at: Date }>
}

/** One text for each identity. */
export const identityKey = ({ kind, value }: ContactIdentity): string => `${kind} ${value}`

/** Who the people are whom a platform named one after the other. `ids` has one for each who may be new. */
export const meeting = (
  people: ReadonlyArray<MetPerson>,
  known: KnownPeople,
  ids: ReadonlyArray<ContactId>
): Meeting => {
  const now = new Map(known)
  const fresh = new Map<string, NewContact>()
  const renamed = new Map<string, SeenContact & { readonly at: Date }>()
  const seen = people.map(({ at, person }, index) => {
    const identity = identityOf(person)
    if (identity === null) return null
    const key = identityKey(identity)
    const before = now.get(key)
    const id = before?.id ?? ids[index]
    if (id === undefined) throw new Error("Too few ids were made")
    // what the platform does not tell this time is still so
    const contact = { id, name: person.name || (before?.name ?? ""), handle: person.handle || (before?.handle ?? "") }
    now.set(key, contact)
    if (before === undefined || fresh.has(key)) {
      fresh.set(key, { ...identity, ...contact, at: fresh.get(key)?.at ?? at })
    } else if (contact.name !== before.name || contact.handle !== before.handle) {
      renamed.set(key, { ...contact, at })
    }
    return contact
  })
  return { seen, fresh: [...fresh.values()], renamed: [...renamed.values()] }
}
