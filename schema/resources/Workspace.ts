import { Schema } from "effect"
import { KeyId, WorkspaceId } from "../Ids.ts"

/** What a person may do in a workspace. */
export const Role = Schema.Literal("owner", "admin", "manager", "moderator", "viewer").annotations({
  identifier: "Role"
})
export type Role = typeof Role.Type

export const Me = Schema.Struct({
  workspace: Schema.Struct({
    id: WorkspaceId,
    name: Schema.String.annotations({ description: "Brand name" })
  }).annotations({ description: "The brand that the key belongs to" }),
  key: Schema.Struct({
    id: KeyId,
    name: Schema.String.annotations({ description: "Name of the key" }),
    prefix: Schema.String.annotations({ description: "First characters of the key, for recognition" })
  }).annotations({ description: "The key that asks" }),
  created_by: Schema.Struct({
    name: Schema.String.annotations({ description: "Person who created the key; the key acts as them" })
  }).annotations({ description: "Whom the key acts as" }),
  can_act: Schema.Boolean.annotations({ description: "Whether the key may moderate comments now" })
}).annotations({ identifier: "Me", description: "The key that asks, and what it may do" })
export type Me = typeof Me.Type
