import { DateTime } from "effect"
import type { Observation } from "#src/Comments/Observation.ts"
import type { IncomingMessage } from "#src/Contacts/Messages/IncomingMessage.ts"
import { readWebhook } from "../Facebook/Webhook.ts"
import type { WaitingBody } from "./InboxRepo.ts"

/** What a body says about one account. */
export interface ReadBody {
  readonly number: string
  readonly observations: ReadonlyArray<Observation>
  readonly messages: ReadonlyArray<IncomingMessage>
  /** What of the body could not be read, in words. */
  readonly skipped: ReadonlyArray<string>
  /** For a body that is read once more: what changed since it came is newer than it. */
  readonly since: DateTime.Utc | undefined
}

/** Reads a body of Facebook's for one of the pages that it is about. */
export const readBody = (pageId: string, { again, body, number, received_at }: WaitingBody): ReadBody => {
  const receivedAt = DateTime.unsafeFromDate(received_at)
  const { pages, skipped } = readWebhook(new TextDecoder().decode(body), receivedAt)
  const own = pages.find((page) => page.pageId === pageId)
  return {
    number,
    observations: own?.observations ?? [],
    messages: own?.messages ?? [],
    skipped,
    since: again ? receivedAt : undefined
  }
}

/** Bodies that are taken in together, at most `limit` of them, in their order: each that is read once more by itself. */
export const together = (
  bodies: ReadonlyArray<WaitingBody>,
  limit: number
): ReadonlyArray<ReadonlyArray<WaitingBody>> => {
  const sets: Array<Array<WaitingBody>> = []
  for (const body of bodies) {
    const last = sets.at(-1)
    if (last === undefined || last.length >= limit || body.again || last[0]?.again === true) sets.push([body])
    else last.push(body)
  }
  return sets
}
