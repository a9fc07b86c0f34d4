import { platformName } from "#schema/Platform.ts"
import type { Comment } from "#schema/resources/Comment.ts"
import {
  type ContactDetail,
  maxEmailLength,
  maxFieldNameLength,
  maxFieldValueLength,
  maxPhoneLength
} from "#schema/resources/Contact.ts"
import { may } from "#schema/resources/Permission.ts"
import type { Brand } from "#src/Access/People/Membership.ts"
import type { RecentMessage } from "#src/Contacts/Messages/RecentMessage.ts"
import { Fact, Facts } from "../Parts/Facts.tsx"
import { money } from "../Parts/Figures.ts"
import { Field, Hidden } from "../Parts/Form.tsx"
import { Note } from "../Parts/Note.tsx"
import { reachable } from "../Parts/Reachable.ts"
import { excerpt, Moment, saidIn, statusWords } from "../Parts/Words.tsx"
import type { FilledIn } from "./ContactForm.ts"
import { nameOf } from "./ContactParts.tsx"

export interface ContactView {
  readonly brand: Brand
  readonly contact: ContactDetail
  readonly filled: FilledIn
  readonly comments: ReadonlyArray<Comment>
  readonly messages: ReadonlyArray<RecentMessage>
  /** Whether the brand may write to them, in words. */
  readonly window: string
  readonly problems: ReadonlyArray<string>
  readonly saved: boolean
}

const Known = ({ brand, contact, window }: ContactView) => (
  <Facts>
    <Fact name="Platform">
      {platformName(contact.platform)}, by <bdi>{contact.account_name}</bdi>
    </Fact>
    <Fact name="Handle">{contact.handle === "" ? null : <bdi>{contact.handle}</bdi>}</Fact>
    <Fact name="Messages">
      <bdi>{window}</bdi>
    </Fact>
    <Fact name="Follows you">{contact.follows_you === null ? null : contact.follows_you ? "Yes" : "No"}</Fact>
    <Fact name="First seen">
      <Moment at={contact.created_at} timeZone={brand.timeZone} />
    </Fact>
  </Facts>
)

const Tags = ({ contact, filled }: ContactView) => (
  <fieldset>
    <legend>Tags</legend>
    {contact.tags.length > 0 && (
      <div class="ticked">
        {contact.tags.map((tag) => (
          <label key={tag}>
            <Hidden name="tag_was" value={tag} />
            <input type="checkbox" name="tag" value={tag} checked={filled.tags.includes(tag)} />
            <bdi>{tag}</bdi>
          </label>
        ))}
      </div>
    )}
    <Field
      id="add_tags"
      type="text"
      label="Add tags"
      hint={
        contact.tags.length > 0 ? "With commas between them. Untick a tag to remove it." : "With commas between them."
      }
      value={filled.newTags}
    />
  </fieldset>
)

const OwnFields = ({ filled: { fields, newField } }: ContactView) => (
  <fieldset>
    <legend>Fields of your own</legend>
    {fields.map(({ name, value, was }, index) => (
      <div class="field" key={name}>
        <Hidden name="field" value={name} />
        <Hidden name="value_was" value={was} />
        <label for={`value-${index}`}>
          <bdi>{name}</bdi>
        </label>
        <textarea
          id={`value-${index}`}
          name="value"
          rows={1}
          maxLength={maxFieldValueLength}
          dir="auto"
          value={value}
        />
      </div>
    ))}
    <div class="pair even">
      <Field id="new_field" type="text" label="Another field" maxLength={maxFieldNameLength} value={newField.name} />
      <Field id="new_value" type="text" label="What it holds" maxLength={maxFieldValueLength} value={newField.value} />
    </div>
  </fieldset>
)

/** The same for who may not change it. */
const Noted = ({ contact: { email, fields, phone, tags } }: ContactView) => (
  <section>
    <h2>What you know</h2>
    <Facts>
      <Fact name="E-mail address">{email}</Fact>
      <Fact name="Phone number">{phone}</Fact>
      <Fact name="Tags">{tags.length === 0 ? null : <bdi>{tags.join(", ")}</bdi>}</Fact>
      {Object.entries(fields).map(([name, value]) => (
        <Fact key={name} name={name}>
          <bdi>{value}</bdi>
        </Fact>
      ))}
    </Facts>
  </section>
)

const Edit = (view: ContactView) => {
  const { contact, filled, problems } = view
  return (
    <section>
      <h2>What you know</h2>
      {problems.length > 0 && (
        <div class="note alert" role="alert">
          <p>Nothing was changed.</p>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>
                <bdi>{problem}</bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
      <form method="post" action={`/contacts/${contact.id}`} class="narrow">
        <Hidden name="email_was" value={contact.email ?? ""} />
        <Hidden name="phone_was" value={contact.phone ?? ""} />
        <Field
          id="email"
          type="text"
          label="E-mail address"
          autocomplete="off"
          maxLength={maxEmailLength}
          value={filled.email}
        />
        <Field
          id="phone"
          type="text"
          label="Phone number"
          hint="With the country code outside the US, such as +47 22 86 44 00."
          autocomplete="off"
          maxLength={maxPhoneLength}
          value={filled.phone}
        />
        <Tags {...view} />
        <OwnFields {...view} />
        <p class="hint">To remove something, leave it empty.</p>
        <button type="submit">Save</button>
      </form>
    </section>
  )
}

const Writings = ({ brand, comments, messages }: ContactView) => (
  <section class="writings">
    <h2>What they wrote</h2>
    {comments.length + messages.length === 0 && <p class="soft">Nothing that is still kept.</p>}
    {messages.length > 0 && (
      <>
        <h3>Messages to you</h3>
        <ul class="rows">
          {messages.map(({ id, kind, received_at, text }) => (
            <li key={id}>
              <div>
                <p class="said reply" dir="auto" {...reachable(text)}>
                  {text}
                </p>
                <p class="small soft">
                  {kind === "tap" ? "Tapped a button, " : ""}
                  <Moment at={received_at} timeZone={brand.timeZone} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      </>
    )}
    {comments.length > 0 && (
      <>
        <h3>Comments</h3>
        <ul class="rows">
          {comments.map((comment) => (
            <li key={comment.id}>
              <div>
                <a class="comment clipped" href={`/inbox/${comment.id}`} dir="auto">
                  {saidIn(comment)}
                </a>
                <p class="small soft">
                  <span class={`state ${comment.status}`}>{statusWords[comment.status]}</span>{" "}
                  <Moment at={comment.received_at} timeZone={brand.timeZone} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      </>
    )}
  </section>
)

const Sold = ({ brand, contact }: ContactView) => {
  const links = `/reports/links?${new URLSearchParams({ workspace: brand.workspaceId, contact_id: contact.id })}`
  return (
    <section>
      <h2>What they bought</h2>
      {contact.sales.length === 0 ? (
        <p class="soft">No sale by a tracked link is known.</p>
      ) : (
        <ul class="rows">
          {contact.sales.map(({ campaign, click_id, comment_id, currency, occurred_at, value }) => (
            <li key={click_id}>
              <div>
                <strong class="number">{money(value, currency)}</strong>{" "}
                <span class="small soft">
                  <Moment at={occurred_at} timeZone={brand.timeZone} />
                  {campaign !== null && (
                    <>
                      , <bdi>{campaign}</bdi>
                    </>
                  )}
                  {comment_id !== null && (
                    <>
                      , <a href={`/inbox/${comment_id}`}>after this comment</a>
                    </>
                  )}
                </span>
              </div>
            </li>
          ))}
        </ul>
      )}
      <p class="small">
        <a href={links}>Tracked links for them</a>
      </p>
    </section>
  )
}

const Body = (view: ContactView) => {
  const { brand, contact, saved } = view
  const query = new URLSearchParams({ workspace: brand.workspaceId })
  return (
    <>
      <p class="small">
        <a href={`/contacts?${query}`}>All contacts</a>
      </p>
      {saved && (
        <Note kind="good" isStatus>
          <p>Saved.</p>
        </Note>
      )}
      <Known {...view} />
      <div class="sides">
        <div>
          <Writings {...view} />
          <Sold {...view} />
        </div>
        <div>
          {may(view.brand, "edit") ? <Edit {...view} /> : <Noted {...view} />}
          {may(brand, "manage_personal_data") && (
            <section>
              <h2>Delete this person</h2>
              <p class="small">
                Their comments' texts, their name and all that is known of them can be deleted for good.{" "}
                <a
                  href={`/settings/workspace/delete-person?${new URLSearchParams({ workspace: brand.workspaceId, contact: contact.id })}`}
                >
                  Delete what is kept about them
                </a>
              </p>
            </section>
          )}
        </div>
      </div>
    </>
  )
}

export const contactPage = (view: ContactView) => ({
  title: excerpt(nameOf(view.contact)),
  here: "contacts" as const,
  brand: view.brand,
  body: <Body {...view} />
})
