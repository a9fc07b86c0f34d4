import { DateTime, Duration } from "effect"
import { isSameEmail } from "../Fields/Email.ts"
import { type GivenInText, leadInText } from "../InText/LeadInText.ts"
import { later } from "../Merge.ts"
import type { ContactFields, ReportedField, StoredContact } from "../StoredContact.ts"

/** What a person wrote to the brand, or the title of the button they tapped. Each may arrive more than once. */
export interface IncomingMessage {
  readonly externalId: string
  readonly senderId: string
  /** Where the platform tells it with the message. */
  readonly senderHandle?: string
  readonly kind: "text" | "tap"
  readonly text: string
  readonly sentAt: DateTime.Utc
}

export interface TakenMessage {
  readonly set: ContactFields
  readonly changed: ReadonlyArray<ReportedField>
  /** What the message holds, when any of it is news. The titles of buttons are the brand's own words. */
  readonly lead: GivenInText | null
}

/** What a message makes of the contact who sent it. */
export const takeMessage = (contact: StoredContact, message: IncomingMessage, at: Date): TakenMessage => {
  const sentAt = DateTime.toDateUtc(message.sentAt)
  // the platform's clock may be ahead of ours
  const lastMessage = { last_message_at: later(contact.last_message_at, sentAt < at ? sentAt : at) }
  const given = message.kind === "text" ? leadInText(message.text) : { email: null, phone: null }
  const news: ContactFields = {
    ...(given.email === null || isSameEmail(given.email, contact.email) ? {} : { email: given.email }),
    ...(given.phone === null || given.phone === contact.phone ? {} : { phone: given.phone })
  }
  const changed = (["email", "phone"] as const).filter((field) => field in news)
  return { set: { ...lastMessage, ...news }, changed, lead: changed.length > 0 ? given : null }
}

const askedFor = Duration.days(1)

/** Whether the platform is asked who this is, as a message of theirs is taken in: Instagram alone tells who follows. */
export const asksAgain = ({ follows_you, last_message_at, platform }: StoredContact, at: Date): boolean =>
  platform === "instagram" &&
  (follows_you === null ||
    last_message_at === null ||
    last_message_at.getTime() + Duration.toMillis(askedFor) <= at.getTime())
