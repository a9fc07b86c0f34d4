import { Context, type Effect } from "effect"
import type { CommentId, WorkspaceId } from "#schema/Ids.ts"
import type { Sale } from "#schema/resources/Sale.ts"

/** What may have led to a sale; a contact under every id it ever had. */
export type SaleSource = { readonly commentId: string } | { readonly contactIds: ReadonlyArray<string> }

/** The sales that are told of with a comment or a contact. Sales, which stands above both rooms, answers. */
export class SalesLedTo extends Context.Tag("steward/SalesLedTo")<
  SalesLedTo,
  {
    /** Newest first; no more than are shown. */
    readonly of: (workspaceId: WorkspaceId, source: SaleSource) => Effect.Effect<ReadonlyArray<Sale>>
    /** The same of many comments at once: an entry for each that led to some. */
    readonly ofComments: (
      workspaceId: WorkspaceId,
      ids: ReadonlyArray<CommentId>
    ) => Effect.Effect<ReadonlyMap<CommentId | null, ReadonlyArray<Sale>>>
  }
>() {}
