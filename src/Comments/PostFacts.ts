import type { AccountId, WorkspaceId } from "#schema/Ids.ts"
import type { ObservedComment } from "./Observation.ts"

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
export interface ClaimedPost {
  readonly workspace_id: WorkspaceId
  readonly account_id: AccountId
  readonly external_id: string
  readonly failures: number
}
