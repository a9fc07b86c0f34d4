import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { AccountId, ContactId, WorkspaceId } from "#schema/Ids.ts"
import { maxFieldNameLength, maxFields, maxFieldValueLength } from "#schema/resources/Contact.ts"
import { readForm, takeForm } from "#src/Contacts/Leads/FilledForm.ts"
import type { StoredContact } from "#src/Contacts/StoredContact.ts"

const contact: StoredContact = {
  workspace_id: WorkspaceId.make("ws_1"),
  id: ContactId.make("con_1"),
  account_id: AccountId.make("acc_1"),
  account_name: "Nordlys",
  platform: "facebook",
  name: "",
  handle: "",
  email: null,
  phone: null,
  fields: {},
  follows_you: null,
  last_message_at: null,
  created_at: new Date(0),
  updated_at: new Date(0),
  tags: []
}
const filled = (answers: Readonly<Record<string, string>>) => ({
  externalId: "1",
  answers: Object.entries(answers).map(([name, value]) => ({ name, value }))
})
const taken = (answers: Readonly<Record<string, string>>, before: Partial<StoredContact> = {}) =>
  takeForm({ ...contact, ...before }, readForm(filled(answers)))

describe("a form that somebody filled in", () => {
  it("gives an address and a number as they are kept, a name, and its other answers as fields", () => {
    assert.deepStrictEqual(
      taken({
        full_name: " Dana Example ",
        email: " Dana@EXAMPLE.com",
        PHONE_NUMBER: "(202) 555-0143",
        "size of your tent?": "2 people"
      }),
      {
        set: {
          name: "Dana Example",
          email: "Dana@example.com",
          phone: "+12025550143",
          fields: { "size of your tent?": "2 people" }
        },
        changed: ["email", "phone", "fields"]
      }
    )
    assert.strictEqual(readForm(filled({ first_name: "Dana", last_name: "Example" })).name, "Dana Example")
  })

  it("keeps what is no address and no number as it was written", () => {
    const { changed, set } = taken({ email: "dana at home", phone_number: "call me", work_email: "d@example.com" })
    assert.deepStrictEqual(set, {
      email: "d@example.com",
      fields: { email: "dana at home", phone_number: "call me" }
    })
    assert.deepStrictEqual(changed, ["email", "fields"])
  })

  it("keeps the number that a contact had, and another one beside it: nobody proves the address that they type", () => {
    const before = { email: "dana@example.com", phone: "+12025550143" }
    const { changed, set } = taken({ email: "dana@example.com", phone_number: "202-555-0199" }, before)
    assert.deepStrictEqual(set, { fields: { phone_number: "+12025550199" } })
    assert.deepStrictEqual(changed, ["fields"])
    const again = taken({ email: "dana@example.com", phone_number: "202-555-0199" }, { ...before, ...set })
    assert.deepStrictEqual(again, { set: {}, changed: [] })
  })

  it("changes nothing that a contact knew but the address, and nothing when it comes again", () => {
    const before = { name: "Dana E.", email: "old@example.com", fields: { size: "L", tier: "gold" } }
    const { set } = taken({ full_name: "D", email: "new@example.com", size: "M", tier: "gold" }, before)
    assert.deepStrictEqual(set, { email: "new@example.com", fields: { size: "L", tier: "gold", "size 2": "M" } })
    const again = taken({ full_name: "D", email: "new@example.com", size: "M", tier: "gold" }, { ...before, ...set })
    assert.deepStrictEqual(again, { set: {}, changed: [] })
  })

  it("holds one address, however its letters are written", () => {
    const again = taken({ email: "Dana@Example.com" }, { email: "dana@example.com" })
    assert.deepStrictEqual(again, { set: {}, changed: [] })
  })

  it("keeps each other answer to a question, also where long questions begin alike", () => {
    const sizes = ["L", "M", "S", "M", "L"].reduce<StoredContact["fields"]>(
      (fields, size) => taken({ size }, { fields }).set.fields ?? fields,
      {}
    )
    assert.deepStrictEqual(sizes, { size: "L", "size 2": "M", "size 3": "S" })
    const question = "Which of our many jackets would you like to hear more about, and "
    const { fields } = taken({ [`${question}when`]: "now", [`${question}where`]: "here", [`${question}why`]: "so" }).set
    assert.sameMembers(Object.values(fields ?? {}), ["now", "here", "so"])
  })

  it("loses no answer, and makes no field that a contact cannot have", () => {
    const text = FastCheck.string({ unit: "grapheme", maxLength: 3_000 })
    FastCheck.assert(
      FastCheck.property(FastCheck.dictionary(text, text, { maxKeys: 8 }), (answers) => {
        const read = readForm(filled(answers))
        const held = [read.name, read.email, read.phone, ...read.fields.map(([, value]) => value)].join("\n")
        for (const [name, value] of Object.entries(answers)) {
          if (name.trim() !== "" && value.trim() !== "") assert.include(held, value.trim())
        }
        const { fields = {} } = takeForm(contact, read).set
        assert.isAtMost(Object.keys(fields).length, maxFields)
        for (const [name, value] of Object.entries(fields)) {
          assert.isTrue(Array.from(name).length <= maxFieldNameLength && value.length <= maxFieldValueLength)
        }
      })
    )
  })
})
