import { Schema } from "effect"
import { KeyId, PersonId } from "../Ids.ts"
import { Name } from "../Name.ts"
import { Scope } from "../resources/Scope.ts"
import { Timestamp } from "../Time.ts"

const End = Schema.NullOr(Timestamp).annotations({ description: "When it ends by itself; null for never" })
const Campaign = Schema.NullOr(Schema.String).annotations({
  description: "The campaign that it acts for, by name; null for none. What it does is told as the campaign's"
})
const optional = <A, I>(schema: Schema.Schema<A, I>) => Schema.optionalWith(schema, { exact: true })

export const Key = Schema.Struct({
  id: KeyId,
  name: Schema.String,
  prefix: Schema.String.annotations({ description: "Its first characters, for recognition" }),
  acts_as: Schema.Struct({ id: PersonId, name: Schema.String }).annotations({
    description: "Whom it acts as, with the role that they hold at the moment"
  }),
  scopes: Schema.Array(Scope).annotations({ description: "What it may do at most" }),
  created_at: Timestamp,
  used_at: Schema.NullOr(Timestamp).annotations({
    description: "When it was last used, to the minute; null for never"
  }),
  expires_at: End,
  revoked_at: Schema.NullOr(Timestamp).annotations({ description: "Since when it works no longer" }),
  successor_id: Schema.NullOr(KeyId).annotations({ description: "The key that takes its place" }),
  campaign: Campaign
}).annotations({ identifier: "Key", description: "An API key; the key itself is not kept" })
export type Key = typeof Key.Type

export const NewKey = Schema.Struct({
  name: Name,
  scopes: optional(Schema.NonEmptyArray(Scope)),
  expires_at: optional(End),
  campaign: optional(Schema.NullOr(Name))
}).annotations({ identifier: "NewKey", description: "A key to be made; it acts as whoever makes it" })
export type NewKey = typeof NewKey.Type

export const MadeKey = Schema.Struct({
  id: KeyId,
  name: Schema.String,
  prefix: Schema.String,
  key: Schema.String.annotations({ description: "The key itself: the only time that it is seen" }),
  scopes: Schema.Array(Scope),
  expires_at: End,
  campaign: Campaign
}).annotations({ identifier: "MadeKey", description: "A key that was just made" })
export type MadeKey = typeof MadeKey.Type

/** Hours for which a key and its successor are good together, at most: 30 days. */
export const longestOverlap = 720

export const KeyRotation = Schema.Struct({
  overlap_hours: optional(Schema.Int.pipe(Schema.between(0, longestOverlap))).annotations({
    description: "For how long the key before it still works; 24 where nothing is said"
  })
}).annotations({ identifier: "KeyRotation" })

export const RotatedKey = Schema.Struct({
  ...MadeKey.fields,
  previous_until: Timestamp.annotations({ description: "When the key before it ends" }),
  hooks_passed: Schema.Int.annotations({ description: "Hooks that it keeps alive, too" })
}).annotations({ identifier: "RotatedKey", description: "The successor of a key" })
export type RotatedKey = typeof RotatedKey.Type

export const RevokedKey = Schema.Struct({
  id: KeyId,
  revoked: Schema.Literal(true),
  hooks_removed: Schema.Int.annotations({ description: "Hooks that no other key asked for, and that ended with it" })
}).annotations({ identifier: "RevokedKey", description: "A key that works no longer" })
