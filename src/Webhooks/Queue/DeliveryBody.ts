import type { DeliveryId, WorkspaceId } from "#schema/Ids.ts"
import type { WebhookEvent } from "#schema/resources/Event.ts"
import { shown } from "#src/Ground/Time.ts"

/** One event of an occurrence. */
export interface Happening {
  readonly workspaceId: WorkspaceId
  readonly at: Date
  readonly url: string
  readonly event: WebhookEvent
  readonly fields: Record<string, unknown>
}

interface Place {
  readonly id: DeliveryId
  readonly sequence: number
}

const envelope = ({ at, event, url, workspaceId }: Omit<Happening, "fields">, { id, sequence }: Place) => ({
  id,
  event,
  created_at: shown(at),
  workspace_id: workspaceId,
  url,
  sequence
})

/** What a receiver gets, as JSON: the same of every event, and behind it the fields of its own. */
export const deliveryBody = ({ fields, ...happening }: Happening, place: Place) => ({
  ...envelope(happening, place),
  ...fields
})

/** The beginning of a body as text, for one hook alone. */
export const bodyHead = (happening: Omit<Happening, "fields">, place: Place): string =>
  JSON.stringify(envelope(happening, place)).slice(0, -1)

/** The rest of a body as text, which every hook that is told of it gets. */
export const bodyTail = (fields: Happening["fields"]): string => {
  const text = JSON.stringify(fields)
  return text === "{}" ? text.slice(1) : `,${text.slice(1)}`
}

/** The same of a test, which has no place in the sequence. */
export const testBody = ({ event, fields, ...happening }: Happening, id: DeliveryId) =>
  deliveryBody({ ...happening, event, fields: { test: true, ...fields } }, { id, sequence: 0 })
