import { OpenApiJsonSchema } from "@effect/platform"
import { Schema } from "effect"
import { data } from "#schema/Page.ts"
import { DeliveryBody, type HookEvent, hookEvents } from "#schema/resources/Event.ts"

/** The samples of one event, as an operation of its own. */
export interface SampleOperation {
  readonly event: HookEvent
  readonly schema: OpenApiJsonSchema.JsonSchema
}

/** `comment.needs_reply` becomes `CommentNeedsReply`. */
const pascal = (event: string) => event.replace(/(?:^|[._])(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The id of the operation that reads the samples of an event. */
export const samplesOperation = (event: HookEvent) => `list${pascal(event)}Samples`

/**
 * Samples, one operation an event: a path with a parameter there could be taken for that of an operation on a hook,
 * and each event has a body of its own.
 */
export const sampleOperations = (
  definitions: Record<string, OpenApiJsonSchema.JsonSchema>
): ReadonlyArray<SampleOperation> =>
  hookEvents.flatMap((event) => {
    return DeliveryBody.members
      .filter(({ fields }) => fields.event.literals.some((literal) => literal === event))
      .map((member) => {
        const bodies = Schema.Array(Schema.make(member.ast)).annotations({
          description: `Up to three recent deliveries of ${event}, newest first`,
          jsonSchema: { maxItems: 3 }
        })
        const schema = OpenApiJsonSchema.makeWithDefs(data(bodies, `${pascal(event)}Samples`), { defs: definitions })
        return { event, schema }
      })
  })
