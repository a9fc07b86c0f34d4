import { JSONSchema } from "effect"
import { DeliveryBody, hookEvents } from "#schema/Event.ts"

const signedBy =
  "Signed by `x-service-signature-v2` and by the headers of Standard Webhooks. Answer any 2xx within 8 seconds"

/** What a receiver gets, one webhook an event, and the schemas that these stand on. */
export const openApiWebhooks = () => {
  const definitions: Record<string, JSONSchema.JsonSchema7> = {}
  const webhooks = DeliveryBody.members.flatMap((member) => {
    const event = hookEvents.find((name) => member.fields.event.literals.some((literal) => literal === name))
    if (event === undefined) return []
    const schema = JSONSchema.fromAST(member.ast, {
      definitions,
      definitionPath: "#/components/schemas/",
      target: "openApi3.1"
    })
    const post = {
      operationId: `on.${event}`,
      summary: event,
      description: signedBy,
      security: [],
      requestBody: { required: true, content: { "application/json": { schema } } },
      responses: {
        "2XX": { description: "Taken" },
        "410": { description: "The receiver wants no more: the hook is disabled" }
      }
    }
    return [[event, { post }] as const]
  })
  return { definitions, webhooks: Object.fromEntries(webhooks) }
}
