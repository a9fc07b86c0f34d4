import { Schema } from "effect"
import { WorkspaceId } from "../Ids.ts"
import { Name } from "../Name.ts"
import { Timestamp } from "../Time.ts"
import { TimeZone } from "../TimeZone.ts"

const optional = <A, I>(schema: Schema.Schema<A, I>) => Schema.optionalWith(schema, { exact: true })

/** Days for which texts of removed comments can be kept, at most. */
export const longestRetention = 3650

export const WorkspaceProfile = Schema.Struct({
  id: WorkspaceId,
  name: Schema.String,
  time_zone: TimeZone,
  removed_texts_days: Schema.Int.annotations({
    description: "For how many days texts of comments are kept that are gone from their platform"
  }),
  created_at: Timestamp
}).annotations({ identifier: "WorkspaceSettings", description: "What a brand says about itself" })
export type WorkspaceProfile = typeof WorkspaceProfile.Type

/** Only what is given is changed. */
export const WorkspaceChange = Schema.Struct({
  name: optional(Name),
  time_zone: optional(TimeZone),
  removed_texts_days: optional(Schema.Int.pipe(Schema.between(0, longestRetention)))
}).annotations({ identifier: "WorkspaceChange" })
export type WorkspaceChange = typeof WorkspaceChange.Type
