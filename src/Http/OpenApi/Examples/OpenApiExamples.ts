import type { Context } from "effect"
import { type HookEvent, hookEvents, type WebhookEvent, webhookEvents } from "#schema/resources/Event.ts"
import type { AppLinks } from "#src/Ground/AppLinks.ts"
import { autopilotExamples } from "./AutopilotExamples.ts"
import { brandExamples } from "./BrandExamples.ts"
import { commentsExamples } from "./CommentsExamples.ts"
import { contactsExamples } from "./ContactsExamples.ts"
import { hooksExamples } from "./HooksExamples.ts"
import { samplesOperation } from "./OpenApiSamples.ts"
import { data, type OperationExamples } from "./OperationExample.ts"
import { policyExamples } from "./PolicyExamples.ts"
import { reportsExamples } from "./ReportsExamples.ts"
import { sampleValues } from "./SampleValues.ts"

export interface Examples {
  readonly operations: OperationExamples
  /** The body of a delivery, by its event. */
  readonly events: Readonly<Record<string, unknown>>
}

/** An example of every operation and every event, all made of the same values. */
export const examplesOf = (links: Context.Tag.Service<AppLinks>): Examples => {
  const values = sampleValues(links)
  const samples = (event: HookEvent) => [samplesOperation(event), { answers: { 200: data([values.event(event)]) } }]
  return {
    operations: {
      ...brandExamples(values),
      ...commentsExamples(values),
      ...autopilotExamples(values),
      ...policyExamples(values),
      ...contactsExamples(values),
      ...reportsExamples(values),
      ...hooksExamples(values),
      ...Object.fromEntries(hookEvents.map(samples))
    },
    events: Object.fromEntries(webhookEvents.map((event: WebhookEvent) => [event, values.event(event)]))
  }
}
