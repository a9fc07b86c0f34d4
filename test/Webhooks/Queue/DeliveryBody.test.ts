import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { DeliveryId, WorkspaceId } from "#schema/Ids.ts"
import type { WebhookEvent } from "#schema/resources/Event.ts"
import { bodyHead, bodyTail, deliveryBody } from "#src/Webhooks/Queue/DeliveryBody.ts"

const happening = FastCheck.record({
  workspaceId: FastCheck.constant(WorkspaceId.make(`ws_${"0".repeat(32)}`)),
  at: FastCheck.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }),
  url: FastCheck.string(),
  event: FastCheck.constantFrom<WebhookEvent>("comment.received", "lead.captured"),
  fields: FastCheck.dictionary(FastCheck.constantFrom("comment", "lead", "contact"), FastCheck.jsonValue())
})

describe("the body of a delivery", () => {
  it.prop(
    "as text is its own beginning and the rest that all share",
    [happening, FastCheck.nat()],
    ([one, sequence]) => {
      const place = { id: DeliveryId.make(`dlv_${"1".repeat(32)}`), sequence }
      assert.strictEqual(bodyHead(one, place) + bodyTail(one.fields), JSON.stringify(deliveryBody(one, place)))
    },
    {
      fastCheck: {
        examples: [
          [
            { workspaceId: WorkspaceId.make("ws_1"), at: new Date(0), url: "", event: "comment.received", fields: {} },
            0
          ]
        ]
      }
    }
  )
})
