import type { DateTime } from "effect"
import type { AccountId, WorkspaceId } from "#schema/Ids.ts"
import type { Platform, Surface } from "#schema/Platform.ts"

/** The account whose comments a platform reports. */
export interface ObservedAccount {
  readonly workspaceId: WorkspaceId
  readonly accountId: AccountId
  readonly platform: Platform
}

/** A comment as read from a platform, normalised; `externalId`s are opaque text. */
export interface ObservedComment {
  readonly externalId: string
  readonly parentExternalId: string | null
  readonly post: { readonly externalId: string; readonly caption: string | null; readonly url: string | null } | null
  readonly ad: { readonly id: string; readonly name: string | null } | null
  readonly surface: Surface
  readonly text: string
  readonly hasMedia: boolean
  readonly author: { readonly externalId: string | null; readonly name: string; readonly handle: string }
  readonly hidden: boolean
  readonly url: string | null
  readonly createdAt: DateTime.Utc
}

/** When the platform sent it; left out where it does not say. */
interface Sent {
  readonly sentAt?: DateTime.Utc
}

/**
 * What a platform told us about one account's comments, pushed or polled. The account's own comments and
 * replies are left out by the adapters. Each may arrive more than once, and late.
 */
export type Observation =
  | { readonly _tag: "Commented"; readonly comment: ObservedComment }
  | ({
      readonly _tag: "Edited"
      readonly externalId: string
      readonly text: string
      readonly hasMedia: boolean | null
      /** Who wrote it, as the platform knows them; left out where it does not say. */
      readonly authorId?: string | null
    } & Sent)
  | ({ readonly _tag: "Hidden"; readonly externalId: string } & Sent)
  | ({ readonly _tag: "Unhidden"; readonly externalId: string } & Sent)
  | { readonly _tag: "Removed"; readonly externalId: string }
