import { Schema } from "effect"
import { data } from "../Page.ts"
import { Me, MyKey, Role } from "../resources/Workspace.ts"
import { nothing, tool } from "./Tool.ts"

const { key: _, signed_in: __, ...shared } = Me.fields

export const Whoami = Schema.Struct({
  ...shared,
  key: Schema.NullOr(MyKey).annotations({ description: "The API key that asks; null for a person who signed in" }),
  signed_in: Schema.Struct({
    kind: Schema.Literal("person", "api_key").annotations({
      description: "A person who signed in, or an API key that acts as one"
    }),
    name: Schema.String.annotations({ description: "The person" }),
    assistant: Schema.NullOr(Schema.String).annotations({
      description: "What the assistant that acts for them calls itself; null with a key"
    })
  }).annotations({ description: "Who is signed in" }),
  role: Schema.NullOr(Role).annotations({
    description: "What they are in this workspace now; null when they are no longer a member"
  }),
  can_moderate: Schema.Boolean.annotations({ description: "Whether comments may be answered and acted on now" }),
  can_change_autopilot: Schema.Boolean.annotations({
    description: "Whether guidance and protections may be changed now"
  })
}).annotations({ identifier: "Whoami", description: "Who is signed in, to which brand, and what they may do" })
export type Whoami = typeof Whoami.Type

export const whoami = tool({
  title: "Who am I",
  description:
    "Which brand (workspace) this connection is for, who is signed in (a person or an API key), their role, and " +
    "whether they can moderate comments and change autopilot settings. Call it before anything that changes something.",
  input: nothing,
  output: data(Whoami, "WhoamiAnswer")
})
