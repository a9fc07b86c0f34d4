import type { Comment } from "#schema/resources/Comment.ts"

/** Where a comment stands, as far as it matters to who sees it. */
interface Standing {
  readonly status: Comment["status"]
  /** Null unless it is hidden on the platform, as those are too that are hidden until somebody answers. */
  readonly hidden_at: unknown
  readonly pending_action: { readonly action: string } | null
}

/** Hidden, or being hidden, when all that is asked of the platform is done. */
export const isHidden = ({ hidden_at, pending_action, status }: Standing): boolean =>
  status === "hidden" || hidden_at !== null ? pending_action?.action !== "unhide" : pending_action?.action === "hide"

/** How many of several comments that nobody sees everybody would see again, if all of them were left up. */
export const revealed = (rows: ReadonlyArray<Standing>): number => (rows.length > 1 ? rows.filter(isHidden).length : 0)
