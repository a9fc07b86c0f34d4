import type { Contact } from "#schema/resources/Contact.ts"
import type { Form } from "../Visitor/Form.ts"

/** What a page of a contact sends, as it was filled in. */
export interface FilledIn {
  readonly email: string
  readonly phone: string
  /** Tags that stay, and new ones as they were written, with commas between them. */
  readonly tags: ReadonlyArray<string>
  readonly newTags: string
  /** Fields in their order, each with what it held when the page was made. */
  readonly fields: ReadonlyArray<{ readonly name: string; readonly value: string; readonly was: string }>
  readonly newField: { readonly name: string; readonly value: string }
}

/** As the page shows a contact nobody has changed. */
export const unchanged = ({ email, fields, phone, tags }: Contact): FilledIn => ({
  email: email ?? "",
  phone: phone ?? "",
  tags,
  newTags: "",
  fields: Object.entries(fields).map(([name, value]) => ({ name, value, was: value })),
  newField: { name: "", value: "" }
})

const unwound = (text: string) => text.replaceAll("\r\n", "\n")

export const filledIn = (form: Form): FilledIn => {
  const [names, values, before] = [form.all("field"), form.all("value"), form.all("value_was")]
  return {
    email: form.get("email").trim(),
    phone: form.get("phone").trim(),
    tags: form.all("tag"),
    newTags: form.get("add_tags"),
    fields: names.map((name, at) => ({ name, value: unwound(values[at] ?? ""), was: unwound(before[at] ?? "") })),
    newField: { name: form.get("new_field").trim(), value: unwound(form.get("new_value")).trim() }
  }
}

interface Changed {
  readonly email?: string | null
  readonly phone?: string | null
  readonly fields?: Readonly<Record<string, string | null>>
  readonly add_tags?: ReadonlyArray<string>
  readonly remove_tags?: ReadonlyArray<string>
}

const orNull = (text: string) => (text === "" ? null : text)

/**
 * What is to be changed, as the API takes it: only what differs from what the page showed, so that what a colleague
 * changed meanwhile stays. Blank removes. `was`: what the page showed.
 */
export const changeOf = (filled: FilledIn, was: Pick<FilledIn, "email" | "phone" | "tags">): Changed => {
  const changedFields = filled.fields.filter(({ value, was }) => value !== was)
  const { name, value } = filled.newField
  const fields = [
    ...changedFields.map((field) => [field.name, orNull(field.value.trim())] as const),
    ...(name === "" && value === "" ? [] : [[name, value] as const])
  ]
  const added = filled.newTags
    .split(",")
    .map((tag) => tag.trim())
    .filter((tag) => tag !== "")
  const removed = was.tags.filter((tag) => !filled.tags.includes(tag))
  return {
    ...(filled.email === was.email ? {} : { email: orNull(filled.email) }),
    ...(filled.phone === was.phone ? {} : { phone: orNull(filled.phone) }),
    ...(fields.length === 0 ? {} : { fields: Object.fromEntries(fields) }),
    ...(added.length === 0 ? {} : { add_tags: added }),
    ...(removed.length === 0 ? {} : { remove_tags: removed })
  }
}

/** What is wrong with a change, by the names that the page has. */
export const problemInWords = (path: string, message: string): string => {
  const [field = "", ...rest] = path.split(".")
  const name =
    field === "email"
      ? "The e-mail address"
      : field === "phone"
        ? "The phone number"
        : field === "fields"
          ? rest.join(".") === ""
            ? "The new field"
            : `The field “${rest.join(".").slice(0, 64)}”`
          : field === "add_tags"
            ? "A new tag"
            : field === "remove_tags"
              ? "A tag"
              : "The change"
  return `${name} ${message.replace(/[.\s]+$/, "")}.`
}
