import { Schema } from "effect"
import { AccountId } from "../Ids.ts"
import { Platform } from "../Platform.ts"
import { Timestamp } from "../Time.ts"

export const AccountHealth = Schema.Struct({
  state: Schema.Literal("connected", "failing", "disconnected").annotations({
    description:
      "`failing`: the last call to its platform failed, and is tried again. `disconnected`: nothing is read or done until a person connects it again"
  }),
  since: Schema.NullOr(Timestamp).annotations({
    description: "Since when it is failing or disconnected; null while it is connected"
  }),
  reason: Schema.NullOr(Schema.String).annotations({ description: "Why, in words; null while it is connected" }),
  last_poll_at: Schema.NullOr(Timestamp).annotations({ description: "When it was last read; null for never" }),
  last_push_at: Schema.NullOr(Timestamp).annotations({
    description: "When the platform last told us of something, to the minute; null for never"
  })
}).annotations({ identifier: "AccountHealth", description: "Whether Steward reaches the account on its platform" })
export type AccountHealth = typeof AccountHealth.Type

export const Account = Schema.Struct({
  id: AccountId,
  name: Schema.String.annotations({ description: "What people call it" }),
  platform: Platform,
  external_id: Schema.String.annotations({ description: "The id that the platform gave it" }),
  connected_at: Timestamp.annotations({ description: "When it was first connected" }),
  health: AccountHealth
}).annotations({ identifier: "Account", description: "A page or a channel of the brand on a platform" })
export type Account = typeof Account.Type
