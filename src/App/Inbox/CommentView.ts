import type { CommentDetail } from "#schema/resources/Comment.ts"
import type { NeedsYouItem } from "#schema/resources/NeedsYou.ts"
import type { Brand } from "#src/Access/People/Membership.ts"

/** A comment as its page shows it. */
export interface CommentView {
  readonly brand: Brand
  readonly comment: CommentDetail
  /** Why the autopilot asks; null where it does not. */
  readonly asking: NeedsYouItem | null
  readonly mayAnswer: boolean
  /** The path of the page, by which its forms come back. */
  readonly path: string
  readonly problem: string | null
  /** What was typed as a reply before something went wrong. */
  readonly typed: string | null
  readonly done: boolean
}

/**
 * What an answer is given to: where the comment stands, who decided that and when, and its text. Another text, or
 * another decision, is another question.
 */
export const questionOf = ({ decision, status, text }: Pick<CommentDetail, "decision" | "status" | "text">): string =>
  new Bun.CryptoHasher("sha256").update(JSON.stringify([status, decision?.at ?? null, text])).digest("base64url")
