import type { Context } from "effect"
import type { NewAddresses } from "#src/EmailMarketing/NewAddresses.ts"
import type { ReportedField, StoredContact } from "./StoredContact.ts"

/** Has systems told what of a contact's address and number is new. `contact` is as the change left it. */
export const tellOf = (
  addresses: Context.Tag.Service<typeof NewAddresses>,
  contact: StoredContact,
  changed: ReadonlyArray<ReportedField>,
  at: Date
) => {
  const { email, handle, id, name, phone, platform, workspace_id } = contact
  const isNew = (changed.includes("email") && email !== null) || (changed.includes("phone") && phone !== null)
  return addresses.changed(workspace_id, { contact_id: id, platform, name, handle, email, phone }, isNew, at)
}
