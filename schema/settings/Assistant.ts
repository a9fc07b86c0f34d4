import { Schema } from "effect"
import { GrantId, PersonId } from "../Ids.ts"
import { Scope } from "../resources/Scope.ts"
import { Timestamp } from "../Time.ts"

export const Assistant = Schema.Struct({
  id: GrantId,
  name: Schema.String.annotations({ description: "What the assistant calls itself" }),
  acts_for: Schema.Struct({ id: PersonId, name: Schema.String }).annotations({ description: "Who let it" }),
  scopes: Schema.Array(Scope).annotations({ description: "What it was let do" }),
  connected_at: Timestamp,
  used_at: Timestamp.annotations({ description: "Within an hour of when it last did something" })
}).annotations({ identifier: "Assistant", description: "An assistant that acts for a person in the workspace" })
export type Assistant = typeof Assistant.Type
