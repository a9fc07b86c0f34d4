import type { SqlClient } from "@effect/sql"
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

/** What every hook is told alike, as it stands between the event and the hook's sequence. */
const common = ({ at, url, workspaceId }: Pick<Happening, "at" | "url" | "workspaceId">) => ({
  created_at: shown(at),
  workspace_id: workspaceId,
  url
})

/** What a receiver gets, as JSON: the same of every event, and behind it the fields of its own. */
export const deliveryBody = ({ event, fields, ...happening }: Happening, { id, sequence }: Place) => ({
  id,
  event,
  ...common(happening),
  sequence,
  ...fields
})

const encoder = new TextEncoder()

/** What stands in a body between the event and the hook's sequence, and behind that: the same for every hook. */
const partsOf = ({ fields, ...happening }: Happening) => {
  const rest = JSON.stringify(fields)
  return {
    middle: encoder.encode(`${JSON.stringify(common(happening)).slice(1, -1)},"sequence":`),
    rest: encoder.encode(rest === "{}" ? "}" : `,${rest.slice(1)}`)
  }
}

/** Where the parts of a body lie among those of all, counted from 1 as PostgreSQL does. */
interface PartsPlace {
  readonly start: number
  readonly middle: number
  readonly rest: number
}

/** The parts of the bodies of what happened, each once and one behind the other, and where those of each lie. */
export const sharedParts = (happenings: ReadonlyArray<Happening>) => {
  const parts: Array<Uint8Array> = []
  const known = new Map<Happening["fields"], { readonly of: Happening; readonly place: PartsPlace }>()
  let start = 1
  const places = happenings.map((of): PartsPlace => {
    const before = known.get(of.fields)
    if (before !== undefined && before.of.at === of.at && before.of.url === of.url) return before.place
    const { middle, rest } = partsOf(of)
    const place = { start, middle: middle.length, rest: rest.length }
    parts.push(middle, rest)
    start += middle.length + rest.length
    known.set(of.fields, { of, place })
    return place
  })
  return { bytes: Buffer.concat(parts), places }
}

/**
 * The SQL of a body as text, put together of what is a hook's `own` and of the parts in `shared.bytes`: these are sent once,
 * and as bytes, since PostgreSQL looks through a text for where its characters begin. No id or event has to be escaped.
 */
export const bodySql = (sql: SqlClient.SqlClient) =>
  sql.literal(`'{"id":"' || own.id || '","event":"' || own.event || '",' ||
    convert_from(substr(shared.bytes, own.start, own.middle), 'UTF8') || own.sequence ||
    convert_from(substr(shared.bytes, own.start + own.middle, own.rest), 'UTF8')`)

/** The same of a test, which has no place in the sequence. */
export const testBody = ({ event, fields, ...happening }: Happening, id: DeliveryId) =>
  deliveryBody({ ...happening, event, fields: { test: true, ...fields } }, { id, sequence: 0 })
