import { Either, Option, Schema } from "effect"
import type { FilledForm } from "#src/Contacts/Leads/FilledForm.ts"
import { storable } from "#src/Ground/StorableText.ts"
import { type GraphAccess, graphGet } from "../Graph/GraphRequest.ts"
import { graphAnswer, type HandleGraphResponse } from "../Graph/GraphResponse.ts"
import { ExternalId, lenient } from "../Port/PlatformJson.ts"

const decodeChange = Schema.decodeUnknownOption(Schema.Struct({ leadgen_id: ExternalId }))

/** The value of a `leadgen` change: that a form was filled in, and nothing of what was answered. */
export const readLeadChange = (value: unknown) =>
  Option.match(decodeChange(value), {
    onNone: () => ({ _tag: "Unreadable", reason: "A lead has no id." }) as const,
    onSome: ({ leadgen_id }) => ({ _tag: "Filled", form: leadgen_id }) as const
  })

export const createFormRequest = (access: GraphAccess, formId: string) =>
  graphGet(access, [formId], { fields: "field_data" })

const Answer = Schema.Struct({ name: Schema.String, values: Schema.Array(Schema.Unknown) })
const decodeAnswer = Schema.decodeUnknownOption(Answer)
const readLead = graphAnswer(Schema.Struct({ id: ExternalId, field_data: lenient(Schema.Array(Schema.Unknown)) }))

/** Several values of one question are one answer. */
export const handleForm: HandleGraphResponse<FilledForm> = (answer, now) =>
  Either.map(readLead(answer, now), ({ field_data, id }) => ({
    externalId: id,
    answers: (field_data ?? []).flatMap((item) =>
      Option.toArray(decodeAnswer(item)).map(({ name, values }) => ({
        name: storable(name),
        value: storable(values.filter((value) => typeof value === "string").join(", "))
      }))
    )
  }))
