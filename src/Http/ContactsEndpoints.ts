import { Effect } from "effect"
import { Contacts } from "#src/Contacts/Contacts.ts"
import { ok, page } from "./Answer.ts"
import { endpoints } from "./Endpoints.ts"

export const contactsEndpoints = Effect.gen(function* () {
  const contacts = yield* Contacts
  return endpoints("contacts", {
    list: ({ principal, urlParams: { limit, cursor, ...filter } }) =>
      Effect.map(contacts.list(principal.workspaceId, filter, { limit, cursor }), page),
    get: ({ path, principal }) => Effect.map(contacts.get(principal.workspaceId, path.id), ok),
    update: ({ path, payload, principal }) => Effect.map(contacts.update(principal, path.id, payload), ok),
    tags: ({ principal }) => Effect.map(contacts.listTags(principal.workspaceId), ok)
  })
})
