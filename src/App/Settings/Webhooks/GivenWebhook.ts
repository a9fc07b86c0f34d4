import { Effect, ParseResult, Schema } from "effect"
import { NewWebhook } from "#schema/resources/Webhook.ts"
import { invalidRequest } from "#src/Http/Endpoints/RequestIssues.ts"
import type { Form } from "../../Visitor/Form.ts"

const decode = Schema.decodeUnknown(NewWebhook, { errors: "all" })

/** The webhook that a form describes: every event where that is ticked, whatever else is. */
export const givenWebhook = (form: Form) => {
  const hours = Number(form.get("retry_hours"))
  const given = {
    target_url: form.get("target_url").trim(),
    events: form.get("all") === "all" ? "all" : form.all("event"),
    retry_hours: hours === 0 ? null : hours
  }
  return Effect.mapError(decode(given), (error) =>
    invalidRequest(ParseResult.ArrayFormatter.formatErrorSync(error), "body")
  )
}
