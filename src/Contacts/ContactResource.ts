import type { Contact } from "#schema/resources/Contact.ts"
import { shown, shownOrNull, type Timed } from "#src/Ground/Time.ts"
import type { StoredContact } from "./StoredContact.ts"

/** The contact of the API and of deliveries. */
export const toContact = (row: Timed<StoredContact>): Contact => ({
  id: row.id,
  platform: row.platform,
  account_id: row.account_id,
  account_name: row.account_name,
  name: row.name,
  handle: row.handle,
  email: row.email,
  phone: row.phone,
  tags: row.tags.map(({ name }) => name),
  fields: row.fields,
  follows_you: row.follows_you,
  last_message_at: shownOrNull(row.last_message_at),
  created_at: shown(row.created_at),
  updated_at: shown(row.updated_at)
})
