import { Effect } from "effect"
import { Contacts } from "#src/Contacts/Contacts.ts"
import { Erasures, eraserOf } from "#src/Erasure/Erasures.ts"
import { ok, page } from "./Answer.ts"
import { endpoints } from "./Endpoints.ts"
import { idempotency } from "./Idempotent.ts"

export const contactsEndpoints = Effect.gen(function* () {
  const contacts = yield* Contacts
  const erasures = yield* Erasures
  const idempotent = yield* idempotency
  return endpoints("contacts", {
    list: ({ principal, urlParams: { limit, cursor, ...filter } }) =>
      Effect.map(contacts.list(principal.workspaceId, filter, { limit, cursor }), page),
    get: ({ path, principal }) => Effect.map(contacts.detail(principal.workspaceId, path.id), ok),
    update: ({ path, payload, principal }) => Effect.map(contacts.update(principal, path.id, payload), ok),
    link: (asked) =>
      idempotent(asked)(
        Effect.map(contacts.link(asked.principal.workspaceId, asked.payload.contact_id, asked.path.id), ({ id }) =>
          ok({ contact_id: id, linked_id: asked.payload.contact_id })
        )
      ),
    erase: ({ path, principal }) => Effect.map(erasures.erasePerson(eraserOf(principal), path.id), ok),
    eraseAuthor: ({ path, principal, urlParams }) =>
      Effect.map(erasures.eraseAuthor(eraserOf(principal), path.id, urlParams.author_id), ok),
    export: ({ path, principal }) => Effect.map(erasures.exportPerson(principal.workspaceId, path.id), ok),
    tags: ({ principal }) => Effect.map(contacts.listTags(principal.workspaceId), ok)
  })
})
