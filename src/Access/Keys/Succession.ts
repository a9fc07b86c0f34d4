import { Duration, Either } from "effect"
import { Conflict, Forbidden } from "#schema/Errors.ts"
import type { PersonId } from "#schema/Ids.ts"
import type { KeyRow } from "./KeysRepo.ts"

/** How long a key and its successor are good together where nobody says otherwise. */
export const defaultOverlap = Duration.hours(24)

export interface Rotation {
  readonly overlap: Duration.Duration
  readonly at: Date
  /** Who sees the successor, which acts as whoever the key acts as: nobody else's key is rotated for them. */
  readonly of?: PersonId | undefined
}

/** When a key ends that is rotated, or why it cannot be. */
export const endOnRotation = (
  key: Pick<KeyRow, "created_by" | "expires_at" | "person_id" | "revoked_at" | "successor_id">,
  { at, of, overlap }: Rotation
): Either.Either<Date, Conflict | Forbidden> => {
  const { created_by, expires_at, person_id, revoked_at, successor_id } = key
  if (of !== undefined && of !== person_id) {
    const message = `This key acts as ${created_by}, so only ${created_by} can rotate it; you can revoke it`
    return Either.left(new Forbidden({ message }))
  }
  if (revoked_at !== null || (expires_at !== null && expires_at <= at)) {
    return Either.left(new Conflict({ message: "This key was revoked or has expired; make a new one" }))
  }
  if (successor_id !== null) {
    return Either.left(new Conflict({ message: `This key was already rotated; its successor is ${successor_id}` }))
  }
  const end = new Date(at.getTime() + Duration.toMillis(overlap))
  return Either.right(expires_at !== null && expires_at < end ? expires_at : end)
}
