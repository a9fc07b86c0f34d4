import { Option, Predicate, Schema } from "effect"
import { erasedReason } from "#src/Comments/CommentErasure.ts"

/** Whose data is to leave: comments and contacts by their ids. */
export interface Subjects {
  readonly comments: ReadonlySet<string>
  readonly contacts: ReadonlySet<string>
}

type Json = Readonly<Record<string, unknown>>

const decode = Schema.decodeUnknownOption(
  Schema.parseJson(Schema.Record({ key: Schema.String, value: Schema.Unknown }))
)

/**
 * The body of a delivery without what the subjects wrote and who they are: its shape, ids, times and outcomes stay, so
 * that it can still be sent in its turn. None where it holds nothing of theirs, or is no such body.
 */
export const redactedBody = (body: string, { comments, contacts }: Subjects): Option.Option<string> =>
  Option.flatMap(decode(body), (delivery) => {
    const ofComment = holds(delivery, "comment", comments)
    const ofContact = holds(delivery, "contact", contacts)
    if (!ofComment && !ofContact) return Option.none()
    return Option.some(
      JSON.stringify({
        ...delivery,
        ...(ofComment ? { ...within(delivery, "comment", comment), ...within(delivery, "needs_you", needsYou) } : {}),
        ...(ofContact
          ? {
              ...within(delivery, "contact", contact),
              ...within(delivery, "message", message),
              ...within(delivery, "lead", lead)
            }
          : {})
      })
    )
  })

const holds = (delivery: Json, name: string, ids: ReadonlySet<string>) => {
  const subject = delivery[name]
  return Predicate.isRecord(subject) && typeof subject["id"] === "string" && ids.has(subject["id"])
}

const within = (delivery: Json, name: string, redact: (subject: Json) => Json): Json => {
  const subject = delivery[name]
  return Predicate.isRecord(subject) ? { [name]: redact(subject) } : {}
}

const nobody = { name: "", handle: "" }

const comment = (subject: Json): Json => ({
  ...subject,
  text: "",
  author: nobody,
  platform_url: null,
  draft_reply: null,
  action_error: null,
  ...within(subject, "decision", (decision) => ({ ...decision, reason: erasedReason })),
  replies: Array.isArray(subject["replies"])
    ? subject["replies"].map((reply: unknown) => (Predicate.isRecord(reply) ? { ...reply, text: "" } : reply))
    : []
})

const needsYou = (subject: Json): Json => ({
  ...subject,
  text: "",
  author: nobody,
  reason: erasedReason,
  leaning_why: ""
})

const contact = (subject: Json): Json => ({
  ...subject,
  name: "",
  handle: "",
  email: null,
  phone: null,
  tags: [],
  fields: {}
})

const message = (subject: Json): Json => ({ ...subject, text: "" })
const lead = (subject: Json): Json => ({ ...subject, email: null, phone: null })
