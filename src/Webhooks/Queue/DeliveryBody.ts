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

/** What a receiver gets, as JSON: the same of every event, and behind it the fields of its own. */
export const deliveryBody = (
  { at, event, fields, url, workspaceId }: Happening,
  { id, sequence }: { readonly id: DeliveryId; readonly sequence: number }
) => ({ id, event, created_at: shown(at), workspace_id: workspaceId, url, sequence, ...fields })

/** The same of a test, which has no place in the sequence. */
export const testBody = ({ event, fields, ...happening }: Happening, id: DeliveryId) =>
  deliveryBody({ ...happening, event, fields: { test: true, ...fields } }, { id, sequence: 0 })
