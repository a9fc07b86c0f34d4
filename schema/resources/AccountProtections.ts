import { Schema } from "effect"
import { AccountId } from "../Ids.ts"
import { hideSwitches, Protections } from "./Autopilot.ts"

export const AccountProtections = Schema.Struct({
  account: Schema.Struct({
    id: AccountId,
    name: Schema.String.annotations({ description: "Connected account name" })
  }).annotations({ description: "The account" }),
  customized: Schema.Boolean.annotations({
    description: "Whether it has switches of its own; false where those of the workspace apply"
  }),
  protections: Protections.fields.protections
}).annotations({
  identifier: "AccountProtections",
  description: "The hide switches that apply to one account: its own, or the workspace's"
})
export type AccountProtections = typeof AccountProtections.Type

export const AccountProtectionsChange = Schema.Struct(hideSwitches).pipe(
  Schema.filter((change) => Object.keys(change).length > 0 || "has nothing to change: send at least one switch"),
  Schema.annotations({
    identifier: "AccountProtectionsChange",
    description: "Send only what changes; the rest stays as it is for the account now",
    jsonSchema: { minProperties: 1 }
  })
)
export type AccountProtectionsChange = typeof AccountProtectionsChange.Type
