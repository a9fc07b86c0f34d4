import { Schema } from "effect"
import { filterTime } from "../../FilterTime.ts"
import { Timestamp } from "../../Time.ts"
import { policyTask } from "./PolicyTask.ts"

export const UndoRequest = Schema.Struct({
  policy_version: Schema.NullOr(Schema.Int).annotations({
    description: "Version of the policy that was in force; null for before the first"
  }),
  since: filterTime("Takes back what it hid at this time and later"),
  only_by_guidance: Schema.optionalWith(
    Schema.Boolean.annotations({
      description:
        "Take back only what guidance, or a competitor it names, had a part in hiding, and not what protections alone hid; default false"
    }),
    { exact: true }
  )
}).annotations({ identifier: "UndoRequest", description: "Whose decisions to take back, and since when" })
export type UndoRequest = typeof UndoRequest.Type

export const Undo = Schema.Struct({
  ...policyTask,
  policy_version: UndoRequest.fields.policy_version,
  since: Timestamp.annotations({ description: "Takes back what was hidden at this time and later" }),
  only_by_guidance: Schema.Boolean.annotations({ description: "Whether what protections hid is left alone" }),
  taken_back: Schema.NullOr(Schema.Int).annotations({
    description: "Comments that are being shown again; null until done"
  }),
  left_hidden: Schema.NullOr(Schema.Int).annotations({
    description:
      "Comments that stay hidden, since today's settings would hide them as well, or ask about them, or since their text was deleted here; null until done"
  })
}).annotations({ identifier: "Undo", description: "Shows again what a policy version hid" })
export type Undo = typeof Undo.Type
