import { Array as Arrays, type Option } from "effect"
import type { StoredComment } from "#src/Comments/StoredComment.ts"
import type { AccountAccess, CommentReference, HidesMany } from "#src/Platforms/Port/PlatformGateway.ts"
import type { ClaimedWork } from "../Claims/Work.ts"

/** A piece of work, and the comment that it is about. */
export interface Piece {
  readonly work: ClaimedWork
  readonly comment: StoredComment
}

/** Pieces of work of one account that are done in one call: several are hides, or several unhides. */
export interface Round {
  readonly pieces: readonly [Piece, ...ReadonlyArray<Piece>]
  /** None where the account has to be connected again. */
  readonly access: Option.Option<AccountAccess>
  /** How they are done together; null for a piece that goes alone. */
  readonly many: HidesMany | null
}

export const reference = (comment: StoredComment): CommentReference => ({
  externalId: comment.external_id,
  parentExternalId: comment.parent_external_id,
  authorExternalId: comment.author_external_id,
  postExternalId: comment.post_external_id,
  adId: comment.ad_id
})

const isHiding = ({ work: { action } }: Piece) => action === "hide" || action === "unhide"

/** Half as many at each further attempt: where one of them is what a call fails for, it is alone in the end. */
const size = (most: number, attempt: number) => Math.max(1, Math.floor(most / 2 ** (attempt - 1)))

/** Which pieces of work of one account are done together. */
export const roundsOf = (
  pieces: ReadonlyArray<Piece>,
  access: Option.Option<AccountAccess>,
  many: HidesMany | null
): ReadonlyArray<Round> => {
  const [alone, together] = Arrays.partition(
    pieces,
    (piece) => many !== null && isHiding(piece) && many.takes(reference(piece.comment))
  )
  const alike = Map.groupBy(together, ({ work: { action, attempts } }) => `${action} ${attempts}`)
  return [
    ...alone.map((piece): Round => ({ pieces: [piece], access, many: null })),
    ...[...alike.values()].flatMap((own) =>
      Arrays.chunksOf(own, size(many?.most ?? 1, own[0]?.work.attempts ?? 1)).map(
        (chunk): Round => ({ pieces: chunk, access, many })
      )
    )
  ]
}
