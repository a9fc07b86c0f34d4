import { Either, Option, Schema } from "effect"
import { ExternalId, parseJson } from "../Port/PlatformJson.ts"

const Payload = Schema.Struct({ object: Schema.String, entry: Schema.Array(Schema.Unknown) })
const decodePayload = Schema.decodeUnknownOption(Payload)
const decodeEntry = Schema.decodeUnknownOption(Schema.Struct({ id: ExternalId }))

/** The pages that the body of a webhook is about, each once; or why it does not tell. */
export const webhookPages = (body: string): Either.Either<ReadonlyArray<string>, string> => {
  const json = parseJson(body)
  if (Option.isNone(json)) return Either.left("The body is not JSON.")
  const payload = decodePayload(json.value)
  if (Option.isNone(payload)) return Either.left("The body is not a webhook of Meta.")
  if (payload.value.object !== "page") return Either.left("The webhook is not about a page.")
  const ids = payload.value.entry.flatMap((entry) => Option.toArray(decodeEntry(entry)).map(({ id }) => id))
  return ids.length === 0 && payload.value.entry.length > 0
    ? Either.left("No entry has a page id.")
    : Either.right([...new Set(ids)])
}
