import { Schema } from "effect"
import { GuidanceReplacement, ProtectionsChange } from "../Autopilot.ts"

/** Guidance and protections as they might be. What is left out is as it is now. */
export const PolicyDraft = Schema.Struct({
  guidance: Schema.optionalWith(GuidanceReplacement.fields.guidance, { exact: true }),
  protections: Schema.optionalWith(ProtectionsChange, { exact: true })
}).pipe(
  Schema.filter((draft) => Object.keys(draft).length > 0 || "has nothing to try: send guidance, protections or both"),
  Schema.annotations({
    identifier: "PolicyDraft",
    description: "Guidance and protections as they might be; what is left out is as it is now",
    jsonSchema: { minProperties: 1 }
  })
)
export type PolicyDraft = typeof PolicyDraft.Type
