import { Schema } from "effect"
import { Timestamp } from "../../Time.ts"
import { Unclear } from "./CompiledPolicy.ts"
import { DraftDifference } from "./DraftDifference.ts"
import { PolicyDraft } from "./PolicyDraft.ts"

export const Shadow = Schema.Struct({
  draft: PolicyDraft,
  unclear: Unclear,
  started_at: Timestamp.annotations({ description: "When it began to decide beside the settings in force" }),
  started_by: Schema.String.annotations({ description: "Who started it" }),
  difference: DraftDifference
}).annotations({
  identifier: "Shadow",
  description: "A draft that decides new comments beside the settings in force, without effect"
})
export type Shadow = typeof Shadow.Type
