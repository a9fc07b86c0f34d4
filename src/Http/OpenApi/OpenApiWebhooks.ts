import { OpenApiJsonSchema } from "@effect/platform"
import { Schema } from "effect"
import { DeliveryBody, eventWords, hookEvents } from "#schema/resources/Event.ts"

const signed =
  "It is signed by `x-service-signature-v2` and by the headers of Standard Webhooks. Answer any 2xx within 8 seconds."

const forHooks: ReadonlySet<string> = new Set(hookEvents)

/** What a receiver gets, one webhook an event: first those of hooks, then those that only Settings offers. */
export const openApiWebhooks = (definitions: Record<string, OpenApiJsonSchema.JsonSchema>) => {
  const webhooks = DeliveryBody.members.flatMap((member) =>
    member.fields.event.literals.map((event) => {
      const schema = OpenApiJsonSchema.makeWithDefs(Schema.make(member.ast), { defs: definitions })
      const where = forHooks.has(event) ? "" : " Only webhooks that a person adds in Settings are sent this."
      const post = {
        operationId: `on.${event}`,
        tags: ["Events"],
        summary: event,
        description: `${eventWords[event]}.${where} ${signed}`,
        security: [],
        requestBody: { required: true, content: { "application/json": { schema } } },
        responses: {
          "2XX": { description: "Taken" },
          "410": { description: "The receiver wants no more: the hook is disabled" }
        }
      }
      return [event, { post }] as const
    })
  )
  return Object.fromEntries(webhooks)
}
