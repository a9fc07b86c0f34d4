import { maxEmailLength, maxFieldNameLength, maxFieldValueLength, maxPhoneLength } from "#schema/resources/Contact.ts"
import { Fact, Facts } from "../Parts/Facts.tsx"
import { Field, Hidden } from "../Parts/Form.tsx"
import type { ContactProps } from "./ContactProps.ts"

const Tags = ({ contact, filled }: ContactProps) => (
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

const OwnFields = ({ filled: { fields, newField } }: ContactProps) => (
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
export const Noted = ({ contact: { email, fields, phone, tags } }: ContactProps) => (
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

/** What is known of a contact, to be changed. */
export const Edit = (view: ContactProps) => {
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
