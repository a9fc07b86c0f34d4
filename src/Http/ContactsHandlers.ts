import { HttpApiBuilder } from "@effect/platform"
import { Effect } from "effect"
import { StewardApi } from "#schema/Api.ts"
import { CurrentPrincipal } from "#schema/api/Authentication.ts"
import { Contacts } from "#src/Contacts/Contacts.ts"
import { ok, page } from "./Answer.ts"

export const ContactsHandlers = HttpApiBuilder.group(StewardApi, "contacts", (handlers) =>
  Effect.gen(function* () {
    const contacts = yield* Contacts
    return handlers
      .handle("list", ({ urlParams: { limit, cursor, ...filter } }) =>
        Effect.flatMap(CurrentPrincipal, ({ workspaceId }) =>
          contacts.list(workspaceId, filter, { limit, cursor })
        ).pipe(Effect.map(page))
      )
      .handle("get", ({ path }) =>
        Effect.flatMap(CurrentPrincipal, ({ workspaceId }) => contacts.get(workspaceId, path.id)).pipe(Effect.map(ok))
      )
      .handle("update", ({ path, payload }) =>
        Effect.flatMap(CurrentPrincipal, (principal) => contacts.update(principal, path.id, payload)).pipe(
          Effect.map(ok)
        )
      )
      .handle("tags", () =>
        Effect.flatMap(CurrentPrincipal, ({ workspaceId }) => contacts.listTags(workspaceId)).pipe(Effect.map(ok))
      )
  })
)
