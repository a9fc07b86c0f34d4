import type { StreamedComment } from "#schema/app/NeedsYouView.ts"
import { CommentId } from "#schema/Ids.ts"
import type { ChangePosition } from "#src/Comments/Changes/Changes.ts"

const shape = /^(\d{1,15})\.(com_[0-9a-z]{1,40})?$/

/** The id of an event: the change that it tells of. */
const eventId = ({ at, id }: ChangePosition): string => `${at.getTime()}.${id}`

/** The change that a browser saw last, by the id of its event; null for what is no id of ours. */
export const positionOf = (lastEventId: string | undefined): ChangePosition | null => {
  const [, at, id = ""] = shape.exec(lastEventId ?? "") ?? []
  return at === undefined ? null : { at: new Date(Number(at)), id: id === "" ? "" : CommentId.make(id) }
}

const event = (name: string, position: ChangePosition, data: object) =>
  `id: ${eventId(position)}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`

/** A comment is new, or has changed. */
export const commentEvent = (position: ChangePosition, comment: StreamedComment): string =>
  event("comment", position, comment)

/** From here on everything is told: what was read before may be older. */
export const openEvent = (position: ChangePosition): string => event("open", position, {})

/** So much has changed since that it is not told one by one: what is shown has to be read anew. */
export const resetEvent = (position: ChangePosition): string => event("reset", position, {})

/** What browsers pass over: it keeps the connection open. */
export const heartbeat = ": \n\n"
