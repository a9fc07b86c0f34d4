import type { Comment } from "#schema/resources/Comment.ts"
import type { Contact, ContactDetail } from "#schema/resources/Contact.ts"
import type { Brand } from "#src/Access/People/Membership.ts"
import type { RecentMessage } from "#src/Contacts/Messages/RecentMessage.ts"
import type { FilledIn } from "./ContactForm.ts"

/** What a contact's page is made of. */
export interface ContactProps {
  readonly brand: Brand
  readonly contact: ContactDetail
  /** Others on the same platform with the same e-mail address, newest first; a few. */
  readonly alike: ReadonlyArray<Contact>
  readonly filled: FilledIn
  readonly comments: ReadonlyArray<Comment>
  readonly messages: ReadonlyArray<RecentMessage>
  /** Whether the brand may write to them, in words. */
  readonly window: string
  readonly problems: ReadonlyArray<string>
  readonly saved: boolean
}
