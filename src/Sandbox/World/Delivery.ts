import { Schema } from "effect"
import { Platform } from "#schema/Platform.ts"

/** Where a platform pushes to. One target for each platform, as an app has one callback address. */
export const PushTarget = Schema.Struct({
  platform: Platform,
  url: Schema.String,
  secret: Schema.String,
  verifyToken: Schema.String
})
export type PushTarget = typeof PushTarget.Type

/** One event on its way to the target. `change` is the entry of `changes` in a push. */
export const PushDelivery = Schema.Struct({
  id: Schema.String,
  platform: Platform,
  accountId: Schema.String,
  change: Schema.Unknown,
  createdAt: Schema.Number,
  attempts: Schema.Number,
  nextAttemptAt: Schema.Number,
  deliveredAt: Schema.NullOr(Schema.Number),
  /** What the last attempt came to, in words. */
  result: Schema.NullOr(Schema.String)
})
export type PushDelivery = typeof PushDelivery.Type
