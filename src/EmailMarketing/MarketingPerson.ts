import { Schema } from "effect"
import { ContactId } from "#schema/Ids.ts"
import { Platform } from "#schema/Platform.ts"

/** Somebody as a system is told of them. */
export const MarketingPerson = Schema.Struct({
  contact_id: ContactId,
  platform: Platform,
  name: Schema.String,
  handle: Schema.String,
  email: Schema.NullOr(Schema.String),
  phone: Schema.NullOr(Schema.String)
})
export type MarketingPerson = typeof MarketingPerson.Type
