import { Schema } from "effect"
import { Platform } from "#schema/Platform.ts"

/** What a login page leads back with, to be changed for tokens once. */
export const IssuedLoginCode = Schema.Struct({
  platform: Platform,
  code: Schema.String,
  clientId: Schema.String,
  redirectUri: Schema.String,
  /** Who logged in. */
  subject: Schema.String,
  scopes: Schema.Array(Schema.String),
  /** RFC 7636, S256. */
  challenge: Schema.NullOr(Schema.String),
  expiresAt: Schema.Number,
  used: Schema.Boolean
})
export type IssuedLoginCode = typeof IssuedLoginCode.Type
