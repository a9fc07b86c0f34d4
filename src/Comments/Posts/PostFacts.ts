import { Schema } from "effect"
import { AccountId, WorkspaceId } from "#schema/Ids.ts"
import type { ObservedComment } from "../Observation.ts"

/** What a platform tells of a post. */
export interface PostFacts {
  readonly externalId: string
  /** Null for a post without words. */
  readonly caption: string | null
  readonly url: string | null
  /** The ad that shows the post; null for none, and where it is not known. */
  readonly ad: ObservedComment["ad"]
  /** Where a comment under it can be looked at. */
  readonly commentUrl: (externalId: string, parentExternalId: string | null) => string | null
}

/** A post that this process is to read. */
export const ClaimedPost = Schema.Struct({
  workspace_id: WorkspaceId,
  account_id: AccountId,
  external_id: Schema.String,
  failures: Schema.Number
})
export type ClaimedPost = typeof ClaimedPost.Type
