import { DateTime } from "effect"
import type { PlatformPush, PushedNews } from "../Port/PlatformPush.ts"
import type { WaitingBody } from "./InboxRepo.ts"

/** What a body says about one account. */
export interface ReadBody extends PushedNews {
  readonly number: string
  /** For a body that is read once more: what changed since it came is newer than it. */
  readonly since: DateTime.Utc | undefined
}

/** Reads a body for one of the accounts that it is about. */
export const readBody = (
  push: PlatformPush,
  externalId: string,
  { again, body, number, received_at }: WaitingBody
): ReadBody => {
  const receivedAt = DateTime.unsafeFromDate(received_at)
  const news = push.read(externalId, new TextDecoder().decode(body), receivedAt)
  return { ...news, number, since: again ? receivedAt : undefined }
}

/** The first of these bodies that are taken in together, at most `limit` of them: each that is read once more by itself. */
export const together = (bodies: ReadonlyArray<WaitingBody>, limit: number): ReadonlyArray<WaitingBody> => {
  const set = bodies.slice(0, limit)
  const alone = set.findIndex(({ again }) => again)
  return alone < 0 ? set : set.slice(0, Math.max(1, alone))
}

/**
 * Whether a body may be taken in before those that came earlier: it tells of nothing but new comments. What changed about a
 * comment is told in its order.
 */
export const mayGoAhead = ({ forms, messages, observations, skipped }: ReadBody): boolean =>
  observations.length > 0 &&
  observations.every(({ _tag }) => _tag === "Commented") &&
  forms.length + messages.length + skipped.length === 0
