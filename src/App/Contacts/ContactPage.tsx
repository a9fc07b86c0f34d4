import { platformName } from "#schema/Platform.ts"
import type { Contact } from "#schema/resources/Contact.ts"
import type { Brand } from "#src/Access/People/Membership.ts"
import { Fact, Facts } from "../Parts/Facts.tsx"
import { Moment } from "../Parts/Words.tsx"

const text = (value: string | null) => (value === null || value === "" ? null : <bdi>{value}</bdi>)

const tagsOf = ({ tags }: Contact) =>
  tags.length === 0
    ? null
    : tags.map((tag, index) => (
        <span key={tag}>
          {index === 0 ? "" : ", "}
          <bdi>{tag}</bdi>
        </span>
      ))

export const contactPage = (brand: Brand, contact: Contact) => ({
  title: `A contact on ${platformName(contact.platform)}`,
  here: "inbox" as const,
  brand,
  body: (
    <>
      <Facts>
        <Fact name="Name">{text(contact.name)}</Fact>
        <Fact name="Handle">{text(contact.handle)}</Fact>
        <Fact name="Met through">{text(contact.account_name)}</Fact>
        <Fact name="E-mail address">{text(contact.email)}</Fact>
        <Fact name="Phone">{text(contact.phone)}</Fact>
        <Fact name="Tags">{tagsOf(contact)}</Fact>
        <Fact name="Follows you">{contact.follows_you === null ? null : contact.follows_you ? "Yes" : "No"}</Fact>
        <Fact name="Last message">
          {contact.last_message_at === null ? null : <Moment at={contact.last_message_at} timeZone={brand.timeZone} />}
        </Fact>
        <Fact name="First seen">
          <Moment at={contact.created_at} timeZone={brand.timeZone} />
        </Fact>
        {Object.entries(contact.fields).map(([name, value]) => (
          <Fact key={name} name={<bdi>{name}</bdi>}>
            <bdi>{value}</bdi>
          </Fact>
        ))}
      </Facts>
      <p class="small soft">
        To change a contact, use the API: <code>PATCH /api/v1/contacts/{contact.id}</code>
      </p>
    </>
  )
})
