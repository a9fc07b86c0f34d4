import type { CommentDetail } from "#schema/resources/Comment.ts"
import type { Brand } from "#src/Access/People/Membership.ts"

/** A comment as parts of its page show it. */
export interface CommentView {
  readonly brand: Brand
  readonly comment: CommentDetail
}

/**
 * What an answer is given to: where the comment stands, who decided that and when, and its text. Another text, or
 * another decision, is another question.
 */
export const questionOf = ({ decision, status, text }: Pick<CommentDetail, "decision" | "status" | "text">): string =>
  new Bun.CryptoHasher("sha256").update(JSON.stringify([status, decision?.at ?? null, text])).digest("base64url")
