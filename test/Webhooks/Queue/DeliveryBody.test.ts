import { SqlClient } from "@effect/sql"
import { assert, layer } from "@effect/vitest"
import { Array, Effect, FastCheck } from "effect"
import { DeliveryId, WorkspaceId } from "#schema/Ids.ts"
import type { WebhookEvent } from "#schema/resources/Event.ts"
import { type ColumnTypes, rowSet } from "#src/Database/Sets/RowSet.ts"
import { bodySql, deliveryBody, type Happening, sharedParts } from "#src/Webhooks/Queue/DeliveryBody.ts"
import { TestDatabase } from "#test/TestDatabase.ts"

const id = DeliveryId.make(`dlv_${"1".repeat(32)}`)

const columns = {
  id: "text",
  event: "text",
  sequence: "integer",
  start: "integer",
  middle: "integer",
  rest: "integer"
} as const satisfies ColumnTypes

const happening = FastCheck.record({
  workspaceId: FastCheck.constant(WorkspaceId.make(`ws_${"0".repeat(32)}`)),
  at: FastCheck.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }),
  url: FastCheck.string(),
  event: FastCheck.constantFrom<WebhookEvent>("comment.received", "lead.captured"),
  fields: FastCheck.dictionary(FastCheck.constantFrom("comment", "lead", "contact"), FastCheck.jsonValue())
})

const told = FastCheck.tuple(happening, FastCheck.nat({ max: 2_147_483_646 }))

layer(TestDatabase)("the body of a delivery", (it) => {
  it.effect.prop(
    "as text is put together of what a hook has for itself and what all share",
    [
      FastCheck.array(
        // told to two hooks, and something else with the same fields
        FastCheck.tuple(told, happening).map(([[one, sequence], { at, url }]) => [
          [one, sequence] as const,
          [{ ...one }, sequence + 1] as const,
          [{ ...one, at, url }, sequence] as const
        ]),
        { maxLength: 4 }
      )
    ],
    ([groups]) =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const all = groups.flat()
        const { bytes, places } = sharedParts(all.map(([one]) => one))
        const own = Array.zip(all, places).map(([[{ event }, sequence], place]) => ({ id, event, sequence, ...place }))
        const rows = yield* sql<{ readonly body: string }>`
          SELECT ${bodySql(sql)} AS body
          FROM ${rowSet(sql, columns, own)} AS own CROSS JOIN (SELECT ${bytes}::bytea AS bytes) AS shared`
        assert.deepStrictEqual(
          rows.map(({ body }) => body),
          all.map(([one, sequence]) => JSON.stringify(deliveryBody(one, { id, sequence })))
        )
      })
  )

  it("has what all share but once, however many are told", () => {
    const one: Happening = {
      workspaceId: WorkspaceId.make("ws_1"),
      at: new Date(0),
      url: "",
      event: "comment.received",
      fields: {}
    }
    assert.strictEqual(sharedParts([one, { ...one }]).bytes.length, sharedParts([one]).bytes.length)
  })
})
