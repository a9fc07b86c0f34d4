import { Schema } from "effect"
import { Timestamp } from "../../Time.ts"
import { CompiledPolicy, Unclear } from "./CompiledPolicy.ts"
import { DraftDifference } from "./DraftDifference.ts"
import { PolicyDraft } from "./PolicyDraft.ts"

const started = {
  draft: PolicyDraft,
  started_at: Timestamp.annotations({ description: "When it began to decide beside the settings in force" }),
  started_by: Schema.String.annotations({ description: "Who started it" }),
  difference: DraftDifference
}

export const Shadow = Schema.Struct({
  ...started,
  does: CompiledPolicy.fields.does,
  unclear: Unclear
}).annotations({
  identifier: "Shadow",
  description: "A draft that decides new comments beside the settings in force, without effect"
})
export type Shadow = typeof Shadow.Type

export const StartedShadow = Schema.Struct({
  ...Shadow.fields,
  replaced: Schema.optionalWith(
    Schema.Struct(started).annotations({
      description: "The draft that ran before and was stopped for this one, with what it had found, shown one last time"
    }),
    { exact: true }
  )
}).annotations({ identifier: "StartedShadow", description: "A draft that decides from now on, and the one before it" })
export type StartedShadow = typeof StartedShadow.Type
