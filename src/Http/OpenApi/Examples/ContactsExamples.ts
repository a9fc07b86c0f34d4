import { historyOf } from "./CommentsExamples.ts"
import { data, type OperationExamples, wholePage } from "./OperationExample.ts"
import type { SampleValues } from "./SampleValues.ts"

const otherId = "con_0199a1b2c3d470008000000000000006"

export const contactsExamples = (values: SampleValues): OperationExamples => {
  const { account, at, contact, hidden, message, tagId } = values
  const parameters = { id: contact.id }
  const erased = {
    contact_id: contact.id,
    deleted: true,
    comments: 1,
    messages: 1,
    backups: "Backups of the database have forgotten it by 2026-11-02."
  }
  const leaving = {
    contact_id: contact.id,
    deleted: false,
    comments: 12_000,
    message: "There is much to delete: it goes on by itself. Ask again later; 404 says that nothing is left."
  }
  return {
    listContacts: { answers: { 200: wholePage(contact) } },
    getContact: { parameters, answers: { 200: data({ ...contact, sales: [] }) } },
    updateContact: {
      parameters,
      request: { fields: contact.fields, add_tags: contact.tags },
      answers: { 200: data(contact) }
    },
    deleteContact: { parameters, answers: { 200: data(erased), 202: data(leaving) } },
    linkContacts: {
      parameters,
      request: { contact_id: otherId },
      answers: { 200: data({ contact_id: contact.id, linked_id: otherId }) }
    },
    deleteAuthor: {
      parameters: { id: account.id, author_id: "1234567890" },
      answers: {
        200: data({ ...erased, contact_id: null, messages: 0 }),
        202: data({ ...leaving, contact_id: null })
      }
    },
    exportContact: {
      parameters,
      answers: {
        200: {
          ...data({
            contact: { ...contact, sales: [] },
            earlier_ids: [otherId],
            identities: [{ account_id: account.id, kind: "handle", value: contact.handle }],
            links: [],
            email_marketing: [{ system: "mailchimp", told: ["email"], last_told_at: at, to_be_told: [] }],
            comments: [{ ...hidden, history: historyOf(values), sales: [] }],
            messages: [{ ...message, kind: "text", sent_at: at }]
          }),
          next_cursor: null
        }
      }
    },
    listTags: { answers: { 200: data(contact.tags.map((name) => ({ id: tagId, name, contacts: 1 }))) } }
  }
}
