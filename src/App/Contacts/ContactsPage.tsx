import { platformName } from "#schema/Platform.ts"
import type { Contact, Tag } from "#schema/resources/Contact.ts"
import type { Brand } from "#src/Access/People/Membership.ts"
import type { Page } from "#src/Database/Page.ts"
import { FilterChoice, Filters } from "../Parts/Filters.tsx"
import { Alert, Hidden } from "../Parts/Form.tsx"
import { Note } from "../Parts/Note.tsx"
import { bare, Moment } from "../Parts/Words.tsx"
import { platformChoices } from "../Visitor/Choices.ts"
import { nameOf, TagList } from "./ContactParts.tsx"

export interface ContactsView {
  readonly brand: Brand
  readonly brands: ReadonlyArray<Brand>
  /** What was asked for, by name, as it was sent. */
  readonly asked: Readonly<Record<string, string>>
  readonly list: Page<Contact>
  readonly tags: ReadonlyArray<Tag>
  readonly problem: string | null
}

const hasWords = { email: "An e-mail address", phone: "A phone number", either: "Either" }
const messageWords = { true: "Can be written to now", false: "Cannot be written to now" }

/** Filters that only the address has: they stay while the others are changed. */
const further = ["email", "updated_since"]

const ContactFilters = ({ asked, brand, tags }: ContactsView) => (
  <Filters action="/contacts" workspaceId={brand.workspaceId}>
    {further.map((name) => {
      const value = asked[name]
      return value === undefined ? null : <Hidden key={name} name={name} value={value} />
    })}
    <label class="wide">
      Name, handle, e-mail or phone
      <input type="search" name="q" maxLength={200} value={asked["q"] ?? ""} />
    </label>
    <FilterChoice name="platform" words="Platform" all="All" asked={asked} options={platformChoices} />
    <label>
      Tags
      <input name="tag" list="tags" maxLength={400} value={asked["tag"] ?? ""} placeholder="vip, press" />
    </label>
    <datalist id="tags">
      {tags.slice(0, 200).map(({ id, name }) => (
        <option key={id} value={name} />
      ))}
    </datalist>
    <FilterChoice name="has" words="Known" all="Anything" asked={asked} options={Object.entries(hasWords)} />
    <FilterChoice name="can_message" words="Messages" all="All" asked={asked} options={Object.entries(messageWords)} />
  </Filters>
)

const Row = ({ brand, contact }: { readonly brand: Brand; readonly contact: Contact }) => (
  <li>
    <div class="known">
      <a class="clipped line" href={`/contacts/${contact.id}`}>
        <bdi>{nameOf(contact)}</bdi>
      </a>
      <span class="small soft clipped line">
        {contact.handle !== "" && bare(contact.handle) !== bare(nameOf(contact)) && (
          <>
            <bdi>{contact.handle}</bdi> ·{" "}
          </>
        )}
        {platformName(contact.platform)} · <bdi>{contact.account_name}</bdi>
      </span>
    </div>
    <div class="reach small">
      {contact.email !== null && <bdi class="clipped line">{contact.email}</bdi>}
      {contact.phone !== null && <bdi class="clipped line number">{contact.phone}</bdi>}
    </div>
    <TagList tags={contact.tags} />
    <div class="small soft last">
      {contact.last_message_at !== null && (
        <>
          Wrote <Moment at={contact.last_message_at} timeZone={brand.timeZone} />
        </>
      )}
    </div>
  </li>
)

const pathOf = ({ asked, brand }: ContactsView, changed: Readonly<Record<string, string>> = {}) =>
  `/contacts?${new URLSearchParams({ workspace: brand.workspaceId, ...asked, ...changed })}`

const Body = (view: ContactsView) => {
  const { asked, brand, list, problem } = view
  const isNarrowed = Object.keys(asked).length > 0
  const all = `/contacts?${new URLSearchParams({ workspace: brand.workspaceId })}`
  return (
    <>
      <Alert message={problem} />
      <ContactFilters {...view} />
      {problem === null && list.data.length === 0 ? (
        <Note>
          <p>
            {isNarrowed
              ? "Nobody is like this. "
              : `Nobody has written to ${brand.name} yet: whoever comments or writes is listed here.`}
            {isNarrowed && <a href={all}>Show everybody</a>}
          </p>
        </Note>
      ) : (
        <ul class="people">
          {list.data.map((contact) => (
            <Row key={contact.id} brand={brand} contact={contact} />
          ))}
        </ul>
      )}
      {list.next_cursor !== null && (
        <p class="below">
          <a href={pathOf(view, { cursor: list.next_cursor })}>Older ones</a>
        </p>
      )}
    </>
  )
}

export const contactsPage = (view: ContactsView) => ({
  title: "Contacts",
  here: "contacts" as const,
  brand: view.brand,
  brands: view.brands,
  body: <Body {...view} />
})
