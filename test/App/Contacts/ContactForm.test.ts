import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { changeOf, filledIn } from "#src/App/Contacts/ContactForm.ts"
import { formOf } from "#src/App/Visitor/Form.ts"

const word = FastCheck.string({ unit: "grapheme", minLength: 1, maxLength: 10 }).filter((text) => text.trim() === text)
const known = FastCheck.record({
  email: word,
  phone: word,
  tags: FastCheck.uniqueArray(word, { maxLength: 4 }),
  fields: FastCheck.uniqueArray(FastCheck.tuple(word, word), { maxLength: 4, selector: ([name]) => name })
})
type Known = typeof known extends FastCheck.Arbitrary<infer A> ? A : never

/** What a browser sends of the page of such a contact, with some changed. */
const sent = ({ email, fields, phone, tags }: Known, more: ReadonlyArray<readonly [string, string]> = []) =>
  formOf(
    new URLSearchParams([
      ...more.map(([name, value]): [string, string] => [name, value]),
      ["email", email],
      ["phone", phone],
      ...tags.map((tag): [string, string] => ["tag", tag]),
      ["add_tags", ""],
      ...fields.flatMap(
        ([name, value]): ReadonlyArray<[string, string]> => [
          ["field", name],
          ["value_was", value],
          ["value", value]
        ]
      )
    ])
  )

describe("the form of a contact", () => {
  it.prop("asks for nothing where nothing was changed", [known], ([contact]) => {
    assert.deepStrictEqual(changeOf(filledIn(sent(contact)), contact), {})
  })

  it.prop("asks only for what was changed: the rest may be a colleague's by now", [known, word], ([contact, value]) => {
    const form = sent(contact, [
      ["email", ""],
      ["new_field", "size"],
      ["new_value", value],
      ["add_tags", " vip ,, press"]
    ])
    const [gone, ...tags] = contact.tags
    const filled = filledIn({ ...form, get: (name) => (name === "add_tags" ? " vip ,, press" : form.get(name)) })
    const change = changeOf({ ...filled, email: "", tags }, contact)
    assert.deepStrictEqual(change, {
      email: null,
      fields: { size: value },
      add_tags: ["vip", "press"],
      ...(gone === undefined ? {} : { remove_tags: [gone] })
    })
  })
})
