import { Context, Layer, Redacted } from "effect"
import type { CommentId, ContactId, HookId } from "#schema/Ids.ts"

/** Addresses in the app, as they stand in answers and deliveries. */
export class AppLinks extends Context.Tag("steward/AppLinks")<
  AppLinks,
  {
    readonly comment: (id: CommentId) => string
    readonly contact: (id: ContactId) => string
    readonly hook: (id: HookId) => string
    readonly accounts: string
    /** The whole installation, without a slash at its end. */
    readonly base: string
    /** A page where a password is set, once. */
    readonly setPassword: (token: Redacted.Redacted) => string
    readonly invitation: (token: Redacted.Redacted) => string
    /** Opens the app signed in, once. */
    readonly open: (token: Redacted.Redacted) => string
  }
>() {
  static readonly layer = (baseUrl: string) => Layer.succeed(AppLinks, appLinks(baseUrl))
}

/** The addresses of an installation. */
export const appLinks = (baseUrl: string): Context.Tag.Service<AppLinks> => ({
  comment: (id) => `${baseUrl}/inbox/${id}`,
  contact: (id) => `${baseUrl}/contacts/${id}`,
  hook: (id) => `${baseUrl}/settings/hooks/${id}`,
  accounts: `${baseUrl}/settings/accounts`,
  base: baseUrl,
  // in the query, which no log shows
  setPassword: (token) => `${baseUrl}/set-password?token=${Redacted.value(token)}`,
  invitation: (token) => `${baseUrl}/invitation?token=${Redacted.value(token)}`,
  open: (token) => `${baseUrl}/open?token=${Redacted.value(token)}`
})
