import { Schema } from "effect"
import { AccountId, KeyId, PersonId, WorkspaceId } from "../Ids.ts"

/** What a person may do in a workspace. */
export const Role = Schema.Literal("owner", "admin", "manager", "moderator", "viewer").annotations({
  identifier: "Role",
  description: "What a person may do in a workspace"
})
export type Role = typeof Role.Type

export const MyKey = Schema.Struct({
  id: KeyId,
  name: Schema.String.annotations({ description: "Name of the key" }),
  prefix: Schema.String.annotations({ description: "First characters of the key, for recognition" })
}).annotations({ description: "The key that asks" })

export const Me = Schema.Struct({
  workspace: Schema.Struct({
    id: WorkspaceId,
    name: Schema.String.annotations({ description: "Brand name" })
  }).annotations({ description: "The brand that the key belongs to" }),
  key: Schema.NullOr(MyKey).annotations({
    description: "The key that asks; null only for a person who is signed in with a browser"
  }),
  created_by: Schema.Struct({
    name: Schema.String.annotations({ description: "Person who created the key; the key acts as them" })
  }).annotations({ description: "Whom the key acts as" }),
  can_act: Schema.Boolean.annotations({ description: "Whether the key may moderate comments now" }),
  signed_in: Schema.optionalWith(
    Schema.Struct({
      id: PersonId,
      name: Schema.String.annotations({ description: "Name of the person" }),
      role: Schema.NullOr(Role).annotations({ description: "What they are in this workspace now" }),
      limited_to: Schema.NullOr(Schema.Array(AccountId)).annotations({
        description: "The accounts that they may act on; null for every account"
      })
    }).annotations({ description: "The person who is signed in with a browser; absent with a key" }),
    { exact: true }
  )
}).annotations({ identifier: "Me", description: "The key that asks, and what it may do" })
export type Me = typeof Me.Type
