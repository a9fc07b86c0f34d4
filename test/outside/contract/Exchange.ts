import { Schema } from "effect"

const Named = Schema.Struct({ name: Schema.String, value: Schema.String })

/** What is looked at of a recorded request and its answer. */
export const Exchange = Schema.Struct({
  request: Schema.Struct({
    method: Schema.String,
    url: Schema.String,
    headers: Schema.Array(Named),
    postData: Schema.optional(Schema.Struct({ text: Schema.optional(Schema.String) }))
  }),
  response: Schema.Struct({
    status: Schema.Int,
    content: Schema.Struct({ text: Schema.optional(Schema.String) })
  })
})
export type Exchange = typeof Exchange.Type

/** A recording in the HTTP archive format, its exchanges as they stand there. */
export const Archive = Schema.Struct({ log: Schema.Struct({ entries: Schema.Array(Schema.Unknown) }) })

export const headerOf = ({ request }: Exchange, name: string) =>
  request.headers.find((header) => header.name.toLowerCase() === name)?.value
