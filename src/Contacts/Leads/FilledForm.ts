import { maxFieldNameLength, maxFields, maxFieldValueLength } from "#schema/resources/Contact.ts"
import { withBeside } from "../Fields/Beside.ts"
import { isSameEmail, normaliseEmail } from "../Fields/Email.ts"
import { normalisePhone } from "../Fields/Phone.ts"
import type { ContactFields, ReportedField, StoredContact } from "../StoredContact.ts"

/** A form that somebody filled in, question by question, as the platform names them. */
export interface FilledForm {
  /** The platform's id of what was filled in. */
  readonly externalId: string
  readonly answers: ReadonlyArray<{ readonly name: string; readonly value: string }>
}

export interface FormAnswers {
  readonly name: string
  readonly email: string | null
  readonly phone: string | null
  /** All else, and what should have been an address or a number and is none. */
  readonly fields: ReadonlyArray<readonly [name: string, value: string]>
}

const among =
  (...names: ReadonlyArray<string>) =>
  (name: string) =>
    names.includes(name.toLowerCase())
const isEmail = among("email", "work_email")
const isPhone = among("phone_number", "phone", "work_phone_number")
const isName = among("full_name", "first_name", "last_name")

/** What the answers of a form say of who gave them. Nothing that was answered is left out. */
export const readForm = ({ answers }: FilledForm): FormAnswers => {
  const given = answers
    .map(({ name, value }) => ({ name: name.trim(), value: value.trim() }))
    .filter(({ name, value }) => name !== "" && value !== "")
  const valueOf = (wanted: string) => given.find(({ name }) => name.toLowerCase() === wanted)?.value ?? ""
  const parts = ["first_name", "last_name"].map(valueOf).filter((part) => part !== "")
  const email = given.flatMap(({ name, value }) => (isEmail(name) ? (normaliseEmail(value) ?? []) : []))[0] ?? null
  const phone = given.flatMap(({ name, value }) => (isPhone(name) ? (normalisePhone(value) ?? []) : []))[0] ?? null
  const fields = given
    .filter(
      ({ name, value }) =>
        !isName(name) &&
        !(isEmail(name) && normaliseEmail(value) === email && email !== null) &&
        !(isPhone(name) && normalisePhone(value) === phone && phone !== null)
    )
    .map(({ name, value }) => [name, value] as const)
  return { name: valueOf("full_name") || parts.join(" "), email, phone, fields }
}

const cut = (text: string, length: number) =>
  text.length > length
    ? Array.from(text)
        .slice(0, length / 2)
        .join("")
    : text

/** What a contact knew stands: another answer to the same question goes beside it. */
const withAnswers = (before: StoredContact["fields"], answers: FormAnswers["fields"]): StoredContact["fields"] =>
  withBeside(
    before,
    answers.map(([question, answer]) => [
      cut(question, maxFieldNameLength - ` ${maxFields}`.length),
      cut(answer, maxFieldValueLength)
    ])
  )

/**
 * What a form makes of the contact who filled it in. Nobody proves the address that they type, so a number that is known
 * stays, and another one goes beside it.
 */
export const takeForm = (
  contact: StoredContact,
  { email, fields, name, phone }: FormAnswers
): { readonly set: ContactFields; readonly changed: ReadonlyArray<ReportedField> } => {
  const isOther = phone !== null && contact.phone !== null && phone !== contact.phone
  const merged = withAnswers(contact.fields, isOther ? [...fields, ["phone_number", phone]] : fields)
  const set: ContactFields = {
    ...(contact.name === "" && name !== "" ? { name } : {}),
    ...(email === null || isSameEmail(email, contact.email) ? {} : { email }),
    ...(phone === null || contact.phone !== null ? {} : { phone }),
    ...(Object.entries(merged).every(([key, value]) => contact.fields[key] === value) ? {} : { fields: merged })
  }
  return { set, changed: (["email", "phone", "fields"] as const).filter((field) => field in set) }
}
