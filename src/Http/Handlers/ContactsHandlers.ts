import { Effect } from "effect"
import { Contacts } from "#src/Contacts/Contacts.ts"
import { Erasures, eraserOf } from "#src/Erasure/Erasures.ts"
import { PersonExport } from "#src/Erasure/PersonExport.ts"
import { data } from "../Endpoints/Answer.ts"
import { handlers } from "./Handlers.ts"

export const contactsHandlers = Effect.gen(function* () {
  const contacts = yield* Contacts
  const erasures = yield* Erasures
  const person = yield* PersonExport
  return handlers("contacts", {
    list: ({ principal, urlParams: { limit, cursor, ...filter } }) =>
      contacts.list(principal.workspaceId, filter, { limit, cursor }),
    get: ({ path, principal }) => Effect.map(contacts.detail(principal.workspaceId, path.id), data),
    update: ({ path, payload, principal }) => Effect.map(contacts.update(principal, path.id, payload), data),
    link: ({ path, payload, principal }) =>
      Effect.map(contacts.link(principal, payload.contact_id, path.id), ({ id }) =>
        data({ contact_id: id, linked_id: payload.contact_id })
      ),
    erase: ({ path, principal }) => Effect.map(erasures.erasePerson(eraserOf(principal), path.id), data),
    eraseAuthor: ({ path, principal, urlParams }) =>
      Effect.map(erasures.eraseAuthor(eraserOf(principal), path.id, urlParams.author_id), data),
    export: ({ path, principal, urlParams }) => person.page(principal.workspaceId, path.id, urlParams.cursor),
    tags: ({ principal }) => Effect.map(contacts.listTags(principal.workspaceId), data)
  })
})
