import { SqlClient } from "@effect/sql"
import { assert } from "@effect/vitest"
import { Effect, Layer, Schema } from "effect"
import { HookId, type WorkspaceId } from "#schema/Ids.ts"
import { DeliveryBody } from "#schema/resources/Event.ts"
import { deliveriesOf, ownDeliveryHouse } from "../Delivering.ts"

/** Deliveries about a text with this word in front cannot be written. */
export const unwritable = "unwritable"

export const House = Layer.effectDiscard(
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'refused'; END $$`
    yield* sql`CREATE TRIGGER refuse BEFORE INSERT ON deliveries FOR EACH ROW
      WHEN (NEW.body LIKE ${sql.literal(`'%"${unwritable} %'`)}) EXECUTE FUNCTION refuse()`
  })
).pipe(Layer.provideMerge(ownDeliveryHouse), Layer.orDie)

const decodeBody = Schema.decodeUnknown(Schema.parseJson(DeliveryBody), { onExcessProperty: "error" })

export const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

/** What each hook was sent, in the order of `sequence`, which has to count without gaps and stand in the body. */
export const toldTo = Effect.fn("toldTo")(function* (workspaceId: WorkspaceId) {
  const told = new Map<HookId, Array<DeliveryBody>>()
  for (const { body, event, hook_id, id, sequence } of yield* deliveriesOf(workspaceId)) {
    const decoded = yield* decodeBody(body)
    assert.deepStrictEqual(
      [decoded.id, decoded.event, decoded.sequence, decoded.workspace_id],
      [id, event, sequence, workspaceId]
    )
    told.set(hook_id, [...(told.get(hook_id) ?? []), decoded])
  }
  for (const bodies of told.values()) {
    assert.deepStrictEqual(
      bodies.map(({ sequence }) => sequence),
      upTo(bodies.length)
    )
  }
  return (id: string) => told.get(HookId.make(id)) ?? []
})
