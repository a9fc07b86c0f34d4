import { HttpRouter } from "@effect/platform"
import { Effect } from "effect"
import { Contacts } from "#src/Contacts/Contacts.ts"
import { Router } from "#src/Http/Routing/Router.ts"
import { page } from "../Document/PageResponse.ts"
import { answering } from "../Visitor/Answering.ts"
import { brandFinder } from "../Visitor/BrandOf.ts"
import { Visitor } from "../Visitor/Visitor.ts"
import { contactPage } from "./ContactPage.tsx"

/** A contact at the address that answers and deliveries lead to. */
export const contactRoutes = Router.use((router) =>
  Effect.gen(function* () {
    const visitor = yield* Visitor
    const contacts = yield* Contacts
    const { owning } = yield* brandFinder

    const show = Effect.gen(function* () {
      const { id = "" } = yield* HttpRouter.params
      const person = yield* visitor.signedIn(`/contacts/${encodeURIComponent(id)}`)
      const { brand, found } = yield* owning(person, ({ workspaceId }) => contacts.get(workspaceId, id))
      return yield* page(contactPage(brand, found))
    })

    yield* router.get("/contacts/:id", answering(show))
  })
)
