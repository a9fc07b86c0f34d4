import { Schema } from "effect"

/** What is not as it should be with an account, or the app, for whoever looks for it. */
export const AccountStanding = Schema.partialWith(
  Schema.Struct({
    /** Of whoever connected the page. */
    tasks: Schema.Array(Schema.String),
    /** They have no role on it any more. */
    roleLost: Schema.Boolean,
    /** The page is linked to no Instagram account. */
    unlinked: Schema.Boolean,
    /** Permissions that App Review has not given the app. */
    standardAccess: Schema.Array(Schema.String),
    /** Milliseconds since 1970. */
    dataAccessEndsAt: Schema.Number,
    /** Answers of the last 24 hours. */
    repliesUsed: Schema.Number,
    /** The app has its pushes sent nowhere. */
    noCallback: Schema.Boolean
  }),
  { exact: true }
)
export type AccountStanding = typeof AccountStanding.Type
