import { Either } from "effect"
import { isBlank } from "#schema/BlankText.ts"
import type { Issue } from "#schema/Errors.ts"
import { type ContactChange, maxFieldNameLength, maxFieldValueLength } from "#schema/resources/Contact.ts"
import { textProblem } from "#schema/Text.ts"
import { noEmail, normaliseEmail } from "./Fields/Email.ts"
import { normalisePhone } from "./Fields/Phone.ts"
import { tagKey, tagProblem } from "./Fields/TagName.ts"

export interface TagName {
  readonly key: string
  readonly name: string
}

/** A change that may be carried out, all in the form in which it is stored. Absent: stays as it is. */
export interface CheckedChange {
  readonly email?: string | null
  readonly phone?: string | null
  readonly fields: ReadonlyMap<string, string | null>
  readonly addTags: ReadonlyArray<TagName>
  readonly removeTags: ReadonlyArray<TagName>
}

/** A name that nobody can see was taken once, so that it can still be taken away. */
const unlessKept = (name: string, problem: string | null) => (name !== "" && isBlank(name) ? null : problem)

/** Everything that is wrong with a change, or the change as it can be carried out. */
export const checkChange = (change: ContactChange): Either.Either<CheckedChange, ReadonlyArray<Issue>> => {
  const issues: Array<Issue> = []
  const report = (path: string, message: string | null) => {
    if (message !== null) issues.push({ path, message })
  }
  const normalised = (
    path: string,
    given: string | null,
    normalise: (text: string) => string | null,
    expected: string
  ) => {
    const value = given === null ? null : normalise(given)
    if (given !== null && value === null) report(path, expected)
    return value
  }
  const tags = (path: string, names: ReadonlyArray<string> = [], problemOf = tagProblem) => {
    const found = new Map<string, TagName & { readonly path: string }>()
    for (const [index, given] of names.entries()) {
      const name = given.trim()
      report(`${path}.${index}`, problemOf(name))
      const key = tagKey(name)
      if (!found.has(key)) found.set(key, { key, name, path: `${path}.${index}` })
    }
    return found
  }

  const email = change.email === undefined ? {} : { email: normalised("email", change.email, normaliseEmail, noEmail) }
  const phone =
    change.phone === undefined
      ? {}
      : {
          phone: normalised(
            "phone",
            change.phone,
            normalisePhone,
            "must be a phone number without extension, with its country code outside the US, such as +47 22 86 44 00"
          )
        }
  const given = Object.entries(change.fields ?? {})
  for (const [name, value] of given) {
    const path = name === "" ? "fields" : `fields.${name}`
    const wrong = textProblem(name, { min: 1, max: maxFieldNameLength })
    const problem = value === null ? unlessKept(name, wrong) : wrong
    report(path, problem === null ? null : `has a field whose name ${problem}`)
    if (value !== null) report(path, textProblem(value, { max: maxFieldValueLength }))
  }
  const isGiven = (value: string | null) => value === null || !isBlank(value)
  const fields = new Map(given.filter(([, value]) => isGiven(value)))
  const added = tags("add_tags", change.add_tags)
  const removed = tags("remove_tags", change.remove_tags, (name) => unlessKept(name, tagProblem(name)))
  for (const { key, path } of removed.values()) {
    if (added.has(key)) report(path, "must not be removed and added at once")
  }
  const asked = Object.keys(email).length + Object.keys(phone).length + fields.size + added.size + removed.size
  if (asked === 0 && issues.length === 0) {
    if (given.length === 0) report("body", "has nothing to change: send at least one change")
    for (const [name] of given)
      report(`fields.${name}`, "has no value, which changes nothing: send one, or null to remove it")
  }

  return issues.length > 0
    ? Either.left(issues)
    : Either.right({
        ...email,
        ...phone,
        fields,
        addTags: Array.from(added.values(), ({ key, name }) => ({ key, name })),
        removeTags: Array.from(removed.values(), ({ key, name }) => ({ key, name }))
      })
}
